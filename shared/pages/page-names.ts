/** Headings and names of a site's pages. */
import { type ListedScreen, pathOf } from '../addresses/routes.ts'
import type { Site } from '../content/site-types.ts'

/** One step of the breadcrumb trail. The last step is the page itself and has no address. */
export type Breadcrumb = { name: string; href?: string }

export const step = (site: Site, screen: ListedScreen): Required<Breadcrumb> => {
  const href = pathOf(screen, site.language)
  return { name: nameAt(site, href), href }
}

/** The page's title in the navigation, or else its heading. */
export function nameAt(site: Site, path: string): string {
  return navigationTitle(site, path) ?? settingsAt(site, path).h1.replace(/\s+/g, ' ')
}

export const navigationTitle = (site: Site, path: string) => site.navigation.find(({ href }) => href === path)?.title

export function heading(site: Site, screen: ListedScreen): { h1: string; subtitle?: string } {
  const { h1, subtitle } = settingsAt(site, pathOf(screen, site.language))
  return { h1, subtitle }
}

function settingsAt(site: Site, path: string): Site['pages'][string] {
  const found = Object.values(site.pages).find(({ url }) => url === path)
  if (!found) throw new Error(`The content set has no settings for the page ${path}`)
  return found
}
