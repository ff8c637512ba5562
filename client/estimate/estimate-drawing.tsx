import type { ReactNode } from 'react'
import { answerEstimate } from '../../shared/estimate/answer-estimate.ts'
import type { InsulationWords } from '../../shared/estimate/estimate-words.ts'
import type { Values } from '../../shared/estimate/questions.ts'
import type { SiteEstimate } from '../../shared/estimate/site-estimate.ts'
import { drawFence } from '../../shared/trades/fence/fence-drawing.ts'
import { drawSection } from '../../shared/trades/foam/foam-drawing.ts'
import { SvgMarkup } from '../ui/svg-markup.tsx'

/** One view per window size: drawings are never scaled, so that text and line widths stay the same. */
const views = [
  { name: 'small', width: 320 },
  { name: 'medium', width: 600 },
  { name: 'large', width: 950 },
  { name: 'wide', width: 1170 },
] as const

type EstimateDrawingProps = { estimate: SiteEstimate; values: Values; label: string }

/** A scale drawing of the fence or wall section that the answers describe. */
export function EstimateDrawing({ estimate, values, label }: EstimateDrawingProps) {
  return views.map(({ name, width }): ReactNode => {
    const { markup, height, ground } = viewOf(estimate, values, width)
    // The part below ground overflows into the next band.
    const shown = ground === undefined ? height : ground + 1
    return (
      <SvgMarkup
        key={name}
        className={`drawing estimate-view estimate-view-${name}`}
        width={width}
        height={shown}
        viewBox={`0 0 ${width} ${shown}`}
        role="img"
        aria-label={label}
        markup={markup}
      />
    )
  })
}

function viewOf({ table, words }: SiteEstimate, values: Values, width: number) {
  if (table.kind === 'fence' && words.kind === 'fence') return drawFence(table, values, words.dimensions, width)
  if (table.kind !== 'insulation' || words.kind !== 'insulation') throw new Error('The estimate has prices and words of different kinds')
  const { rValue = 0 } = answerEstimate(table, values)
  const place = table.places.find(({ id }) => id === values.place)?.id ?? 'walls'
  return drawSection({ place, inches: Number(values.thickness), rValue }, sectionWords(words, values), width)
}

function sectionWords({ questions, notes }: InsulationWords, values: Values) {
  const { options } = questions.foam
  return { foam: (values.foam === 'open-cell' ? options['open-cell'] : options['closed-cell']).toLowerCase(), ...notes }
}
