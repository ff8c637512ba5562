import * as v from 'valibot'
import { pagePaths } from '../pages/metadata.ts'
import type { ContentSet } from './content-set.ts'
import { isLanguage, type Language } from './languages.ts'
import { localizeLinks } from './localize-links.ts'
import { composedPages } from './section-schemas.ts'
import { type Site, siteSchema } from './site-types.ts'
import { type Drawings, translateDrawings } from './translate-drawings.ts'

/** The languages of a set, default first. */
export const languagesOf = ({ words }: Pick<ContentSet, 'words'>): Language[] => Object.keys(words).filter(isLanguage)

/** The site in one language. Throws if the set does not match the schema. */
export const composeSite = (set: ContentSet, language: Language): Site => v.parse(siteSchema, joinSite(set, language))

/** The set's drawings with their text translated, and a problem for each text without a translation. */
export function drawingsIn(
  { words, drawings }: Pick<ContentSet, 'words'> & { drawings: Drawings },
  language: Language,
): DrawingsInLanguage {
  if (language === languagesOf({ words })[0]) return { drawings, problems: [] }
  return translateDrawings(drawings, words[language]?.drawings ?? {})
}

type DrawingsInLanguage = { drawings: Drawings; problems: string[] }

/** Joins facts and words without checking the result. */
export function joinSite(set: ContentSet, language: Language): object {
  const site = localizeLinks(join(set.facts, set.words[language]), language)
  const composed = Object.entries(composedPages).map(([page, names]) => [page, listedSections(field(site, page), names)])
  const pages = withPaths(field(site, 'pages'), pagePaths(language))
  return { ...(isObject(site) && site), ...Object.fromEntries(composed), pages, language, languages: languagesOf(set) }
}

function withPaths(pages: unknown, paths: Record<string, string>): unknown {
  if (!isObject(pages)) return pages
  return Object.fromEntries(Object.entries(pages).map(([key, page]) => [key, { ...page, url: paths[key] }]))
}

/** Removes the sections that the page's `sections` list does not name. */
function listedSections(page: unknown, names: readonly string[]): unknown {
  const listed = field(page, 'sections')
  if (!isObject(page) || !Array.isArray(listed)) return page
  return Object.fromEntries(Object.entries(page).filter(([name]) => !names.includes(name) || listed.includes(name)))
}

function join(facts: object, words: object | undefined): object {
  const keys = new Set([...Object.keys(facts), ...Object.keys(words ?? {})])
  return Object.fromEntries([...keys].map((key) => [key, joinValues(field(facts, key), field(words, key))]))
}

/** Each entry of a list in the facts is joined with the words of the same name. */
function joinValues(facts: unknown, words: unknown): unknown {
  if (Array.isArray(facts) && isObject(words)) return facts.map((entry) => joinValues(entry, field(words, entryName(entry))))
  return isObject(facts) && isObject(words) ? join(facts, words) : (words ?? facts)
}

/** The key of a list entry's words. The order must match `NameOf` in content-set.ts. */
export function entryName(entry: unknown): string {
  const fields = ['slug', 'id', 'picture', 'name', 'at']
  return String(fields.map((key) => field(entry, key)).find((name) => name !== undefined))
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const field = (value: unknown, key: string): unknown => (isObject(value) && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined)
