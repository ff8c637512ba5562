import { keepTogether } from '../../shared/text/keep-together.ts'
import { useMessages } from '../contexts/messages-context.ts'
import { DrawingViews } from '../ui/drawing-views.tsx'
import { RangeText } from '../ui/range-text.tsx'
import { SvgMarkup } from '../ui/svg-markup.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { findLastEstimate, type LastEstimate } from './last-estimate.ts'

/** The last estimate of this visit. Undefined on the server and during hydration. */
export const useLastEstimate = () => (useIsHydrated() ? findLastEstimate() : undefined)

/** Offers to send the last estimate with the form. */
export function AttachEstimate() {
  const { form } = useMessages()
  const estimate = useLastEstimate()
  if (!estimate) return null
  return (
    <label className="attached-estimate">
      <span className="attached-estimate-choice">
        <input type="checkbox" name="estimate" value={estimate.query} defaultChecked />
        <span>{form.attachEstimate}</span>
      </span>
      <EstimateText estimate={estimate} />
    </label>
  )
}

/** The sent estimate on the confirmation page: a full-width drawing, with the range in the soil below it. */
export function SentEstimate({ estimate: { range, summary, views } }: { estimate: LastEstimate }) {
  return (
    <div className="sent-estimate">
      <DrawingViews views={views} label={summary} />
      <div className="price-soil">
        <div className="container">
          <p className="price-range">
            <RangeText text={range} />
          </p>
          <p className="price-summary">
            <strong>{keepTogether(summary)}</strong>
          </p>
        </div>
      </div>
    </div>
  )
}

function EstimateText({ estimate: { range, summary, drawing } }: { estimate: LastEstimate }) {
  return (
    <>
      <span className="attached-estimate-range">{range}</span>
      <span>{keepTogether(summary)}</span>
      {drawing && <SvgMarkup drawing={drawing} />}
    </>
  )
}
