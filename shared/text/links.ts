import { parseUrl } from './parse-url.ts'

/** What a link leads to. */
type LinkTarget =
  | { kind: 'internal'; href: string }
  /** Opens in a new tab, with `noopener`. */
  | { kind: 'external'; href: string }
  /** `tel:`, `mailto:` or a fragment, unchanged. */
  | { kind: 'plain'; href: string }
  /** Not a link: only its label is shown, as text. */
  | { kind: 'none' }

const siteHost = (url: URL) => url.hostname.replace(/^www\./, '')

/**
 * Paths and addresses of this site are internal, other sites are external. `//host` is another site. `javascript:`, `data:` and other
 * schemes are not links.
 */
export function linkTarget(href: string, siteUrl: string): LinkTarget {
  const trimmed = href.trim()
  if (/^(tel:|mailto:)/i.test(trimmed) || /^#/.test(trimmed)) return { kind: 'plain', href: trimmed }
  // Browsers treat a backslash as a slash, so `/\host` is another site.
  if (/^\/(?![/\\])/.test(trimmed)) return { kind: 'internal', href: trimmed }
  const url = /^(https?:)?[/\\]{2}/i.test(trimmed) ? parseUrl(trimmed, siteUrl) : undefined
  if (!url) return { kind: 'none' }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { kind: 'none' }
  if (siteHost(url) === siteHost(new URL(siteUrl)) && url.port === new URL(siteUrl).port) {
    return { kind: 'internal', href: url.pathname + url.search + url.hash }
  }
  return { kind: 'external', href: url.href }
}
