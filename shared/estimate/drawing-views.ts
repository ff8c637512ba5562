import type { TradeView, Values } from '../trades/trade.ts'
import { tradeOf } from '../trades/trades.ts'
import type { SiteEstimate } from './site-estimate.ts'

/** The drawing of an estimate, one view per window size. A trade's view may carry more, for tests. */
export function drawingViews(estimate: SiteEstimate, values: Values): TradeView[] {
  const trade = tradeOf(estimate.table)
  const views = trade.widths.flatMap((width) => trade.draw?.(estimate, values, width) ?? [])
  return views.map(({ width, height, ground, markup }) => ({ width, height, markup, ...(ground !== undefined && { ground }) }))
}
