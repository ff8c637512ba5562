import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import request from 'supertest'
import { expect, onTestFinished, test } from 'vitest'
import { weekOf } from '../../server/base/calendar.ts'
import { addCounts, parseDayCounts, zeroCounts } from '../../server/counts/day-counts.ts'
import { createSiteLetter } from '../../server/letter/site-letter.ts'
import { readWeekReport } from '../../server/letter/week-report.ts'
import { type AppSite, makeApp } from '../helpers/app-site.ts'
import { askAt } from '../helpers/ask.ts'
import { fakeClock } from '../helpers/fake-clock.ts'
import { inquiryForm } from '../helpers/inquiry-form.ts'
import { startSmtpSink } from '../helpers/smtp-sink.ts'

const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0 Canary/9'
const canaries = /canary|203\.0\.113|127\.0\.0\.1|::1|Firefox|Gecko|Pat Miller|pat@example/i

/** All counts, and the text of everything stored besides the inquiries. */
async function countsOf({ services, config }: AppSite) {
  await services.counts.flush()
  const days = [...(await services.store.counts.days('2000-01-01', '2100-01-01')).values()].map(parseDayCounts)
  const sum = days.reduce(addCounts, zeroCounts())
  const folder = join(config.dataDir, config.site)
  const names = (await readdir(folder, { recursive: true })).filter((name) => !name.startsWith('leads'))
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8').catch(() => '')))
  return { sum, text: [...names, ...texts].join('\n') }
}

const arrival = { 'user-agent': agent, referer: 'https://www.google.com/search?q=canaryquery', cookie: 'a=canarycookie' }

test('pages, page data and 304s count, cached or not; nothing else does', async () => {
  const here = await makeApp()
  const ask = askAt(here.http.port)
  const inside = { ...arrival, 'sec-fetch-site': 'same-origin' }
  await ask('/about?name=canaryname', { headers: arrival }) // not cached yet
  const { headers } = await ask('/about/', { headers: arrival })
  expect((await ask('/about/', { headers: { ...arrival, 'if-none-match': String(headers.etag) } })).status).toBe(304)
  await ask('/api/pages/contact/', { headers: inside })
  await ask('/api/pages/contact/', { headers: inside })
  for (const path of [
    '/nothing-canary',
    '/blog/canary/',
    '/contact/?sent=1',
    '/health',
    '/robots.txt',
    '/favicon.ico',
    '/api/posts',
    '/About',
  ])
    await ask(path, { headers: arrival })
  await ask('/about/', { method: 'HEAD', headers: arrival })
  await ask('/about/', { headers: { ...arrival, 'sec-purpose': 'prefetch' } })
  await ask('/api/pages/about/', { headers: { ...inside, 'x-purpose': 'prefetch' } })
  await ask('/about/', { headers: { 'user-agent': 'canarybot/1.0 (+http://canary.example/bot)' } })
  const { sum } = await countsOf(here)
  expect(sum).toEqual({ ...zeroCounts(), views: { '/about/': 3, '/contact/': 2 }, visits: 3, from: { 'google.com': 3 } })
})

test('inquiries, spam and taps count once; repeats and refusals do not', async () => {
  const here = await makeApp({ env: { CONTACT_RATE_LIMIT: '2' } })
  const post = (changes: Record<string, string> = {}) =>
    request(here.app).post('/').set('User-Agent', agent).type('form').send(inquiryForm(changes))
  for (let time = 0; time < 2; time += 1) await post()
  await post({ comment: 'canary' })
  await post({ email: 'none' })
  await post({ comment: 'one too many' })
  const { sum } = await countsOf(here)
  expect(sum).toEqual({ ...zeroCounts(), inquiries: 2 })
  const other = await makeApp()
  await request(other.app)
    .post('/')
    .type('form')
    .send(inquiryForm({ 'bot-field': 'x' }))
  await request(other.app).post('/api/taps').set('User-Agent', agent)
  expect((await countsOf(other)).sum).toEqual({ ...zeroCounts(), spam: 1, taps: 1 })
})

test('results of the estimate count as views and visits of its page, also of wrong answers, but only valid ones as estimates', async () => {
  const here = await makeApp()
  for (const query of ['length=90', 'length=abc', 'fbclid=x']) await request(here.app).get(`/estimate/?${query}`)
  await request(here.app).head('/estimate/?length=90')
  expect((await countsOf(here)).sum).toMatchObject({ views: { '/estimate/': 3 }, visits: 3, estimates: 1 })
})

