import type { Messages } from '../language/messages.ts'
import { clockTime, minuteOfDay, minutesPerDay } from './clock-time.ts'
import type { CurrentHours } from './current-hours.ts'
import { dayNumber } from './days.ts'
import { wallMinute } from './time-zone.ts'

export type OpenState = { status: 'open' | 'closed'; text: string }

type Hours = Pick<CurrentHours, 'periods' | 'specialDays' | 'zone' | 'afterHours' | 'summary'>

const daysPerWeek = 7
/** How many days ahead the next opening is searched for. */
const searchDays = 70

/** Minutes since 1970 on the wall clock. */
type Span = { opens: number; closes: number }

/** Whether the business is open at an instant, and when that changes. Runs in the browser, so without `Intl` unless a date is needed. */
export function openState(hours: Hours, instant: Date, messages: Messages['hours']): OpenState {
  const now = wallMinute(hours.zone, instant.getTime())
  const today = Math.floor(now / minutesPerDay)
  const spans = spansFrom(hours, today)
  const current = spans.find(({ opens, closes }) => opens <= now && now < closes)
  if (current) return { status: 'open', text: openText(current) }
  const special = specialOn(hours, today)
  // Without hours in the week, the summary says how else the business can be reached.
  const usual = hours.periods.length > 0 ? messages.closed : hours.summary
  const closed = special && !special.opens ? messages.closedToday(special.name) : usual
  const next = spans.find(({ opens }) => opens > now)
  const then = hours.afterHours ?? (next && messages.opens(clockTime(next.opens, messages), dayName(next.opens)))
  return { status: 'closed', text: then ? `${closed}. ${then}` : closed }

  function openText({ closes }: Span): string {
    if (closes - now >= daysPerWeek * minutesPerDay) return messages.always
    // Midnight ends the day before.
    return messages.until(clockTime(closes, messages), closes - now >= minutesPerDay ? dayName(closes - 1) : undefined)
  }

  /** Undefined for today, a weekday within a week, otherwise a date. */
  function dayName(minute: number): string | undefined {
    const day = Math.floor(minute / minutesPerDay)
    if (day === today) return undefined
    return day - today <= daysPerWeek ? messages.weekdays[weekday(day)] : messages.date(new Date(day * minutesPerDay * 60_000))
  }
}

/** January 1, 1970 was a Thursday. */
const weekday = (day: number) => (day + 4) % daysPerWeek

const specialOn = ({ specialDays }: Hours, day: number) =>
  specialDays.find(({ from, to }) => dayNumber(from) <= day && day <= dayNumber(to))

/** Opening times from yesterday on, sorted. Adjacent ones are merged, as across midnight. */
function spansFrom(hours: Hours, today: number): Span[] {
  const days = Array.from({ length: searchDays }, (_, index) => today - 1 + index)
  const spans = days.flatMap((day) => timesOn(hours, day).map(({ opens, closes }) => span(day, opens, closes)))
  const joined: Span[] = []
  for (const next of spans.sort((a, b) => a.opens - b.opens)) {
    const last = joined.at(-1)
    if (last && next.opens <= last.closes) last.closes = Math.max(last.closes, next.closes)
    else joined.push(next)
  }
  return joined
}

function timesOn(hours: Hours, day: number): { opens: string; closes: string }[] {
  const special = specialOn(hours, day)
  if (!special) return hours.periods.filter(({ days }) => days.some((one) => one === weekday(day)))
  return special.opens && special.closes ? [{ opens: special.opens, closes: special.closes }] : []
}

const span = (day: number, opens: string, closes: string): Span => ({
  opens: day * minutesPerDay + minuteOfDay(opens),
  closes: day * minutesPerDay + minuteOfDay(closes),
})
