import { optionalScreens, pathOf } from '../addresses/routes.ts'
import type { Language } from '../language/languages.ts'
import { field, isObject } from '../schema/is-object.ts'
import type { ContentSet } from './content-set.ts'
import { joinParts } from './join-parts.ts'
import { absentScreens, hasServicePage, isGivenPath, isOptionalPath, keyOf, languagesOf, plainPaths, wordsIn } from './set-pages.ts'
import { siteSchema } from './site-types.ts'

/** The content of the pages that the set has in a language, with links as they are written. */
export function joinPages({ facts, words }: ContentSet, language: Language): Readonly<Record<string, unknown>> {
  const others = languagesOf({ facts }).flatMap((other) => (other === language ? [] : [words[other]]))
  const absent = absentScreens({ facts, words }, language)
  const set = { facts, words }
  // About and services show the terms, so a language that has no services needs none.
  const terms = absent.includes('services') && field(words[language], 'terms') === undefined ? [] : facts.terms
  const shownFacts = { ...facts, terms, navigation: shownNavigation(set, language), services: servicesIn(set, language) }
  const joined = joinParts(siteSchema, shownFacts, wordsIn(set, language) ?? {}, others)
  const pages = field(joined, 'pages')
  const content = {
    ...(isObject(joined) && without(joined, contentOf(absent))),
    ...(isObject(pages) && { pages: without(pages, absent.map(keyOf)) }),
    ...(isObject(facts.redirects) && { redirects: shownRedirects(facts.redirects, set) }),
  }
  return withoutMissingArticles(content, facts.articles)
}

/** The fields of the content of optional pages. Other pages may show the content of services and contact, too. */
function contentOf(absent: readonly string[]): readonly string[] {
  const names = absent.filter((screen) => optionalScreens.some((optional) => optional === screen))
  return names.includes('blog') ? [...names, 'articles'] : names
}

/** Where a language lacks the page of a service, or the list of services, `href` leads to it in another language. */
function servicesIn(set: Pick<ContentSet, 'facts' | 'words'>, language: Language): unknown {
  const { services } = set.facts
  if (!Array.isArray(services)) return services
  const list = pathOf('services', 'en')
  const hasList = plainPaths(set, language).has(list)
  return services.map((service: unknown) => {
    const path = field(service, 'page', 'path')
    if (!isObject(service) || hasServicePage(set, service, language) || (path === undefined && hasList)) return service
    return { ...service, page: undefined, href: path ?? `${list}#${String(service.id)}` }
  })
}

/** Removes references to articles that are left out in this language. */
function withoutMissingArticles(content: object, allArticles: unknown): Readonly<Record<string, unknown>> {
  const slugsOf = (articles: unknown) => (Array.isArray(articles) ? articles.map((article) => field(article, 'slug')) : [])
  const shown = slugsOf(field(content, 'articles'))
  const leftOut = slugsOf(allArticles).filter((slug) => !shown.includes(slug))
  return leftOut.length === 0 ? { ...content } : withoutReferences(content, new Set(leftOut))
}

const references = ['slugs', 'articles']

function withoutReferences(content: object, leftOut: ReadonlySet<unknown>): Readonly<Record<string, unknown>> {
  const kept = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(kept)
    return isObject(value) ? withoutReferences(value, leftOut) : value
  }
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => {
      const isList = references.includes(key) && Array.isArray(value)
      return [key, kept(isList ? value.filter((entry) => !leftOut.has(entry)) : value)]
    }),
  )
}

/** Redirects to optional pages that the set does not have are left out. */
function shownRedirects(redirects: object, set: Pick<ContentSet, 'facts' | 'words'>): object {
  const known = new Set(languagesOf(set).flatMap((language) => [...plainPaths(set, language)]))
  const leadsSomewhere = ([, to]: [string, unknown]) => !isOptionalPath(String(to)) || known.has(`/${String(to).split('/')[1]}/`)
  return Object.fromEntries(Object.entries(redirects).filter(leadsSomewhere))
}

/** Links to pages that this language does not have, although the set or the software knows them, are left out. */
function shownNavigation(set: Pick<ContentSet, 'facts' | 'words'>, language: Language): unknown {
  const { navigation } = set.facts
  if (!Array.isArray(navigation)) return navigation
  const here = plainPaths(set, language)
  const elsewhere = languagesOf(set).flatMap((other) => [...plainPaths(set, other)])
  return navigation.filter((entry) => {
    const href = String(field(entry, 'href'))
    return here.has(href) || isGivenPath(href) || !(isOptionalPath(href) || elsewhere.includes(href))
  })
}

const without = (content: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(content).filter(([name]) => !names.includes(name)))
