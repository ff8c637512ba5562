import { expect, test } from 'vitest'
import { type HealthInput, healthReport } from './health-report.ts'

const nobody = { count: 0, oldestAt: undefined }
const healthy: HealthInput = {
  version: '1.0.0+abc',
  site: 'some-site',
  now: 100_000,
  startedAt: 95_000,
  isDraining: false,
  leads: { pending: 0, sending: 0, sent: 3, failed: 0, spam: 2, unreadable: 0, oldestPendingAt: undefined },
  unavailableCode: undefined,
  delivery: { outage: undefined, parts: { mail: {} } },
  waiting: { mail: nobody, webhook: nobody, acknowledgement: nobody },
  photos: { usedPercent: 3, isTight: false, left: 0 },
  blog: { source: 'built-in', count: 4, stale: false, skipped: 0 },
  pages: { faulty: 0 },
  isProxyUntrusted: false,
}

/** One lead that has waited for a part for this many seconds. */
const withWaiting = (part: keyof HealthInput['waiting'], seconds: number): Partial<HealthInput> => ({
  now: 10_000_000,
  startedAt: 0,
  leads: withLeads({ pending: 1 }),
  waiting: { ...healthy.waiting, [part]: { count: 1, oldestAt: 10_000_000 - seconds * 1000 } },
  delivery: { ...healthy.delivery, parts: { mail: {}, webhook: {}, acknowledgement: {} } },
})
const withDelivery = (delivery: Partial<HealthInput['delivery']>) => ({ delivery: { ...healthy.delivery, ...delivery } })
const withLeads = (leads: Partial<HealthInput['leads']>): HealthInput['leads'] => ({ ...healthy.leads, ...leads })

test.each<[string, Partial<HealthInput>, string]>([
  ['all is healthy', {}, 'pass'],
  ['spam waits', { leads: withLeads({ spam: 500 }) }, 'pass'],
  ['mail was sent just now and another waits', withWaiting('mail', 5), 'pass'],
  ['mail has waited a quarter of an hour', withWaiting('mail', 900), 'pass'],
  ['mail is late', withWaiting('mail', 901), 'warn'],
  ['only an acknowledgement has been waiting for long', withWaiting('acknowledgement', 9_000), 'pass'],
  ['the webhook is late', withWaiting('webhook', 901), 'warn'],
  ['the mail server refuses us', withDelivery({ outage: { code: 'EAUTH 535', isRefusing: true } }), 'warn'],
  ['the mail server cannot be reached', withDelivery({ outage: { code: 'ECONNREFUSED', isRefusing: false } }), 'pass'],
  ['no mail server is configured and nothing waits', withDelivery({ parts: {} }), 'pass'],
  ['no mail server is configured while leads wait', { ...withDelivery({ parts: {} }), leads: withLeads({ pending: 1 }) }, 'warn'],
  ['failed leads wait', { leads: withLeads({ failed: 1 }) }, 'warn'],
  ['unreadable leads wait', { leads: withLeads({ unreadable: 1 }) }, 'warn'],
  ['remote posts are stale', { blog: { ...healthy.blog, stale: true } }, 'warn'],
  ['remote posts were skipped', { blog: { ...healthy.blog, skipped: 1 } }, 'warn'],
  ['a page cannot be rendered again', { pages: { faulty: 1 } }, 'warn'],
  ['visitors cannot be told apart', { isProxyUntrusted: true }, 'warn'],
  ['photos have little room', { photos: { usedPercent: 81, isTight: true, left: 0 } }, 'warn'],
  ['photos were left out for another reason', { photos: { usedPercent: 3, isTight: false, left: 2 } }, 'pass'],
  ['leads cannot be stored', { unavailableCode: 'ENOSPC' }, 'fail'],
  ['the server is draining', { isDraining: true, leads: withLeads({ failed: 1 }) }, 'fail'],
])('when %s', (_, changes, status) => {
  expect(healthReport({ ...healthy, ...changes }).status).toBe(status)
})

test('the report has the counts of every state, ages and codes', () => {
  const report = healthReport({
    ...healthy,
    unavailableCode: 'ENOSPC',
    leads: withLeads({ pending: 2, oldestPendingAt: 30_000 }),
    ...withDelivery({ parts: { mail: { lastSuccessAt: 91_000, lastErrorAt: 99_000, lastErrorCode: 'ETIMEDOUT' } } }),
    blog: { source: 'contentful', count: 9, ageSeconds: 30, stale: false, skipped: 0, lastErrorCode: 'ECONNRESET' },
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
