import * as fs from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type FakeClock, fakeClock } from '../../test/helpers/lead-outbox.ts'
import { temporaryFolder } from '../../test/helpers/temporary-folder.ts'
import { addDays } from '../base/calendar.ts'
import { createProcessOwner } from '../leads/process-owner.ts'
import { type CountFileSystem, readDays } from './count-files.ts'
import { createCounts } from './counts.ts'

const page = (path: string, indexable = true) => ({ key: path, path, screen: 'about' as const, language: 'en' as const, indexable })
const document = (path: string) => ({ page: page(path), part: 'document' as const })
const chrome = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const get = (headers: Record<string, string> = {}) => ({ method: 'GET', headers: { 'user-agent': chrome, ...headers } })

type Setup = { folder: string; clock?: FakeClock; fs?: CountFileSystem; timeZone?: string }

function open({ folder, clock = fakeClock(), fs: given = fs, timeZone = 'America/Los_Angeles' }: Setup) {
  const owner = createProcessOwner()
  const log: string[] = []
  const note = (_facts: unknown, message?: string) => void log.push(message ?? String(_facts))
  const counts = createCounts({
    ...{ folder, clock, fs: given, timeZone, owner, site: 'some-site', siteUrl: 'https://www.example.com' },
    log: { warn: note, info: note },
  })
  onTestFinished(() => counts.close())
  counts.start()
  return { ...counts, log, crash: () => owner.close() }
}

const read = async (folder: string, ...days: string[]) => Object.fromEntries(await readDays({ fs, folder, site: 'some-site' }, days))
const filesIn = async (folder: string) => (await fs.readdir(folder).catch(() => [])).sort()

test('a day has views by page, visits, hosts, taps, estimates, inquiries and spam', async () => {
  const folder = join(await temporaryFolder(), 'counts')
  const counts = open({ folder, clock: fakeClock(Date.parse('2026-11-10T20:00:00Z')) })
  counts.view(get({ 'sec-fetch-site': 'none' }), document('/'))
  counts.view(get({ 'sec-fetch-site': 'cross-site', referer: 'https://www.google.com/' }), document('/'))
  counts.view(get({ referer: 'https://www.google.com/search?q=canary' }), document('/about/'))
  counts.view(get({ 'sec-fetch-site': 'same-origin' }), document('/about/'))
  counts.view(get({ 'sec-fetch-site': 'same-origin' }), { page: page('/contact/'), part: 'data' })
  counts.tap(get())
  counts.estimate(get())
  counts.inquiry('inquiries')
  counts.inquiry('inquiries')
  counts.inquiry('spam')
  await counts.flush()
  expect(await read(folder, '2026-11-10')).toEqual({
    '2026-11-10': {
      views: { '/': 2, '/about/': 2, '/contact/': 1 },
      visits: 3,
      from: { 'google.com': 2 },
      taps: 1,
      estimates: 1,
      inquiries: 2,
      spam: 1,
    },
  })
  const [name = ''] = await filesIn(folder)
  expect(await fs.readFile(join(folder, name), 'utf8')).toContain('"/about/": 2')
  expect((await fs.stat(folder)).mode & 0o777).toBe(0o700)
  expect((await fs.stat(join(folder, name))).mode & 0o777).toBe(0o600)
})

