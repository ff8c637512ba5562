import { contentPages, pathOf, postPage, withTrailingSlash } from '../addresses/routes.ts'
import { contentTexts, placeOf } from '../content/content-places.ts'
import type { Site } from '../content/site-types.ts'
import { pageAnchors } from '../pages/page-types.ts'
import { parseInlineText } from '../text/inline-text.ts'
import { linkTarget } from '../text/links.ts'

const linkFields = new Set(['href', 'link'])

/** Checks that every internal link names a page by its canonical address, and that every fragment exists on that page. */
export function checkLinks(site: Site, elsewhere: ReadonlySet<string> = new Set()): string[] {
  const pages: AnchorsByPath = new Map([...[...elsewhere].map((path): [string, undefined] => [path, undefined]), ...anchorsByPath(site)])
  const { redirects, ...content } = site
  const links = contentTexts(content).flatMap(({ place, field, value }) => {
    if (linkFields.has(field)) return [{ place, href: value }]
    return parseInlineText(value).flatMap((part) => (part.kind === 'link' ? [{ place, href: part.href }] : []))
  })
  const problems = links.flatMap(({ place, href }) => linkProblem(href, site, pages).map((problem) => `${place}: ${problem}`))
  return [...problems, ...checkRedirects(redirects, site, pages)]
}

/** The anchors of a page, or `undefined` if they are not known. */
type AnchorsByPath = ReadonlyMap<string, ReadonlySet<string> | undefined>

function linkProblem(href: string, site: Site, pages: AnchorsByPath): string[] {
  const target = linkTarget(href, site.siteUrl)
  if (target.kind === 'none') return [`'${href}' is not an address`]
  if (target.kind !== 'internal') return []
  const { pathname, search, hash } = new URL(target.href, site.siteUrl)
  if (pathname === pathOf('feed', site.language) || pathname === '/sitemap.xml') return []
  const anchors = pages.get(pathname)
  if (!pages.has(pathname)) {
    if (pages.has(withTrailingSlash(pathname))) return [`'${href}' must end with a slash`]
    return [`no page has the address '${pathname}'`]
  }
  if (search) return [`'${href}' has a query; pages ignore queries`]
  // Ids are plain words, so a percent-encoded fragment never matches one.
  const anchor = hash.slice(1)
  return anchor === '' || !anchors || anchors.has(anchor) ? [] : [`the page ${pathname} has no anchor '#${anchor}'`]
}

/** The set's pages by address, each with the anchors that content can link to. */
function anchorsByPath(site: Site): Map<string, ReadonlySet<string> | undefined> {
  const posts = site.articles.map(({ slug }) => postPage(slug, site.language))
  // Until the first job is posted, links to the work page are left out.
  const work: [string, undefined][] = site.work ? [[pathOf('work', site.language), undefined]] : []
  const pages = [...contentPages(site), ...posts].map((page): [string, ReadonlySet<string>] => [
    page.path,
    new Set(pageAnchors(site, page)),
  ])
  return new Map<string, ReadonlySet<string> | undefined>([...work, ...pages])
}

/** A redirect starts at an address that no page has and leads to a page in one hop. */
function checkRedirects(redirects: Site['redirects'], site: Site, pages: AnchorsByPath): string[] {
  const sources = new Set(Object.keys(redirects).map(withTrailingSlash))
  return Object.entries(redirects).flatMap(([source, target]) => {
    const place = placeOf('redirects', source)
    if (!/^\/[^/]/.test(source)) return [`${place}: '${source}' is not a path of this site`]
    if (pages.has(withTrailingSlash(source))) return [`${place}: a page has this address`]
    if (target.startsWith('/') && sources.has(withTrailingSlash(target))) return [`${place}: '${target}' is redirected itself`]
    return linkProblem(target, site, pages).map((problem) => `${place}: ${problem}`)
  })
}
