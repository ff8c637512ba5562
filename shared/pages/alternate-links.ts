import type { Language } from '../content/languages.ts'
import { canonicalUrl } from './metadata.ts'

/** A page in one of its languages. */
export type PageVersion = { language: Language; path: string }

/** What tells search engines of a page's languages, its own included; nothing where it has no other. */
export function alternateLinks(siteUrl: string, versions: readonly PageVersion[], defaultLanguage: Language) {
  if (versions.length < 2) return []
  const links = versions.map(({ language, path }) => ({ hreflang: String(language), href: canonicalUrl(siteUrl, { path }) }))
  const others = links.filter(({ hreflang }) => hreflang === defaultLanguage).map(({ href }) => ({ hreflang: 'x-default', href }))
  return [...links, ...others]
}
