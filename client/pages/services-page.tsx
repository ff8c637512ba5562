import { Link } from 'react-router-dom'
import { keepTogether } from '../../shared/keep-together.ts'
import { PageIntro } from '../components/page-intro.tsx'
import { Photo } from '../components/photo.tsx'
import { useMessages } from '../messages-context.ts'
import type { ContentOf, ScreenProps } from '../screen-for.tsx'
import { CloseBanner } from '../sections/close-banner.tsx'
import { PhoneBlock } from '../sections/phone-block.tsx'
import { ServiceIndex } from '../sections/service-index.tsx'

export function ServicesPage({ content, page }: ScreenProps<'services'>) {
  const { services } = content
  const { nav } = useMessages()
  return (
    <>
      <section className="services-page">
        <div className="container">
          <PageIntro page={page} h1={content.h1} subtitle={content.subtitle} />
          <div className="with-sidebar">
            <ul className="service-plates">
              {services.map((service, index) => (
                <li key={service.id} id={service.id} className={`service-plate service-plate-${plateShape(index, services.length)}`}>
                  <ServicePlate service={service} isFirst={index === 0} />
                </li>
              ))}
            </ul>
            <aside className="sidebar" aria-label={nav.aside}>
              <div className="sidebar-inner">
                <ServiceIndex />
                <PhoneBlock />
              </div>
            </aside>
          </div>
        </div>
      </section>
      <CloseBanner close={content.close} />
    </>
  )
}

/** A wide plate first, pairs after it, and where one is left over at the end, a closing one with its words beside the picture. */
function plateShape(index: number, count: number): 'wide' | 'half' | 'closing' {
  if (index === 0) return 'wide'
  return index === count - 1 && count % 2 === 0 ? 'closing' : 'half'
}

type Service = ContentOf<'services'>['services'][number]

function ServicePlate({ service, isFirst }: { service: Service; isFirst: boolean }) {
  const hasPage = !service.href.includes('#')
  return (
    <article className="service-plate-card">
      <Photo
        name={service.picture}
        className="service-plate-photo"
        priority={isFirst}
        sizes={
          isFirst
            ? '(min-width: 1170px) 770px, (min-width: 992px) 62vw, calc(100vw - 40px)'
            : '(min-width: 1170px) 370px, (min-width: 992px) 30vw, (min-width: 640px) 46vw, calc(100vw - 40px)'
        }
      />
      <div className="service-plate-words">
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
            <span key={fact}>{keepTogether(fact)}</span>
          ))}
        </p>
      </div>
    </article>
  )
}
