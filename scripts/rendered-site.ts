import path from 'node:path'
import { Document } from '../client/document/document.tsx'
import { readSiteFiles } from '../server/addresses/built-site.ts'
import { createPageRenderer } from '../server/pages/page-renderer.tsx'
import type { Page } from '../shared/addresses/routes.ts'
import { currentHours } from '../shared/hours/current-hours.ts'
import type { BuiltSite } from '../shared/pages/page-data.ts'
import { layoutData, pageData } from '../shared/pages/page-data.ts'

/** A built set in its default language, with the function that renders its pages as the server does. */
export function openRenderedSite(root: string, name: string): { site: BuiltSite; render(page: Page): Promise<Buffer> } {
  const { sites, manifest } = readSiteFiles(path.join(root, 'dist'), name)
  const [site] = sites
  const render = createPageRenderer({ manifest, site, Document })
  const openingHours = currentHours(site.openingHours, Date.now(), site.language)
  const layout = layoutData(site, { siteUrl: site.siteUrl, year: new Date().getFullYear(), openingHours })
  return { site, render: (page) => render({ layout, page: pageData(site, page) }) }
}
