import { type Language, languages } from '../language/languages.ts'
import type { OpeningHours } from './opening-hours-schema.ts'
import { nameOfDay } from './special-days.ts'

/** The days of every year on which a business is closed, by name, or by date if they have none. */
export function yearlyClosedDays(closedDays: OpeningHours['closedDays'] = [], language: Language): string[] {
  return closedDays.flatMap((entry) => {
    const { holiday, date = '', opens } = entry
    if (opens || !(holiday || date.length === 5)) return []
    return nameOfDay(entry, language) ?? monthAndDay(date, language)
  })
}

/** `12-24` → 'December 24' */
function monthAndDay(date: string, language: Language): string {
  return new Date(`2024-${date}`).toLocaleDateString(languages[language].tag, { month: 'long', day: 'numeric', timeZone: 'UTC' })
}
