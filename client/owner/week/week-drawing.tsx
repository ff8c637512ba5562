import type { WeekDay } from './week-view.ts'

type DrawingProps = {
  days: readonly WeekDay[]
  label: (days: readonly WeekDay[]) => string
}

/** Visits per day, as panels on the ground line. The same day of the previous week is dashed behind each panel. */
export function WeekDrawing({ days, label }: DrawingProps) {
  const text = label(days)
  return (
    <div className="week-drawing container">
      <Elevation days={days} label={text} className="drawing drawing-standing drawing-small" width={320} height={150} />
      <Elevation days={days} label={text} className="drawing drawing-standing drawing-large" width={1170} height={180} />
    </div>
  )
}

type ElevationProps = { days: readonly WeekDay[]; label: string; className: string; width: number; height: number }

/** Space for the dimension on the left. */
const left = 44
const panelShare = 0.62
const shift = 5
/** Panels shorter than this have their number above them. */
const numberHeight = 24

function Elevation({ days, label, className, width, height }: ElevationProps) {
  const largest = Math.max(1, ...days.flatMap(({ visits, before }) => [visits, before]))
  const tallest = days.reduce((most, day) => (day.visits > most.visits ? day : most), { name: '', visits: 0, before: 0 })
  const slot = (width - left) / days.length
  const heightOf = (visits: number) => (visits / largest) * (height - numberHeight)
  const top = height - heightOf(tallest.visits)
  const dimensionEnd = left + (days.indexOf(tallest) + (1 - panelShare) / 2) * slot
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {days.map(({ name, visits, before }, index) => {
        const x = left + (index + (1 - panelShare) / 2) * slot
        const panel = { x, slot, height }
        return (
          <g key={name}>
            {before > 0 && <path className="week-before" d={outline({ ...panel, x: x + shift }, heightOf(before))} />}
            {visits > 0 && (
              <>
                <path className="week-panel-ground" d={outline(panel, heightOf(visits))} />
                <path className="week-panel" d={outline(panel, heightOf(visits))} fillOpacity={visits === tallest.visits ? 0.26 : 0.12} />
              </>
            )}
            <text x={x + (slot * panelShare) / 2} y={numberY(heightOf(visits), height)}>
              {visits}
            </text>
            <text className="week-day" x={x + (slot * panelShare) / 2} y={height + 22}>
              {name}
            </text>
          </g>
        )
      })}
      {tallest.visits > 0 && (
        <g className="week-dimension">
          <path
            d={`M${left - 8} ${top}V${height}M${left - 12} ${top + 4}l8 -8M${left - 12} ${height + 4}l8 -8M${left - 12} ${top}H${round(dimensionEnd)}`}
          />
          <text x={left - 16} y={(top + height) / 2 + 5}>
            {tallest.visits}
          </text>
        </g>
      )}
    </svg>
  )
}

/** Open below, where the ground line is. */
const outline = ({ x, slot, height }: { x: number; slot: number; height: number }, tall: number) =>
  `M${round(x)} ${height}V${round(height - tall)}H${round(x + slot * panelShare)}V${height}`

const numberY = (tall: number, height: number) => round(height - tall + (tall >= numberHeight ? 18 : -7))

const round = (value: number) => Math.round(value * 10) / 10
