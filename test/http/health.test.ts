import fs from 'node:fs/promises'
import request from 'supertest'
import { expect, onTestFinished, test, vi } from 'vitest'
import { space, token } from '../../scripts/bench/contentful.ts'
import { makeApp } from '../helpers/app-site.ts'
import { askAt } from '../helpers/ask.ts'
import { startContentfulServer } from '../helpers/contentful-server.ts'
import { recordFileSystemCalls } from '../helpers/file-system-calls.ts'
import { inquiry } from '../helpers/lead-outbox.ts'
import { type SmtpStep, startSmtpScript } from '../helpers/smtp-script.ts'

async function smtpScript(...script: Parameters<typeof startSmtpScript>) {
  const server = await startSmtpScript(...script)
  onTestFinished(() => server.close())
  return server
}

const mailTo = (port: number) => ({
  SMTP_URL: `smtp://localhost:${port}`,
  CONTACT_TO: 'owner@example.com',
  CONTACT_FROM: 'site@example.com',
})

const postsFrom = (host: string) => ({
  BLOG_SOURCE: 'contentful',
  CONTENTFUL_SPACE_ID: space,
  CONTENTFUL_ACCESS_TOKEN: token,
  CONTENTFUL_HOST: `http://${host}`,
})

test.each([
  ['/health', 'application/health+json; charset=utf-8'],
  ['/health/', 'application/health+json; charset=utf-8'],
  ['/health?x=1', 'application/health+json; charset=utf-8'],
  ['/healthz', 'application/health+json; charset=utf-8'],
  ['/health/live', 'text/plain; charset=utf-8'],
])('%s is the same for browsers, never cached or indexed, and has no body for HEAD', async (path, type) => {
  const { app } = await makeApp()
  const answers = [
    await request(app).get(path).set('Accept', 'text/html,application/xhtml+xml,*/*;q=0.8'),
    await request(app).get(path).set('Accept', 'image/png'),
    await request(app).head(path),
  ]
  for (const { status, headers } of answers) {
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  }
  expect(answers.map(({ text }) => Boolean(text))).toEqual([true, true, false])
  expect((await request(app).post(path).type('form').send({ a: 'b' })).status).toBe(405)
})

test('a thousand requests meet no limit, do not contact other services, and write nothing to disk or log', async () => {
  const mailServer = await smtpScript('dot', { reply: '451 later' })
  const service = await startContentfulServer()
  const { http, services, log } = await makeApp({
    env: { ...mailTo(mailServer.port), ...postsFrom(service.host.host), CONTACT_RATE_LIMIT: '1' },
  })
  services.delivery.start()
  await services.posts.refresh()
  await services.leads.intake.check()
  const before = { mail: mailServer.connections(), service: service.requests.length }
  const writes = recordFileSystemCalls(fs, ['open', 'writeFile', 'appendFile', 'rename', 'mkdir', 'unlink', 'rm', 'utimes'])
  const ask = askAt(http.port)
  for (let round = 0; round < 20; round += 1) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask('/health')))
    for (const { status, headers } of answers) {
      expect(status).toBe(200)
      expect(Object.keys(headers).filter((name) => name.startsWith('ratelimit'))).toEqual([])
    }
  }
  expect({ mail: mailServer.connections(), service: service.requests.length }).toEqual(before)
  // The store itself tests every ten seconds whether it can write.
  expect(writes.length).toBeLessThan(100)
  const lines = log().split('\n').filter(Boolean)
  const answered = lines.map((line) => JSON.parse(line)).filter(({ msg, path }) => msg === 'answered' && path === '/health')
  expect(answered).toHaveLength(1000)
  expect(new Set(answered.map(({ level }) => level))).toEqual(new Set([20]))
})

test('health responds while the mail server and the content service hang', async () => {
  const mailServer = await smtpScript('connect', 'hang')
  const service = await startContentfulServer()
  let waiting = 0
  service.fault = (_, response) => {
    waiting += 1
    response.on('close', () => {
      waiting -= 1
    })
  }
  const { http, services } = await makeApp({ env: { ...mailTo(mailServer.port), ...postsFrom(service.host.host) } })
  services.delivery.start()
  await services.leads.intake.accept(inquiry(1), 'pending')
  await vi.waitUntil(() => mailServer.connections() > 0, { timeout: 120_000 })
  await expect
    .poll(async () => {
      void services.posts.refresh()
      await vi.waitUntil(() => waiting > 0, { timeout: 120_000 })
      const { status, text } = await askAt(http.port)('/health')
      return { isWaiting: waiting > 0, status, ...JSON.parse(text) }
    })
    .toMatchObject({ isWaiting: true, status: 'warn', checks: { leads: { storable: true, sending: 1 }, blog: { status: 'warn' } } })
})

