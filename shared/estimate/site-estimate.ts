/** A set's price table with the words of one language. */
import * as v from 'valibot'
import { fact, words } from '../content/field-parts.ts'
import { estimateWordsSchema } from './estimate-words.ts'
import { priceTableSchema } from './price-table.ts'

export const siteEstimateSchema = v.pipe(
  v.object({ table: fact(priceTableSchema), words: words(estimateWordsSchema) }),
  v.check((estimate) => estimate.table.kind === estimate.words.kind, 'the words and the price table must be of the same kind'),
)

export type SiteEstimate = v.InferOutput<typeof siteEstimateSchema>
