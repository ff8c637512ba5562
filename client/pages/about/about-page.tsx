import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { AboutSection, AboutSections } from '../../../shared/content/site-types.ts'
import { keepTogether } from '../../../shared/text/keep-together.ts'
import { useMessages } from '../../document/messages-context.ts'
import { usePath } from '../../document/site-context.ts'
import type { ContentOf, ScreenProps } from '../../navigation/registered-screens.tsx'
import { CloseBanner } from '../../sections/close-banner.tsx'
import { Blocks } from '../../ui/blocks.tsx'
import { MeasuredDrawing } from '../../ui/measured-drawing.tsx'
import { PageIntro } from '../../ui/page-intro.tsx'
import { TallPhoto } from '../../ui/tall-photo.tsx'
import { Terms } from '../../ui/terms.tsx'
import { CallBanner } from './call-banner.tsx'
import '../../main-chunk.ts'

type About = ContentOf<'about'>['about']

const sections: Record<AboutSection, (about: About) => ReactNode> = {
  values: ({ values }) => values && <Values values={values} />,
  services: ({ services }) => services && <Services services={services} />,
  banner: ({ banner }) => banner && <CallBanner title={banner.title} />,
  commitment: ({ commitment }) => commitment && <Commitment commitment={commitment} />,
}

export function AboutPage({ content, page }: ScreenProps<'about'>) {
  const { about } = content
  const messages = useMessages()
  return (
    <>
      <section className="about-head">
        <div className="about-head-columns container">
          <PageIntro page={page} h1={content.h1} subtitle={content.subtitle} />
          <TallPhoto name={about.picture} />
          <div className="about-head-words">
            <div className="prose">
              <Blocks blocks={about.body} />
              {content.terms.length > 0 && (
                <>
                  <h2>{messages.terms}</h2>
                  <Terms rows={content.terms} />
                </>
              )}
            </div>
            <Link to={usePath('services')} className="button button-accent button-main about-button">
              {about.servicesButton}
            </Link>
          </div>
        </div>
      </section>
      {about.sections.map((name) => (
        <Fragment key={name}>{sections[name](about)}</Fragment>
      ))}
      <CloseBanner close={about.close} />
    </>
  )
}

/** The values as notes below a full-width drawing; without one, each has its icon or number. */
function Values({ values: { run, items } }: { values: AboutSections['values'] }) {
  const messages = useMessages().about
  return (
    <section className="about-values" aria-label={messages.values}>
      {run && (
        <div className="run">
          <MeasuredDrawing name={run} stands />
        </div>
      )}
      <div className={run ? 'band band-sunk' : 'band'}>
        <ol className="about-values-list container">
          {items.map(({ id, icon, number, name, text }) => (
            <li key={id} className="about-value">
              {run || !icon ? <span className="highlights-key">{number}</span> : <MeasuredDrawing name={icon} decorative />}
              <h2 className="highlights-name">{keepTogether(name)}</h2>
              <p className="second">{keepTogether(text)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Services({ services }: { services: AboutSections['services'] }) {
  const messages = useMessages().about
  return (
    <section className="band band-sunk">
      <div className="container">
        <h2>{messages.services}</h2>
        <ul className="about-services">
          {services.map((service) => (
            <li key={service.id} className="about-service">
              <MeasuredDrawing name={service.icon} decorative />
              <div>
                <h3 className="about-service-title">
                  <Link to={service.href} className="card-link arrow">
                    {service.title}
                  </Link>
                </h3>
                <p className="second">{keepTogether(service.description)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Commitment({ commitment: { heading, body, badges } }: { commitment: AboutSections['commitment'] }) {
  return (
    <section className="band">
      <div className="about-commitment container">
        <div className="prose">
          <h2>{heading}</h2>
          <Blocks blocks={body} />
        </div>
        <ul className="about-badges">
          {badges.map((badge) => (
            <li key={badge.id} className={badge.drawing ? 'about-badge' : 'about-badge about-badge-plain'}>
              <MeasuredDrawing name={badge.drawing} />
              <p>{keepTogether(badge.caption)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