test.each<[SmtpStep, string]>([
  ['RCPT', '550 no mailbox owner@example.com at mail.example.com'],
  ['dot', '451 later, says mail.example.com'],
  ['greeting', '554 no service at mail.example.com'],
])('while inquiries wait after the mail server replied at %s "%s", health has only counts, ages and a code', async (step, reply) => {
  const mailServer = await smtpScript(step, { reply })
  const { app, services, folder } = await makeApp({ env: mailTo(mailServer.port) })
  services.delivery.start()
  const kept = await services.leads.intake.accept(inquiry(1), 'pending')
  if (kept.status === 'unavailable') throw new Error(kept.code)
  await services.leads.intake.accept(inquiry(2), 'spam')
  const read = async () => (await request(app).get('/health')).body
  await expect.poll(read).toMatchObject({ checks: { leads: { pending: 1 }, mail: { lastErrorCode: expect.any(String) } } })
  const report = await read()
  const count = expect.any(Number)
  expect(report).toEqual({
    status: expect.stringMatching(/^(pass|warn)$/),
    version: expect.stringMatching(/^\d+\.\d+\.\d+\+0000$/),
    site: 'fencing',
    uptimeSeconds: count,
    checks: {
      process: { status: 'pass', isDraining: false },
      store: { status: 'pass' },
      leads: {
        status: expect.stringMatching(/^(pass|warn)$/),
        storable: true,
        ...{ pending: count, sending: 0, sent: 0, failed: 0, spam: 1, unreadable: 0, oldestPendingSeconds: count },
      },
      mail: {
        status: expect.stringMatching(/^(pass|warn)$/),
        ...{ isConfigured: true, isRefused: expect.any(Boolean), isLate: false, waiting: count, lastErrorSecondsAgo: count },
        lastErrorCode: expect.stringMatching(/^E[A-Z]+( \d{3})?$/),
        ...(step !== 'dot' && { code: 'refused' }),
      },
      photos: { status: 'pass', usedPercent: 0, isTight: false, left: 0 },
      blog: { status: 'pass', source: 'built-in', count, skipped: 0 },
      pages: { status: 'pass', faulty: 0 },
      limits: { status: 'pass' },
    },
  })
  for (const word of [kept.id, folder, 'localhost', '127.0.0.1', `:${mailServer.port}`, 'example', 'owner', 'anary'])
    expect(JSON.stringify(report)).not.toContain(word)
})

test.each([
  ['a caller on this machine', {}, true],
  ['the proxy of this machine', { 'x-forwarded-for': '203.0.113.9' }, false],
  ['the token', { 'x-forwarded-for': '203.0.113.9', authorization: 'Bearer canary-health-token' }, true],
  ['another token', { 'x-forwarded-for': '203.0.113.9', authorization: 'Bearer canary-health' }, false],
])('the report for %s (%o): whole is %s', async (_, headers, isWhole) => {
  const { app, services } = await makeApp({ env: { HEALTH_TOKEN: 'canary-health-token' } })
  await services.leads.intake.accept(inquiry(1), 'pending')
  const { status, text, body } = await request(app).get('/health').set(headers)
  expect([status, body.status, body.site]).toEqual([200, 'warn', 'fencing'])
  if (isWhole) {
    expect(body).toMatchObject({ version: expect.any(String), checks: { leads: { pending: 1 } } })
    return
  }
  expect(Object.keys(body).sort()).toEqual(['checks', 'site', 'status', 'uptimeSeconds'])
  expect(body.checks).toEqual({
    process: { status: 'pass' },
    store: { status: 'pass' },
    leads: { status: 'pass' },
    mail: { status: 'warn', code: 'not-configured' },
    photos: { status: 'pass' },
    blog: { status: 'pass' },
    pages: { status: 'pass' },
    limits: { status: 'pass' },
  })
  expect(text).not.toMatch(/canary/)
})

test('without a configured token, no token is accepted', async () => {
  const { app } = await makeApp()
  const { body } = await request(app).get('/health').set({ 'x-forwarded-for': '203.0.113.9', authorization: 'Bearer undefined' })
  expect(body).not.toHaveProperty('version')
})
