/** Checks a content set against the schema, then checks that its parts fit together. A problem stops the build. */
import * as v from 'valibot'
import { optionalScreens, ownPath, pagePaths, pathOf } from '../addresses/routes.ts'
import { namedAsset } from '../content/asset-fields.ts'
import { contentTexts, placeOf } from '../content/content-places.ts'
import { altOf, pictureNames } from '../content/job-photos.ts'
import { type Site, siteSchema } from '../content/site-types.ts'
import { parseEstimate } from '../estimate/parse-estimate.ts'
import { languages } from '../language/languages.ts'
import { type NamedPlace, namedPlaces, repeated, repeatedKeys } from './repeated-names.ts'
import { checkLinks } from './site-check-links.ts'
import { checkWords } from './site-check-words.ts'

/** The names that content may use: pictures by file name without extension, drawings by key, and addresses in the set's other languages. */
export type SiteFiles = { pictures: readonly string[]; drawings: readonly string[]; elsewhere?: ReadonlySet<string> }

/** Each problem is one line that starts with its place: `services[2].page.body[4].text: must not be empty`. */
type SiteCheck = { status: 'complete'; site: Site } | { status: 'faulty'; problems: string[] }

export function checkSite(content: unknown, files: SiteFiles): SiteCheck {
  const parsed = v.safeParse(siteSchema, content)
  if (!parsed.success) return { status: 'faulty', problems: parsed.issues.map(schemaProblem) }
  const site = parsed.output
  const problems = [
    ...checkLanguages(site),
    ...checkSections(site),
    ...checkAssets(site, files),
    ...checkNames(site),
    ...checkReferences(site),
    ...checkDates(site),
    ...checkJobs(site),
    ...checkPages(site),
    ...checkLinks(site, files.elsewhere),
    ...checkWords(site),
  ]
  return problems.length > 0 ? { status: 'faulty', problems: [...new Set(problems)] } : { status: 'complete', site }
}

function schemaProblem(issue: v.BaseIssue<unknown>): string {
  const place = (issue.path ?? []).reduce((outer, { key }) => placeOf(outer, typeof key === 'number' ? key : String(key)), '')
  return `${place}: ${schemaMessage(issue)}`
}

/** The library's own messages are for programmers. */
export function schemaMessage({ received, expected, message }: v.BaseIssue<unknown>): string {
  if (received === 'undefined' || received === 'null') return 'missing'
  return message.startsWith('Invalid ') && expected ? `must be ${kindNames[expected] ?? oneOf(expected)}, not ${received}` : message
}

const kindNames: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list in square brackets',
  Object: 'a group in braces',
}

/** `("a" | "b")` → `"a" or "b"` */
const oneOf = (expected: string) => expected.replace(/^\(|\)$/g, '').replaceAll(' | ', ' or ')

/** The first language lives at plain addresses, and only English has those. */
function checkLanguages({ languages: codes }: Site): string[] {
  return codes.flatMap((code, index) => {
    const { name, prefix } = languages[code]
    return index === 0 && prefix ? [`languages[0]: ${name} cannot be the first language yet, because its pages are below ${prefix}/`] : []
  })
}

/** Each section that a page lists must have content and be listed once. */
function checkSections({ homepage, about }: Site): string[] {
  const lists = [
    { place: 'homepage', sections: homepage.sections, content: new Set(Object.keys(homepage)) },
    { place: 'about', sections: about?.sections ?? [], content: new Set(Object.keys(about ?? {})) },
  ]
  return lists.flatMap(({ place, sections, content }) => [
    ...repeated(sections.map((name, index) => ({ place: `${place}.sections[${index}]`, value: name }))),
    ...sections.flatMap((name, index) => (content.has(name) ? [] : [`${place}.sections[${index}]: the set has no content for '${name}'`])),
  ])
}

function checkAssets(site: Site, files: SiteFiles): string[] {
  const { pictures: described, ...content } = site
  const hasPicture = (name: string) => files.pictures.includes(name) || described[name]?.upload !== undefined
  const problems = contentTexts(content).flatMap(({ place, field, value }) => {
    const asset = namedAsset(field, value)
    if (asset?.kind === 'picture') return hasPicture(value) ? [] : [`${place}: no picture '${value}' in the set's pictures folder`]
    return !asset || files.drawings.includes(asset.name) ? [] : [`${place}: no drawing '${asset.name}' among the set's drawings`]
  })
  const undescribed = files.pictures.filter((name) => !Object.hasOwn(described, name))
  const missing = Object.keys(described).filter((name) => !hasPicture(name))
  return [
    ...problems,
    ...undescribed.map((name) => `${placeOf('pictures', name)}: the picture has no alternative text`),
    ...missing.map((name) => `${placeOf('pictures', name)}: no such picture in the set's pictures folder`),
  ]
}

/** Checks that ids are unique. */
function checkNames(site: Site): string[] {
  const { gallery } = site
  return [
    ...repeatedKeys(siteSchema, site),
    ...repeated(site.services.flatMap(({ page }, index) => (page ? [{ place: `services[${index}].page.path`, value: page.path }] : []))),
    ...repeated(namedPlaces(site.articles, 'articles', 'id')),
    ...repeated(namedPlaces(site.areaServed, 'areaServed', 'name')),
    ...repeated(namedPlaces(site.work?.jobs ?? [], 'work.jobs', 'title')),
    ...(!gallery || gallery.filters[0]?.id === 'all' ? [] : [`gallery.filters[0].id: must be 'all', which shows every picture`]),
  ]
}

