import { createWallClock, daysOfWeek, weekBefore } from '../base/calendar.ts'
import { type CountFileSystem, readDays } from '../counts/count-files.ts'
import { addCounts, type DayCounts, noCounts, type Total } from '../counts/day-counts.ts'
import type { Lead } from '../leads/lead.ts'
import type { LeadAdmin, LeadRecord } from '../leads/lead-admin.ts'

export type Figures = Record<Total | 'views', number>

/** A week, compared with the one before. */
export type WeekReport = {
  site: string
  week: string
  timeZone: string
  figures: { week: Figures; before: Figures }
  days: ({ day: string } & Figures)[]
  /** The current state of the week's inquiries. */
  inquiries: { mailed: number; waiting: number; failed: number }
  /** The most viewed pages, most viewed first. */
  pages: { path: string; views: number; before: number }[]
  /** The hosts with most visits. `null` means unknown: typed in, a bookmark, an email. */
  sources: { host: string | null; visits: number; before: number }[]
  /** Current problems for the owner to look at, whatever week they are from. */
  attention: { late: number; failed: number; unreadable: number; spam: number }
}

type ReportOptions = {
  fs: Pick<CountFileSystem, 'readdir' | 'readFile'>
  /** `DATA_DIR/counts` */
  folder: string
  site: string
  timeZone: string
  admin: Pick<LeadAdmin, 'list'>
  week: string
  now: number
}

const shownPages = 5
const shownSources = 5
const lateMs = 15 * 60_000

export async function readWeekReport({ site, timeZone, admin, week, now, ...files }: ReportOptions): Promise<WeekReport> {
  const days = daysOfWeek(week)
  const daysBefore = daysOfWeek(weekBefore(week))
  const counted = await readDays({ ...files, site }, [...days, ...daysBefore])
  const sumOf = (wanted: readonly string[]) => sum(wanted.flatMap((day) => counted.get(day) ?? []))
  const [current, before] = [sumOf(days), sumOf(daysBefore)]
  const waiting = [...(await admin.list('pending')), ...(await admin.list('sending'))]
  const failed = await admin.list('failed')
  const wallClock = createWallClock(timeZone)
  const ofWeek = (records: LeadRecord[]) =>
    records.filter(({ lead }) => lead && isOf(lead, site) && days.includes(wallClock(Date.parse(lead.receivedAt)).day)).length
  const states = { waiting: ofWeek(waiting), failed: ofWeek(failed) }
  return {
    ...{ site, week, timeZone },
    figures: { week: figuresOf(current), before: figuresOf(before) },
    days: days.map((day) => ({ day, ...figuresOf(counted.get(day) ?? noCounts()) })),
    inquiries: { mailed: Math.max(0, current.inquiries - states.waiting - states.failed), ...states },
    pages: most(current.views, before.views, shownPages).map(([path, views, earlier]) => ({ path, views, before: earlier })),
    sources: most(sourcesOf(current), sourcesOf(before), shownSources).map(([host, visits, earlier]) => ({
      host: host === unknownHost ? null : host,
      visits,
      before: earlier,
    })),
    attention: {
      late: waiting.filter(({ lead }) => lead && now - Date.parse(lead.receivedAt) > lateMs).length,
      failed: failed.length,
      unreadable: (await admin.list('unreadable')).length,
      spam: (await admin.list('spam')).length,
    },
  }
}

const isOf = (lead: Pick<Lead, 'site'>, site: string) => lead.site === site

function sum(days: readonly DayCounts[]): DayCounts {
  const all = noCounts()
  for (const day of days) addCounts(all, day)
  return all
}

function figuresOf(counts: DayCounts): Figures {
  const { views, from: _, ...figures } = counts
  return { ...figures, views: total(views) }
}

const total = (counts: Record<string, number>) => Object.values(counts).reduce((all, count) => all + count, 0)

/** Cannot clash with a host name, because hosts contain a dot. */
const unknownHost = 'unknown'

function sourcesOf({ visits, from }: DayCounts): Record<string, number> {
  return { ...from, [unknownHost]: visits - total(from) }
}

/** Largest first, ties by name, each with its count of the week before. */
function most(counts: Record<string, number>, before: Record<string, number>, limit: number): [string, number, number][] {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .sort(([a, x], [b, y]) => y - x || a.localeCompare(b))
    .slice(0, limit)
    .map(([name, count]) => [name, count, before[name] ?? 0])
}
