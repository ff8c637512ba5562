import { drawingViews } from '../../shared/estimate/drawing-views.ts'
import type { SiteEstimate } from '../../shared/estimate/site-estimate.ts'
import type { Values } from '../../shared/trades/trade.ts'
import { DrawingViews } from './drawing-views.tsx'

type EstimateDrawingProps = { estimate: SiteEstimate; values: Values; label: string; isWrong: boolean }

/** A scale drawing of what the answers describe. */
export function EstimateDrawing({ estimate, values, label, isWrong }: EstimateDrawingProps) {
  return <DrawingViews views={drawingViews(estimate, values)} label={label} isWrong={isWrong} />
}
