import { fenceTrade } from './fence/fence-trade.ts'
import { foamTrade } from './foam/foam-trade.ts'
import { listTrade } from './list/list-trade.ts'
import type { Trade } from './trade.ts'
import type { EstimateWords, PriceTable } from './trade-schemas.ts'

/** Every kind of estimate. Nothing else names a trade. */
const trades: readonly Trade<PriceTable, EstimateWords>[] = [fenceTrade, foamTrade, listTrade]

/** Throws for a kind that no trade has, which the schema prevents. */
export function tradeOf({ kind }: { kind: string }): Trade<PriceTable, EstimateWords> {
  const trade = trades.find((candidate) => candidate.kind === kind)
  if (!trade) throw new Error(`No trade makes estimates of the kind '${kind}'`)
  return trade
}
