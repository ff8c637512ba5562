import { Router } from 'express'
import { canonicalUrl } from '../../shared/metadata.ts'
import type { BuiltSite } from '../../shared/page-data.ts'
import type { PostLibrary } from '../content/post-library.ts'
import { preparedAnswer } from '../prepared-answer.ts'
import { renderPostHtml } from '../render/render-fragment.tsx'
import { feedXml } from './feed.ts'
import { sitemapXml } from './sitemap.ts'

export type SiteFilesOptions = {
  site: BuiltSite
  siteUrl: string
  posts: Pick<PostLibrary, 'list' | 'find' | 'version'>
}

export const siteFilePaths: readonly string[] = ['/robots.txt', '/sitemap.xml', '/feed.xml']
// A feed tells what is new; with thousands of posts it would weigh megabytes.
const maxFeedPosts = 50

/** What crawlers and feed readers ask for. */
export function siteFiles({ site, siteUrl, posts }: SiteFilesOptions): Router {
  const version = () => posts.version
  const robots = preparedAnswer({
    version: () => 0,
    make: () => `User-agent: *\nAllow: /\n\nSitemap: ${canonicalUrl(siteUrl, { path: '/sitemap.xml' })}\n`,
    contentType: 'text/plain; charset=utf-8',
  })
  const sitemap = preparedAnswer({
    version,
    make: () => sitemapXml(site, siteUrl, posts.list()),
    contentType: 'application/xml; charset=utf-8',
  })
  const feed = preparedAnswer({
    version,
    make: () => feedXml({ site, siteUrl, posts: newestPosts(), bodyHtml: (post) => renderPostHtml(post, { site, siteUrl }) }),
    contentType: 'application/atom+xml; charset=utf-8',
  })
  const newestPosts = () =>
    posts
      .list()
      .slice(0, maxFeedPosts)
      .flatMap(({ slug }) => posts.find(slug) ?? [])

  const router = Router({ caseSensitive: true, strict: true })
  router.get('/robots.txt', robots)
  router.get('/sitemap.xml', sitemap)
  router.get('/feed.xml', feed)
  return router
}
