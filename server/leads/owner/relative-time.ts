import { day, hour, minute } from '../../base/durations.ts'

const format = new Intl.RelativeTimeFormat('en-US', { style: 'short' })

/** 'just now', '5 min. ago', 'in 3 hr.', '12 days ago'. */
export function relativeTime(time: number, now: number): string {
  const distance = time - now
  if (Math.abs(distance) < minute) return distance > 0 ? 'in less than a minute' : 'just now'
  if (Math.abs(distance) < hour) return format.format(Math.trunc(distance / minute), 'minute')
  if (Math.abs(distance) < 2 * day) return format.format(Math.trunc(distance / hour), 'hour')
  return format.format(Math.trunc(distance / day), 'day')
}
