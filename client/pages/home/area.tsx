import type { HomeSections } from '../../../shared/content/site-types.ts'
import { keepTogether } from '../../../shared/text/keep-together.ts'
import { useMessages } from '../../contexts/messages-context.ts'
import { Fold } from '../../ui/fold.tsx'
import { Lines } from '../../ui/lines.tsx'
import { MeasuredDrawing } from '../../ui/measured-drawing.tsx'
import { RuledList } from '../../ui/ruled-list.tsx'

/** Text, drawing and list of places. The list is full width below both if it is long, and always below lg. */
export function Area({ area: { heading, text, places, drawing }, band }: { area: HomeSections['area']; band: string }) {
  const { area } = useMessages()
  const isBeside = drawing && places.length <= 4
  return (
    <section className={`area-band ${band}`} aria-labelledby="area-heading">
      <div className={isBeside ? 'area area-beside container' : 'area container'}>
        <div>
          <h2 id="area-heading">
            <Lines text={heading} />
          </h2>
          <p className="area-text lead">{keepTogether(text)}</p>
        </div>
        {drawing && (
          <div className="area-drawing">
            <MeasuredDrawing name={drawing} />
          </div>
        )}
        <div className="area-places">
          <Fold as="h3" className="area-heading" label={area.places}>
            <RuledList rows={places.map(({ name, note }) => ({ label: name, value: note }))} />
          </Fold>
        </div>
      </div>
    </section>
  )
}
