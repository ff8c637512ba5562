import { Router } from 'express'
import type { Language } from '../../shared/languages.ts'
import { canonicalUrl } from '../../shared/metadata.ts'
import type { BuiltSite } from '../../shared/page-data.ts'
import { pathOf } from '../../shared/routes.ts'
import type { PostLibrary } from '../content/post-library.ts'
import { feedXml } from './feed.ts'
import type { ResolveAddress } from './resolve-address.ts'
import { sitemapXml } from './sitemap.ts'
import { sendStorable, textOfPosts } from './storable-text.ts'

export type SiteFilesOptions = {
  site: BuiltSite
  siteUrl: string
  posts: Pick<PostLibrary, 'list' | 'version'>
  resolveAddress: ResolveAddress
}

/** Each language has a feed of its own. */
export const siteFilePaths = (languages: readonly Language[]): readonly string[] => [
  '/robots.txt',
  '/sitemap.xml',
  ...languages.map((language) => pathOf('feed', language)),
]
// A feed is for new posts; thousands of them would weigh megabytes.
const maxFeedPosts = 50

const cacheControl = 'public, max-age=600, s-maxage=300, stale-while-revalidate=86400, stale-if-error=604800'

/** For crawlers and feed readers. */
export function siteFiles({ site, siteUrl, posts, resolveAddress }: SiteFilesOptions): Router {
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${canonicalUrl(siteUrl, { path: '/sitemap.xml' })}\n`
  const sitemap = textOfPosts(posts, () => sitemapXml({ site, siteUrl, posts: posts.list(), resolveAddress }))
  const feed = textOfPosts(posts, () => feedXml({ site, siteUrl, posts: posts.list().slice(0, maxFeedPosts) }))

  const router = Router({ caseSensitive: true, strict: true })
  const serve = (path: string, type: string, text: () => string | Promise<string>) =>
    router.get(path, async (_req, res) => sendStorable(res, { text: await text(), type: `${type}; charset=utf-8`, cacheControl }))
  serve('/robots.txt', 'text/plain', () => robots)
  serve('/sitemap.xml', 'application/xml', sitemap)
  serve(pathOf('feed', site.language), 'application/atom+xml', feed)
  return router
}