test('counts, letter and report have no personal data: no IP address, user agent, query or name', async () => {
  const sink = await startSmtpSink()
  onTestFinished(() => sink.close())
  const here = await makeApp({
    env: { SMTP_URL: `smtp://127.0.0.1:${sink.port}`, CONTACT_TO: 'owner@example.com', CONTACT_FROM: 'site@example.com' },
  })
  const from = { 'X-Forwarded-For': '203.0.113.77' }
  const referers = [
    'https://canaryuser:canarypass@news.example.org/canarypath?q=canary',
    'http://203.0.113.9/canary',
    'canary',
    'https://canary',
  ]
  const ask = askAt(here.http.port)
  for (const referer of referers) {
    for (const path of ['/?utm=canary', '/about/', '/canary', '/api/pages/about/?x=canary'])
      await ask(path, { headers: { ...arrival, ...from, referer } })
    await request(here.app)
      .post('/api/taps')
      .set({ ...from, 'User-Agent': agent })
      .send('canary')
  }
  await request(here.app)
    .post('/')
    .set({ ...from, 'User-Agent': agent, Referer: referers[0] ?? '' })
    .type('form')
    .send(inquiryForm({ comment: 'canary' }))
  const { sum, text } = await countsOf(here)
  expect(sum).toMatchObject({ views: { '/': 4, '/about/': 8 }, visits: 8, from: { 'news.example.org': 2 }, taps: 4, inquiries: 1 })
  expect(text).not.toMatch(canaries)

  const { timeZone } = here.services.sites[0].site.openingHours
  const clock = fakeClock(Date.now() - 7 * 24 * 60 * 60_000)
  const { store, counts, health, log } = here.services
  const letter = createSiteLetter(here.config, () => here.services.sites[0].site, {
    store,
    counts,
    health: health.report,
    log,
    clock,
  })
  onTestFinished(() => letter?.close(0))
  await letter?.run()
  const dayMs = 24 * 60 * 60_000
  // A site is visited every day, which shows that the clock is right.
  await store.counts.add(new Date(Date.now() + 4 * dayMs).toISOString().slice(0, 10), {})
  clock.set(Date.now() + 8 * dayMs)
  await letter?.run()
  await sink.received(1)
  const [mail] = sink.mails
  expect(mail?.source).toContain('To: owner@example.com')
  expect(mail?.source.replaceAll('\r\n', '\n').replaceAll('=\n', '')).toMatch(/Visits: 8|^Visits: 0 \(week before: 8\)/m)
  expect(mail?.source.replace(/^(Message-ID|Received):.*$/gim, '')).not.toMatch(canaries)
  const week = weekOf(new Date().toISOString().slice(0, 10))
  const report = await readWeekReport({
    notes: undefined,
    store,
    name: here.config.site,
    site: { openingHours: { timeZone } },
    week,
    now: Date.now(),
  })
  expect(JSON.stringify(report)).not.toMatch(canaries)
})

test('with owner pages, the mail of a lead links to its request', async () => {
  const sink = await startSmtpSink()
  onTestFinished(() => sink.close())
  const here = await makeApp({
    env: {
      ...{ SMTP_URL: `smtp://127.0.0.1:${sink.port}`, CONTACT_TO: 'owner@example.com', CONTACT_FROM: 'site@example.com' },
      ...{ OWNER_EMAILS: 'owner@example.com', SITE_URL: 'https://fence.example' },
    },
  })
  const { body } = await request(here.app).post('/').accept('json').type('form').send(inquiryForm())
  await here.services.delivery.drainDue()
  await sink.received(1)
  const source = sink.mails[0]?.source.replaceAll('\r\n', '\n').replaceAll('=\n', '')
  expect(source).toContain(`Open this request: https://fence.example/owner/requests/${body.id}/`)
})

test('there is no letter without a mail server or with REPORT=off', async () => {
  expect((await makeApp()).services.letter).toBeUndefined()
  const mail = { SMTP_URL: 'smtp://127.0.0.1:1', CONTACT_TO: 'owner@example.com', CONTACT_FROM: 'site@example.com' }
  expect((await makeApp({ env: { ...mail, REPORT: 'off' } })).services.letter).toBeUndefined()
  expect((await makeApp({ env: mail })).services.letter).toBeDefined()
})
