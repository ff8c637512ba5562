import { keepTogether } from '../../../shared/text/keep-together.ts'
import { useAssets } from '../../contexts/site-context.ts'

type YearsRunProps = {
  /** Name of the drawing of one section. */
  drawing: string
  first: number
  last: number
  milestones: readonly number[]
  /** Every milestone has room for its text below its own section. */
  isSpread: boolean
}

type Milestone = { when: string; text: string }

/** What the run shows. Nothing without a drawing, or if the milestones are not rising years up to `now`. */
export function yearsRun(drawing: string | undefined, items: readonly Pick<Milestone, 'when'>[], now: number): YearsRunProps | undefined {
  const milestones = items.map(({ when }) => (/^\d{4}$/.test(when) ? Number(when) : Number.NaN))
  const [first = Number.NaN] = milestones
  const isInOrder = milestones.every((year, index) => year > (milestones[index - 1] ?? 0) && year <= now)
  if (drawing === undefined || !isInOrder || !(first < now)) return undefined
  const end = now + 1
  const isSpread = milestones.every((year, index) => (milestones[index + 1] ?? end) - year >= (end - first) / 8)
  return { drawing, first, last: now, milestones, isSpread }
}

const height = 40

/** One section for each year, the present one dashed. Decorative, because the list below it has the years. On phones it is two rows. */
export function YearsRun({ drawing, first, last, milestones, isSpread }: YearsRunProps) {
  const end = last + 1
  const half = first + Math.ceil((end - first) / 2)
  const labels = [...new Set([...milestones, last])]
  const row = { drawing, now: last, labels }
  return (
    <>
      <Row
        {...row}
        labels={isSpread ? [last].filter((year) => !milestones.includes(year)) : labels}
        ticks={labels}
        className="years-row-whole"
        from={first}
        to={end}
        width={100}
      />
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
  labels: readonly number[]
  /** The years with a tick, if they are more than those with a label. */
  ticks?: readonly number[]
  /** In percent. */
  width: number
}

/** Positions are percentages, so that one drawing fits every width and its labels keep their size. */
function Row({ className, drawing, from, to, now, labels, ticks = labels, width }: RowProps) {
  const section = useAssets().drawings[drawing]
  if (!section) throw new Error(`No drawing '${drawing}' on this page`)
  const percent = (year: number) => `${((year - from) * 100) / (to - from)}%`
  const years = Array.from({ length: to - from }, (_, index) => from + index)
  const isInRow = (year: number) => year >= from && year < to
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
      {ticks.filter(isInRow).map((year) => (
        <svg key={year} x={percent(year)} y={height} overflow="visible">
          <path className="years-tick" d="M0.5 2v8" />
        </svg>
      ))}
      {/* The label of the last section ends where the row does, so that it never widens the page. */}
      {labels.filter(isInRow).map((year) => {
        const isLast = year === to - 1
        return (
          <text key={year} className="years-label" x={percent(isLast ? to : year)} y={height + 22} textAnchor={isLast ? 'end' : undefined}>
            {year}
          </text>
        )
      })}
    </svg>
  )
}

/** From md up, a text is below the section of its year if all have room there. */
export function YearsList({ run: { first, last, milestones, isSpread }, items }: { run: YearsRunProps; items: readonly Milestone[] }) {
  const space = (years: number) => isSpread && <svg width={`${(years * 100) / (last + 1 - first)}%`} height={1} aria-hidden="true" />
  return (
    <ol className={isSpread ? 'years-list years-list-spread' : 'years-list'}>
      {items.map(({ when, text }, index) => (
        <li key={text}>
          {space(Number(when) - first)}
          <div>
            <h3>{when}</h3>
            <p className="second">{keepTogether(text)}</p>
          </div>
          {space(last + 1 - (milestones[index + 1] ?? last + 1))}
        </li>
      ))}
    </ol>
  )
}
