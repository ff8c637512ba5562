import type { ReactNode } from 'react'
import { PageLink } from './page-link.tsx'

/** A link that leads on, with an arrow. */
export function ArrowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <PageLink href={href} className="arrow-link arrow">
      <span className="arrow-link-text">{children}</span>
    </PageLink>
  )
}
