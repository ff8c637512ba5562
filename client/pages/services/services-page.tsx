import '../../main-chunk.ts'
import { Link } from 'react-router-dom'
import { keepTogether } from '../../../shared/text/keep-together.ts'
import { usePath, useSite } from '../../contexts/site-context.ts'
import type { ContentOf, ScreenProps } from '../../navigation/registered-screens.tsx'
import { CloseBanner } from '../../sections/close-banner.tsx'
import { ServicesAside } from '../../sections/services-aside.tsx'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { Comparison } from '../../ui/comparison.tsx'
import { PageIntro } from '../../ui/page-intro.tsx'
import { Photo } from '../../ui/photo.tsx'
import { Terms } from '../../ui/terms.tsx'

export function ServicesPage({ content, page }: ScreenProps<'services'>) {
  const { services } = content
  return (
    <>
      <section className="services-page">
        <div className="container">
          <PageIntro page={page} h1={content.h1} subtitle={content.subtitle} />
          <div className="with-sidebar">
            <ul className="service-plates">
              {services.map((service, index) => (
                <li key={service.id} id={service.id} className={`service-plate service-plate-${plateShape(index, services)}`}>
                  <ServicePlate service={service} isFirst={index === 0} />
                </li>
              ))}
            </ul>
            <ServicesAside heading={content.phoneBlock.heading} />
          </div>
        </div>
      </section>
      <CloseBanner close={content.close} />
    </>
  )
}

/**
 * The first service is wide and the others form pairs; a single last one has its text beside the picture. A service with details is wide
 * too. It breaks up the pairs, so then all others have their text beside the picture.
 */
function plateShape(index: number, services: readonly Service[]): 'wide' | 'half' | 'beside' {
  if (index === 0 || services[index]?.details) return 'wide'
  const isLeftOver = index === services.length - 1 && services.length % 2 === 0
  return isLeftOver || services.some(({ details }) => details) ? 'beside' : 'half'
}

const wideSizes = '(min-width: 1170px) 770px, (min-width: 992px) 62vw, calc(100vw - 40px)'
const plateSizes = '(min-width: 1170px) 370px, (min-width: 992px) 30vw, (min-width: 640px) 46vw, calc(100vw - 40px)'

type Service = ContentOf<'services'>['services'][number]

function ServicePlate({ service, isFirst }: { service: Service; isFirst: boolean }) {
  const hasPage = !service.href.includes('#')
  const sizes = isFirst || service.details ? wideSizes : plateSizes
  const { header } = useSite()
  const quotePath = usePath('contact')
  return (
    <article className="service-plate-card">
      {service.comparison ? (
        <Comparison {...service.comparison} sizes={sizes} />
      ) : (
        <Photo name={service.picture} className="service-plate-photo" priority={isFirst} sizes={sizes} />
      )}
      <div>
        <h2 className="service-plate-name">
          {hasPage ? (
            <Link to={service.href} className="card-link arrow">
              {service.name}
            </Link>
          ) : (
            service.name
          )}
        </h2>
        <p className="service-plate-text second">{keepTogether(service.description)}</p>
        <p className="service-plate-facts">
          {service.facts.map((fact) => (
            <span key={fact}>{`${keepTogether(fact)} `}</span>
          ))}
        </p>
        {service.details && <Terms rows={service.details} />}
        {service.detailsNote && <p className="small-print">{keepTogether(service.detailsNote)}</p>}
        {(service.estimate || !hasPage) && (
          <p className="service-plate-links">
            {service.estimate && <ArrowLink href={service.estimate.href}>{service.estimate.label}</ArrowLink>}
            {!hasPage && <ArrowLink href={quotePath}>{header.quoteLabel}</ArrowLink>}
          </p>
        )}
      </div>
    </article>
  )
}
