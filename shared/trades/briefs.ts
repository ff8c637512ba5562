/** What an estimate is for, in a few words. Separate from `trades.ts`, because only the server uses it. */
import { fenceBrief } from './fence/fence-brief.ts'
import { foamBrief } from './foam/foam-brief.ts'
import type { Values } from './trade.ts'
import type { EstimateWords, PriceTable } from './trade-schemas.ts'
import { tradeOf } from './trades.ts'

type Estimate = { table: PriceTable; words: EstimateWords }

/** Declared as a method, because TypeScript compares methods less strictly: a brief for one table then fits the record of all trades. */
type Brief = { of(estimate: Estimate, values: Values): string }

const briefs: Readonly<Record<string, Brief>> = { fence: { of: fenceBrief }, foam: { of: foamBrief } }

/** '80 feet of 6-foot cedar, 1 walk gate'. Trades without a brief use the line below the price. */
export const briefOf = (estimate: Estimate, values: Values): string =>
  briefs[estimate.table.kind]?.of(estimate, values) ?? tradeOf(estimate.table).summary(estimate, values)
