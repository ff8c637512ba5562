import * as v from 'valibot'
import { pagePaths } from '../addresses/routes.ts'
import type { HoursInWords } from '../hours/hours-in-words.ts'
import type { Language } from '../language/languages.ts'
import { messagesFor } from '../language/messages.ts'
import { field, isObject } from '../schema/is-object.ts'
import { numberText } from '../text/number-text.ts'
import type { ContentSet } from './content-set.ts'
import { factWords, fillFacts, weekInWords } from './fact-words.ts'
import { joinPages } from './join-pages.ts'
import { localizeLinks } from './localize-links.ts'
import { composedPages } from './section-schemas.ts'
import { languageOfPages, languagesOf } from './set-pages.ts'
import { type Site, siteSchema } from './site-types.ts'
import { type Drawings, spellOutLabels, translateDrawings } from './translate-drawings.ts'

/** The site in one language. Throws if the set does not match the schema. */
export const composeSite = (set: ContentSet, language: Language): Site => v.parse(siteSchema, joinSite(set, language))

/** The set's drawings with their text translated, and a problem for each text without a translation. */
export function drawingsIn(set: ContentSet, language: Language): { drawings: Drawings; problems: string[] } {
  const isTranslated = language !== languagesOf(set)[0]
  const { drawings, problems } = isTranslated
    ? translateDrawings(set.drawings, set.words[language]?.drawings)
    : { drawings: set.drawings, problems: [] }
  return { drawings: spellOutLabels(drawings, messagesFor(language).lengths), problems }
}

/** Joins facts and words without checking the result. */
export function joinSite(set: ContentSet, language: Language): Readonly<Record<string, unknown>> {
  const { facts } = set
  const joined = fillFacts(joinPages(set, language), factWords(facts, language))
  const site = localizeLinks(joined, language, languageOfPages(set, language))
  const homepage = withJobSizes(withPlaces(field(site, 'homepage'), facts.areaServed, language))
  const parts = { about: field(site, 'about'), homepage }
  const composed = Object.entries(composedPages).flatMap(([page, names]) => {
    const content = field(parts, page)
    return content === undefined ? [] : [[page, listedSections(content, names)]]
  })
  const pages = withPaths(field(site, 'pages'), pagePaths(language))
  const openingHours = withWords(field(site, 'openingHours'), weekInWords(facts, language))
  return { ...(isObject(site) && site), ...Object.fromEntries(composed), openingHours, pages, language }
}

function withWords(hours: unknown, { short, rows }: HoursInWords): unknown {
  const more = field(hours, 'moreRows')
  const summary = field(hours, 'ownSummary') ?? short
  return isObject(hours) ? { ...hours, summary, rows: [...rows, ...(Array.isArray(more) ? more : [])] } : hours
}

function withPlaces(homepage: unknown, towns: unknown, language: Language): unknown {
  const area = field(homepage, 'area')
  if (!isObject(homepage) || !isObject(area) || !Array.isArray(towns)) return homepage
  const places = towns.map((town: unknown) => {
    const zips = field(town, 'zips')
    return { name: field(town, 'name'), note: typeof zips === 'string' ? messagesFor(language).zip(zips) : '' }
  })
  return { ...homepage, area: { ...area, places } }
}

/** Writes each example job's size where its words say `{size}`. */
function withJobSizes(homepage: unknown): unknown {
  const jobs = field(homepage, 'jobs')
  const items = field(jobs, 'items')
  if (!isObject(homepage) || !isObject(jobs) || !Array.isArray(items)) return homepage
  const sized = items.map((job: unknown) => {
    const size = field(job, 'size')
    return typeof size === 'number' ? fillFacts(job, { size: numberText(size) }) : job
  })
  return { ...homepage, jobs: { ...jobs, items: sized } }
}

function withPaths(pages: unknown, paths: Record<string, string>): unknown {
  if (!isObject(pages)) return pages
  return Object.fromEntries(Object.entries(pages).map(([key, page]) => [key, isObject(page) ? { ...page, url: paths[key] } : page]))
}

/** Removes the sections that the page's `sections` list does not name. */
function listedSections(page: unknown, names: readonly string[]): unknown {
  const listed = field(page, 'sections')
  if (!isObject(page) || !Array.isArray(listed)) return page
  return Object.fromEntries(Object.entries(page).filter(([name]) => !names.includes(name) || listed.includes(name)))
}
