import { parseUrl } from './parse-url.ts'

/** Where a link leads, and how it has to be opened. */
export type LinkTarget =
  | { kind: 'internal'; href: string }
  /** Opens in a new tab, with no opener. */
  | { kind: 'external'; href: string }
  /** `tel:`, `mailto:` and fragments: as they stand. */
  | { kind: 'plain'; href: string }
  /** Anything else is not a link: its words are shown as text. */
  | { kind: 'none' }

const siteHost = (url: URL) => url.hostname.replace(/^www\./, '')

/**
 * Links to the home site or starting with `/` open in the same tab, other sites in a new one.
 * `//host` is another site; `javascript:`, `data:` and whatever else is not a link at all.
 */
export function linkTarget(href: string, siteUrl: string): LinkTarget {
  const trimmed = href.trim()
  if (/^(tel:|mailto:)/i.test(trimmed) || /^#/.test(trimmed)) return { kind: 'plain', href: trimmed }
  // A backslash counts as a slash in browsers: `/\host` would leave the site.
  if (/^\/(?![/\\])/.test(trimmed)) return { kind: 'internal', href: trimmed }
  const url = /^(https?:)?[/\\]{2}/i.test(trimmed) ? parseUrl(trimmed, siteUrl) : undefined
  if (!url) return { kind: 'none' }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { kind: 'none' }
  if (siteHost(url) === siteHost(new URL(siteUrl)) && url.port === new URL(siteUrl).port) {
    return { kind: 'internal', href: url.pathname + url.search + url.hash }
  }
  return { kind: 'external', href: url.href }
}
