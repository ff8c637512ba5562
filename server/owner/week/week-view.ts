import { ownerPaths } from '../../../client/owner/owner-paths.ts'
import type { Comparison, WeekView } from '../../../client/owner/week/week-view.ts'
import { leadStatuses } from '../../../shared/contact/lead-statuses.ts'
import { languages } from '../../../shared/language/languages.ts'
import type { OwnerMessages } from '../../../shared/language/owner-messages.ts'
import type { BuiltSite } from '../../../shared/pages/page-data.ts'
import { dollars } from '../../../shared/text/number-text.ts'
import { daysOfWeek } from '../../base/calendar.ts'
import { weekContent } from '../../letter/week-content.ts'
import type { WeekReport } from '../../letter/week-report.ts'
import { pageName } from '../page-name.ts'

type ViewOptions = {
  site: BuiltSite
  messages: Pick<OwnerMessages, 'week' | 'requests'>
  /** The weeks to choose from, newest first. The first is the current one. */
  weeks: readonly string[]
}

export function weekView(report: WeekReport, { site, messages, weeks }: ViewOptions): WeekView {
  const { week: words } = messages
  const { figures, attention } = report
  const content = weekContent(report, site)
  const index = weeks.indexOf(report.week)
  const hrefOf = (week: string | undefined) => week && `${ownerPaths.week}?week=${week}`
  const periodOf = periods(languages[site.language].tag, words.to, weeks[0] ?? '')
  const shown = new Map(content.figures.map((row) => [row.label, row]))
  const figure = (name: 'visits' | 'taps' | 'estimates' | 'inquiries') => {
    const row = shown.get(content.words.figures[name])
    const note = name === 'visits' ? words.firstBefore : words.before
    return row ? [{ label: words.figures[name], value: row.shown, note: note(row.before ?? '') }] : []
  }
  const { won, wonDollars } = figures.week
  return {
    heading: periodOf(report.week),
    isSoFar: index === 0,
    before: hrefOf(weeks[index + 1]),
    after: hrefOf(weeks[index - 1]),
    choices: weeks.map((week) => ({ week, text: periodOf(week), isShown: week === report.week })),
    figures: [
      ...(['visits', 'taps', 'estimates', 'inquiries'] as const).flatMap(figure),
      { label: words.won(won), value: dollars(wonDollars), note: words.wonBefore(dollars(figures.before.wonDollars), figures.before.won) },
      { label: words.figures.waiting, value: String(attention.unanswered), note: words.everyWeek },
    ],
    days: report.days.map(({ day, visits, visitsBefore }) => ({ name: weekdayName(day, site), visits, before: visitsBefore })),
    waits: waitsOf(attention, words),
    statuses: leadStatuses.flatMap((status) => {
      const count = report.statuses[status]
      return count ? [{ status, label: messages.requests.statuses[status], count }] : []
    }),
    pages: report.pages.map(({ path }, position) => compared(content.pages[position], pageName(path, site))),
    sources: content.sources.map((row) => compared(row)),
  }
}

function waitsOf(attention: WeekReport['attention'], { waiting }: OwnerMessages['week']): WeekView['waits'] {
  const hrefs = { unanswered: `${ownerPaths.requests}?status=new`, spam: `${ownerPaths.requests}?status=spam` }
  return (['unanswered', 'failed', 'late', 'unreadable', 'spam'] as const).flatMap((name) => {
    const href = name === 'unanswered' || name === 'spam' ? hrefs[name] : undefined
    return attention[name] > 0 ? [{ text: waiting[name](attention[name]), ...(href && { href }) }] : []
  })
}

type Row = { label: string; shown: string; before?: string }

const compared = (row: Row | undefined, name?: string): Comparison => ({
  label: name ?? row?.label ?? '',
  count: row?.shown ?? '',
  before: row?.before ?? '',
})

const weekdayName = (day: string, { language }: BuiltSite) =>
  new Intl.DateTimeFormat(languages[language].tag, { weekday: 'short', timeZone: 'UTC' }).format(new Date(day))

/** 'November 9 to 15', with the year unless it is that of the latest week. */
function periods(tag: string, to: string, latest: string): (week: string) => string {
  const day = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const
  const [short, long] = [new Intl.DateTimeFormat(tag, day), new Intl.DateTimeFormat(tag, { ...day, year: 'numeric' })]
  const yearOf = (week: string) => daysOfWeek(week)[0]?.slice(0, 4)
  return (week) => {
    const days = daysOfWeek(week)
    const format = yearOf(week) === yearOf(latest) ? short : long
    return format.formatRange(new Date(days[0] ?? ''), new Date(days[6] ?? '')).replace(/\s*–\s*/, ` ${to} `)
  }
}
