import * as v from 'valibot'
import type { ContentSet } from './content-set.ts'
import { isLanguage, type Language } from './languages.ts'
import { localizeLinks } from './localize-links.ts'
import { composedPages, type Site, siteSchema } from './site-types.ts'
import { type Drawings, translateDrawings } from './translate-drawings.ts'

/** The languages of a set, the default one first. */
export const languagesOf = ({ words }: Pick<ContentSet, 'words'>): Language[] => Object.keys(words).filter(isLanguage)

/** The site in one language, for a set that is known to be in order. */
export const composeSite = (set: ContentSet, language: Language): Site => v.parse(siteSchema, joinSite(set, language))

/** The set's drawings with the words of a language, and what it has no words for. */
export function drawingsIn(
  { words, drawings }: Pick<ContentSet, 'words'> & { drawings: Drawings },
  language: Language,
): DrawingsInLanguage {
  if (language === languagesOf({ words })[0]) return { drawings, problems: [] }
  return translateDrawings(drawings, words[language]?.drawings ?? {})
}

type DrawingsInLanguage = { drawings: Drawings; problems: string[] }

/** The same before anything is checked. */
export function joinSite(set: ContentSet, language: Language): object {
  const site = localizeLinks(join(set.facts, set.words[language]), language)
  const pages = Object.entries(composedPages).map(([page, names]) => [page, listedSections(field(site, page), names)])
  return { ...(isObject(site) && site), ...Object.fromEntries(pages), language, languages: languagesOf(set) }
}

/** A page without the sections that it does not list. */
function listedSections(page: unknown, names: readonly string[]): unknown {
  const listed = field(page, 'sections')
  if (!isObject(page) || !Array.isArray(listed)) return page
  return Object.fromEntries(Object.entries(page).filter(([name]) => !names.includes(name) || listed.includes(name)))
}

/** Whatever one part lacks, the other has. */
function join(facts: object, words: object | undefined): object {
  const keys = new Set([...Object.keys(facts), ...Object.keys(words ?? {})])
  return Object.fromEntries([...keys].map((key) => [key, joinValues(field(facts, key), field(words, key))]))
}

/** A list meets its words entry by entry, by name. */
function joinValues(facts: unknown, words: unknown): unknown {
  if (Array.isArray(facts) && isObject(words)) return facts.map((entry) => joinValues(entry, field(words, entryName(entry))))
  return isObject(facts) && isObject(words) ? join(facts, words) : (words ?? facts)
}

/** The name by which the words of a list's entry are found. */
export function entryName(entry: unknown): string {
  const fields = ['slug', 'id', 'picture', 'name', 'at']
  return String(fields.map((key) => field(entry, key)).find((name) => name !== undefined))
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const field = (value: unknown, key: string): unknown => (isObject(value) && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined)
