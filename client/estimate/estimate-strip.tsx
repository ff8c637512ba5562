import type { Ref } from 'react'
import type { Values } from '../../shared/estimate/questions.ts'
import type { SiteEstimate } from '../../shared/estimate/site-estimate.ts'
import { SvgMarkup } from '../ui/svg-markup.tsx'
import { drawingInStrip } from './drawing-in-strip.ts'

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

/** Range and drawing below the header, for as long as the questions are answered. On wide windows it appears when the heading has left. */
export function EstimateStrip({ estimate, drawn, text, summary, sendHref, sendLabel, isWrong, isShown, range }: EstimateStripProps) {
  const { markup, width, height } = drawingInStrip(estimate, drawn)
  return (
    <div className="estimate-strip" data-shown={isShown || undefined} data-wrong={isWrong || undefined}>
      <div className="container estimate-strip-columns">
        <div className="estimate-strip-text">
          <output ref={range} className={isWrong ? 'estimate-range-none' : 'estimate-range-again'} aria-live="off">
            {text}
          </output>
          <span className="estimate-strip-summary">{isWrong ? '' : summary}</span>
        </div>
        <SvgMarkup
          className="drawing estimate-strip-drawing"
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          markup={markup}
        />
        <a href={sendHref} className="button button-accent estimate-strip-send">
          {sendLabel}
        </a>
      </div>
    </div>
  )
}
