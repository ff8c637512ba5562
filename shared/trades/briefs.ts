/** What an estimate is for, in a few words. Apart from `trades.ts`, because only the server uses it. */
import { fenceBrief } from './fence/fence-brief.ts'
import { foamBrief } from './foam/foam-brief.ts'
import type { Values } from './trade.ts'
import type { EstimateWords, PriceTable } from './trade-schemas.ts'
import { tradeOf } from './trades.ts'

type Estimate = { table: PriceTable; words: EstimateWords }

/** A method, so that a brief for its own table fits the record of all trades. */
type Brief = { of(estimate: Estimate, values: Values): string }

const briefs: Readonly<Record<string, Brief>> = { fence: { of: fenceBrief }, foam: { of: foamBrief } }

/** '80 feet of 6-foot cedar, 1 walk gate'. Where a trade has no brief of its own, the line below the price says as much. */
export const briefOf = (estimate: Estimate, values: Values): string =>
  briefs[estimate.table.kind]?.of(estimate, values) ?? tradeOf(estimate.table).summary(estimate, values)
