import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { addDays } from '../../shared/hours/days.ts'
import { type FakeClock, fakeClock } from '../../test/helpers/fake-clock.ts'
import { type StorePlace, storeEngines } from '../../test/helpers/store-engines.ts'
import { createCounts } from './counts.ts'
import { parseDayCounts } from './day-counts.ts'
import { knownSourcesOf } from './known-sources.ts'

const page = (path: string, indexable = true) => ({ key: path, path, screen: 'about' as const, language: 'en' as const, indexable })
const document = (path: string) => ({ page: page(path), part: 'document' as const })
const chrome = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const get = (headers: Record<string, string> = {}, method = 'GET') =>
  Object.assign(new IncomingMessage(new Socket()), { method, headers: { 'user-agent': chrome, ...headers } })

const nameSource = knownSourcesOf({ directories: { groups: [{ links: [{ href: 'https://www.chamber.example/members' }] }] } })

type Setup = { place: StorePlace; clock?: FakeClock; timeZone?: string }

/** Counts like those of one process. The client of a request is its header `x-client`. */
function open({ place, clock = fakeClock(), timeZone = 'America/Los_Angeles' }: Setup) {
  const store = place.open()
  const log: string[] = []
  const note = (_facts: unknown, message?: string) => void log.push(message ?? String(_facts))
  const counts = createCounts({
    ...{ store: store.counts, clock, timeZone, siteUrl: 'https://www.example.com' },
    nameSource,
    clientOf: ({ headers }) => String(headers['x-client'] ?? Math.random()),
    log: { warn: note, info: note },
  })
  onTestFinished(() => counts.close())
  counts.start()
  const read = async (...days: string[]) => {
    const found = await store.counts.days(days[0] ?? '', days.at(-1) ?? '')
    return Object.fromEntries([...found].map(([day, figures]) => [day, parseDayCounts(figures)]))
  }
  return { ...counts, log, read, store }
}

