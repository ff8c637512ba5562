import * as v from 'valibot'
import { hoursInWords, listText } from '../hours/hours-in-words.ts'
import { openingHoursSchema } from '../hours/opening-hours-schema.ts'
import type { Language } from '../language/languages.ts'
import { messagesFor } from '../language/messages.ts'
import { field } from '../schema/is-object.ts'
import { capitalized } from '../text/capitalized.ts'
import { priceWords, readPrices } from './prices.ts'

/** The texts that placeholders in a set's words stand for: `{hours}`, `{phoneNumber}`. */
export type FactWords = Readonly<Record<string, string>>

/** Values that are missing or wrong have no text here; the schema reports them. */
export function factWords(facts: object, language: Language): FactWords {
  const { sentence, short, full, closed } = weekInWords(facts, language)
  return {
    hours: sentence,
    'hours.short': short,
    'hours.full': full,
    'hours.closed': closed,
    ...priceWords(readPrices(facts), language),
    ...countedFacts(facts, language),
    ...plainFacts(facts),
  }
}

const weekSchema = v.object({ openingHours: v.pick(openingHoursSchema, ['periods', 'closedDays']) })

export function weekInWords(facts: object, language: Language) {
  const hours = v.safeParse(weekSchema, facts)
  const { periods, closedDays } = hours.success ? hours.output.openingHours : { periods: [] }
  return hoursInWords(periods, language, closedDays)
}

function countedFacts(facts: object, language: Language): FactWords {
  const { numbers, hoursInWords: words } = messagesFor(language)
  const towns = namesIn(field(facts, 'areaServed'), 'name')
  const services = namesIn(field(facts, 'services'), 'id').length
  return {
    towns: listText(towns, words.and),
    'towns.others': listText(towns.slice(1), words.and),
    'services.count': numbers[services] ?? String(services),
  }
}

const namesIn = (list: unknown, key: string): string[] =>
  Array.isArray(list) ? list.map((entry: unknown) => String(field(entry, key))) : []

function plainFacts(facts: object): FactWords {
  const texts = Object.entries(facts).filter(([name, value]) => plainNames.includes(name) && typeof value === 'string')
  return Object.fromEntries(texts)
}

const plainNames = ['name', 'phoneNumber', 'telLink', 'license', 'city', 'region']

const placeholder = /\{([a-z]\w*(?:\.\w+)*)\}/g

/** Fills the placeholders in every text. Others, such as those of the estimate's templates, stay. */
export function fillFacts(value: unknown, words: FactWords): unknown {
  if (typeof value === 'string') return fillText(value, words)
  if (Array.isArray(value)) return value.map((item) => fillFacts(item, words))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillFacts(item, words)]))
}

/** Words get a capital letter at the beginning of a sentence. Facts such as links stay as they are. */
const fillText = (text: string, words: FactWords): string =>
  text.replace(placeholder, (whole, name: string, offset: number) => {
    const fact = Object.hasOwn(words, name) ? words[name] : undefined
    if (fact === undefined) return whole
    return !plainNames.includes(name) && /(^|[.!?¡¿]\s*)$/.test(text.slice(0, offset)) ? capitalized(fact) : fact
  })

export const placeholdersIn = (text: string): string[] => [...text.matchAll(placeholder)].map(([, name = '']) => name)
