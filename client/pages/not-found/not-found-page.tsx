import { Link } from 'react-router-dom'
import { usePath, useSite } from '../../contexts/site-context.ts'
import type { ScreenProps } from '../../navigation/registered-screens.tsx'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { Band } from '../../ui/band.tsx'
import { Lines } from '../../ui/lines.tsx'
import { MeasuredDrawing } from '../../ui/measured-drawing.tsx'
import { NumberLink } from '../../ui/number-link.tsx'

export function NotFoundPage({ content: { notFound } }: ScreenProps<'not-found'>) {
  const { services } = useSite()
  const homePath = usePath('home')
  return (
    <>
      <section className="not-found">
        <div className="not-found-head container">
          <div className={notFound.variant === 'home' ? 'not-found-words-large' : undefined}>
            <h1>
              <Lines text={notFound.heading} />
            </h1>
            <p className="page-lead">{notFound.text}</p>
            {notFound.variant === 'home' && <ArrowLink href={homePath}>{notFound.homeLink}</ArrowLink>}
          </div>
          <p className="not-found-call">
            <span className="not-found-prompt">{notFound.prompt}</span>
            <NumberLink className="large-number page-number" />
          </p>
        </div>
        {notFound.drawing && (
          <div className="run">
            <MeasuredDrawing name={notFound.drawing} stands />
          </div>
        )}
      </section>
      <Band className="band band-sunk not-found-services">
        <h2 className="not-found-services-heading">{notFound.servicesHeading}</h2>
        <ul className="not-found-services-list">
          {services.map((service) => (
            <li key={service.id}>
              <Link className="not-found-service" to={service.href}>
                {service.name}
              </Link>
            </li>
          ))}
        </ul>
      </Band>
    </>
  )
}
