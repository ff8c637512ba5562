import { ownPath, withTrailingSlash } from '../../shared/addresses/routes.ts'
import { placeOf } from '../../shared/content/content-places.ts'
import type { Site } from '../../shared/content/site-types.ts'
import { languages } from '../../shared/language/languages.ts'
import { error, type Finding } from './finding.ts'

/** Paths that the server handles before any page. */
const serverAddresses = new Set([
  '/health/',
  '/healthz/',
  '/api/',
  '/assets/',
  '/hooks/',
  '/media/',
  '/owner/',
  '/404/',
  '/feed.xml/',
  '/sitemap.xml/',
  '/robots.txt/',
])

/** Finds paths that clash with the server's own or with each other. The build itself checks links and redirect chains. */
export function checkAddresses(site: Site): Finding[] {
  return [...checkPagePaths(site), ...checkRedirectSources(site), ...checkStrip(site)]
}

function checkPagePaths(site: Site): Finding[] {
  const pages = [
    ...site.services.flatMap(({ page }, index) => (page ? [{ place: `services[${index}].page.path`, path: page.path }] : [])),
    ...Object.keys(site.ownPages).map((name) => ({ place: placeOf('ownPages', name), path: ownPath(name) })),
  ]
  const homePages = site.languages.map((code) => `${languages[code].prefix}/`)
  return pages.flatMap(({ place, path }) => {
    if (serverAddresses.has(path)) return [error(place, `the server answers '${path}' itself`)]
    return homePages.includes(path) ? [error(place, `'${path}' is a home page`)] : []
  })
}

function checkRedirectSources({ redirects }: Site): Finding[] {
  const taken = new Map<string, string>()
  return Object.keys(redirects).flatMap((source): Finding[] => {
    const place = placeOf('redirects', source)
    const path = withTrailingSlash(source)
    const first = taken.get(path)
    taken.set(path, first ?? source)
    if (first !== undefined) return [error(place, `'${first}' is the same address`)]
    if (serverAddresses.has(path)) return [error(place, `the server answers '${path}' itself`)]
    if (!source.endsWith('/')) return [error(place, 'must end in a slash, or it never matches')]
    return /[A-Z?#]/.test(source) ? [error(place, 'must be a path in lower case, without ? and #')] : []
  })
}

/** Pictures in the home page's strip link to the gallery, so the gallery must show them. */
function checkStrip({ homepage, gallery }: Site): Finding[] {
  const shown = new Set(gallery?.items.map(({ picture }) => picture))
  return (gallery ? (homepage.strip ?? []) : []).flatMap(({ picture }, index) =>
    shown.has(picture)
      ? []
      : [error(`homepage.strip[${index}].picture`, `the gallery does not show '${picture}', which the strip links to`)],
  )
}
