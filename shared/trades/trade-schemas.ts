/** The price tables and words of all trades. Separate from `trades.ts`, because browsers do not need the schemas. */
import * as v from 'valibot'
import { fenceTableSchema } from './fence/fence-table.ts'
import { fenceWordsSchema } from './fence/fence-words.ts'
import { foamTableSchema } from './foam/foam-table.ts'
import { foamWordsSchema } from './foam/foam-words.ts'
import { listTableSchema } from './list/list-table.ts'
import { listWordsSchema } from './list/list-words.ts'

export const priceTableSchema = v.variant('kind', [fenceTableSchema, foamTableSchema, listTableSchema])
export const estimateWordsSchema = v.variant('kind', [fenceWordsSchema, foamWordsSchema, listWordsSchema])

export type PriceTable = v.InferOutput<typeof priceTableSchema>
export type EstimateWords = v.InferOutput<typeof estimateWordsSchema>
