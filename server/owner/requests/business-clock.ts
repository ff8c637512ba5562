import { isBusinessDay, nextBusinessDay } from '../../../shared/hours/business-days.ts'
import { minutesPerDay } from '../../../shared/hours/clock-time.ts'
import { addDays, dayNumber } from '../../../shared/hours/days.ts'
import type { OpeningHours } from '../../../shared/hours/opening-hours-schema.ts'
import { wallMinute, type ZoneOffsets, zoneOffsets } from '../../../shared/hours/time-zone.ts'
import type { Clock } from '../../base/clock.ts'
import { day } from '../../base/durations.ts'

export type BusinessClock = {
  /** The day at the business, like `2026-11-26`. */
  dayOf(instant: number): string
  /** Requests sent before this instant have waited for more than one business day. */
  overdueBefore(now: number): number
}

/** An upper limit for waiting times, longer than any time off. */
const longestWaitMs = 366 * day

export function createBusinessClock(
  hours: Pick<OpeningHours, 'timeZone' | 'periods' | 'closedDays'>,
  clock: Pick<Clock, 'now'>,
): BusinessClock {
  let zone: { year: number; offsets: ZoneOffsets } | undefined

  /** Finding them takes thousands of calls to `Intl`, so it is done once a year. Requests of earlier years may be off by an hour. */
  function currentOffsets(): ZoneOffsets {
    const year = new Date(clock.now()).getUTCFullYear()
    if (zone?.year !== year) zone = { year, offsets: zoneOffsets(hours.timeZone, Date.UTC(year - 2, 0), Date.UTC(year + 1, 1)) }
    return zone.offsets
  }

  const wallOf = (instant: number) => wallMinute(currentOffsets(), instant)

  /** The minute on the wall clock when one business day has passed. */
  function dueMinute(sentMinute: number): number {
    const sentDay = dayText(Math.floor(sentMinute / minutesPerDay))
    if (isBusinessDay(sentDay, hours)) return dayNumber(nextBusinessDay(sentDay, hours)) * minutesPerDay + (sentMinute % minutesPerDay)
    // A request that arrives on a day off starts to wait when the next business day begins.
    return dayNumber(nextBusinessDay(nextBusinessDay(sentDay, hours), hours)) * minutesPerDay
  }

  return {
    dayOf: (instant) => dayText(Math.floor(wallOf(instant) / minutesPerDay)),
    overdueBefore(now) {
      let overdue = now - longestWaitMs
      let waiting = now
      while (waiting - overdue > 1) {
        const middle = Math.floor((overdue + waiting) / 2)
        if (wallOf(now) > dueMinute(wallOf(middle))) overdue = middle
        else waiting = middle
      }
      return waiting
    },
  }
}

const dayText = (number: number) => addDays('1970-01-01', number)
