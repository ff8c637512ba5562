import { type Language, languages } from './languages.ts'

/** Formats an ISO date in the language's long form ('December 3, 2023'), in UTC. */
export function longDate(isoDate: string, language: Language): string {
  return new Date(isoDate).toLocaleDateString(languages[language].tag, { dateStyle: 'long', timeZone: 'UTC' })
}

/** Formats a month like `2026-03` as 'March 2026'. */
export function monthText(month: string, language: Language): string {
  return new Date(`${month}-01`).toLocaleDateString(languages[language].tag, { month: 'long', year: 'numeric', timeZone: 'UTC' })
}
