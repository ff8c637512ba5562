import type { ReactNode, Ref } from 'react'
import { estimateSummary, optionText, rangeText } from '../../shared/estimate/estimate-text.ts'
import { fillWords } from '../../shared/estimate/fill-words.ts'
import type { Values } from '../../shared/estimate/questions.ts'
import type { SiteEstimate } from '../../shared/estimate/site-estimate.ts'
import { keepTogether } from '../../shared/text/keep-together.ts'
import type { ContentOf } from '../navigation/screen-for.tsx'
import { EstimateDrawing } from './estimate-drawing.tsx'
import { usePoliteText } from './use-polite-text.ts'

export const answerId = 'estimate-answer'

type EstimateAnswerProps = {
  content: ContentOf<'estimate'>
  /** Undefined while errors are shown. */
  values: Values | undefined
  range: Ref<HTMLOutputElement>
  /** The page heading, rendered beside the price range. */
  children: ReactNode
}

/** The price range beside the heading, a sticky bar that repeats it once the heading scrolls out of view, and the drawing. */
export function EstimateAnswer({ content: { estimate, messages }, values, range, children }: EstimateAnswerProps) {
  const { words, table } = estimate
  const text = values ? rangeText(estimate, messages.range, values) : messages.tooWrong
  const summary = values ? estimateSummary(estimate, values) : ''
  const label = values && drawingLabel(estimate, values, summary)
  const announced = usePoliteText(values ? `${text}. ${summary}` : text)
  return (
    <>
      <div className="estimate-head">
        <div className="container estimate-head-columns">
          {children}
          <div className="estimate-price" id={answerId}>
            <p className="estimate-note">{words.rangeLabel}</p>
            <output ref={range} className={values ? 'estimate-range' : 'estimate-range-none'} aria-live="off">
              {text}
            </output>
            {values && <p className="estimate-summary">{keepTogether(summary)}</p>}
            <p className="estimate-note">{words.rangeNote}</p>
          </div>
        </div>
      </div>
      {values && (
        <div className="estimate-bar" aria-hidden="true">
          <div className="container">
            <span className="estimate-range-again">{text}</span>
            <span>{summary}</span>
          </div>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      <div className={`estimate-drawing estimate-drawing-${table.kind}`}>
        {values && label && <EstimateDrawing estimate={estimate} values={values} label={label} />}
      </div>
      {/* Only in print, which leaves out the questions. */}
      {label && <p className="container estimate-told">{label}</p>}
    </>
  )
}

function drawingLabel(estimate: SiteEstimate, values: Values, summary: string): string {
  const chosen = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, optionText(estimate, name, value)]))
  return fillWords(estimate.words.drawnAs, { ...chosen, summary })
}
