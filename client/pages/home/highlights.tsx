import type { HomeHighlights } from '../../../shared/pages/home-content.ts'
import { keepTogether } from '../../../shared/text/keep-together.ts'
import { useAssets } from '../../contexts/site-context.ts'
import { Lines } from '../../ui/lines.tsx'
import { MeasuredDrawing } from '../../ui/measured-drawing.tsx'

type HighlightsProps = { highlights: HomeHighlights; band: string }

/** Four numbered notes to a large drawing, which stands on the band's lower edge and extends into the next band; without one, columns. */
export function Highlights({ highlights: { heading, drawing, items }, band }: HighlightsProps) {
  return (
    <section className={drawing ? 'highlights' : band} aria-labelledby="highlights-heading">
      <div className={drawing ? 'highlights-content container' : 'container'}>
        <h2 id="highlights-heading" className="highlights-heading">
          <Lines text={heading} />
        </h2>
        {drawing && (
          <div className="highlights-drawing">
            <MeasuredDrawing name={drawing} stands />
          </div>
        )}
        <ol className={drawing ? 'highlights-notes' : 'highlights-columns'}>
          {items.map(({ id, number, name, text }) => (
            <li className="highlights-note" key={id}>
              <span className="highlights-key" aria-hidden>
                {number}
              </span>
              <h3 className="highlights-name">{name}</h3>
              <p className="second">{keepTogether(text)}</p>
            </li>
          ))}
        </ol>
      </div>
      {drawing && <Soil drawing={drawing} />}
    </section>
  )
}

/** Spacer as deep as the drawing's part below ground, so that the next band starts below the drawing. */
function Soil({ drawing: name }: { drawing: string }) {
  const drawing = useAssets().drawings[name]
  const depth = drawing?.ground ? drawing.height - drawing.ground : 0
  return (
    <div className="highlights-soil">
      <svg width="1" height={depth} aria-hidden />
    </div>
  )
}
