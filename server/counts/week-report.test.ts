import * as fs from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fakeClock, inquiry, makeFolder, openLeads } from '../../test/helpers/lead-outbox.ts'
import { createCounts } from './counts.ts'
import { readWeekReport } from './week-report.ts'

const timeZone = 'America/Los_Angeles'
const page = (path: string) => ({
  page: { key: path, path, screen: 'about' as const, language: 'en' as const, indexable: true },
  part: 'document' as const,
})
const visit = (referer = '') => ({ method: 'GET', headers: referer ? { referer } : {} })

/** Two weeks with known figures, the second of which has the end of summer time: 169 hours. */
async function knownWeeks() {
  const leadsFolder = await makeFolder()
  const folder = join(leadsFolder, '..', 'counts')
  const clock = fakeClock(Date.parse('2026-10-19T07:00:00Z'))
  const leads = openLeads({ folder: leadsFolder, clock })
  await leads.keeper.refresh()
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

test('every figure of a known week is right, beside the week before, over the end of summer time', async () => {
  const { folder, clock, leads, counts, at, store } = await knownWeeks()
  at('2026-10-26T06:59:59Z') // Sunday night in Los Angeles: the week before
  counts.view(visit('https://google.com/'), page('/'))
  counts.view(visit(), page('/old/'))
  at('2026-10-26T07:00:00Z') // Monday 0:00
  for (let count = 0; count < 3; count += 1) counts.view(visit('https://google.com/'), page('/'))
  counts.view(visit('https://nextdoor.com/'), page('/about/'))
  await store(1, 'pending')
  at('2026-11-01T08:30:00Z') // Sunday 1:30, for the first time
  counts.tap(visit())
  at('2026-11-01T09:30:00Z') // Sunday 1:30, for the second time
  counts.tap(visit())
  await store(2, 'pending')
  await store(3, 'spam')
  at('2026-11-02T07:59:59Z') // Sunday 23:59:59
  counts.view(visit(), page('/about/'))
  counts.estimate(visit())
  await store(4, 'pending')
  at('2026-11-02T08:00:00Z') // Monday 0:00: the next week
  counts.view(visit(), page('/'))
  await store(5, 'pending')
  await counts.flush()
  const [mailed] = await leads.desk.list('pending').then((all) => all.filter(({ lead }) => lead?.fields.name.endsWith(' 1')))
  const [refused] = await leads.desk.list('pending').then((all) => all.filter(({ lead }) => lead?.fields.name.endsWith(' 2')))
  const states = join(folder, '..', 'leads')
  await fs.rename(join(states, 'pending', mailed?.name ?? ''), join(states, 'sent', mailed?.name ?? ''))
  await fs.rename(join(states, 'pending', refused?.name ?? ''), join(states, 'failed', refused?.name ?? ''))
  await fs.writeFile(join(states, 'unreadable', 'x'), 'x')

  const common = { fs, folder, site: 'fencing', timeZone, desk: leads.desk, now: clock.now() }
  const report = await readWeekReport({ ...common, week: '2026-W44' })
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
    ['2026-10-26', 4, 0, 1],
    ['2026-10-27', 0, 0, 0],
    ['2026-10-28', 0, 0, 0],
    ['2026-10-29', 0, 0, 0],
    ['2026-10-30', 0, 0, 0],
    ['2026-10-31', 0, 0, 0],
    ['2026-11-01', 1, 2, 2],
  ])
  const next = await readWeekReport({ ...common, week: '2026-W45', now: clock.now() + 16 * 60_000 })
  expect(next).toMatchObject({ figures: { week: { visits: 1, inquiries: 1 }, before: { visits: 5 } }, attention: { late: 2 } })
})

test('inquiries of another site in the same folder are not this site’s', async () => {
  const { folder, clock, leads, at, store } = await knownWeeks()
  at('2026-10-28T12:00:00Z')
  await store(1, 'pending', 'insulation')
  const common = { fs, folder, site: 'fencing', timeZone, desk: leads.desk, now: clock.now() }
  expect((await readWeekReport({ ...common, week: '2026-W44' })).inquiries).toEqual({ mailed: 0, waiting: 0, failed: 0 })
})

test('only the first five pages and hosts are told, the most read first', async () => {
  const { folder, clock, leads, counts, at } = await knownWeeks()
  at('2026-10-28T12:00:00Z')
  for (let number = 1; number <= 7; number += 1) {
    for (let count = 0; count < number; count += 1) counts.view(visit(`https://h${number}.example/`), page(`/p${number}/`))
  }
  await counts.flush()
  const common = { fs, folder, site: 'fencing', timeZone, desk: leads.desk, now: clock.now() }
  const report = await readWeekReport({ ...common, week: '2026-W44' })
  expect(report.pages.map(({ path }) => path)).toEqual(['/p7/', '/p6/', '/p5/', '/p4/', '/p3/'])
  expect(report.sources.map(({ host }) => host)).toEqual([7, 6, 5, 4, 3].map((number) => `h${number}.example`))
})
