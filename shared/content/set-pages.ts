import { settingsKey } from '../addresses/page-key.ts'
import { type ListedScreen, listedScreens, optionalScreens, ownPath, pathOf } from '../addresses/routes.ts'
import { isLanguage, type Language, languageCodes, languages } from '../language/languages.ts'
import { field, isObject } from '../schema/is-object.ts'
import type { ContentSet } from './content-set.ts'
import type { LanguageOfPage } from './localize-links.ts'

/** The languages of a set, default first. */
export function languagesOf({ facts }: Pick<ContentSet, 'facts'>): Language[] {
  return Array.isArray(facts.languages) ? facts.languages.filter(isLanguage) : []
}

type SetContent = Pick<ContentSet, 'facts' | 'words'>

/**
 * Pages that a set does not have in a language, because it has no words for them or its settings switch them off. Only an additional
 * language may lack services, contact and privacy: its links to them lead to the first one.
 */
export function absentScreens({ facts, words }: SetContent, language: Language): ListedScreen[] {
  const written = words[language]
  const isFirst = languagesOf({ facts })[0] === language
  const isOff = (screen: ListedScreen) => Array.isArray(facts.withoutPages) && facts.withoutPages.includes(screen)
  return listedScreens.filter((screen) => {
    const hasSettings = field(written, 'pages', keyOf(screen)) !== undefined
    if (isOptional(screen)) return isOff(screen) || (field(written, screen) === undefined && !hasSettings)
    return screen !== 'home' && !isFirst && !hasSettings
  })
}

const isOptional = (screen: ListedScreen) => optionalScreens.some((optional) => optional === screen)

/** The words of a language. If it lacks the contact page, it gets the first language's words, which are shown only there. */
export function wordsIn(set: SetContent, language: Language): unknown {
  const [first = language] = languagesOf(set)
  const written = set.words[language]
  const contact = field(set.words[first], 'contact')
  return absentScreens(set, language).includes('contact') && isObject(written) ? { contact, ...written } : written
}

/** The key of a listed page in `pages`. */
export const keyOf = (screen: ListedScreen) => settingsKey(plainPath(screen))

/** Content names pages by the address that they have in a language without a prefix. */
const unprefixed = languageCodes.find((code) => languages[code].prefix === '') ?? 'en'
const plainPath = (screen: ListedScreen) => pathOf(screen, unprefixed)

/** The plain addresses of all pages in a language, before anything is checked. */
export function plainPaths(set: SetContent, language: Language): ReadonlySet<string> {
  const { facts, words } = set
  const absent: readonly string[] = absentScreens(set, language)
  const written = words[language]
  const listed = listedScreens.filter((screen) => !absent.includes(screen)).map(plainPath)
  const services = listOf(facts.services).flatMap((service) =>
    hasServicePage(set, service, language) ? [field(service, 'page', 'path')] : [],
  )
  const posts = absent.includes('blog') ? [] : namesIn(field(written, 'articles')).map((slug) => pathOf('post', unprefixed, slug))
  const jobs = absent.includes('work') ? [] : namesIn(field(written, 'work', 'jobs')).map((slug) => pathOf('job', unprefixed, slug))
  const own = namesIn(field(written, 'ownPages')).map(ownPath)
  return new Set([...listed, ...services.filter((path) => typeof path === 'string'), ...posts, ...jobs, ...own])
}

/** An additional language may lack the page of a service. */
export function hasServicePage(set: SetContent, service: unknown, language: Language): boolean {
  const isWritten = (code: Language) => field(set.words[code], 'services', String(field(service, 'id')), 'page') !== undefined
  const [first = language] = languagesOf(set)
  return field(service, 'page') !== undefined && (isWritten(language) || language === first || !isWritten(first))
}

/** Whether a plain address is one of the pages that every set has. */
export const isGivenPath = (path: string) => listedScreens.some((screen) => !isOptional(screen) && path === plainPath(screen))

/** The plain addresses that belong to optional pages, whether or not the set has them. */
export const isOptionalPath = (path: string) =>
  optionalScreens.some((screen) => path === plainPath(screen)) ||
  (['blog', 'work'] as const).some((screen) => path.startsWith(plainPath(screen)))

/** Where links in a language lead: to the same language if it has the page, or else to the first one that has it. */
export function languageOfPages(set: SetContent, language: Language): LanguageOfPage {
  const tables = [language, ...languagesOf(set)].map((code) => ({ code, paths: plainPaths(set, code) }))
  return (path) => tables.find(({ paths }) => paths.has(path))?.code ?? (isOptionalPath(path) ? undefined : language)
}

/** Addresses of pages in the set's other languages. */
export const pathsElsewhere = (set: SetContent, language: Language): ReadonlySet<string> =>
  new Set(
    languagesOf(set)
      .filter((other) => other !== language)
      .flatMap((other) => [...plainPaths(set, other)].map((path) => languages[other].prefix + path)),
  )

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const namesIn = (value: unknown) => (isObject(value) ? Object.keys(value) : [])
