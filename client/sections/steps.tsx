import { keepTogether } from '../../shared/keep-together.ts'
import type { Site } from '../../shared/site-types.ts'
import { Lines } from '../components/lines.tsx'
import { MeasuredDrawing } from '../components/measured-drawing.tsx'

/** One run in stages on one ground line; the dimension chain under it carries the steps' names. */
export function Steps({ steps: { heading, drawing, items } }: { steps: Site['homepage']['steps'] }) {
  return (
    <section className="band" aria-labelledby="steps-heading">
      <div className="container">
        <h2 id="steps-heading">
          <Lines text={heading} />
        </h2>
        <div className="steps-run">
          <MeasuredDrawing name={drawing} />
        </div>
        <ol className="steps-list">
          {items.map(({ label, title, text, drawing: stage }) => (
            <li className="step" key={label}>
              <div className="step-stage">
                <MeasuredDrawing name={stage} />
              </div>
              <p className="step-label">{label}</p>
              <h3 className="step-title">{keepTogether(title)}</h3>
              <p className="second">{keepTogether(text)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
