import { keepTogether } from '../../shared/text/keep-together.ts'
import { MeasuredDrawing } from './measured-drawing.tsx'

type Part = { when: string; text: string; drawing?: string }

/** Steps in order, each with its time, on a dimension chain. A step's drawing is above it. */
export function Chain({ parts }: { parts: readonly Part[] }) {
  return (
    <ol className="chain">
      {parts.map(({ when, text, drawing }) => (
        <li key={text} className="chain-part">
          <MeasuredDrawing name={drawing} className="chain-drawing" stands />
          <h3>{when}</h3>
          <p className="second">{keepTogether(text)}</p>
        </li>
      ))}
    </ol>
  )
}
