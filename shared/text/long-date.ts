import { type Language, languages } from '../content/languages.ts'

/** Formats an ISO date in the language's long form ('December 3, 2023'), in UTC. */
export function longDate(isoDate: string, language: Language): string {
  return new Date(isoDate).toLocaleDateString(languages[language].tag, { dateStyle: 'long', timeZone: 'UTC' })
}
