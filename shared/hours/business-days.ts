import { addDays, weekdayOf } from './days.ts'
import type { OpeningHours } from './opening-hours-schema.ts'
import { specialDays } from './special-days.ts'

type Days = Pick<OpeningHours, 'periods' | 'closedDays'>

/** On a business day, the business is open for at least part of the day. */
export function isBusinessDay(day: string, hours: Days): boolean {
  const [special] = specialDays(hours, day, day, 'en')
  return special ? special.opens !== undefined : hours.periods.some(({ days }) => days.some((weekday) => weekday === weekdayOf(day)))
}

/** The first business day after `day`. For a business that never opens, the next day. */
export function nextBusinessDay(day: string, hours: Days): string {
  for (let count = 1; count <= 366; count += 1) {
    const next = addDays(day, count)
    if (isBusinessDay(next, hours)) return next
  }
  return addDays(day, 1)
}
