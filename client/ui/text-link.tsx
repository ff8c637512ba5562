import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { linkTarget } from '../../shared/text/links.ts'
import { useSite } from '../contexts/site-context.ts'

type TextLinkProps = { href: string; className?: string; children: ReactNode }

/** A link from content: internal, external in a new tab, `tel:` or `mailto:`, or just its text if the address is not allowed. */
export function TextLink({ href, className, children }: TextLinkProps) {
  const target = linkTarget(href, useSite().siteUrl)
  switch (target.kind) {
    case 'internal':
      return (
        <Link to={target.href} className={className}>
          {children}
        </Link>
      )
    case 'external':
      return (
        <a href={target.href} className={className} target="_blank" rel="noopener">
          {children}
        </a>
      )
    case 'plain':
      return (
        <a href={target.href} className={className}>
          {children}
        </a>
      )
    case 'none':
      return children
  }
}
