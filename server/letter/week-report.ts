import type { LeadStatus } from '../../shared/contact/lead-statuses.ts'
import { createWallClock, daysOfWeek, weekBefore } from '../base/calendar.ts'
import { day as dayMs, minute } from '../base/durations.ts'
import { addCounts, type DayCounts, parseDayCounts, type Total, zeroCounts } from '../counts/day-counts.ts'
import { type Directories, knownSourcesOf, type NameSource } from '../counts/known-sources.ts'
import { parseLead } from '../leads/lead.ts'
import type { LeadNote } from '../leads/lead-notes.ts'
import { type LeadHead, leadStates, type Store } from '../store/store.ts'

export type Figures = Record<Total | 'views', number>

/** Where visits came from: a known site by its name, all others together, or unknown (typed in, a bookmark, an email). */
export type Source = { kind: 'known'; name: string } | { kind: 'others' } | { kind: 'unknown' }

export type WeekReport = {
  site: string
  week: string
  timeZone: string
  figures: { week: Figures; before: Figures }
  days: ({ day: string; visitsBefore: number } & Figures)[]
  /** The current state of the week's inquiries, and how many of their photos could not be stored. */
  inquiries: { mailed: number; waiting: number; failed: number; photosLeft: number }
  /** How many inquiries have each status. Empty without the owner's pages. */
  statuses: Partial<Record<LeadStatus, number>>
  pages: { path: string; views: number; before: number }[]
  sources: (Source & { visits: number; before: number })[]
  /** Counts that need the owner's attention, from any week. */
  attention: { late: number; failed: number; unreadable: number; spam: number; unanswered: number }
}

type ReportOptions = {
  store: Pick<Store, 'leads' | 'counts'>
  /** The business, as the report names it. */
  name: string
  site: { openingHours: { timeZone: string } } & Directories
  week: string
  now: number
  /** The owner's notes on leads, by id. Undefined without the owner's pages. */
  notes: ReadonlyMap<string, LeadNote> | undefined
}

const shownPages = 5
const shownSources = 5
const lateMs = 15 * minute

export async function readWeekReport({ store, name, site, week, now, notes }: ReportOptions): Promise<WeekReport> {
  const { timeZone } = site.openingHours
  const nameSource = knownSourcesOf(site)
  const days = daysOfWeek(week)
  const daysBefore = daysOfWeek(weekBefore(week))
  const counted = await store.counts.days(daysBefore[0] ?? '', days.at(-1) ?? '')
  const countsOf = (day: string) => parseDayCounts(counted.get(day) ?? {})
  const [current, before] = [sum(days.map(countsOf)), sum(daysBefore.map(countsOf))]
  const heads = await store.leads.heads(leadStates)
  const inState = (...states: LeadHead['state'][]) => heads.filter(({ state }) => states.includes(state))
  const waiting = inState('pending', 'sending')
  const wallClock = createWallClock(timeZone)
  // Computing the day of thousands of leads is slow, so it is done only for those near the week.
  const isNear = ({ receivedAt }: LeadHead) => Math.abs(receivedAt - Date.parse(days[3] ?? '')) < 6 * dayMs
  const ofWeek = (found: LeadHead[]) => found.filter((head) => isNear(head) && days.includes(wallClock(head.receivedAt).day))
  const states = { waiting: ofWeek(waiting).length, failed: ofWeek(inState('failed')).length }
  const real = inState('pending', 'sending', 'sent', 'failed')
  const ofThisWeek = ofWeek(real)
  const most = (counts: Record<string, number>, earlier: Record<string, number>, limit: number) =>
    largest(counts, limit).map(([name, count]) => [name, count, earlier[name] ?? 0] as const)
  return {
    ...{ site: name, week, timeZone },
    figures: { week: figuresOf(current), before: figuresOf(before) },
    days: days.map((day, index) => ({ day, ...figuresOf(countsOf(day)), visitsBefore: countsOf(daysBefore[index] ?? '').visits })),
    inquiries: {
      mailed: Math.max(0, current.inquiries - states.waiting - states.failed),
      ...states,
      photosLeft: await countPhotosLeft(store.leads, ofThisWeek),
    },
    statuses: notes ? countStatuses(ofThisWeek, notes) : {},
    pages: most(current.views, before.views, shownPages).map(([path, views, earlier]) => ({ path, views, before: earlier })),
    sources: most(sourcesOf(current, nameSource), sourcesOf(before, nameSource), shownSources).map(([name, visits, earlier]) => ({
      ...(name === 'others' || name === 'unknown' ? { kind: name } : { kind: 'known', name }),
      visits,
      before: earlier,
    })),
    attention: {
      late: waiting.filter(({ receivedAt }) => now - receivedAt > lateMs).length,
      failed: inState('failed').length,
      unreadable: inState('unreadable').length,
      spam: inState('spam').length,
      unanswered: notes ? (countStatuses(real, notes).new ?? 0) : 0,
    },
  }
}

function countStatuses(heads: readonly LeadHead[], notes: ReadonlyMap<string, LeadNote>): Partial<Record<LeadStatus, number>> {
  const counts: Partial<Record<LeadStatus, number>> = {}
  for (const { id } of heads) {
    const status = notes.get(id)?.status ?? 'new'
    counts[status] = (counts[status] ?? 0) + 1
  }
  return counts
}

async function countPhotosLeft(leads: Pick<Store['leads'], 'read'>, heads: readonly LeadHead[]): Promise<number> {
  return (await leads.read(heads)).reduce((sum, record) => sum + (parseLead(record)?.photosLeft ?? 0), 0)
}

const sum = (days: readonly DayCounts[]): DayCounts => days.reduce(addCounts, zeroCounts())

function figuresOf(counts: DayCounts): Figures {
  const { views, from: _, ...figures } = counts
  return { ...figures, views: total(views) }
}

const total = (counts: Record<string, number>) => Object.values(counts).reduce((all, count) => all + count, 0)

/** `others` and `unknown` cannot clash with a domain, because domains contain a dot. */
function sourcesOf({ visits, from }: DayCounts, nameSource: NameSource): Record<string, number> {
  const sources: Record<string, number> = { unknown: Math.max(0, visits - total(from)) }
  for (const [host, count] of Object.entries(from)) {
    const name = nameSource(host) ?? 'others'
    sources[name] = (sources[name] ?? 0) + count
  }
  return sources
}

/** Largest first, ties by name. */
function largest(counts: Record<string, number>, limit: number): [string, number][] {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .sort(([a, x], [b, y]) => y - x || a.localeCompare(b))
    .slice(0, limit)
}
