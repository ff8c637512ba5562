import { holidays } from '../../../shared/hours/holidays.ts'
import { timesText } from '../../../shared/hours/hours-in-words.ts'
import type { Language } from '../../../shared/language/languages.ts'
import type { OwnerMessages } from '../../../shared/language/owner-messages.ts'
import { field } from '../../../shared/schema/is-object.ts'

/** A closed day or range in words. */
export function closedDayText(entry: unknown, language: Language, words: OwnerMessages['site']): string {
  const text = (key: string) => String(field(entry, key) ?? '')
  const [opens, closes] = [text('opens'), text('closes')]
  // The set may have other hours for a day, which cannot be entered here.
  const hours = opens && closes ? [timesText([{ opens, closes }], language)] : []
  const holiday = Object.entries(holidays).find(([name]) => name === text('holiday'))?.[1].names[language]
  if (holiday) return [holiday, words.everyYear, ...hours].join(', ')
  const name = field(entry, 'name', language)
  const dates = text('from')
    ? words.range(dayText(text('from'), language, words), dayText(text('to'), language, words))
    : dayText(text('date'), language, words)
  return [dates, ...(typeof name === 'string' ? [name] : []), ...hours].join(', ')
}

/** '2026-11-27' or, every year, '12-24'. Anything else is shown as it was typed. */
function dayText(date: string, language: Language, words: OwnerMessages['site']): string {
  const isYearly = /^\d\d-\d\d$/.test(date)
  const time = Date.parse(isYearly ? `2024-${date}` : date)
  if (Number.isNaN(time)) return date
  const options = isYearly
    ? ({ month: 'long', day: 'numeric' } as const)
    : ({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const)
  const text = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(time)
  return isYearly ? `${text}, ${words.everyYear}` : text
}
