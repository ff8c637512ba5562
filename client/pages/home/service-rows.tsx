import { Link } from 'react-router-dom'
import type { PageContent } from '../../../shared/pages/page-data.ts'
import { keepTogether } from '../../../shared/text/keep-together.ts'
import { useMessages } from '../../contexts/messages-context.ts'
import { usePath } from '../../contexts/site-context.ts'
import { Band } from '../../ui/band.tsx'
import { MeasuredDrawing } from '../../ui/measured-drawing.tsx'
import { Photo } from '../../ui/photo.tsx'
import { RuledList } from '../../ui/ruled-list.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'

type Services = Extract<PageContent, { screen: 'home' }>['services']
type Service = Services[number]

/** The first service large, the others as rows; all drawings have the same scale. */
export function ServiceRows({ heading, services, band }: { heading: string; services: Services; band: string }) {
  const { nav } = useMessages()
  const [lead, ...rows] = services
  return (
    <Band className={`services ${band}`} labelledBy="services-heading">
      <SectionHeading id="services-heading" heading={heading} link={{ href: usePath('services'), label: nav.allServices }} />
      {lead && <LeadService service={lead} />}
      {rows.length > 0 && (
        <ul className="service-rows">
          {rows.map((service) => (
            <ServiceRow key={service.id} service={service} />
          ))}
        </ul>
      )}
    </Band>
  )
}

function LeadService({ service }: { service: Service }) {
  const { name, description, shortLine, measures, picture, drawing, href } = service
  return (
    <div className="lead-service">
      <Photo
        className="lead-service-photo"
        name={picture}
        sizes="(min-width: 1210px) 770px, (min-width: 992px) 64vw, (min-width: 768px) 90vw, 100vw"
      />
      <div className="lead-service-words">
        <h3>
          <Link to={href} className="stretched-link service-row-link arrow">
            {name}
          </Link>
        </h3>
        <p className="lead-service-text">{keepTogether(description)}</p>
        <p className="service-row-short">{keepTogether(shortLine)}</p>
        {measures && <RuledList className="lead-service-measures" rows={measures} />}
        <MeasuredDrawing className="lead-service-drawing" name={drawing} />
      </div>
    </div>
  )
}

function ServiceRow({ service: { name, description, shortLine, picture, drawing, href } }: { service: Service }) {
  return (
    <li className={drawing ? 'service-row' : 'service-row service-row-plain'}>
      {/* On phones drawn 183 px wide. With 160 px, double-density screens load the 320-pixel file: a fifth of the bytes of the next one. */}
      <Photo className="service-row-photo" name={picture} sizes="(min-width: 992px) 270px, (min-width: 768px) 180px, 160px" />
      <div className="service-row-words">
        <h3 className="service-row-name">
          <Link to={href} className="stretched-link service-row-link arrow">
            {name}
          </Link>
        </h3>
        <p className="second service-row-text">{keepTogether(description)}</p>
        <p className="service-row-short">{keepTogether(shortLine)}</p>
      </div>
      {drawing && (
        <div className="service-row-drawing">
          <MeasuredDrawing name={drawing} stands />
        </div>
      )}
    </li>
  )
}
