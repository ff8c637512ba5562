import { type ReactNode, type Ref, useRef } from 'react'
import { drawingLabel } from '../../shared/estimate/drawing-label.ts'
import { drawingViews } from '../../shared/estimate/drawing-views.ts'
import { estimateSummary, rangeText } from '../../shared/estimate/estimate-text.ts'
import { keepTogether } from '../../shared/text/keep-together.ts'
import type { Values } from '../../shared/trades/trade.ts'
import type { ContentOf } from '../navigation/registered-screens.tsx'
import { DrawingViews } from '../ui/drawing-views.tsx'
import { RangeText } from '../ui/range-text.tsx'
import { usePoliteText } from '../ui/use-polite-text.ts'
import { EstimateStrip } from './estimate-strip.tsx'
import { useStrip } from './use-strip.ts'

export const answerId = 'estimate-answer'

type EstimateAnswerProps = {
  content: ContentOf<'estimate'>
  /** Undefined while errors are shown. */
  values: Values | undefined
  drawn: Values
  range: Ref<HTMLOutputElement>
  /** The page heading, rendered beside the price range. */
  heading: ReactNode
  /** Send, copy and print. */
  actions: ReactNode
  sendHref: string
}

/** The price range beside the heading, the sticky strip, and the drawing. While errors are shown, the last valid drawing is faded. */
export function EstimateAnswer({ content: { estimate, messages }, values, drawn, range, heading, actions, sendHref }: EstimateAnswerProps) {
  const { words } = estimate
  const largeRange = useRef<HTMLParagraphElement>(null)
  const isStripShown = useStrip(largeRange)
  const text = values ? rangeText(estimate, messages.range, values) : messages.tooWrong
  const summary = estimateSummary(estimate, drawn)
  const label = drawingLabel(estimate, drawn, summary)
  const announced = usePoliteText(values ? `${text}. ${summary}` : text)
  return (
    <>
      <EstimateStrip
        {...{ estimate, drawn, text, summary, sendHref }}
        sendLabel={messages.send}
        isWrong={values === undefined}
        range={range}
        isShown={isStripShown}
      />
      <div className="estimate-head">
        <div className="container estimate-head-columns">
          {heading}
          <div className="estimate-price" id={answerId}>
            {/* The `output` element is in the strip, which is visible at every window size. */}
            <p ref={largeRange} className={values ? 'estimate-range' : 'estimate-range-none'} aria-hidden="true">
              {values ? <RangeText text={text} /> : text}
            </p>
            {values && (
              <>
                <p className="estimate-summary">{keepTogether(summary)}</p>
                <p className="estimate-note">{words.rangeNote}</p>
              </>
            )}
          </div>
          {actions}
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      <DrawingViews views={drawingViews(estimate, drawn, 600)} label={label} isWrong={values === undefined} />
      {/* Shown only in print, where the questions are left out. */}
      {values && <p className="container estimate-in-words">{label}</p>}
    </>
  )
}
