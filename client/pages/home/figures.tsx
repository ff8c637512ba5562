import type { HomeSections } from '../../../shared/content/site-types.ts'
import { keepTogether } from '../../../shared/text/keep-together.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { Lines } from '../../ui/lines.tsx'
import { FigureScale } from './figure-scale.tsx'

type FiguresProps = { figures: HomeSections['figures']; estimate?: { href: string; label: string } | undefined; band: string }

/** Large price figures, each with its scale, and the factors that affect them. */
export function Figures({ figures: { heading, text, factorsLabel, factors, note, items }, estimate, band }: FiguresProps) {
  return (
    <section className={band} aria-labelledby="figures-heading">
      <div className="figures container">
        <div>
          <h2 id="figures-heading">
            <Lines text={heading} />
          </h2>
          <p className="lead">{keepTogether(text)}</p>
        </div>
        <div className="figures-list">
          {items.map((figure) => (
            <div className="figure-item" key={figure.value}>
              <div>
                <p className="figure-value">{figure.value}</p>
                <FigureScale scale={figure.scale} />
              </div>
              <p className="figure-text second">
                <strong>{keepTogether(figure.strong)}</strong>
                {` ${keepTogether(figure.text)}`}
              </p>
            </div>
          ))}
          {note && <p className="small-print">{keepTogether(note)}</p>}
        </div>
        <div className="figures-aside">
          {factorsLabel && (
            <p>
              <strong>{factorsLabel}</strong>
            </p>
          )}
          <ul className="figures-factors">
            {factors.map((factor) => (
              <li key={factor}>{keepTogether(factor)}</li>
            ))}
          </ul>
          {estimate && (
            <p className="estimate-link">
              <ArrowLink href={estimate.href}>{estimate.label}</ArrowLink>
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
