/** Checks a content set against the schema, then checks that its parts fit together. A problem stops the build. */
import * as v from 'valibot'
import { pagePaths } from '../pages/metadata.ts'
import { screensOf } from '../pages/routes.ts'
import { namedAsset } from './asset-fields.ts'
import { contentTexts, placeOf } from './content-places.ts'
import { type NamedPlace, repeated } from './repeated-names.ts'
import { checkLinks } from './site-check-links.ts'
import { checkWords } from './site-check-words.ts'
import { type Site, siteSchema } from './site-types.ts'

/** The names that content may use: pictures by file name without extension, drawings by key. */
export type SiteFiles = { pictures: readonly string[]; drawings: readonly string[] }

/** Each problem is one line that starts with its place: `services[2].page.body[4].text: must not be empty`. */
type SiteCheck = { status: 'complete'; site: Site } | { status: 'faulty'; problems: string[] }

export function checkSite(content: unknown, files: SiteFiles): SiteCheck {
  const parsed = v.safeParse(siteSchema, content)
  if (!parsed.success) return { status: 'faulty', problems: parsed.issues.map(schemaProblem) }
  const site = parsed.output
  const problems = [
    ...checkSections(site),
    ...checkAssets(site, files),
    ...checkNames(site),
    ...checkPages(site),
    ...checkLinks(site),
    ...checkWords(site),
  ]
  return problems.length > 0 ? { status: 'faulty', problems } : { status: 'complete', site }
}

function schemaProblem(issue: v.BaseIssue<unknown>): string {
  const place = (issue.path ?? []).reduce((outer, { key }) => placeOf(outer, typeof key === 'number' ? key : String(key)), '')
  return `${place}: ${schemaMessage(issue)}`
}

/** The library's own messages are for programmers. */
function schemaMessage({ received, expected, message }: v.BaseIssue<unknown>): string {
  if (received === 'undefined' || received === 'null') return 'missing'
  return message.startsWith('Invalid ') && expected ? `must be ${expected}, not ${received}` : message
}

/** Each section that a page lists must have content and be listed once. */
function checkSections({ homepage, about }: Site): string[] {
  const lists = [
    { place: 'homepage', sections: homepage.sections, content: new Set(Object.keys(homepage)) },
    { place: 'about', sections: about.sections, content: new Set(Object.keys(about)) },
  ]
  return lists.flatMap(({ place, sections, content }) => [
    ...repeated(sections.map((name, index) => ({ place: `${place}.sections[${index}]`, value: name }))),
    ...sections.flatMap((name, index) => (content.has(name) ? [] : [`${place}.sections[${index}]: the set has no content for '${name}'`])),
  ])
}

function checkAssets(site: Site, files: SiteFiles): string[] {
  const { pictures: described, ...content } = site
  const hasPicture = (name: string) => files.pictures.includes(name)
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

/** Checks that ids are unique and that references name something that exists. */
function checkNames(site: Site): string[] {
  const each = <T>(items: readonly T[], list: string, field: string, value: (item: T) => string | undefined): NamedPlace[] =>
    items.flatMap((item, index) => {
      const found = value(item)
      return found === undefined ? [] : [{ place: `${list}[${index}].${field}`, value: found }]
    })
  const articles = site.articles.map(({ slug }) => slug)
  const filters = site.gallery.filters.map(({ id }) => id)
  const wanted = contentTexts({ homepage: site.homepage.articles, services: site.services }).filter(
    ({ place }) => /^homepage\.slugs\[/.test(place) || /\.related\.articles\[/.test(place),
  )
  return [
    ...repeated(each(site.services, 'services', 'id', ({ id }) => id)),
    ...repeated(each(site.services, 'services', 'page.path', ({ page }) => page?.path)),
    ...repeated(each(site.articles, 'articles', 'id', ({ id }) => id)),
    ...repeated(each(site.articles, 'articles', 'slug', ({ slug }) => slug)),
    ...repeated(each(site.gallery.filters, 'gallery.filters', 'id', ({ id }) => id)),
    ...(filters[0] === 'all' ? [] : [`gallery.filters[0].id: must be 'all', which shows every picture`]),
    ...repeated(each(site.gallery.items, 'gallery.items', 'picture', ({ picture }) => picture)),
    ...repeated(each(site.testimonials, 'testimonials', 'name', ({ name }) => name)),
    ...site.gallery.items.flatMap(({ filter }, index) =>
      filters.includes(filter) ? [] : [`gallery.items[${index}].filter: no filter '${filter}' in gallery.filters`],
    ),
    ...wanted.flatMap(({ place, value }) =>
      articles.includes(value) ? [] : [`${place.replace(/^homepage\./, 'homepage.articles.')}: no article has the slug '${value}'`],
    ),
  ]
}

function checkPages(site: Site): string[] {
  const wanted = pagePaths(site.language, screensOf(site))
  const missing = Object.keys(wanted).filter((key) => !Object.hasOwn(site.pages, key))
  const paths = new Set(Object.values(wanted))
  const taken = site.services.flatMap(({ page }, index) =>
    page && paths.has(page.path) ? [`services[${index}].page.path: '${page.path}' is the address of another page`] : [],
  )
  return [...missing.map((key) => `${placeOf('pages', key)}: missing`), ...taken]
}
