import { SitemapStream, streamToPromise } from 'sitemap'
import {
  blogPageCount,
  contentPages,
  type Page,
  pageOfList,
  postPage,
  type RouteSource,
  withoutLanguage,
} from '../../shared/addresses/routes.ts'
import { type PostSummary, upToDateOn } from '../../shared/blog/posts.ts'
import { type Language, languages } from '../../shared/language/languages.ts'
import { alternateLinks, type PageVersion } from '../../shared/pages/alternate-links.ts'
import { canonicalUrl } from '../../shared/pages/metadata.ts'
import type { PerLanguage } from '../addresses/localized-site.ts'
import type { ResolveAddress } from '../addresses/resolve-address.ts'
import { xmlText } from './xml-text.ts'

type ListedSite = { site: RouteSource; posts: readonly PostSummary[] }

type SitemapSource = { sites: PerLanguage<ListedSite>; siteUrl: string; resolveAddress: ResolveAddress }

/** All indexable pages, with `lastmod` for those of the blog. */
export async function sitemapXml({ sites, siteUrl, resolveAddress }: SitemapSource): Promise<string> {
  const { language } = sites[0].site
  const stream = new SitemapStream({ xmlns: { news: false, video: false, xhtml: sites.length > 1, image: false } })
  for (const { page, lastModified } of sites.flatMap(sitemapPages)) {
    if (!isReachable(page, resolveAddress)) continue
    const versions = sites.flatMap((one) => versionIn(one.site.language, page, resolveAddress))
    const links = alternateLinks(siteUrl, versions, language).map(({ hreflang, href }) => ({ lang: hreflang, url: xmlText(href) }))
    stream.write({ url: xmlText(canonicalUrl(siteUrl, page)), ...(lastModified && { lastmod: lastModified }), links })
  }
  stream.end()
  return (await streamToPromise(stream)).toString('utf8')
}

/** False for a remote post whose address is a redirect. */
function isReachable(page: Page, resolveAddress: ResolveAddress): boolean {
  const address = resolveAddress(page.path)
  return address.kind === 'page' && address.page.key === page.key
}

function versionIn(language: Language, page: Page, resolveAddress: ResolveAddress): PageVersion[] {
  const path = languages[language].prefix + withoutLanguage(page.path, page.language)
  const address = resolveAddress(path)
  return address.kind === 'page' && address.page.path === path ? [{ language, path }] : []
}

type Entry = { page: Page; lastModified?: string }

function sitemapPages({ site, posts }: ListedSite): Entry[] {
  const newest = posts.map(upToDateOn).sort().at(-1)
  const fixed = contentPages(site).map((page): Entry => (page.screen === 'blog' ? { page, lastModified: newest } : { page }))
  const lists = Array.from(
    { length: blogPageCount(posts.length) - 1 },
    (_, index): Entry => ({ page: pageOfList('blog', index + 2, site.language) }),
  )
  const articles = posts.map((post): Entry => ({ page: postPage(post.slug, site.language), lastModified: upToDateOn(post) }))
  return [...fixed, ...lists, ...articles].filter(({ page }) => page.indexable)
}
