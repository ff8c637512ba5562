import { useEffect } from 'react'
import { drawingViews } from '../../shared/estimate/drawing-views.ts'
import { estimateSummary, rangeText } from '../../shared/estimate/estimate-text.ts'
import { canonicalQuery, parseEstimate } from '../../shared/estimate/parse-estimate.ts'
import { drawableValues } from '../../shared/estimate/settle-answers.ts'
import type { Values } from '../../shared/trades/trade.ts'
import { tradeOf } from '../../shared/trades/trades.ts'
import { keepLastEstimate, type LastEstimate } from '../contact/last-estimate.ts'
import type { ContentOf } from '../navigation/registered-screens.tsx'

type Content = ContentOf<'estimate'>

/** Keeps the visitor's estimate for the contact form of other pages. An estimate that the visitor has not changed is not kept. */
export function useKeptEstimate(content: Content, values: Values | undefined): void {
  useEffect(() => {
    const { table } = content.estimate
    const standard = drawableValues(table, parseEstimate(table, new URLSearchParams()))
    if (values && canonicalQuery(table, values) !== canonicalQuery(table, standard)) keepLastEstimate(estimateAsShown(content, values))
  }, [content, values])
}

export const estimateAsShown = ({ estimate, messages }: Content, values: Values): LastEstimate => ({
  views: drawingViews(estimate, values),
  query: canonicalQuery(estimate.table, values),
  range: rangeText(estimate, messages.range, values),
  summary: estimateSummary(estimate, values),
  drawing: tradeOf(estimate.table).drawStrip?.(estimate, values),
})
