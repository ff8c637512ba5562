import { isBusinessDay, nextBusinessDay } from '../../../shared/hours/business-days.ts'
import { minutesPerDay } from '../../../shared/hours/clock-time.ts'
import { addDays } from '../../../shared/hours/days.ts'
import type { OpeningHours } from '../../../shared/hours/opening-hours-schema.ts'
import { wallMinute, type ZoneOffsets, zoneOffsets } from '../../../shared/hours/time-zone.ts'
import type { Clock } from '../../base/clock.ts'

export type BusinessClock = {
  /** The day at the business, like `2026-11-26`. */
  dayOf(instant: number): string
  /** Whether more than one business day has passed since then. */
  isOverdue(since: number, now: number): boolean
}

/** Numbers alone, because the list asks this of thousands of requests. */
export function createBusinessClock(
  hours: Pick<OpeningHours, 'timeZone' | 'periods' | 'closedDays'>,
  clock: Pick<Clock, 'now'>,
): BusinessClock {
  const startOf = new Map<string, string>()
  const afterOf = new Map<string, string>()
  let zone: { year: number; offsets: ZoneOffsets } | undefined

  /** Finding them takes some thousand calls of `Intl`, so it happens once a year. Requests of earlier years may be an hour off. */
  function currentOffsets(): ZoneOffsets {
    const year = new Date(clock.now()).getUTCFullYear()
    if (zone?.year !== year) zone = { year, offsets: zoneOffsets(hours.timeZone, Date.UTC(year - 2, 0), Date.UTC(year + 1, 1)) }
    return zone.offsets
  }

  const partsOf = (instant: number) => {
    const wall = wallMinute(currentOffsets(), instant)
    return { day: addDays('1970-01-01', Math.floor(wall / minutesPerDay)), minute: wall % minutesPerDay }
  }

  return {
    dayOf: (instant) => partsOf(instant).day,
    isOverdue(since, now) {
      const sent = partsOf(since)
      // What comes on a day off begins to wait when the next business day begins.
      const first = memoized(startOf, sent.day, (day) => (isBusinessDay(day, hours) ? day : nextBusinessDay(day, hours)))
      const due = memoized(afterOf, first, (day) => nextBusinessDay(day, hours))
      const present = partsOf(now)
      if (present.day !== due) return present.day > due
      return present.minute > (first === sent.day ? sent.minute : 0)
    },
  }
}

function memoized(known: Map<string, string>, key: string, make: (key: string) => string): string {
  const value = known.get(key) ?? make(key)
  known.set(key, value)
  return value
}
