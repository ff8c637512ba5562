/** Wall clock of a time zone. The server computes it; browsers get the result, because loading `Intl.DateTimeFormat` is slow. */
import { dayMs } from './days.ts'

/** The offset from UTC in minutes at the beginning, and its changes, with times in milliseconds since 1970. */
export type ZoneOffsets = { offset: number; changes: { at: number; offset: number }[] }

const minuteMs = 60_000

export function zoneOffsets(timeZone: string, from: number, to: number): ZoneOffsets {
  const offsetAt = offsetsOf(timeZone)
  const changes: ZoneOffsets['changes'] = []
  for (let day = from; day < to; day += dayMs) {
    if (offsetAt(day) !== offsetAt(day + dayMs)) changes.push(changeBetween(day, day + dayMs))
  }
  return { offset: offsetAt(from), changes }

  function changeBetween(before: number, after: number): ZoneOffsets['changes'][number] {
    if (after - before <= minuteMs) return { at: after, offset: offsetAt(after) }
    const middle = Math.round((before + after) / 2 / minuteMs) * minuteMs
    return offsetAt(middle) === offsetAt(before) ? changeBetween(middle, after) : changeBetween(before, middle)
  }
}

function offsetsOf(timeZone: string): (instant: number) => number {
  const digits = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', hourCycle: 'h23' } as const
  const format = new Intl.DateTimeFormat('en-US', { timeZone, ...digits })
  return (instant) => {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
    const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
    return wall / minuteMs - Math.floor(instant / minuteMs)
  }
}

/** Minutes since 1970 on the wall clock. */
export function wallMinute({ offset, changes }: ZoneOffsets, instant: number): number {
  const last = changes.filter(({ at }) => at <= instant).at(-1)
  return Math.floor(instant / minuteMs) + (last?.offset ?? offset)
}
