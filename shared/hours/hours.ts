import { type Language, languages } from '../content/languages.ts'
import type { OpeningHours } from '../content/site-types.ts'
import type { Messages } from '../language/messages.ts'

export type OpenState = { status: 'open' | 'closed'; text: string }

/** The language of the text. */
export type HoursLocale = { messages: Messages['hours']; language: Language }

const minutesPerDay = 24 * 60
const minutesPerWeek = 7 * minutesPerDay

/** Minutes since Sunday 00:00 on the wall clock. */
type Span = { opens: number; closes: number }

/** Whether the business is open at an instant, in its own time zone, and when that changes. */
export function openState(
  hours: Pick<OpeningHours, 'timeZone' | 'periods' | 'afterHours'>,
  instant: Date,
  { messages, language }: HoursLocale,
): OpenState {
  const spans = weekSpans(hours)
  const now = wallClockMinute(hours.timeZone, instant)
  const current = spans.find(({ opens, closes }) => contains(opens, closes, now))
  if (current) return { status: 'open', text: openText(current) }
  if (hours.afterHours) return { status: 'closed', text: `${messages.closed}. ${hours.afterHours}` }
  const next = [...spans].sort((a, b) => minutesUntil(now, a.opens) - minutesUntil(now, b.opens))[0]
  if (!next) return { status: 'closed', text: messages.closed }
  const isToday = Math.floor(next.opens / minutesPerDay) === Math.floor(now / minutesPerDay) && next.opens > now
  return { status: 'closed', text: messages.opens(timeName(next.opens), isToday ? undefined : dayName(next.opens)) }

  function openText({ opens, closes }: Span): string {
    if (closes - opens >= minutesPerWeek) return messages.always
    return messages.until(timeName(closes), minutesUntil(now, closes) >= minutesPerDay ? dayName(closes) : undefined)
  }

  function timeName(minuteOfWeek: number): string {
    return minuteOfWeek % minutesPerDay === 0 ? messages.midnight : clockTime(minuteOfWeek % minutesPerDay)
  }

  function dayName(minuteOfWeek: number): string {
    // January 1, 2023 was a Sunday.
    const day = new Date(Date.UTC(2023, 0, 1, 0, minuteOfWeek % minutesPerWeek))
    return day.toLocaleDateString(languages[language].tag, { weekday: 'long', timeZone: 'UTC' })
  }
}

const minutesUntil = (from: number, to: number) => (((to - from) % minutesPerWeek) + minutesPerWeek) % minutesPerWeek

const contains = (opens: number, closes: number, now: number) => minutesUntil(opens, now) < closes - opens

/** The week's opening times, sorted. Adjacent spans are merged, including across midnight and across the end of the week. */
function weekSpans({ periods }: Pick<OpeningHours, 'periods'>): Span[] {
  const spans = periods
    .flatMap(({ days, opens, closes }) =>
      days.map((day) => ({ opens: day * minutesPerDay + minuteOfDay(opens), closes: day * minutesPerDay + minuteOfDay(closes) })),
    )
    .sort((a, b) => a.opens - b.opens)
  const joined: Span[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    if (last && span.opens <= last.closes) last.closes = Math.max(last.closes, span.closes)
    else joined.push({ ...span })
  }
  const [first, last] = [joined[0], joined.at(-1)]
  if (joined.length < 2 || !first || !last || last.closes < first.opens + minutesPerWeek) return joined
  return [...joined.slice(1, -1), { opens: last.opens, closes: first.closes + minutesPerWeek }]
}

function minuteOfDay(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

function wallClockMinute(timeZone: string, instant: Date): number {
  const options = {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  } as const
  const parts = new Map(new Intl.DateTimeFormat('en-US', options).formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const weekday = new Date(Date.UTC(part('year'), part('month') - 1, part('day'))).getUTCDay()
  return weekday * minutesPerDay + part('hour') * 60 + part('minute')
}

/** '8 AM', '5:30 PM' in every language. In Spanish, Intl would write '8:00 a. m.', which is not usual in the United States. */
function clockTime(minutes: number): string {
  const hour = Math.floor(minutes / 60)
  const minute = minutes % 60
  return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''} ${hour < 12 ? 'AM' : 'PM'}`
}
