/** Days as `2026-11-16` and weeks, Monday to Sunday, as `2026-W47` (ISO 8601). Both sort as text. */
import { addDays, dayMs, weekdayOf } from '../../shared/hours/days.ts'

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof weekdays)[number]

export type WallTime = { day: string; hour: number; minute: number }

export function createWallClock(timeZone: string): (instant: number) => WallTime {
  const digits = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  // Made on first use: loading the time zones takes a tenth of the server's start.
  let format: Intl.DateTimeFormat | undefined
  return (instant) => {
    format ??= new Intl.DateTimeFormat('en-US', { timeZone, ...digits })
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]))
    const day = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
    return { day, hour: Number(parts.get('hour')), minute: Number(parts.get('minute')) }
  }
}

const mondayOf = (day: string) => addDays(day, -((weekdayOf(day) + 6) % 7))

/** A week belongs to the year that has its Thursday. */
export function weekOf(day: string): string {
  const thursday = addDays(mondayOf(day), 3)
  const year = thursday.slice(0, 4)
  const number = 1 + Math.floor((Date.parse(thursday) - Date.parse(`${year}-01-01`)) / (7 * dayMs))
  return `${year}-W${String(number).padStart(2, '0')}`
}

/** Monday to Sunday; `undefined` for anything else, such as `2026-W54`. */
export function findDaysOfWeek(week: string): string[] | undefined {
  const { year, number } = /^(?<year>2\d{3})-W(?<number>\d{2})$/.exec(week)?.groups ?? {}
  if (year === undefined) return undefined
  // January 4 is always in the first week.
  const monday = addDays(mondayOf(`${year}-01-04`), (Number(number) - 1) * 7)
  return weekOf(monday) === week ? Array.from({ length: 7 }, (_, index) => addDays(monday, index)) : undefined
}

export function daysOfWeek(week: string): string[] {
  const days = findDaysOfWeek(week)
  if (!days) throw new Error(`${week} is not a week`)
  return days
}

export const weekBefore = (week: string) => weekOf(addDays(daysOfWeek(week)[0] ?? '', -7))
