import { Link } from 'react-router-dom'
import type { Breadcrumb as Step } from '../../shared/pages/page-data.ts'
import { useMessages } from '../contexts/messages-context.ts'

/** Breadcrumb of an inner page; the last step is the page itself. */
export function Breadcrumb({ steps }: { steps: Step[] }) {
  const { nav } = useMessages()
  if (steps.length === 0) return null
  return (
    <nav className="breadcrumb" aria-label={nav.breadcrumb}>
      <ol className="breadcrumb-list">
        {steps.map((step) => (
          <li key={step.name} className="breadcrumb-step">
            {step.href ? <Link to={step.href}>{step.name}</Link> : <span aria-current="page">{step.name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
