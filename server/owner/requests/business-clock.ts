import { isBusinessDay, nextBusinessDay } from '../../../shared/hours/business-days.ts'
import { minutesPerDay } from '../../../shared/hours/clock-time.ts'
import { addDays, dayNumber as numberOf } from '../../../shared/hours/days.ts'
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
  /** By day: when what comes on it is overdue. */
  const dueOf = new Map<number, { day: number; startsLater: boolean }>()
  let zone: { year: number; offsets: ZoneOffsets } | undefined

  /** Finding them takes some thousand calls of `Intl`, so it happens once a year. Requests of earlier years may be an hour off. */
  function currentOffsets(): ZoneOffsets {
    const year = new Date(clock.now()).getUTCFullYear()
    if (zone?.year !== year) zone = { year, offsets: zoneOffsets(hours.timeZone, Date.UTC(year - 2, 0), Date.UTC(year + 1, 1)) }
    return zone.offsets
  }

  const wallOf = (instant: number) => wallMinute(currentOffsets(), instant)

  function dueAfter(dayNumber: number): { day: number; startsLater: boolean } {
    const sent = dayText(dayNumber)
    const startsLater = !isBusinessDay(sent, hours)
    // What comes on a day off begins to wait when the next business day begins.
    const first = startsLater ? nextBusinessDay(sent, hours) : sent
    return { day: numberOf(nextBusinessDay(first, hours)), startsLater }
  }

  return {
    dayOf: (instant) => dayText(Math.floor(wallOf(instant) / minutesPerDay)),
    isOverdue(since, now) {
      const sent = wallOf(since)
      const sentDay = Math.floor(sent / minutesPerDay)
      const due = dueOf.get(sentDay) ?? dueAfter(sentDay)
      dueOf.set(sentDay, due)
      return wallOf(now) > due.day * minutesPerDay + (due.startsLater ? 0 : sent % minutesPerDay)
    },
  }
}

const dayText = (day: number) => addDays('1970-01-01', day)
