import { createHash } from 'node:crypto'
import path from 'node:path'
import { readSetDrawings } from '../../scripts/content/set-drawings.ts'
import { loadSetModules } from '../../scripts/content/set-modules.ts'
import { forEachLanguage, type SiteLanguages } from '../../server/addresses/localized-site.ts'
import { type SetSource, setSource } from '../../shared/changes/set-source.ts'
import { composeSite } from '../../shared/content/compose-site.ts'
import type { ContentSet } from '../../shared/content/content-set.ts'
import { languagesOf } from '../../shared/content/set-pages.ts'
import type { Site } from '../../shared/content/site-types.ts'
import type { Drawings } from '../../shared/content/translate-drawings.ts'
import type { AssetManifest } from '../../shared/pages/asset-manifest.ts'
import { openingPrice } from '../../shared/pages/home-content.ts'
import type { BuiltSite } from '../../shared/pages/page-data.ts'
import { priceDrawings } from '../../shared/pages/price-content.ts'
import { type WithAllPages, withAllPages } from './all-pages.ts'
import { builtSiteNames } from './built-sites.ts'
import { projectRoot } from './project-root.ts'

/** A content set in its default language, with its translations. */
export type ComposedSet = { site: WithAllPages<Site>; translations: Site[]; drawings: Drawings }

const folderOf = (name: string) => path.join(projectRoot, 'shared', 'sites', name)

/** A set as it is written. */
export async function loadContentSet(name: string): Promise<ContentSet> {
  return (await loadSetModules(folderOf(name), path.join(projectRoot, '.cache'))).contentSet
}

const sources = new Map<string, SetSource>()

/** A set of this repository as the server reads it to compose it with the owner's changes. */
export function sourceOf(name: string): SetSource {
  const source = sources.get(name)
  if (!source) throw new Error(`No content set ${name}`)
  return source
}

/** The two sets of this repository. A set that somebody adds is checked by `npm run site -- check`, not by tests. */
export const contentSets: [name: string, set: ComposedSet][] = await Promise.all(
  builtSiteNames.map(async (name): Promise<[string, ComposedSet]> => {
    const contentSet = await loadContentSet(name)
    const { drawings } = await readSetDrawings(folderOf(name), contentSet)
    sources.set(name, setSource(contentSet, { pictures: Object.keys(contentSet.facts.pictures ?? {}), drawings: Object.keys(drawings) }))
    const [first = 'en', ...others] = languagesOf(contentSet)
    const translations = others.map((language) => composeSite(contentSet, language))
    return [name, { site: withAllPages(composeSite(contentSet, first)), translations, drawings }]
  }),
)

/** The set as built, in each of its languages. */
export const builtSites = ({
  site,
  translations,
  drawings,
}: ComposedSet | { site: Site; translations: Site[]; drawings: Drawings }): SiteLanguages =>
  forEachLanguage([site, ...translations], (one: Site) => builtSite({ site: one, drawings }))

/** A content set as if built, without reading any pictures. */
export function builtSite<S extends Site>({ site, drawings }: { site: S; drawings: Drawings }): S & BuiltSite {
  const pictures = Object.fromEntries(
    Object.entries(site.pictures).map(([name, { alt }]) => [
      name,
      { file: `${name}-0000`, alt, width: 1600, height: 1067, widths: [400, 800] },
    ]),
  )
  const opening = openingPrice(site)
  const ofPrice = site.estimate && opening ? priceDrawings(site.estimate, opening) : {}
  const sizes = Object.fromEntries(
    Object.entries({ ...drawings, ...ofPrice }).map(([name, { markup: _, phone, ...drawing }]) => {
      const size = { ...drawing, sheet: '/assets/drawings-0000.svg' }
      return [name, phone ? { ...size, phone: { width: phone.width, height: phone.height } } : size]
    }),
  )
  return { ...site, built: { pictures, drawings: sizes, build: '0000' } }
}

const code = 'document.documentElement.dataset.scripts="on"'

export function testManifest(): AssetManifest {
  const file = (name: string) => ({ href: `/assets/${name}`, integrity: 'sha384-0000' })
  return {
    version: '0000',
    styles: file('site-0000.css'),
    screenStyles: { estimate: file('estimate-0000.css') },
    ownerStyles: file('owner-0000.css'),
    previewStyles: file('preview-0000.css'),
    ownerScript: file('owner-0000.js'),
    font: { href: '/assets/font-0000.woff2' },
    entry: file('entry-0000.js'),
    modules: [file('hydrate-0000.js')],
    chunks: {},
    messages: { en: file('en-0000.js'), es: file('es-0000.js') },
    inlineScript: { code, hash: `'sha256-${createHash('sha256').update(code).digest('base64')}'` },
    social: { home: '/assets/social-home-0000.jpg', blog: '/assets/social-blog-0000.jpg' },
  }
}
