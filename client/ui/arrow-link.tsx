import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

export function ArrowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link to={href} className="arrow-link arrow">
      <span className="arrow-link-text">{children}</span>
    </Link>
  )
}
