import { useAssets } from '../../contexts/site-context.ts'

type YearsRunProps = {
  /** Name of the drawing of one section. */
  drawing: string
  first: number
  last: number
  milestones: readonly number[]
}

/** What the run shows. Nothing without a drawing, or if a milestone is not a year from the first one up to `now`. */
export function yearsRun(drawing: string | undefined, items: readonly { when: string }[], now: number): YearsRunProps | undefined {
  const milestones = items.map(({ when }) => (/^\d{4}$/.test(when) ? Number(when) : Number.NaN))
  const [first = Number.NaN] = milestones
  const isInOrder = milestones.every((year) => year >= first && year <= now)
  return drawing !== undefined && isInOrder && first < now ? { drawing, first, last: now, milestones } : undefined
}

const height = 40

/** One section for each year, the present one still dashed. Decorative, because the list below it has the years. On phones it is two rows. */
export function YearsRun({ drawing, first, last, milestones }: YearsRunProps) {
  const end = last + 1
  const half = first + Math.ceil((end - first) / 2)
  const row = { drawing, now: last, milestones }
  return (
    <>
      <Row {...row} className="years-row-whole" from={first} to={end} width={100} />
      <Row {...row} className="years-row-half" from={first} to={half} width={100} />
      <Row {...row} className="years-row-half" from={half} to={end} width={((end - half) * 100) / (half - first)} />
    </>
  )
}

type RowProps = {
  className: string
  drawing: string
  from: number
  to: number
  now: number
  milestones: readonly number[]
  /** In percent. */
  width: number
}

/** Positions are percentages, so that one drawing fits every width and its labels keep their size. */
function Row({ className, drawing, from, to, now, milestones, width }: RowProps) {
  const section = useAssets().drawings[drawing]
  if (!section) throw new Error(`No drawing '${drawing}' on this page`)
  const percent = (year: number) => `${((year - from) * 100) / (to - from)}%`
  const years = Array.from({ length: to - from }, (_, index) => from + index)
  const named = [...milestones, now].filter((year) => year >= from && year < to)
  return (
    <svg className={`drawing years-row ${className}`} width={`${width}%`} height={height + 24} aria-hidden="true">
      {years.map((year) => (
        <svg
          key={year}
          x={percent(year)}
          width={percent(from + 1)}
          height={height}
          viewBox={`0 0 ${section.width} ${section.height}`}
          preserveAspectRatio="none"
          overflow="visible"
        >
          {year === now ? (
            <rect className="years-now" x={0} y={2} width={section.width} height={section.height - 3} />
          ) : (
            <use href={`${section.sheet}#${drawing}`} />
          )}
        </svg>
      ))}
      <line className="years-ground" x1="0" x2="100%" y1={height} y2={height} />
      {named.map((year) => (
        <svg key={year} x={percent(year)} y={height} overflow="visible">
          <path className="years-tick" d="M0.5 2v8" />
          <text className="years-label" y={22}>
            {year}
          </text>
        </svg>
      ))}
    </svg>
  )
}
