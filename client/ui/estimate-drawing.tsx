import type { ReactNode } from 'react'
import type { SiteEstimate } from '../../shared/estimate/site-estimate.ts'
import type { Values } from '../../shared/trades/trade.ts'
import { tradeOf } from '../../shared/trades/trades.ts'
import { SvgMarkup } from './svg-markup.tsx'

type EstimateDrawingProps = { estimate: SiteEstimate; values: Values; label: string; isWrong: boolean }

/** A scale drawing of what the answers describe: one view per window size. */
export function EstimateDrawing({ estimate, values, label, isWrong }: EstimateDrawingProps) {
  const trade = tradeOf(estimate.table)
  const drawn = trade.widths.flatMap((width) => trade.draw?.(estimate, values, width) ?? [])
  if (drawn.length === 0) return null
  const hasGround = drawn.some(({ ground }) => ground !== undefined)
  return (
    <div className={`estimate-drawing estimate-drawing-${hasGround ? 'on-ground' : 'framed'}`} data-wrong={isWrong || undefined}>
      {drawn.map(({ width, height, ground, markup }): ReactNode => {
        // The part below ground overflows into the next band.
        const shown = ground === undefined ? height : ground + 1
        return (
          <SvgMarkup
            key={width}
            className={`drawing estimate-view estimate-view-${width}`}
            width={width}
            height={shown}
            viewBox={`0 0 ${width} ${shown}`}
            role="img"
            aria-label={label}
            markup={markup}
          />
        )
      })}
    </div>
  )
}
