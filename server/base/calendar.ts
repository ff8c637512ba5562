/** Days as `2026-11-16` and weeks, Monday to Sunday, as `2026-W47` (ISO 8601). Both sort as text. */
import { day as dayMs } from './durations.ts'

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof weekdays)[number]

export function createWallClock(timeZone: string): (instant: number) => { day: string; hour: number } {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23' } as const
  // Made on first use: loading the time zones takes a tenth of the server's start.
  let format: Intl.DateTimeFormat | undefined
  return (instant) => {
    format ??= new Intl.DateTimeFormat('en-US', { timeZone, ...options })
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]))
    return { day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`, hour: Number(parts.get('hour')) }
  }
}

export const addDays = (day: string, count: number) => new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)

/** 0 is Monday. */
export const weekdayOf = (day: string) => (new Date(day).getUTCDay() + 6) % 7

const mondayOf = (day: string) => addDays(day, -weekdayOf(day))

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
