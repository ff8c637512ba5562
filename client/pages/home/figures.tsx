import type { HomeSections } from '../../../shared/content/site-types.ts'
import { keepTogether } from '../../../shared/text/keep-together.ts'
import { Band } from '../../ui/band.tsx'

/** Figures that people ask about, in columns. */
export function Figures({ figures: { heading, note, items }, band }: { figures: HomeSections['figures']; band: string }) {
  return (
    <Band className={band} labelledBy="figures-heading" heading={heading}>
      <dl className="figures">
        {items.map(({ value, strong, text }) => (
          <div className="figures-item" key={value}>
            <dt className="figure-value">{keepTogether(value)}</dt>
            <dd className="figure-words">
              <strong>{keepTogether(strong)}</strong>
              {` ${keepTogether(text)}`}
            </dd>
          </div>
        ))}
      </dl>
      {note && <p className="small-print">{keepTogether(note)}</p>}
    </Band>
  )
}
