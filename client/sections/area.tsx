import { keepTogether } from '../../shared/keep-together.ts'
import type { Site } from '../../shared/site-types.ts'
import { Lines } from '../components/lines.tsx'
import { MeasuredDrawing } from '../components/measured-drawing.tsx'
import { RuledList } from '../components/ruled-list.tsx'

/** Where the business works, beside a drawing of a place there. */
export function Area({ area: { heading, text, places, drawing } }: { area: Site['homepage']['area'] }) {
  return (
    <section className="area-band band" aria-labelledby="area-heading">
      <div className="area container">
        <div>
          <h2 id="area-heading">
            <Lines text={heading} />
          </h2>
          <p className="area-text lead">{keepTogether(text)}</p>
          <RuledList className="area-places" rows={places.map(({ name, note }) => ({ label: name, value: note }))} />
        </div>
        <div className="area-drawing">
          <MeasuredDrawing name={drawing} />
        </div>
      </div>
    </section>
  )
}
