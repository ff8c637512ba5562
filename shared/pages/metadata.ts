/** Finds the metadata of a path. The key is the path without slashes, in camelCase. */

import { metadataKey } from '../addresses/page-key.ts'
import { type Page, withoutLanguage } from '../addresses/routes.ts'
import type { MetaData, Site } from '../content/site-types.ts'

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
 * metadata of that page, and any other path gets the home page's. Posts have their own metadata.
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
