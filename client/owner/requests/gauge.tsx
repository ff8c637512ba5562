import { leadStatuses } from '../../../shared/contact/lead-statuses.ts'
import type { RequestRow } from './request-views.ts'

const [width, height, start, end] = [64, 14, 4, 60]
const middle = height / 2
const steps = leadStatuses.length - 2

/** A request's progress: a bar up to its status, a dot there, and ticks for later ones. The status is written beside it. */
export function Gauge({ status }: { status: RequestRow['status'] }) {
  const at = status === 'spam' ? -1 : leadStatuses.indexOf(status)
  const x = start + ((end - start) * at) / steps
  return (
    <svg className={`gauge gauge-${status}`} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className="gauge-line" d={`M${start} ${middle}H${end}`} />
      {at >= 0 && at < steps + 1 && (
        <>
          {leadStatuses.slice(at + 1, -1).map((name, index) => {
            const tick = start + ((end - start) * (at + 1 + index)) / steps
            return <path key={name} className="gauge-tick" d={`M${tick - 3} ${middle + 3}L${tick + 3} ${middle - 3}`} />
          })}
          {at > 0 && <path className="gauge-bar" d={`M${start} ${middle}H${x}`} />}
          <circle className="gauge-dot" cx={x} cy={middle} r="4" />
        </>
      )}
    </svg>
  )
}
