import { fillWords } from '../text/fill-words.ts'
import { dollars } from '../text/number-text.ts'
import type { EstimateFigures, Values } from '../trades/trade.ts'
import type { PriceTable } from '../trades/trade-schemas.ts'
import { tradeOf } from '../trades/trades.ts'
import { canonicalQuery, parseEstimate } from './parse-estimate.ts'
import { answerLabel, optionText, quantityText, questionsOf, questionWords } from './questions.ts'
import type { SiteEstimate } from './site-estimate.ts'

/** Computes the estimate, in the browser and on the server. Takes values from `parseEstimate`. */
export const answerEstimate = (table: PriceTable, values: Values): EstimateFigures => tradeOf(table).figures(table, values)

/** The line below the price. */
export const estimateSummary = (estimate: SiteEstimate, values: Values): string => tradeOf(estimate.table).summary(estimate, values)

/** `$3,350 to $4,650`; the template has `{low}` and `{high}`. */
export function rangeText({ table }: Pick<SiteEstimate, 'table'>, template: string, values: Values): string {
  const { low, high } = answerEstimate(table, values)
  return fillWords(template, { low: dollars(low), high: dollars(high) })
}

/** The answers as labels and values. `yes` is the value of a chosen flag. */
export function answersInWords(estimate: SiteEstimate, values: Values, yes: string): { label: string; value: string }[] {
  return questionsOf(estimate.table).flatMap(({ kind, name }) => {
    const value = values[name]
    if (value === undefined) return []
    const words = questionWords(estimate, name)
    const { label } = words
    if (kind === 'flag') return [{ label, value: yes }]
    if (kind === 'choice') return [{ label, value: optionText(estimate, name, value) }]
    return [{ label: answerLabel(words, value), value: quantityText(words, value) }]
  })
}

/** The canonical query and price range to store with an inquiry. `undefined` if the query is not a valid estimate. */
export function checkedEstimate(
  estimate: SiteEstimate | undefined,
  query: unknown,
): { query: string; low: number; high: number } | undefined {
  if (!estimate || typeof query !== 'string' || query === '' || query.length > 500) return undefined
  const result = parseEstimate(estimate.table, new URLSearchParams(query))
  if (result.status === 'invalid') return undefined
  const { low, high } = answerEstimate(estimate.table, result.values)
  return { query: canonicalQuery(estimate.table, result.values), low, high }
}

/** The answers of a stored estimate in words. Empty if the price table has changed so that the query is no longer valid. */
export function estimateInWords(estimate: SiteEstimate, query: string): { label: string; value: string }[] {
  const result = parseEstimate(estimate.table, new URLSearchParams(query))
  return result.status === 'valid' ? answersInWords(estimate, result.values, 'yes') : []
}