/** Checks that references name something that exists. */
function checkReferences({ services, articles, blog, gallery, homepage, testimonials, terms, work }: Site): string[] {
  const filters = [
    ...namedPlaces(gallery?.items ?? [], 'gallery.items', 'filter'),
    ...namedPlaces(gallery?.pairs ?? [], 'gallery.pairs', 'filter'),
  ]
  const ofServices = [
    ...namedPlaces(testimonials, 'testimonials', 'service'),
    ...namedPlaces(terms, 'terms', 'service'),
    ...namedPlaces(terms, 'terms', 'except'),
    ...namedPlaces(homepage.jobs?.items ?? [], 'homepage.jobs.items', 'service'),
    ...(work?.jobs ?? []).flatMap((job, index) =>
      job.services.map((value, each) => ({ place: `work.jobs[${index}].services[${each}]`, value })),
    ),
  ]
  const slugs = contentTexts({ homepage: { articles: homepage.articles }, services }).filter(({ place }) =>
    /^homepage\.articles\.slugs\[|\.related\.articles\[/.test(place),
  )
  const idsOf = (list: readonly { id: string }[] = []) => list.map(({ id }) => id)
  return [
    ...absent(filters, idsOf(gallery?.filters), (id) => `no filter '${id}' in gallery.filters`),
    ...absent(ofServices, idsOf(services), (id) => `no service has the id '${id}'`),
    ...absent(
      slugs,
      articles.map(({ slug }) => slug),
      (slug) => `no article has the slug '${slug}'`,
    ),
    ...(blog
      ? absent(namedPlaces(articles, 'articles', 'author'), idsOf(blog.authors), (id) => `no author in blog.ts has the id '${id}'`)
      : []),
  ]
}

const absent = (references: readonly NamedPlace[], known: readonly string[], problem: (name: string) => string) =>
  references.flatMap(({ place, value }) => (known.includes(value) ? [] : [`${place}: ${problem(value)}`]))

function checkDates({ careers, articles }: Site): string[] {
  return [
    ...(careers?.jobs ?? []).flatMap(({ datePosted, validThrough }, index) =>
      datePosted <= validThrough ? [] : [`careers.jobs[${index}].validThrough: must not end before it begins`],
    ),
    ...articles.flatMap(({ createdAt, lastModified }, index) =>
      createdAt <= lastModified ? [] : [`articles[${index}].lastModified: must not be before createdAt`],
    ),
  ]
}

function checkJobs({ work, estimate, language }: Site): string[] {
  return (work?.jobs ?? []).flatMap((job, index) => {
    const { estimate: query, photos = [] } = job
    const place = `work.jobs[${index}]`
    const isPriced = !query || !estimate || parseEstimate(estimate.table, new URLSearchParams(query)).status === 'valid'
    return [
      ...(isPriced ? [] : [`${place}.estimate: the estimate does not take '${query}'`]),
      ...(pictureNames(job).length > 0 ? [] : [`${place}.photos: must have a photo`]),
      ...photos.flatMap((photo, each) => (altOf(photo, language) ? [] : [`${place}.photos[${each}].alt: must say what the photo shows`])),
    ]
  })
}

/** A page needs its settings in `pages` and its own content. */
function checkPages(site: Site): string[] {
  const keys = Object.entries(pagePaths(site.language))
  const paths = new Map(keys.map(([key, path]) => [path, key]))
  const optional = new Set(optionalScreens.map((screen) => pathOf(screen, site.language)))
  const isFirst = site.languages[0] === site.language
  // An additional language may lack every page but the home page. An estimate ends with the contact form, so it needs that page too.
  const isNeeded = (path: string) =>
    isFirst || path === pathOf('home', site.language) || (site.estimate !== undefined && path === pathOf('contact', site.language))
  const missing = keys.filter(([key, path]) => !optional.has(path) && isNeeded(path) && !Object.hasOwn(site.pages, key))
  const halves = optionalScreens.flatMap((screen) => {
    const key = paths.get(pathOf(screen, site.language)) ?? screen
    const [hasSettings, hasContent] = [Object.hasOwn(site.pages, key), site[screen] !== undefined]
    if (hasSettings === hasContent) return []
    return [`${hasSettings ? screen : placeOf('pages', key)}: missing`]
  })
  const taken = new Set([...paths.keys(), ...site.services.flatMap(({ page }) => page?.path ?? [])])
  return [
    ...missing.map(([key]) => `${placeOf('pages', key)}: missing`),
    ...halves,
    ...site.services.flatMap(({ page }, index) =>
      page && paths.has(page.path) ? [`services[${index}].page.path: '${page.path}' is the address of another page`] : [],
    ),
    ...Object.keys(site.ownPages).flatMap((name) => {
      const path = languages[site.language].prefix + ownPath(name)
      return taken.has(path) ? [`${placeOf('ownPages', name)}: '${path}' is the address of another page`] : []
    }),
  ]
}
