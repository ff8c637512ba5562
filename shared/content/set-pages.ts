import { settingsKey } from '../addresses/page-key.ts'
import { listedScreens, optionalScreens, ownPath, pathOf } from '../addresses/routes.ts'
import { isLanguage, type Language, languageCodes, languages } from '../language/languages.ts'
import { field, isObject } from '../schema/is-object.ts'
import type { ContentSet } from './content-set.ts'
import type { LanguageOfPage } from './localize-links.ts'

/** The languages of a set, default first. */
export function languagesOf({ facts }: Pick<ContentSet, 'facts'>): Language[] {
  return Array.isArray(facts.languages) ? facts.languages.filter(isLanguage) : []
}

type OptionalScreen = (typeof optionalScreens)[number]

/** Optional pages that a set does not have in a language, because it has no words for them or its settings switch them off. */
export function absentScreens({ facts, words }: Pick<ContentSet, 'facts' | 'words'>, language: Language): OptionalScreen[] {
  const written = words[language]
  const isOff = (screen: OptionalScreen) => Array.isArray(facts.withoutPages) && facts.withoutPages.includes(screen)
  return optionalScreens.filter(
    (screen) => isOff(screen) || (field(written, screen) === undefined && field(field(written, 'pages'), keyOf(screen)) === undefined),
  )
}

/** The key of an optional page in `pages`. */
export const keyOf = (screen: OptionalScreen) => settingsKey(plainPath(screen))

/** Content names pages by the address that they have in a language without a prefix. */
const unprefixed = languageCodes.find((code) => languages[code].prefix === '') ?? 'en'
const plainPath = (screen: (typeof listedScreens)[number]) => pathOf(screen, unprefixed)

/** The plain addresses of all pages in a language, before anything is checked. */
export function plainPaths(set: Pick<ContentSet, 'facts' | 'words'>, language: Language): ReadonlySet<string> {
  const { facts, words } = set
  const absent: readonly string[] = absentScreens(set, language)
  const written = words[language]
  const listed = listedScreens.filter((screen) => !absent.includes(screen)).map(plainPath)
  const services = listOf(facts.services).map((service) => field(field(service, 'page'), 'path'))
  const posts = absent.includes('blog') ? [] : namesIn(field(written, 'articles')).map((slug) => pathOf('post', unprefixed, slug))
  const jobs = absent.includes('work') ? [] : namesIn(field(field(written, 'work'), 'jobs')).map((slug) => pathOf('job', unprefixed, slug))
  const own = namesIn(field(written, 'ownPages')).map(ownPath)
  return new Set([...listed, ...services.filter((path) => typeof path === 'string'), ...posts, ...jobs, ...own])
}

/** The plain addresses that belong to optional pages, whether or not the set has them. */
export const isOptionalPath = (path: string) =>
  optionalScreens.some((screen) => path === plainPath(screen)) ||
  (['blog', 'work'] as const).some((screen) => path.startsWith(plainPath(screen)))

/** Where links in a language lead: to the same language if it has the page, or else to the first one that has it. */
export function languageOfPages(set: Pick<ContentSet, 'facts' | 'words'>, language: Language): LanguageOfPage {
  const tables = [language, ...languagesOf(set)].map((code) => ({ code, paths: plainPaths(set, code) }))
  return (path) => tables.find(({ paths }) => paths.has(path))?.code ?? (isOptionalPath(path) ? undefined : language)
}

/** Addresses of pages in the set's other languages. */
export const pathsElsewhere = (set: Pick<ContentSet, 'facts' | 'words'>, language: Language): ReadonlySet<string> =>
  new Set(
    languagesOf(set)
      .filter((other) => other !== language)
      .flatMap((other) => [...plainPaths(set, other)].map((path) => languages[other].prefix + path)),
  )

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const namesIn = (value: unknown) => (isObject(value) ? Object.keys(value) : [])
