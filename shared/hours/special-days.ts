import type { Language } from '../language/languages.ts'
import { holidays } from './holidays.ts'
import type { ClosedDay, OpeningHours } from './opening-hours-schema.ts'

/** A day, or several in a row, with other hours than the week's. Without times, it is closed. */
export type SpecialDay = { from: string; to: string; name?: string; opens?: string; closes?: string }

type Dated = Pick<OpeningHours, 'closedDays'>

/** The special days that touch `from` to `to`. If two name the same day, the first one counts; one that an earlier one covers is left out. */
export function specialDays({ closedDays = [] }: Dated, from: string, to: string, language: Language): SpecialDay[] {
  const years = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  return closedDays
    .flatMap((entry) => datesOf(entry, years).map((dates) => ({ ...dates, ...detailsOf(entry, language) })))
    .filter((day) => day.from <= to && day.to >= from)
    .filter((day, index, all) => !all.slice(0, index).some((earlier) => earlier.from <= day.from && day.to <= earlier.to))
}

export const byDate = (a: SpecialDay, b: SpecialDay): number => a.from.localeCompare(b.from)

function datesOf({ date, from, to, holiday }: ClosedDay, [first = 0, last = first]: readonly number[]): { from: string; to: string }[] {
  if (from && to) return [{ from, to }]
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  if (holiday) return years.map((year) => holidays[holiday].day(year)).map(oneDay)
  if (!date) return []
  return date.length > 5 ? [oneDay(date)] : years.map((year) => oneDay(`${year}-${date}`))
}

const oneDay = (day: string) => ({ from: day, to: day })

export const nameOfDay = ({ holiday, name }: ClosedDay, language: Language): string | undefined =>
  name?.[language] ?? (holiday && holidays[holiday].names[language])

function detailsOf(entry: ClosedDay, language: Language): Omit<SpecialDay, 'from' | 'to'> {
  const shown = nameOfDay(entry, language)
  const { opens, closes } = entry
  return { ...(shown && { name: shown }), ...(opens && closes && { opens, closes }) }
}
