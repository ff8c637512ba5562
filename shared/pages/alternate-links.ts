import type { Language } from '../language/languages.ts'
import { canonicalUrl } from './metadata.ts'

export type PageVersion = { language: Language; path: string }

/** `hreflang` links to every language of a page, including its own, and `x-default`. None if the page has only one language. */
export function alternateLinks(siteUrl: string, versions: readonly PageVersion[], defaultLanguage: Language) {
  if (versions.length < 2) return []
  const links = versions.map(({ language, path }) => ({ hreflang: String(language), href: canonicalUrl(siteUrl, { path }) }))
  const others = links.filter(({ hreflang }) => hreflang === defaultLanguage).map(({ href }) => ({ hreflang: 'x-default', href }))
  return [...links, ...others]
}
