import { type Language, languages } from '../content/languages.ts'

/** An ISO date in the language's long form, 'December 3, 2023', the same in every zone. */
export function longDate(isoDate: string, language: Language): string {
  return new Date(isoDate).toLocaleDateString(languages[language].tag, { dateStyle: 'long', timeZone: 'UTC' })
}
