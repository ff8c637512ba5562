import { Link } from 'react-router-dom'
import type { Site } from '../../../shared/content/site-types.ts'
import { usePath, useSite } from '../../document/site-context.ts'
import { OpenHours } from '../../layout/hours/open-hours.tsx'
import { CallButton } from '../../ui/call-button.tsx'
import { Edge } from '../../ui/edge.tsx'
import { Lines } from '../../ui/lines.tsx'
import { Photo } from '../../ui/photo.tsx'

type HeroProps = { h1: string; subtitle?: string; hero: Site['homepage']['hero'] }

/** The headline is in the photograph's upper left, the phone number in its lower left. */
export function Hero({ h1, subtitle, hero: { picture, callLine, trust } }: HeroProps) {
  const { header, hero, license } = useSite()
  const contactPath = usePath('contact')
  const subtitleLine = subtitle && <p className="hero-subtitle">{subtitle}</p>
  return (
    <section className={`hero hero-${hero.promise}`} aria-labelledby="hero-heading">
      {/* On phones the picture covers a tall box and is 133vw wide. On their dense screens the smaller file does not show, and 740 pixels
          load a third of a second faster than 1200. */}
      <Photo className="hero-photo" name={picture} sizes="(max-width: 767px) 100vw, (max-width: 991px) 150vw, 100vw" priority />
      <div className="hero-content container">
        <div>
          <h1 id="hero-heading" className="hero-title">
            <Lines text={h1} />
          </h1>
          {hero.promise === 'white' && subtitleLine}
        </div>
        <div>
          {/* A dark headline is readable only on the sky, so its subtitle is below, on the shaded part. */}
          {hero.promise === 'ink' && subtitleLine}
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
