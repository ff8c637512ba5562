import type { ComponentProps, MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

type PageLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & { href: string }

/**
 * A link inside the site, followed without a full load once the page is hydrated. What a touch or hover prefetches is decided in `hooks/use-prefetch.ts`.
 * The router's own `Link` would bring its route matching and its own prefetching into every first visit: 3.7 kB of Brotli.
 */
export function PageLink({ href, onClick, ...rest }: PageLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href)
  const onPress = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return <a {...rest} href={useHref(href)} onClick={onPress} />
}
