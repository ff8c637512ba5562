/** Named prices: written once in the facts, put into texts and scales by name. */
import * as v from 'valibot'
import { estimatePrice } from '../estimate/estimate-price.ts'
import { type Language, languageCodes } from '../language/languages.ts'
import { messagesFor } from '../language/messages.ts'
import { field, isObject } from '../schema/is-object.ts'
import { byOwner } from '../schema/owner-mark.ts'
import { text } from '../schema/values.ts'
import { numberText } from '../text/number-text.ts'
import { dollars } from './schema-fields.ts'

const query = v.pipe(v.string(), v.regex(/^[a-z-]+=[^&]+(&[a-z-]+=[^&]+)*$/, 'must be answers like material=oak&length=40'))

export const priceSchema = v.pipe(
  v.object({
    /** What it is the price of, with its unit, on the owner's page of prices. */
    label: v.optional(v.record(v.picklist(languageCodes), text)),
    amount: v.optional(byOwner({ label: { en: 'Amount', es: 'Cantidad' }, onlyIfSet: true, isNeeded: true }, dollars)),
    from: v.optional(byOwner({ label: { en: 'From', es: 'Desde' }, onlyIfSet: true, isNeeded: true }, dollars)),
    to: v.optional(byOwner({ label: { en: 'To', es: 'Hasta' }, onlyIfSet: true, isNeeded: true }, dollars)),
    /** `to` is not the upper limit: '$1,500 to over $5,000'. */
    over: v.optional(v.literal(true)),
    /** From the price table of the estimate, as `EstimatePrice` describes. */
    estimate: v.optional(query),
    upTo: v.optional(query),
    adds: v.optional(query),
    per: v.optional(dollars),
  }),
  v.check(
    ({ amount, from, to, estimate }) => [amount, from && to, estimate].filter(Boolean).length === 1,
    "must have either 'amount', or 'from' and 'to', or 'estimate'",
  ),
  v.check(({ from = 0, to = Number.POSITIVE_INFINITY }) => from < to, 'must rise from the lower price to the higher one'),
)

/** In dollars. For a single amount, both are equal. */
export type Price = { from: number; to: number; over: boolean }

/** Leaves out invalid prices and those that the estimate cannot give. */
export function readPrices(facts: object): Map<string, Price> {
  const prices = field(facts, 'prices')
  const table = field(facts, 'estimate', 'table')
  return new Map(
    Object.entries(isObject(prices) ? prices : {}).flatMap(([name, value]) => {
      const price = readPrice(value, table)
      return price ? [[name, price]] : []
    }),
  )
}

function readPrice(value: unknown, table: unknown): Price | undefined {
  const parsed = v.safeParse(priceSchema, value)
  if (!parsed.success) return undefined
  const { amount, from = amount, to = amount, over = false, estimate, ...parts } = parsed.output
  const range = estimate === undefined ? { from, to } : estimatePrice(table, { estimate, ...parts })
  return range?.from !== undefined && range.to !== undefined ? { from: range.from, to: range.to, over } : undefined
}

/** '$1,500 to $3,000', and its two ends. */
export function priceWords(prices: ReadonlyMap<string, Price>, language: Language): Record<string, string> {
  const words = messagesFor(language).prices
  const inDollars = (amount: number) => dollarText(amount, words.million)
  return Object.fromEntries(
    [...prices].flatMap(([name, { from, to, over }]) => [
      [`prices.${name}`, from === to ? inDollars(from) : (over ? words.over : words.range)(inDollars(from), inDollars(to))],
      [`prices.${name}.from`, inDollars(from)],
      [`prices.${name}.to`, inDollars(to)],
    ]),
  )
}

/** '$1,500', '$6.50', '$1 million'. */
export function dollarText(amount: number, million: (count: number) => string): string {
  if (amount >= 1_000_000 && amount % 1_000_000 === 0) return `$${million(amount / 1_000_000)}`
  const [whole = '', cents] = (amount % 1 ? amount.toFixed(2) : String(amount)).split('.')
  return `$${numberText(whole)}${cents ? `.${cents}` : ''}`
}
