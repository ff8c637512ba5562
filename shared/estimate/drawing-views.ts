import type { View } from '../drawing/create-drawing.ts'
import type { Values } from '../trades/trade.ts'
import { tradeOf } from '../trades/trades.ts'
import type { SiteEstimate } from './site-estimate.ts'

/**
 * The drawing of an estimate, one view per window size. Those from `ruledFrom` px up have a dimension line for the slider. A trade’s own
 * view may have more fields, for its tests.
 */
export function drawingViews(estimate: SiteEstimate, values: Values, ruledFrom = 10_000): View[] {
  const trade = tradeOf(estimate.table)
  const views = trade.widths.flatMap((width) => trade.draw?.(estimate, values, width, width >= ruledFrom) ?? [])
  return views.map(({ width, height, ground, markup }) => ({ width, height, markup, ...(ground !== undefined && { ground }) }))
}
