import type { Ref } from 'react'
import type { SiteEstimate } from '../../shared/estimate/site-estimate.ts'
import { keepTogether } from '../../shared/text/keep-together.ts'
import type { Values } from '../../shared/trades/trade.ts'
import { tradeOf } from '../../shared/trades/trades.ts'
import { SvgMarkup } from '../ui/svg-markup.tsx'

type EstimateStripProps = {
  estimate: SiteEstimate
  drawn: Values
  text: string
  summary: string
  sendHref: string
  sendLabel: string
  isWrong: boolean
  isShown: boolean
  range: Ref<HTMLOutputElement>
}

/** Range and drawing below the header while the questions are answered. In wide windows it appears once the heading has scrolled away. */
export function EstimateStrip({ estimate, drawn, text, summary, sendHref, sendLabel, isWrong, isShown, range }: EstimateStripProps) {
  const drawing = tradeOf(estimate.table).drawStrip?.(estimate, drawn)
  return (
    <div className="estimate-strip" data-shown={isShown || undefined} data-wrong={isWrong || undefined}>
      <div className="container estimate-strip-columns">
        <div className="estimate-strip-text">
          <output ref={range} className={isWrong ? 'estimate-range-none' : 'estimate-range-again'} aria-live="off">
            {text}
          </output>
          <span className="estimate-strip-summary">{isWrong ? '' : keepTogether(summary)}</span>
        </div>
        {drawing && <SvgMarkup drawing={drawing} className="estimate-strip-drawing" />}
        <a href={sendHref} className="button button-accent estimate-strip-send">
          {sendLabel}
        </a>
      </div>
    </div>
  )
}
