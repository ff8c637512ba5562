/** Finds the metadata of a path. The key is the path without slashes, in camelCase. */

import type { Language } from '../content/languages.ts'
import type { MetaData, Site } from '../content/site-types.ts'
import { metadataKey, settingsKey } from './page-key.ts'
import { listedScreens, type Page, pathOf, withoutLanguage } from './routes.ts'

/** The path of every listed page, by the key of its settings. */
export function pagePaths(language: Language): Record<string, string> {
  const paths = listedScreens.map((screen) => pathOf(screen, language))
  return Object.fromEntries(paths.map((path) => [settingsKey(withoutLanguage(path, language)), path]))
}

type MetadataEntries = Record<string, MetaData>

export function metadataEntries(site: Pick<Site, 'language' | 'pages' | 'services' | 'ownPages'>): MetadataEntries {
  const entries: MetadataEntries = {}
  for (const [key, page] of Object.entries(site.pages)) entries[key] = page.metaData
  for (const [name, page] of Object.entries(site.ownPages)) entries[metadataKey(name)] = page.metaData
  for (const { page } of site.services) if (page) entries[metadataKey(withoutLanguage(page.path, site.language))] = page.metaData
  return entries
}

/**
 * The metadata of a path without its language prefix. Without a match, a path that contains `blog`, `contact` or `services` gets the
 * metadata of that page, and any other path gets the home page's. Posts have metadata of their own.
 */
export function findMetadata(entries: MetadataEntries, path: string): MetaData {
  const entry = ownEntry(entries, metadataKey(path))
  if (entry) return entry
  const section = ['blog', 'contact', 'services'].find((name) => path.includes(name))
  const fallback = (section && ownEntry(entries, section)) || ownEntry(entries, 'homepage')
  if (!fallback) throw new Error('The content set has no metadata for its homepage')
  return fallback
}

/** Own properties only, so that `/constructor` finds nothing. */
const ownEntry = (entries: MetadataEntries, key: string) => (Object.hasOwn(entries, key) ? entries[key] : undefined)

/** `https://www.example.com` and `/about/` → `https://www.example.com/about/` */
export const canonicalUrl = (siteUrl: string, page: Pick<Page, 'path'>) => siteUrl.replace(/\/$/, '') + page.path
