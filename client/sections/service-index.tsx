import { Link } from 'react-router-dom'
import { useMessages } from '../contexts/messages-context.ts'
import { useSite } from '../contexts/site-context.ts'
import { MeasuredDrawing } from '../ui/measured-drawing.tsx'

/** Links to all services, each with its mark. */
export function ServiceIndex() {
  const { services } = useSite()
  const { nav } = useMessages()
  return (
    <nav aria-label={nav.allServices}>
      <ul className="service-index">
        {services.map(({ id, name, mark, href }) => (
          <li className="service-index-item" key={id}>
            <Link to={href} className="service-index-link">
              <MeasuredDrawing name={mark} decorative stands />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
