/** Calendar days as `2026-11-26`, which sort as text. */
export const dayMs = 24 * 60 * 60_000

export const dayText = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

/** Days since January 1, 1970. */
export const dayNumber = (day: string): number => Date.parse(day) / dayMs

export const addDays = (day: string, count: number): string => new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay()

export const isCalendarDate = (text: string): boolean => {
  const date = new Date(text)
  // `new Date('2024-02-30')` is March 1.
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text
}
