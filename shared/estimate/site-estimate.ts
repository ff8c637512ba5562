/** A set's price table with the words of one language. */
import * as v from 'valibot'
import { fact, words } from '../schema/field-parts.ts'
import { type OwnerPageMark, onOwnerPage } from '../schema/owner-mark.ts'
import { type EstimateWords, estimateWordsSchema, type PriceTable, priceTableSchema } from '../trades/trade-schemas.ts'
import { tradeOf } from '../trades/trades.ts'

/** The owner's page of the price table and of the prices in texts. */
export const pricesPage: OwnerPageMark = { name: 'prices', label: { en: 'Prices', es: 'Precios' }, group: 'prices' }

export const siteEstimateSchema = v.pipe(
  v.object({
    table: fact(onOwnerPage({ ...pricesPage, section: { en: 'Prices in the estimate', es: 'Precios del estimado' } }, priceTableSchema)),
    words: words(estimateWordsSchema),
  }),
  v.check((estimate) => estimate.table.kind === estimate.words.kind, 'the words and the price table must be of the same kind'),
  v.check(
    (estimate) => missingWords(estimate).length === 0,
    ({ input }) => `has no words for ${missingWords(input).join(', ')}`,
  ),
)

export type SiteEstimate = { table: PriceTable; words: EstimateWords }

/** Questions and options of the price table that the words leave out: `material.oak`. */
function missingWords(estimate: SiteEstimate): string[] {
  if (estimate.table.kind !== estimate.words.kind) return []
  const trade = tradeOf(estimate.table)
  return trade.questions(estimate.table).flatMap((question) => {
    const found = trade.questionWords(estimate.words, question.name)
    if (!found) return [question.name]
    if (question.kind !== 'choice') return []
    const hasText = (option: string) => found.options?.[option] ?? trade.optionText?.(estimate, question.name, option)
    return question.options.filter((option) => !hasText(option)).map((option) => `${question.name}.${option}`)
  })
}
