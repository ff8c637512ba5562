import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { PageData } from '../../shared/pages/page-data.ts'
import { useSite } from '../contexts/site-context.ts'
import { MeasuredDrawing } from '../ui/measured-drawing.tsx'
import { currentState } from './current-link.ts'

type ServiceLinksProps = {
  /** Class of the list. Links have the class `CLASS-link`. */
  className: string
  /** The id of a service that is left out. */
  except?: string
  /** The link to this page is marked as current. */
  page?: PageData
  /** More items at the end. */
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
