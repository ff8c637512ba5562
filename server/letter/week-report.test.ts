import * as fs from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fakeClock, inquiry, makeFolder, openLeads } from '../../test/helpers/lead-outbox.ts'
import { weekOf } from '../base/calendar.ts'
import { createCounts } from '../counts/counts.ts'
import { readWeekReport } from './week-report.ts'

const timeZone = 'America/Los_Angeles'
const page = (path: string) => ({
  page: { key: path, path, screen: 'about' as const, language: 'en' as const, indexable: true },
  part: 'document' as const,
})
const visit = (referer = '') => ({ method: 'GET', headers: referer ? { referer } : {} })

/** A site without any figures, at a given time. */
async function emptySite(beginning: string) {
  const leadsFolder = await makeFolder()
  const folder = join(leadsFolder, '..', 'counts')
  const clock = fakeClock(Date.parse(beginning))
  const leads = openLeads({ folder: leadsFolder, clock })
  await leads.maintenance.refresh()
  const log = { warn: () => undefined, info: () => undefined }
  const counts = createCounts({ folder, clock, timeZone, log, site: 'fencing', siteUrl: 'https://site.example' })
  onTestFinished(() => counts.close())
  const at = (time: string) => clock.set(Date.parse(time))
  const store = async (number: number, state: 'pending' | 'spam', site = 'fencing') => {
    await leads.intake.accept({ ...inquiry(number), site }, state)
    counts.inquiry(state === 'spam' ? 'spam' : 'inquiries')
  }
  return { folder, clock, leads, counts, at, store }
}

/** Times in Los Angeles. */
const weeks = [
  {
    name: 'the end of summer time',
    week: '2026-W44',
    dayBefore: '2026-10-26T06:59:59Z',
    monday: '2026-10-26T07:00:00Z',
    // 1:30, for the first time and for the second.
    sunday: ['2026-11-01T08:30:00Z', '2026-11-01T09:30:00Z'],
    lastSecond: '2026-11-02T07:59:59Z',
    nextMonday: '2026-11-02T08:00:00Z',
  },
  {
    name: 'the beginning of summer time',
    week: '2026-W10',
    dayBefore: '2026-03-02T07:59:59Z',
    monday: '2026-03-02T08:00:00Z',
    // 1:30 and 3:30, an hour apart.
    sunday: ['2026-03-08T09:30:00Z', '2026-03-08T10:30:00Z'],
    lastSecond: '2026-03-09T06:59:59Z',
    nextMonday: '2026-03-09T07:00:00Z',
  },
]

test.each(weeks)('every figure of a known week and the week before is right, over $name', async (known) => {
  const { folder, clock, leads, counts, at, store } = await emptySite(known.dayBefore)
  counts.view(visit('https://google.com/'), page('/'))
  counts.view(visit(), page('/old/'))
  at(known.monday)
  for (let count = 0; count < 3; count += 1) counts.view(visit('https://google.com/'), page('/'))
  counts.view(visit('https://nextdoor.com/'), page('/about/'))
  await store(1, 'pending')
  for (const time of known.sunday) {
    at(time)
    counts.tap(visit())
  }
  await store(2, 'pending')
  await store(3, 'spam')
  at(known.lastSecond)
  counts.view(visit(), page('/about/'))
  counts.estimate(visit())
  await store(4, 'pending')
  at(known.nextMonday)
  counts.view(visit(), page('/'))
  await store(5, 'pending')
  await counts.flush()
  const [mailed] = await leads.admin.list('pending').then((all) => all.filter(({ lead }) => lead?.fields.name.endsWith(' 1')))
  const [refused] = await leads.admin.list('pending').then((all) => all.filter(({ lead }) => lead?.fields.name.endsWith(' 2')))
  const states = join(folder, '..', 'leads')
  await fs.rename(join(states, 'pending', mailed?.name ?? ''), join(states, 'sent', mailed?.name ?? ''))
  await fs.rename(join(states, 'pending', refused?.name ?? ''), join(states, 'failed', refused?.name ?? ''))
  await fs.writeFile(join(states, 'unreadable', 'x'), 'x')

  const common = { fs, folder, site: 'fencing', timeZone, admin: leads.admin, now: clock.now() }
  const report = await readWeekReport({ ...common, week: known.week })
  expect(report).toMatchObject({
    figures: {
      week: { views: 5, visits: 5, taps: 2, estimates: 1, inquiries: 3, spam: 1 },
      before: { views: 2, visits: 2, taps: 0, estimates: 0, inquiries: 0, spam: 0 },
    },
    inquiries: { mailed: 1, waiting: 1, failed: 1 },
    pages: [
      { path: '/', views: 3, before: 1 },
      { path: '/about/', views: 2, before: 0 },
    ],
    sources: [
      { host: 'google.com', visits: 3, before: 1 },
      { host: 'nextdoor.com', visits: 1, before: 0 },
      { host: null, visits: 1, before: 1 },
    ],
    attention: { late: 0, failed: 1, unreadable: 1, spam: 1 },
  })
  expect(report.days.map(({ day, visits, taps, inquiries }) => [day, visits, taps, inquiries])).toEqual([
    [known.monday.slice(0, 10), 4, 0, 1],
    ...Array.from({ length: 5 }, () => [expect.any(String), 0, 0, 0]),
    [known.sunday[0]?.slice(0, 10), 1, 2, 2],
  ])
  const next = await readWeekReport({ ...common, week: weekOf(known.nextMonday.slice(0, 10)), now: clock.now() + 16 * 60_000 })
  expect(next).toMatchObject({ figures: { week: { visits: 1, inquiries: 1 }, before: { visits: 5 } }, attention: { late: 2 } })
})

test('inquiries of another site in the same folder are not counted', async () => {
  const { folder, clock, leads, at, store } = await emptySite('2026-10-19T07:00:00Z')
  at('2026-10-28T12:00:00Z')
  await store(1, 'pending', 'insulation')
  const common = { fs, folder, site: 'fencing', timeZone, admin: leads.admin, now: clock.now() }
  expect((await readWeekReport({ ...common, week: '2026-W44' })).inquiries).toEqual({ mailed: 0, waiting: 0, failed: 0 })
})

test('only the top five pages and hosts are reported, most viewed first', async () => {
  const { folder, clock, leads, counts, at } = await emptySite('2026-10-19T07:00:00Z')
  at('2026-10-28T12:00:00Z')
  for (let number = 1; number <= 7; number += 1) {
    for (let count = 0; count < number; count += 1) counts.view(visit(`https://h${number}.example/`), page(`/p${number}/`))
  }
  await counts.flush()
  const common = { fs, folder, site: 'fencing', timeZone, admin: leads.admin, now: clock.now() }
  const report = await readWeekReport({ ...common, week: '2026-W44' })
  expect(report.pages.map(({ path }) => path)).toEqual(['/p7/', '/p6/', '/p5/', '/p4/', '/p3/'])
  expect(report.sources.map(({ host }) => host)).toEqual([7, 6, 5, 4, 3].map((number) => `h${number}.example`))
})
