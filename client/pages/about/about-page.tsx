import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { AboutSection, AboutSections } from '../../../shared/content/site-types.ts'
import { keepTogether } from '../../../shared/text/keep-together.ts'
import { useMessages } from '../../contexts/messages-context.ts'
import { usePath, useSite } from '../../contexts/site-context.ts'
import type { ContentOf, ScreenProps } from '../../navigation/registered-screens.tsx'
import { CloseBanner } from '../../sections/close-banner.tsx'
import { Blocks } from '../../ui/blocks.tsx'
import { Chain } from '../../ui/chain.tsx'
import { MeasuredDrawing } from '../../ui/measured-drawing.tsx'
import { PageIntro } from '../../ui/page-intro.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { TallPhoto } from '../../ui/tall-photo.tsx'
import { Terms } from '../../ui/terms.tsx'
import { CallBanner } from './call-banner.tsx'
import { WrittenQuote } from './written-quote.tsx'
import { YearsList, YearsRun, yearsRun } from './years-run.tsx'
import '../../main-chunk.ts'
import { Band } from '../../ui/band.tsx'

type About = ContentOf<'about'>['about']

const sections: Record<AboutSection, (about: About) => ReactNode> = {
  // Rendered at the top of the page.
  people: () => null,
  years: ({ years }) => years && years.items.length > 0 && <Years years={years} />,
  quote: ({ quote }) => quote && <WrittenQuote quote={quote} />,
  values: ({ values }) => values && <Values values={values} />,
  services: ({ services }) => services && <Services services={services} />,
  banner: ({ banner }) => banner && <CallBanner title={banner.title} />,
  commitment: ({ commitment }) => commitment && <Commitment commitment={commitment} />,
}

export function AboutPage({ content, page }: ScreenProps<'about'>) {
  const { about, people, terms } = content
  const messages = useMessages()
  return (
    <>
      <section className="about-head">
        <div className="container">
          <PageIntro page={page} h1={content.h1} subtitle={content.subtitle} />
        </div>
        {about.people && people.length > 0 && (
          <div className="about-people">
            <div className="run">
              <MeasuredDrawing name={about.people.run} stands />
            </div>
            <div className="band-sunk about-people-words">
              <div className="container">
                <Terms rows={people} />
              </div>
            </div>
          </div>
        )}
      </section>
      <section className="band about-story">
        <div className="about-story-columns container">
          <div>
            <div className="prose">
              <Blocks blocks={about.body} />
            </div>
            <Link to={usePath('services')} className="button button-accent button-main about-button">
              {about.servicesButton}
            </Link>
          </div>
          <TallPhoto name={about.picture} />
        </div>
      </section>
      {about.sections.map((name) => (
        <Fragment key={name}>
          {name === 'banner' && terms.length > 0 && (
            <Band>
              <SectionHeading heading={messages.terms} />
              <Terms rows={terms} />
            </Band>
          )}
          {sections[name](about)}
        </Fragment>
      ))}
      <CloseBanner close={about.close} />
    </>
  )
}

function Years({ years: { heading, drawing, items } }: { years: NonNullable<About['years']> }) {
  const run = yearsRun(drawing, items, useSite().year)
  return (
    <Band className="band band-sunk">
      <SectionHeading heading={heading} />
      {run ? (
        <>
          <YearsRun {...run} />
          <YearsList run={run} items={items} />
        </>
      ) : (
        <Chain parts={items} />
      )}
    </Band>
  )
}

function Values({ values: { items } }: { values: AboutSections['values'] }) {
  const messages = useMessages().about
  return (
    <Band className="band band-sunk">
      <SectionHeading heading={messages.values} />
      <ol className="about-values-list">
        {items.map(({ id, icon, number, name, text }) => (
          <li key={id} className="about-value">
            {icon ? <MeasuredDrawing name={icon} decorative /> : <span className="highlights-key">{number}</span>}
            <h3 className="highlights-name">{keepTogether(name)}</h3>
            <p className="second">{keepTogether(text)}</p>
          </li>
        ))}
      </ol>
    </Band>
  )
}

function Services({ services }: { services: AboutSections['services'] }) {
  const messages = useMessages().about
  return (
    <Band className="band band-sunk" heading={messages.services}>
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
    </Band>
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
        {badges.length > 0 && (
          <ul className="about-badges">
            {badges.map((badge) => (
              <li key={badge.id} className={badge.drawing ? 'about-badge' : 'about-badge about-badge-plain'}>
                <MeasuredDrawing name={badge.drawing} />
                <p>{keepTogether(badge.caption)}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