test.each([
  ['a bot that identifies itself', get({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' })],
  ['a monitor', get({ 'user-agent': 'curl/8.5.0' })],
  ['a prefetched page', get({ 'sec-purpose': 'prefetch' })],
  ['a prerendered page', get({ 'sec-purpose': 'prefetch;prerender' })],
  ['a HEAD request', { ...get(), method: 'HEAD' }],
])('%s is not counted', async (_, request) => {
  const folder = join(await temporaryFolder(), 'counts')
  const counts = open({ folder })
  counts.view(request, document('/'))
  if (request.method === 'GET') counts.estimate(request)
  if ('user-agent' in request.headers && request.headers['user-agent'] !== chrome) counts.tap(request)
  await counts.flush()
  expect(await filesIn(folder)).toEqual([])
})

test('pages that search engines may not list are not counted: not found, sent, refused', async () => {
  const folder = join(await temporaryFolder(), 'counts')
  const counts = open({ folder })
  counts.view(get(), { page: page('/404/', false), part: 'document' })
  await counts.flush()
  expect(await filesIn(folder)).toEqual([])
})

test.each([
  ['forward', '2026-03-07', '2026-03-08T08:00:00Z', 23],
  ['back', '2026-10-31', '2026-11-01T07:00:00Z', 25],
])('a day on which the clocks go %s has the right length', async (_, before, midnight, hours) => {
  const folder = join(await temporaryFolder(), 'counts')
  const clock = fakeClock(Date.parse(midnight) - 30 * 60_000)
  const counts = open({ folder, clock })
  for (let hour = 0; hour < 30; hour += 1) {
    counts.tap(get())
    clock.advance(60 * 60_000)
  }
  await counts.flush()
  const [day, after] = [addDays(before, 1), addDays(before, 2)]
  expect(await read(folder, before, day, after)).toMatchObject({
    [before]: { taps: 1 },
    [day]: { taps: hours },
    [after]: { taps: 29 - hours },
  })
})

test('the counts of all processes are added up, and a process started after a crash continues the dead one’s file', async () => {
  const folder = join(await temporaryFolder(), 'counts')
  const clock = fakeClock(Date.parse('2026-11-10T20:00:00Z'))
  const [first, second] = [open({ folder, clock }), open({ folder, clock })]
  for (const counts of [first, first, second]) counts.view(get(), document('/'))
  await Promise.all([first.flush(), second.flush()])
  expect(await filesIn(folder)).toHaveLength(2)
  first.crash()
  const third = open({ folder, clock })
  third.view(get(), document('/'))
  await third.flush()
  third.view(get(), document('/blog/'))
  await third.flush()
  expect(await filesIn(folder)).toHaveLength(2)
  expect(await read(folder, '2026-11-10')).toMatchObject({ '2026-11-10': { views: { '/': 4, '/blog/': 1 }, visits: 5 } })
})

test('two processes started at once do not take over the same file', async () => {
  const folder = join(await temporaryFolder(), 'counts')
  const clock = fakeClock(Date.parse('2026-11-10T20:00:00Z'))
  const before = open({ folder, clock })
  before.tap(get())
  await before.flush()
  before.crash()
  const later = Array.from({ length: 5 }, () => open({ folder, clock }))
  for (const counts of later) counts.tap(get())
  await Promise.all(later.map((counts) => counts.flush()))
  expect(await read(folder, '2026-11-10')).toMatchObject({ '2026-11-10': { taps: 6 } })
})

/** Counts the files written. */
function watchedFiles(isFull = () => false) {
  let writes = 0
  const watched: CountFileSystem = {
    ...fs,
    async rename(from, to) {
      if (isFull()) throw Object.assign(new Error('full'), { code: 'ENOSPC' })
      writes += 1
      await fs.rename(from, to)
    },
  }
  return { watched, writes: () => writes }
}

test('there is at most one write a minute, even at midnight, and none without new counts', async () => {
  const folder = join(await temporaryFolder(), 'counts')
  const clock = fakeClock(Date.parse('2026-11-10T07:58:30Z'))
  const { watched, writes } = watchedFiles()
  const counts = open({ folder, clock, fs: watched })
  const written: number[] = []
  for (let minute = 0; minute < 6; minute += 1) {
    const before = writes()
    if (minute < 3) for (let view = 0; view < 50; view += 1) counts.view(get(), document('/'))
    clock.advance(60_000)
    if (minute < 3) await expect.poll(writes).toBeGreaterThan(before)
    written.push(writes() - before)
  }
  expect(written).toEqual([1, 1, 1, 0, 0, 0])
  expect(await read(folder, '2026-11-09', '2026-11-10')).toMatchObject({ '2026-11-09': { visits: 100 }, '2026-11-10': { visits: 50 } })
})

test('on a full disk counting continues in memory, and is written when there is space again', async () => {
  const folder = join(await temporaryFolder(), 'counts')
  let isFull = true
  const { watched } = watchedFiles(() => isFull)
  const counts = open({ folder, clock: fakeClock(Date.parse('2026-11-10T20:00:00Z')), fs: watched })
  for (let minute = 0; minute < 3; minute += 1) {
    counts.tap(get())
    await counts.flush()
  }
  isFull = false
  await counts.flush()
  expect(await read(folder, '2026-11-10')).toMatchObject({ '2026-11-10': { taps: 3 } })
  expect(counts.log).toEqual(['visits could not be written to disk: trying again', 'visits are written to disk again'])
})

test('a file that is not a count is left alone and ignored', async () => {
  const folder = join(await temporaryFolder(), 'counts')
  const counts = open({ folder, clock: fakeClock(Date.parse('2026-11-10T20:00:00Z')) })
  counts.tap(get())
  await counts.flush()
  await fs.writeFile(join(folder, 'some-site.2026-11-10.p1-2-3.json'), '{"taps": "many"')
  await fs.writeFile(join(folder, 'notes.txt'), 'mine')
  expect(await read(folder, '2026-11-10')).toMatchObject({ '2026-11-10': { taps: 1 } })
})

test('made-up hosts cannot grow the file without limit', async () => {
  const folder = join(await temporaryFolder(), 'counts')
  const counts = open({ folder, clock: fakeClock(Date.parse('2026-11-10T20:00:00Z')) })
  for (let host = 0; host < 1_000; host += 1) counts.view(get({ referer: `https://h${host}.example/` }), document('/'))
  await counts.flush()
  const { from, visits } = (await read(folder, '2026-11-10'))['2026-11-10'] ?? {}
  expect(Object.keys(from ?? {})).toHaveLength(200)
  expect(visits).toBe(1_000)
})

test('days are kept for 400 days, and a clock that jumps ahead deletes none', async () => {
  const folder = join(await temporaryFolder(), 'counts')
  const clock = fakeClock(Date.parse('2026-11-10T20:00:00Z'))
  const counts = open({ folder, clock })
  counts.tap(get())
  clock.advance(60_000)
  await counts.flush()
  const [first] = await filesIn(folder)
  clock.set(Date.parse('2040-01-01T20:00:00Z'))
  counts.tap(get())
  clock.advance(60_000)
  await counts.flush()
  expect(await filesIn(folder)).toContain(first)
  clock.set(Date.parse('2027-12-15T20:00:00Z'))
  counts.tap(get())
  await counts.flush()
  clock.set(Date.parse('2027-12-16T20:00:00Z'))
  clock.advance(60_000)
  await expect.poll(() => filesIn(folder)).not.toContain(first)
  expect((await read(folder, '2027-12-15'))['2027-12-15']?.taps).toBe(1)
})
