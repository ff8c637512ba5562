import { Link } from 'react-router-dom'
import { useMessages } from '../document/messages-context.ts'
import { useSite } from '../document/site-context.ts'
import { MeasuredDrawing } from '../ui/measured-drawing.tsx'

type ServiceIndexProps = {
  /** Id of the current page’s service. */
  current?: string
}

/** Links to all services, each with its mark. */
export function ServiceIndex({ current }: ServiceIndexProps) {
  const { services } = useSite()
  const { nav } = useMessages()
  return (
    <nav aria-label={nav.allServices}>
      <ul className="service-index">
        {services.map(({ id, name, mark, href }) => (
          <li className="service-index-item" key={id}>
            <Link to={href} className="service-index-link" aria-current={id === current ? 'page' : undefined}>
              <MeasuredDrawing name={mark} decorative stands />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
