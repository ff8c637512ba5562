import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { href: string }

/** A link inside the site, followed without a full load once the page is hydrated. What a touch or hover prefetches is decided in `page-loader.ts`. */
export function PageLink({ href, ...rest }: PageLinkProps) {
  return <Link to={href} {...rest} />
}
