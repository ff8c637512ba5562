import { drawingViews } from '../../../shared/estimate/drawing-views.ts'
import { DrawingViews } from '../../ui/drawing-views.tsx'
import { useOwner } from '../owner-context.ts'
import type { RequestEstimate } from './request-views.ts'

/** The estimate that the visitor saw, with its drawing on the ground line. */
export function RequestEstimatePart({ estimate: { range, drawn } }: { estimate: RequestEstimate }) {
  const { site, messages } = useOwner()
  const { one } = messages.requests
  return (
    <>
      <div className="request-estimate container">
        <h2 className="request-estimate-heading">{one.estimate}</h2>
        <p className="request-range">{range}</p>
        <p className="request-note">{drawn ? drawn.summary : one.estimateOld}</p>
      </div>
      {drawn && site.estimate && (
        <div className="request-drawing">
          <DrawingViews views={drawingViews(site.estimate, drawn.values)} label={drawn.label} />
        </div>
      )}
    </>
  )
}
