import type { Language } from '../language/languages.ts'
import { field, isObject } from '../schema/is-object.ts'
import type { ContentSet } from './content-set.ts'
import { joinParts } from './join-parts.ts'
import { absentScreens, isOptionalPath, keyOf, languagesOf, plainPaths } from './set-pages.ts'
import { siteSchema } from './site-types.ts'

/** The content of the pages that the set has in a language, with links as they are written. */
export function joinPages({ facts, words }: ContentSet, language: Language): Readonly<Record<string, unknown>> {
  const others = languagesOf({ facts }).flatMap((other) => (other === language ? [] : [words[other]]))
  const absent = absentScreens({ facts, words }, language)
  const shownFacts = { ...facts, navigation: shownNavigation({ facts, words }, language) }
  const joined = joinParts(siteSchema, shownFacts, words[language] ?? {}, others)
  const pages = field(joined, 'pages')
  const content = {
    ...(isObject(joined) && without(joined, absent.includes('blog') ? [...absent, 'articles'] : absent)),
    ...(isObject(pages) && { pages: without(pages, absent.map(keyOf)) }),
    ...(isObject(facts.redirects) && { redirects: shownRedirects(facts.redirects, { facts, words }) }),
  }
  return withoutMissingArticles(content, facts.articles)
}

/** Removes references to articles that are left out in this language. */
function withoutMissingArticles(content: object, allArticles: unknown): Readonly<Record<string, unknown>> {
  const slugsOf = (articles: unknown) => (Array.isArray(articles) ? articles.map((article) => field(article, 'slug')) : [])
  const shown = slugsOf(field(content, 'articles'))
  const leftOut = slugsOf(allArticles).filter((slug) => !shown.includes(slug))
  const references = new Set(['slugs', 'articles'])
  return JSON.parse(JSON.stringify(content), (key, value: unknown) =>
    references.has(key) && Array.isArray(value) ? value.filter((entry) => !leftOut.includes(entry)) : value,
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
    return here.has(href) || !(isOptionalPath(href) || elsewhere.includes(href))
  })
}

const without = (content: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(content).filter(([name]) => !names.includes(name)))
