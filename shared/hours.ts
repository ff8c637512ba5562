import type { OpeningHours } from './site-types.ts'

export type OpenState = { status: 'open' | 'closed'; text: string }

const minutesPerDay = 24 * 60
const minutesPerWeek = 7 * minutesPerDay
const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const shortDayNames = dayNames.map((name) => name.slice(0, 3))

/** Minutes since Sunday 00:00 on the wall clock. */
type Span = { opens: number; closes: number }

/** Whether the business is open at an instant, by the wall clock of its own zone, and when that changes. */
export function openState(hours: Pick<OpeningHours, 'timeZone' | 'periods' | 'afterHours'>, instant: Date): OpenState {
  const spans = weekSpans(hours)
  const now = wallClockMinute(hours.timeZone, instant)
  const current = spans.find(({ opens, closes }) => contains(opens, closes, now))
  if (current) return { status: 'open', text: openText(current, now) }
  if (hours.afterHours) return { status: 'closed', text: `Closed now. ${hours.afterHours}` }
  const next = [...spans].sort((a, b) => minutesUntil(now, a.opens) - minutesUntil(now, b.opens))[0]
  if (!next) return { status: 'closed', text: 'Closed now' }
  const day = Math.floor(next.opens / minutesPerDay)
  const isToday = day === Math.floor(now / minutesPerDay) && next.opens > now
  return { status: 'closed', text: `Closed now. Opens ${isToday ? '' : `${dayNames[day]} `}at ${clockTime(next.opens)}` }
}

function openText({ opens, closes }: Span, now: number): string {
  if (closes - opens >= minutesPerWeek) return 'Open now, 24 hours a day'
  const isLaterDay = minutesUntil(now, closes) >= minutesPerDay
  const day = dayNames[Math.floor((closes % minutesPerWeek) / minutesPerDay)]
  return `Open now until ${isLaterDay ? `${day} ` : ''}${clockTime(closes)}`
}

const minutesUntil = (from: number, to: number) => (((to - from) % minutesPerWeek) + minutesPerWeek) % minutesPerWeek

const contains = (opens: number, closes: number, now: number) => minutesUntil(opens, now) < closes - opens

/** The week's opening times in order; those that touch, also over midnight and over the week's end, are one. */
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
  const format = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  const day = shortDayNames.indexOf(parts.get('weekday') ?? '')
  return day * minutesPerDay + Number(parts.get('hour')) * 60 + Number(parts.get('minute'))
}

/** '8 AM', '5:30 PM', 'midnight'. */
function clockTime(minuteOfWeek: number): string {
  const minutes = minuteOfWeek % minutesPerDay
  if (minutes === 0) return 'midnight'
  const hour = Math.floor(minutes / 60)
  const minute = minutes % 60
  return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''} ${hour < 12 ? 'AM' : 'PM'}`
}
