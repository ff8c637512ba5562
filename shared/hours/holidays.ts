/** The federal holidays of the United States (5 U.S.C. 6103) on their own dates, not on the weekday on which offices observe them. */
import type { Language } from '../language/languages.ts'
import { dayText, weekdayOf } from './days.ts'

type Holiday = { names: Record<Language, string>; day: (year: number) => string }

const on =
  (month: number, day: number) =>
  (year: number): string =>
    dayText(year, month, day)

/** The `count`th weekday of a month. 0 is Sunday. */
const nth =
  (count: number, weekday: number, month: number) =>
  (year: number): string =>
    dayText(year, month, 1 + ((weekday - weekdayOf(dayText(year, month, 1)) + 7) % 7) + (count - 1) * 7)

/** The last Monday of a month with 31 days. */
const lastMonday =
  (month: number) =>
  (year: number): string =>
    dayText(year, month, 31 - ((weekdayOf(dayText(year, month, 31)) + 6) % 7))

export const holidays = {
  'new-years-day': { names: { en: 'New Year’s Day', es: 'Año Nuevo' }, day: on(1, 1) },
  'martin-luther-king-day': { names: { en: 'Martin Luther King Jr. Day', es: 'Día de Martin Luther King Jr.' }, day: nth(3, 1, 1) },
  'presidents-day': { names: { en: 'Presidents’ Day', es: 'Día de los Presidentes' }, day: nth(3, 1, 2) },
  'memorial-day': { names: { en: 'Memorial Day', es: 'Día de los Caídos' }, day: lastMonday(5) },
  juneteenth: { names: { en: 'Juneteenth', es: 'Juneteenth' }, day: on(6, 19) },
  'independence-day': { names: { en: 'Independence Day', es: 'Día de la Independencia' }, day: on(7, 4) },
  'labor-day': { names: { en: 'Labor Day', es: 'Día del Trabajo' }, day: nth(1, 1, 9) },
  'columbus-day': { names: { en: 'Columbus Day', es: 'Día de la Raza' }, day: nth(2, 1, 10) },
  'veterans-day': { names: { en: 'Veterans Day', es: 'Día de los Veteranos' }, day: on(11, 11) },
  thanksgiving: { names: { en: 'Thanksgiving', es: 'Día de Acción de Gracias' }, day: nth(4, 4, 11) },
  christmas: { names: { en: 'Christmas', es: 'Navidad' }, day: on(12, 25) },
} as const satisfies Record<string, Holiday>

export type HolidayName = keyof typeof holidays

export const holidayNames = Object.keys(holidays).filter((name): name is HolidayName => Object.hasOwn(holidays, name))
