import type { HomeSections } from '../../../shared/content/site-types.ts'
import { keepTogether } from '../../../shared/text/keep-together.ts'
import { Band } from '../../ui/band.tsx'
import { MeasuredDrawing } from '../../ui/measured-drawing.tsx'

/** The stages of a job in one drawing, with the steps' names on the dimension chain below it; without drawings, columns. */
export function Steps({ steps: { heading, drawing, items }, band }: { steps: HomeSections['steps']; band: string }) {
  const isDrawn = drawing !== undefined && items.every((item) => item.drawing)
  return (
    <Band className={band} labelledBy="steps-heading" heading={heading}>
      {isDrawn && (
        <div className="steps-run">
          <MeasuredDrawing name={drawing} />
        </div>
      )}
      <ol className={isDrawn ? 'steps-list' : 'steps-plain'}>
        {items.map(({ label, time, title, text, drawing: stage }) => (
          <li className={isDrawn ? 'step' : undefined} key={label}>
            {isDrawn && (
              <div className="step-stage">
                <MeasuredDrawing name={stage} />
              </div>
            )}
            <p className="step-label">
              {label}
              {time && <span>{` · ${time}`}</span>}
            </p>
            <h3 className="step-title">{keepTogether(title)}</h3>
            <p className="second">{keepTogether(text)}</p>
          </li>
        ))}
      </ol>
    </Band>
  )
}
