/** A set's price table with the words of one language. */
import * as v from 'valibot'
import { estimateWordsSchema } from './estimate-words.ts'
import { priceTableSchema } from './price-table.ts'

export const siteEstimateSchema = v.pipe(
  v.object({ table: priceTableSchema, words: estimateWordsSchema }),
  v.check(({ table, words }) => table.kind === words.kind, 'the words and the price table must be of the same kind'),
)

export type SiteEstimate = v.InferOutput<typeof siteEstimateSchema>
