import { Link } from 'react-router-dom'
import { keepTogether } from '../../shared/keep-together.ts'
import { Blocks } from '../components/blocks.tsx'
import { MeasuredDrawing } from '../components/measured-drawing.tsx'
import { PageIntro } from '../components/page-intro.tsx'
import { TallPhoto } from '../components/tall-photo.tsx'
import { useMessages } from '../messages-context.ts'
import type { ScreenProps } from '../screen-for.tsx'
import { CallBanner } from '../sections/call-banner.tsx'
import { CloseBanner } from '../sections/close-banner.tsx'
import { usePath } from '../site-context.ts'

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
            </div>
            <Link to={usePath('services')} className="button button-accent button-main about-button">
              {about.servicesButton}
            </Link>
          </div>
        </div>
      </section>
      <section className="about-values" aria-label={messages.about.values}>
        <ul className="about-values-list container">
          {about.values.map((value) => (
            <li key={value.id} className="about-value">
              <MeasuredDrawing name={value.icon} decorative />
              <span className="about-value-number">{value.number}</span>
              <span>{value.name}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="band band-sunk">
        <div className="container">
          <h2>{messages.about.services}</h2>
          <ul className="about-services">
            {about.services.map((service) => (
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
      <CallBanner title={about.banner.title} />
      <section className="band">
        <div className="about-commitment container">
          <div className="prose">
            <h2>{about.commitment.heading}</h2>
            <Blocks blocks={about.commitment.body} />
          </div>
          <ul className="about-badges">
            {about.commitment.badges.map((badge) => (
              <li key={badge.drawing} className="about-badge">
                <MeasuredDrawing name={badge.drawing} />
                <p>{badge.caption}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <CloseBanner close={about.close} />
    </>
  )
}
