import { Router } from 'express'
import { pathOf, screensOf } from '../../shared/addresses/routes.ts'
import { canonicalUrl } from '../../shared/pages/metadata.ts'
import { forEachLanguage, type LocalizedSites } from '../addresses/localized-site.ts'
import type { ResolveAddress } from '../addresses/resolve-address.ts'
import { feedXml } from './feed.ts'
import { sitemapXml } from './sitemap.ts'
import { sendStorable, textOfPosts } from './storable-text.ts'

type CrawlerFilesOptions = { sites: LocalizedSites; siteUrl: string; resolveAddress: ResolveAddress }

// A feed is for new posts. Thousands of posts would be megabytes.
const maxFeedPosts = 50

const cacheControl = 'public, max-age=600, s-maxage=300, stale-while-revalidate=86400, stale-if-error=604800'

/** For crawlers and feed readers. Each language has its own feed. */
export function crawlerFiles({ sites, siteUrl, resolveAddress }: CrawlerFilesOptions): Router {
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${canonicalUrl(siteUrl, { path: '/sitemap.xml' })}\n`
  // The other languages have only built-in posts, which do not change.
  const sitemap = textOfPosts(sites[0].posts, () => {
    const listed = forEachLanguage(sites, ({ site, posts }) => ({ site, posts: posts.list() }))
    return sitemapXml({ sites: listed, siteUrl, resolveAddress })
  })

  const router = Router({ caseSensitive: true, strict: true })
  const serve = (path: string, type: string, text: () => string | Promise<string>) =>
    router.get(path, async (_req, res) => sendStorable(res, { text: await text(), type: `${type}; charset=utf-8`, cacheControl }))
  serve('/robots.txt', 'text/plain', () => robots)
  serve('/sitemap.xml', 'application/xml', sitemap)
  for (const one of sites.filter(({ site }) => screensOf(site).includes('blog'))) {
    const feed = () => feedXml({ site: one.site, siteUrl, posts: one.posts.list().slice(0, maxFeedPosts) })
    serve(pathOf('feed', one.site.language), 'application/atom+xml', textOfPosts(one.posts, feed))
  }
  return router
}
