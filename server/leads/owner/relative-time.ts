const format = new Intl.RelativeTimeFormat('en-US', { style: 'short' })
const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** 'just now', '5 min. ago', 'in 3 hr.', '12 days ago'. */
export function relativeTime(time: number, now: number): string {
  const distance = time - now
  if (Math.abs(distance) < minuteMs) return distance > 0 ? 'in less than a minute' : 'just now'
  if (Math.abs(distance) < hourMs) return format.format(Math.trunc(distance / minuteMs), 'minute')
  if (Math.abs(distance) < 2 * dayMs) return format.format(Math.trunc(distance / hourMs), 'hour')
  return format.format(Math.trunc(distance / dayMs), 'day')
}