describe.each(storeEngines)('counts on $name', ({ makePlace }) => {
  test('a day has views by page, visits, hosts, taps, estimates, inquiries and spam', async () => {
    const counts = open({ place: await makePlace(), clock: fakeClock(Date.parse('2026-11-10T20:00:00Z')) })
    counts.view(get({ 'sec-fetch-site': 'none' }), document('/'))
    counts.view(get({ 'sec-fetch-site': 'cross-site', referer: 'https://www.google.com/' }), document('/'))
    counts.view(get({ referer: 'https://www.google.co.uk/search?q=canary' }), document('/about/'))
    counts.view(get({ 'sec-fetch-site': 'same-origin' }), document('/about/'))
    counts.view(get({ 'sec-fetch-site': 'same-origin' }), { page: page('/contact/'), part: 'data' })
    counts.tap(get())
    counts.estimate(get())
    counts.inquiry('inquiries')
    counts.inquiry('inquiries')
    counts.inquiry('spam')
    await counts.flush()
    expect(await counts.read('2026-11-10')).toEqual({
      '2026-11-10': {
        views: { '/': 2, '/about/': 2, '/contact/': 1 },
        visits: 3,
        from: { 'google.com': 2 },
        taps: 1,
        estimates: 1,
        inquiries: 2,
        spam: 1,
        won: 0,
        wonDollars: 0,
      },
    })
  })

  test.each([
    ['a bot that identifies itself', get({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' })],
    ['a monitor', get({ 'user-agent': 'curl/8.5.0' })],
    ['a prefetched page', get({ 'sec-purpose': 'prefetch' })],
    ['a prerendered page', get({ 'sec-purpose': 'prefetch;prerender' })],
    ['a HEAD request', get({}, 'HEAD')],
  ])('%s is not counted', async (_, request) => {
    const counts = open({ place: await makePlace() })
    counts.view(request, document('/'))
    if (request.method === 'GET') counts.estimate(request)
    if (request.headers['user-agent'] !== chrome) counts.tap(request)
    await counts.flush()
    expect(await counts.read('2000-01-01', '2100-01-01')).toEqual({})
  })

  test('pages that search engines may not list are not counted: not found, sent, refused', async () => {
    const counts = open({ place: await makePlace() })
    counts.view(get(), { page: page('/404/', false), part: 'document' })
    await counts.flush()
    expect(await counts.read('2000-01-01', '2100-01-01')).toEqual({})
  })

  test.each([
    ['forward', '2026-03-07', '2026-03-08T08:00:00Z', 23],
    ['back', '2026-10-31', '2026-11-01T07:00:00Z', 25],
  ])('a day on which the clocks go %s has the right length', async (_, before, midnight, hours) => {
    const clock = fakeClock(Date.parse(midnight) - 30 * 60_000)
    const counts = open({ place: await makePlace(), clock })
    for (let hour = 0; hour < 30; hour += 1) {
      counts.tap(get())
      clock.advance(60 * 60_000)
    }
    await counts.flush()
    const [day, after] = [addDays(before, 1), addDays(before, 2)]
    expect(await counts.read(before, day, after)).toMatchObject({
      [before]: { taps: 1 },
      [day]: { taps: hours },
      [after]: { taps: 29 - hours },
    })
  })

  test('the counts of all processes are added up', async () => {
    const place = await makePlace()
    const clock = fakeClock(Date.parse('2026-11-10T20:00:00Z'))
    const [first, second] = [open({ place, clock }), open({ place, clock })]
    for (const counts of [first, first, second]) counts.view(get(), document('/'))
    await Promise.all([first.flush(), second.flush()])
    for (let turn = 0; turn < 5; turn += 1) {
      for (const counts of [first, second]) counts.view(get(), document('/blog/'))
      await Promise.all([first.flush(), second.flush()])
    }
    expect(await first.read('2026-11-10')).toMatchObject({ '2026-11-10': { views: { '/': 3, '/blog/': 10 }, visits: 13 } })
  })

  test('at most twenty taps of a client are counted an hour', async () => {
    const clock = fakeClock(Date.parse('2026-11-10T20:00:00Z'))
    const counts = open({ place: await makePlace(), clock })
    const tap25 = (client: string) => {
      for (let count = 0; count < 25; count += 1) counts.tap(get({ 'x-client': client }))
    }
    tap25('one')
    counts.tap(get({ 'x-client': 'other' }))
    clock.advance(60 * 60_000)
    tap25('one')
    await counts.flush()
    expect(await counts.read('2026-11-10')).toMatchObject({ '2026-11-10': { taps: 41 } })
  })

  test('there is at most one write a minute, and none without new counts', async () => {
    const clock = fakeClock(Date.parse('2026-11-10T20:00:30Z'))
    const counts = open({ place: await makePlace(), clock })
    let writes = 0
    const { add } = counts.store.counts
    counts.store.counts.add = (...figures) => {
      writes += 1
      return add(...figures)
    }
    for (let second = 0; second < 180; second += 1) {
      if (second < 60) counts.view(get(), document('/'))
      clock.advance(1_000)
      await new Promise((resolve) => setImmediate(resolve))
    }
    await counts.flush()
    expect(writes).toBe(2)
  })

  test('a day on which the site ran is stored even if nobody came', async () => {
    const clock = fakeClock(Date.parse('2026-11-10T20:00:30Z'))
    const counts = open({ place: await makePlace(), clock })
    clock.advance(30_000)
    await counts.flush()
    expect(await counts.read('2026-11-10')).toMatchObject({ '2026-11-10': { visits: 0 } })
  })

  test('while the store is out of reach, counts stay in memory, and they are written once when it is back', async () => {
    const counts = open({ place: await makePlace(), clock: fakeClock(Date.parse('2026-11-10T20:00:00Z')) })
    const { add } = counts.store.counts
    counts.store.counts.add = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }))
    for (let turn = 0; turn < 3; turn += 1) {
      counts.view(get(), document('/'))
      await counts.flush()
    }
    counts.store.counts.add = add
    counts.view(get(), document('/'))
    await counts.flush()
    expect(await counts.read('2026-11-10')).toMatchObject({ '2026-11-10': { views: { '/': 4 } } })
    expect(counts.log).toEqual(['visits could not be stored: trying again', 'visits are stored again'])
  })

  test('invented hosts are limited, and known sources always count', async () => {
    const counts = open({ place: await makePlace(), clock: fakeClock(Date.parse('2026-11-10T20:00:00Z')) })
    for (let number = 0; number < 300; number += 1) counts.view(get({ referer: `https://h${number}.example.net/` }), document('/'))
    for (const host of ['www.google.com', 'l.facebook.com', 'www.chamber.example', 'm.yelp.com']) {
      counts.view(get({ referer: `https://${host}/` }), document('/'))
    }
    await counts.flush()
    const day = (await counts.read('2026-11-10'))['2026-11-10']
    expect(Object.keys(day?.from ?? {})).toHaveLength(104)
    expect(day?.from).toMatchObject({ 'google.com': 1, 'facebook.com': 1, 'chamber.example': 1, 'yelp.com': 1 })
    expect(day?.visits).toBe(304)
  })

  test('a client that invents tens of thousands of hosts does not crowd out known sources', async () => {
    const counts = open({ place: await makePlace(), clock: fakeClock(Date.parse('2026-11-10T20:00:00Z')) })
    for (let number = 0; number < 20_000; number += 1) {
      counts.view(get({ referer: `https://h${number}.example.net/`, 'x-client': 'one' }), document('/'))
    }
    counts.view(get({ referer: 'https://www.google.com/' }), document('/'))
    await counts.flush()
    expect((await counts.read('2026-11-10'))['2026-11-10']?.from).toMatchObject({ 'google.com': 1 })
  })

  test('a client is counted only a few times an hour for one source', async () => {
    const clock = fakeClock(Date.parse('2026-11-10T20:00:00Z'))
    const counts = open({ place: await makePlace(), clock })
    const visit = (client: string) => counts.view(get({ referer: 'https://spam.example.net/', 'x-client': client }), document('/'))
    for (let time = 0; time < 300; time += 1) visit('one')
    visit('two')
    clock.advance(60 * 60_000)
    visit('one')
    await counts.flush()
    expect((await counts.read('2026-11-10'))['2026-11-10']).toMatchObject({ from: { 'spam.example.net': 7 }, visits: 302 })
  })
})

test.each([
  ['www.google.de', 'google.com'],
  ['google.business-renewal.com', undefined],
  ['notgoogle.com', undefined],
  ['t.co', 'x.com'],
  ['maps.apple.com', 'apple.com'],
  ['www.chamber.example', 'chamber.example'],
  ['your-website-was-hacked.com', undefined],
  ['localhost', undefined],
])('the source %s is shown as %s', (host, name) => {
  expect(nameSource(host)).toBe(name)
})
