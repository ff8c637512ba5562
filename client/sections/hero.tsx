import { Link } from 'react-router-dom'
import type { Site } from '../../shared/content/site-types.ts'
import { OpenHours } from '../hours/open-hours.tsx'
import { usePath, useSite } from '../site-context.ts'
import { CallButton } from '../ui/call-button.tsx'
import { Edge } from '../ui/edge.tsx'
import { Lines } from '../ui/lines.tsx'
import { Photo } from '../ui/photo.tsx'

type HeroProps = { h1: string; subtitle?: string; hero: Site['homepage']['hero'] }

/** The promise in the photograph's upper left, the number in its lower left, nothing between. */
export function Hero({ h1, subtitle, hero: { picture, callLine, trust } }: HeroProps) {
  const { header, hero, license } = useSite()
  const contactPath = usePath('contact')
  const line = subtitle && <p className="hero-subtitle">{subtitle}</p>
  return (
    <section className={`hero hero-${hero.promise}`} aria-labelledby="hero-heading">
      {/* The picture covers a tall box on small screens, so it is shown wider than the window: 133vw on phones. Their dense screens forgive
          a sixth less, and 800 pixels come a third of a second sooner than 1200. */}
      <Photo className="hero-photo" name={picture} sizes="(max-width: 767px) 100vw, (max-width: 991px) 150vw, 100vw" priority />
      <div className="hero-content container">
        <div>
          <h1 id="hero-heading" className="hero-title">
            <Lines text={h1} />
          </h1>
          {hero.promise === 'white' && line}
        </div>
        <div>
          {/* A promise in ink has only the sky to stand on: its second line stands on the shade below. */}
          {hero.promise === 'ink' && line}
          <p className="hero-line">{callLine}</p>
          <div className="hero-actions">
            <CallButton size="hero" />
            <Link to={contactPath} className="button button-outline hero-quote">
              {header.quoteLabel}
            </Link>
          </div>
          <div className="hero-foot">
            <div className="hero-state">
              <OpenHours />
            </div>
            <ul className="hero-trust">
              {trust.map((text) => (
                <li key={text}>{text}</li>
              ))}
              {license && <li className="hero-license">{license}</li>}
            </ul>
          </div>
        </div>
      </div>
      <Edge />
    </section>
  )
}
