import { expect, test } from 'vitest'
import { type HealthInput, healthReport } from './health-report.ts'

const healthy: HealthInput = {
  version: '1.0.0+abc',
  site: 'some-site',
  now: 100_000,
  startedAt: 95_000,
  isDraining: false,
  leads: { pending: 0, sending: 0, sent: 3, failed: 0, spam: 2, unreadable: 0, oldestPendingSeconds: undefined },
  availability: { isAvailable: true, code: undefined },
  isMailConfigured: true,
  mail: {},
  channels: {},
  blog: { source: 'built-in', count: 4, stale: false },
  pages: { faulty: 0 },
}

const withLeads = (leads: Partial<HealthInput['leads']>): HealthInput['leads'] => ({ ...healthy.leads, ...leads })

test.each<[string, Partial<HealthInput>, string]>([
  ['all is healthy', {}, 'pass'],
  ['spam waits', { leads: withLeads({ spam: 500 }) }, 'pass'],
  ['mail was sent just now and another waits', { leads: withLeads({ pending: 1, oldestPendingSeconds: 5 }) }, 'pass'],
  ['mail has waited a quarter of an hour', { leads: withLeads({ pending: 1, oldestPendingSeconds: 900 }) }, 'pass'],
  ['mail is late', { leads: withLeads({ pending: 1, oldestPendingSeconds: 901 }) }, 'warn'],
  [
    'only an acknowledgement has been waiting for long',
    { leads: withLeads({ pending: 1, oldestPendingSeconds: 9_000 }), channels: { acknowledgement: { waiting: 1, oldestWaitingAt: 1 } } },
    'pass',
  ],
  ['the webhook is late', { now: 1_000_000, startedAt: 0, channels: { webhook: { waiting: 1, oldestWaitingAt: 90_000 } } }, 'warn'],
  ['the mail server refuses us', { mail: { fault: { kind: 'refusing', code: 'EAUTH 535' } } }, 'warn'],
  ['the mail server cannot be reached', { mail: { fault: { kind: 'unreachable', code: 'ECONNREFUSED' } } }, 'pass'],
  ['no mail server is configured and nothing waits', { isMailConfigured: false }, 'pass'],
  ['no mail server is configured while leads wait', { isMailConfigured: false, leads: withLeads({ pending: 1 }) }, 'warn'],
  ['failed leads wait', { leads: withLeads({ failed: 1 }) }, 'warn'],
  ['unreadable leads wait', { leads: withLeads({ unreadable: 1 }) }, 'warn'],
  ['remote posts are stale', { blog: { source: 'contentful', count: 4, stale: true } }, 'warn'],
  ['a page cannot be rendered again', { pages: { faulty: 1 } }, 'warn'],
  ['leads cannot be stored', { availability: { isAvailable: false, code: 'ENOSPC' } }, 'fail'],
  ['the server is draining', { isDraining: true, leads: withLeads({ failed: 1 }) }, 'fail'],
])('when %s', (_, changes, status) => {
  expect(healthReport({ ...healthy, ...changes }).status).toBe(status)
})

test('the report has the counts of every state, ages and codes', () => {
  const report = healthReport({
    ...healthy,
    availability: { isAvailable: false, code: 'ENOSPC' },
    leads: withLeads({ pending: 2, oldestPendingSeconds: 70 }),
    mail: { lastSuccessAt: 91_000, lastErrorAt: 99_000, lastErrorCode: 'ETIMEDOUT' },
    blog: { source: 'contentful', count: 9, ageSeconds: 30, stale: false, lastErrorCode: 'ECONNRESET' },
  })
  expect(report).toMatchObject({
    version: '1.0.0+abc',
    site: 'some-site',
    uptimeSeconds: 5,
    checks: {
      leads: {
        storable: false,
        errorCode: 'ENOSPC',
        pending: 2,
        sending: 0,
        sent: 3,
        failed: 0,
        spam: 2,
        unreadable: 0,
        oldestPendingSeconds: 70,
      },
      mail: { lastSuccessSecondsAgo: 9, lastErrorSecondsAgo: 1, lastErrorCode: 'ETIMEDOUT' },
      blog: { source: 'contentful', count: 9, ageSeconds: 30, errorCode: 'ECONNRESET' },
    },
  })
})
