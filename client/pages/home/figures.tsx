import type { HomeSections } from '../../../shared/content/site-types.ts'
import { keepTogether } from '../../../shared/text/keep-together.ts'
import { Lines } from '../../ui/lines.tsx'

/** Figures that people ask about, in columns. */
export function Figures({ figures: { heading, note, items }, band }: { figures: HomeSections['figures']; band: string }) {
  return (
    <section className={band} aria-labelledby="figures-heading">
      <div className="container">
        <h2 id="figures-heading">
          <Lines text={heading} />
        </h2>
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
      </div>
    </section>
  )
}
