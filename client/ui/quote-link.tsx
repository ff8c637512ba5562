import { Link } from 'react-router-dom'
import { usePath, useSite } from '../contexts/site-context.ts'

/** The link to the contact form. */
export function QuoteLink({ className, label }: { className: string; label?: string }) {
  const { header } = useSite()
  return (
    <Link to={usePath('contact')} className={className}>
      {label ?? header.quoteLabel}
    </Link>
  )
}
