import { placeOf } from '../../shared/content/content-places.ts'
import type { Site } from '../../shared/content/site-types.ts'
import { withTrailingSlash } from '../../shared/pages/routes.ts'
import type { Finding } from './finding.ts'

/** Answered by the server itself, before any page. */
const serverAddresses = new Set([
  '/health/',
  '/healthz/',
  '/api/',
  '/assets/',
  '/hooks/',
  '/404/',
  '/feed.xml/',
  '/sitemap.xml/',
  '/robots.txt/',
])

/** Addresses that clash with the server's own or with each other. That links lead to pages, and redirects in one hop, is the build's own condition. */
export function checkAddresses(site: Site): Finding[] {
  return [...checkServicePaths(site), ...checkRedirectSources(site), ...checkStrip(site)]
}

function checkServicePaths(site: Site): Finding[] {
  return site.services.flatMap(({ page }, index) =>
    page && serverAddresses.has(page.path) ? [error(`services[${index}].page.path`, `the server answers '${page.path}' itself`)] : [],
  )
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
    if (!source.endsWith('/')) return [error(place, 'lacks the slash at its end, and is never found')]
    return /[A-Z?#]/.test(source) ? [error(place, 'must be a path in lower case, without ? and #')] : []
  })
}

/** The pictures of the home page's strip lead to their places in the gallery. */
function checkStrip({ homepage, gallery }: Site): Finding[] {
  const shown = new Set(gallery.items.map(({ picture }) => picture))
  return (homepage.strip ?? []).flatMap(({ picture }, index) =>
    shown.has(picture) ? [] : [error(`homepage.strip[${index}].picture`, `the gallery has no place '#${picture}' that it could lead to`)],
  )
}

const error = (place: string, message: string): Finding => ({ level: 'error', place, message })
