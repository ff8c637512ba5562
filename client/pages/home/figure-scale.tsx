import type { Scale } from '../../../shared/content/site-types.ts'

/** Vertical positions in pixels from the top. */
const line = 12
const textLine = 37
const height = 42

/** A range on a scale. Hidden from assistive technology, because the text beside it says the same. */
export function FigureScale({ scale }: { scale: Scale }) {
  return (
    <>
      <ScaleDrawing scale={scale} width={460} className="figure-scale drawing-large" />
      <ScaleDrawing scale={scale} width={320} className="figure-scale drawing-small" />
    </>
  )
}

function ScaleDrawing({ scale, width, className }: { scale: Scale; width: number; className: string }) {
  const { min, from = min, to = scale.max, labels = [] } = scale
  const x = (value: number) => Math.round(3 + ((value - min) / (scale.max - min)) * (width - 6)) + 0.5
  // Steps compress better than points, so line and ticks are one stroke.
  const ticks = quarterTicks(labels).map(({ at, isHalf }, index, all) => {
    const step = x(at) - x(all[index - 1]?.at ?? min)
    return isHalf ? `h${step}v-6.5v6.5` : `h${step}v-3.5v3.5`
  })
  const [left, right, end] = [x(from), x(to), x(scale.max)]
  const slash = (at: number) => `M${at - 4} ${line + 4}l8-8`
  return (
    <svg className={className} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <path className="figure-scale-line" d={`M${x(min)} ${line}.5${ticks.join('')}H${end}`} />
      <path className="figure-scale-bar" d={`M${left} ${line}.5H${right}`} />
      {scale.openEnd && <path className="figure-scale-bar" d={`M${right + 6} ${line}.5H${end}`} strokeDasharray="5 4" />}
      <path className="figure-scale-ends" d={from === min ? slash(right) : slash(left) + slash(right)} />
      {labels.map(({ at, text }) => (
        <text key={text} x={x(at)} y={textLine} textAnchor={anchor(at, scale)}>
          {text}
        </text>
      ))}
    </svg>
  )
}

type Labels = NonNullable<Scale['labels']>

function anchor(at: number, { min, max }: Scale) {
  if (at === min) return 'start'
  return at === max ? 'end' : 'middle'
}

/** Four ticks from one label to the next; every second one is taller. */
function quarterTicks(labels: Labels): { at: number; isHalf: boolean }[] {
  return labels.flatMap(({ at }, index) => {
    const next = labels[index + 1]
    if (!next) return [{ at, isHalf: true }]
    return [0, 1, 2, 3].map((quarter) => ({ at: at + ((next.at - at) * quarter) / 4, isHalf: quarter % 2 === 0 }))
  })
}
