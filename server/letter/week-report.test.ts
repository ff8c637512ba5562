import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { fakeClock } from '../../test/helpers/fake-clock.ts'
import { openLeads } from '../../test/helpers/lead-outbox.ts'
import { type StorePlace, storeEngines } from '../../test/helpers/store-engines.ts'
import { weekOf } from '../base/calendar.ts'
import { createCounts } from '../counts/counts.ts'
import { knownSourcesOf } from '../counts/known-sources.ts'
import { readNotes } from '../leads/lead-notes.ts'
import type { LeadState } from '../store/store.ts'
import { readWeekReport } from './week-report.ts'

const timeZone = 'America/Los_Angeles'
const nameSource = knownSourcesOf({})
const page = (path: string) => ({
  page: { key: path, path, screen: 'about' as const, language: 'en' as const, indexable: true },
  part: 'document' as const,
})
const visit = (referer = '') => Object.assign(new IncomingMessage(new Socket()), { method: 'GET', headers: referer ? { referer } : {} })

/** A site without any figures, at a given time. */
async function emptySite(place: StorePlace, beginning: string) {
  const clock = fakeClock(Date.parse(beginning))
  const leads = openLeads(place, { clock })
  const { store } = leads
  const log = { warn: () => undefined, info: () => undefined }
  const clientOf = () => String(Math.random())
  const counts = createCounts({ store: store.counts, clock, timeZone, nameSource, clientOf, log, siteUrl: 'https://site.example' })
  onTestFinished(() => counts.close())
  const at = (time: string) => clock.set(Date.parse(time))
  const accept = async (number: number, state: 'pending' | 'spam') => {
    counts.inquiry(state === 'spam' ? 'spam' : 'inquiries')
    return leads.accept(number, state)
  }
  const move = async (id: string, state: LeadState) => {
    const head = await leads.headOf(id)
    if (!head || !(await store.leads.move(head, { state }))) throw new Error('not moved')
  }
  const report = async (week: string, now = clock.now(), hasOwnerPages = true) => {
    const notes = hasOwnerPages ? await readNotes(store.documents) : undefined
    return readWeekReport({ store, name: 'fencing', site: { openingHours: { timeZone } }, week, now, notes })
  }
  return { clock, leads, counts, at, accept, move, report }
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

describe.each(storeEngines)('the week on $name', ({ makePlace }) => {
  test.each(weeks)('every figure of a known week and the week before is right, over $name', async (known) => {
    const { leads, counts, at, accept, move, report, clock } = await emptySite(await makePlace(), known.dayBefore)
    counts.view(visit('https://google.com/'), page('/'))
    counts.view(visit(), page('/old/'))
    at(known.monday)
    for (let count = 0; count < 3; count += 1) counts.view(visit('https://google.com/'), page('/'))
    counts.view(visit('https://www.nextdoor.com/'), page('/about/'))
    const mailed = await accept(1, 'pending')
    for (const time of known.sunday) {
      at(time)
      counts.tap(visit())
    }
    const refused = await accept(2, 'pending')
    await accept(3, 'spam')
    at(known.lastSecond)
    counts.view(visit(), page('/about/'))
    counts.estimate(visit())
    await accept(4, 'pending')
    at(known.nextMonday)
    counts.view(visit(), page('/'))
    const damaged = await accept(5, 'pending')
    await counts.flush()
    await move(mailed, 'sent')
    await move(refused, 'failed')
    await move(damaged, 'unreadable')

    expect(await report(known.week)).toMatchObject({
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
        { kind: 'known', name: 'google.com', visits: 3, before: 1 },
        { kind: 'known', name: 'nextdoor.com', visits: 1, before: 0 },
        { kind: 'unknown', visits: 1, before: 1 },
      ],
      attention: { late: 0, failed: 1, unreadable: 1, spam: 1 },
    })
    expect((await report(known.week)).days.map(({ day, visits, taps, inquiries }) => [day, visits, taps, inquiries])).toEqual([
      [known.monday.slice(0, 10), 4, 0, 1],
      ...Array.from({ length: 5 }, () => [expect.any(String), 0, 0, 0]),
      [known.sunday[0]?.slice(0, 10), 1, 2, 2],
    ])
    const next = await report(weekOf(known.nextMonday.slice(0, 10)), clock.now() + 16 * 60_000)
    expect(next).toMatchObject({ figures: { week: { visits: 1, inquiries: 1 }, before: { visits: 5 } }, attention: { late: 1 } })
    expect(leads.log.at('error')).toEqual([])
  })

  test('hosts that strangers choose are not named: all unknown hosts are one source', async () => {
    const { counts, at, report } = await emptySite(await makePlace(), '2026-10-19T07:00:00Z')
    at('2026-10-28T12:00:00Z')
    for (let count = 0; count < 9; count += 1) counts.view(visit(`https://your-site-was-hacked-${count}.example.net/`), page('/'))
    counts.view(visit('https://www.bing.com/'), page('/'))
    await counts.flush()
    const { sources } = await report('2026-W44')
    expect(sources).toEqual([
      { kind: 'others', visits: 9, before: 0 },
      { kind: 'known', name: 'bing.com', visits: 1, before: 0 },
    ])
  })

  test('a job that was marked as won by mistake does not stay in the week, and its price may be corrected', async () => {
    const { leads, at, accept, report } = await emptySite(await makePlace(), '2026-10-28T12:00:00Z')
    const id = await accept(1, 'pending')
    const marks = [
      ['won', 4_200, { won: 1, wonDollars: 4_200 }],
      ['quoted', 4_200, { won: 0, wonDollars: 0 }],
      ['won', 4_000, { won: 1, wonDollars: 4_000 }],
      ['won', 5_000, { won: 1, wonDollars: 5_000 }],
    ] as const
    for (const [version, [status, quoted, figures]] of marks.entries()) {
      await leads.admin.writeNote(id, { status, note: '', next: undefined, quoted }, version)
      expect((await report('2026-W44')).figures.week).toMatchObject(figures)
    }
    // The figures count in the week of the win, whenever they are changed.
    at('2026-11-04T12:00:00Z')
    await leads.admin.writeNote(id, { status: 'won', note: '', next: undefined, quoted: 6_000 }, marks.length)
    expect((await report('2026-W44')).figures.week).toMatchObject({ won: 1, wonDollars: 6_000 })
    expect((await report('2026-W45')).figures.week).toMatchObject({ won: 0, wonDollars: 0 })
  })

  test('photos of the week’s requests that could not be stored are counted', async () => {
    const { leads, report } = await emptySite(await makePlace(), '2026-10-28T12:00:00Z')
    const noPicture = Buffer.alloc(500)
    await leads.accept(1, 'pending', [noPicture])
    await leads.accept(2, 'pending', [noPicture, noPicture])
    expect((await report('2026-W44')).inquiries.photosLeft).toBe(3)
    expect((await report('2026-W45')).inquiries.photosLeft).toBe(0)
  })

  test('only the top five pages are reported, most viewed first', async () => {
    const { counts, at, report } = await emptySite(await makePlace(), '2026-10-19T07:00:00Z')
    at('2026-10-28T12:00:00Z')
    for (let number = 1; number <= 7; number += 1) {
      for (let count = 0; count < number; count += 1) counts.view(visit(), page(`/p${number}/`))
    }
    await counts.flush()
    expect((await report('2026-W44')).pages.map(({ path }) => path)).toEqual(['/p7/', '/p6/', '/p5/', '/p4/', '/p3/'])
  })

  test('an owner with pages sees the statuses of the week’s requests, how many are unanswered, and what was won', async () => {
    const { leads, at, accept, report } = await emptySite(await makePlace(), '2026-10-28T12:00:00Z')
    const ids = [await accept(1, 'pending'), await accept(2, 'pending'), await accept(3, 'pending')]
    expect(await report('2026-W44', undefined, false)).toMatchObject({ statuses: {}, attention: { unanswered: 0 } })
    expect((await report('2026-W44')).attention.unanswered).toBe(3)
    await leads.admin.writeNote(ids[0] ?? '', { status: 'called', note: '', next: undefined, quoted: undefined }, 0)
    await leads.admin.writeNote(ids[1] ?? '', { status: 'won', note: '', next: undefined, quoted: 4_200 }, 0)
    at('2026-10-28T13:00:00Z')
    expect(await report('2026-W44')).toMatchObject({
      statuses: { new: 1, called: 1, won: 1 },
      attention: { unanswered: 1 },
      figures: { week: { won: 1, wonDollars: 4_200 } },
    })
  })
})
