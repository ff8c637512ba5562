import { isBusinessDay, nextBusinessDay } from '../../../shared/hours/business-days.ts'
import { minutesPerDay } from '../../../shared/hours/clock-time.ts'
import { dayNumber } from '../../../shared/hours/days.ts'
import type { OpeningHours } from '../../../shared/hours/opening-hours-schema.ts'
import { createWallClock, type WallTime } from '../../base/calendar.ts'
import { day } from '../../base/durations.ts'

export type BusinessClock = {
  /** The day at the business, like `2026-11-26`. */
  dayOf(instant: number): string
  /** Minutes since midnight at the business. */
  minuteOf(instant: number): number
  /** Requests sent before this instant have waited for more than one business day. */
  overdueBefore(now: number): number
}

/** An upper limit for waiting times, longer than any time off. */
const longestWaitMs = 366 * day

export function createBusinessClock(hours: Pick<OpeningHours, 'timeZone' | 'periods' | 'closedDays'>): BusinessClock {
  const wallClock = createWallClock(hours.timeZone)

  /** The minute on the wall clock when one business day has passed. */
  function dueMinute(sent: WallTime): number {
    const next = nextBusinessDay(sent.day, hours)
    if (isBusinessDay(sent.day, hours)) return wallMinute({ ...sent, day: next })
    // A request that arrives on a day off starts to wait when the next business day begins.
    return wallMinute({ day: nextBusinessDay(next, hours), hour: 0, minute: 0 })
  }

  return {
    dayOf: (instant) => wallClock(instant).day,
    minuteOf: (instant) => minuteOfDay(wallClock(instant)),
    overdueBefore(now) {
      const nowMinute = wallMinute(wallClock(now))
      let overdue = now - longestWaitMs
      let waiting = now
      while (waiting - overdue > 1) {
        const middle = Math.floor((overdue + waiting) / 2)
        if (nowMinute > dueMinute(wallClock(middle))) overdue = middle
        else waiting = middle
      }
      return waiting
    },
  }
}

const minuteOfDay = ({ hour, minute }: WallTime) => hour * 60 + minute
const wallMinute = (time: WallTime) => dayNumber(time.day) * minutesPerDay + minuteOfDay(time)
