import { type Language, languages } from './languages.ts'

// Creating a format takes longer than formatting, so each is created once.
const longDates: Partial<Record<Language, Intl.DateTimeFormat>> = {}
const months: typeof longDates = {}

/** Formats an ISO date in the language's long form ('December 3, 2023'), in UTC. */
export function longDate(isoDate: string, language: Language): string {
  longDates[language] ??= utcFormat(language, { dateStyle: 'long' })
  return longDates[language].format(new Date(isoDate))
}

/** Formats a month like `2026-03` as 'March 2026'. */
export function monthText(month: string, language: Language): string {
  months[language] ??= utcFormat(language, { month: 'long', year: 'numeric' })
  return months[language].format(new Date(`${month}-01`))
}

const utcFormat = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(languages[language].tag, { ...options, timeZone: 'UTC' })
