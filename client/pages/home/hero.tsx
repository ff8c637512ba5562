import type { Site } from '../../../shared/content/site-types.ts'
import { useAssets, useSite } from '../../contexts/site-context.ts'
import { OpenHours } from '../../hours/open-hours.tsx'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { CallButton } from '../../ui/call-button.tsx'
import { Edge } from '../../ui/edge.tsx'
import { Lines } from '../../ui/lines.tsx'
import { QuoteLink } from '../../ui/quote-link.tsx'
import { duskOf, HeroPhotos } from './hero-photos.tsx'

type HeroProps = {
  h1: string
  subtitle?: string
  hero: Site['homepage']['hero']
  promise: Site['theme']['hero']['promise']
  estimate: { href: string; label: string } | undefined
}

/** The headline is in the photograph's upper left, the phone number in its lower left. */
export function Hero({ h1, subtitle, estimate, hero, promise }: HeroProps) {
  const { callLine, trust } = hero
  const dusk = duskOf(hero, useAssets())
  const { license } = useSite()
  const subtitleLine = subtitle && <p className="hero-subtitle">{subtitle}</p>
  return (
    <section className={`hero hero-${promise} ${dusk ? 'hero-with-dusk' : ''}`} aria-labelledby="hero-heading">
      <HeroPhotos day={hero.picture} dusk={dusk} />
      <div className="hero-content container">
        <div>
          <h1 id="hero-heading" className="hero-title">
            <Lines text={h1} />
          </h1>
          {promise === 'white' && subtitleLine}
        </div>
        <div>
          {/* A dark headline is readable only on the sky, so its subtitle is below, on the shaded part. */}
          {promise === 'ink' && subtitleLine}
          <p className="hero-line">{callLine}</p>
          <div className="hero-actions">
            <CallButton size="hero" />
            <QuoteLink className="button button-outline hero-quote" />
          </div>
          <div className="hero-foot">
            <div className="hero-ways">
              <div className="hero-state">
                <OpenHours />
              </div>
              {estimate && <ArrowLink href={estimate.href}>{estimate.label}</ArrowLink>}
            </div>
            {(trust.length > 0 || license) && (
              <ul className="hero-trust">
                {trust.map((text) => (
                  <li key={text}>{text}</li>
                ))}
                {license && <li className="hero-license">{license}</li>}
              </ul>
            )}
          </div>
        </div>
      </div>
      <Edge />
    </section>
  )
}
