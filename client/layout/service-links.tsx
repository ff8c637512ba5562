import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { PageData } from '../../shared/pages/page-data.ts'
import { useSite } from '../contexts/site-context.ts'
import { MeasuredDrawing } from '../ui/measured-drawing.tsx'
import { currentState } from './current-link.ts'

type ServiceLinksProps = {
  /** Of the list. The class of a link is `CLASS-link`. */
  className: string
  /** The id of a service that is left out. */
  except?: string
  /** Its link is marked as the current one. */
  page?: PageData
  /** Further items at the end. */
  children?: ReactNode
}

/** Links to the services, each with its mark. */
export function ServiceLinks({ className, except, page, children }: ServiceLinksProps) {
  const services = useSite().services.filter(({ id }) => id !== except)
  return (
    <ul className={className}>
      {services.map(({ id, name, mark, href }) => (
        <li key={id}>
          <Link to={href} className={`${className}-link`} aria-current={page && currentState(href, page)}>
            <MeasuredDrawing name={mark} decorative />
            <span>{name}</span>
          </Link>
        </li>
      ))}
      {children}
    </ul>
  )
}
