import { Router } from 'express'
import type { Language } from '../../shared/content/languages.ts'
import { canonicalUrl } from '../../shared/pages/metadata.ts'
import type { BuiltSite } from '../../shared/pages/page-data.ts'
import { pathOf } from '../../shared/pages/routes.ts'
import type { ResolveAddress } from '../addresses/resolve-address.ts'
import type { PostLibrary } from '../posts/post-library.ts'
import { feedXml } from './feed.ts'
import { sitemapXml } from './sitemap.ts'
import { sendStorable, textOfPosts } from './storable-text.ts'

type SiteFilesOptions = LocalizedSite & {
  /** The site in its other languages. */
  translations?: readonly LocalizedSite[]
  siteUrl: string
  resolveAddress: ResolveAddress
}

type LocalizedSite = { site: BuiltSite; posts: Pick<PostLibrary, 'list' | 'version'> }

/** Each language has a feed of its own. */
export const siteFilePaths = (languages: readonly Language[]): readonly string[] => [
  '/robots.txt',
  '/sitemap.xml',
  ...languages.map((language) => pathOf('feed', language)),
]
// A feed is for new posts. Thousands of posts would be megabytes.
const maxFeedPosts = 50

const cacheControl = 'public, max-age=600, s-maxage=300, stale-while-revalidate=86400, stale-if-error=604800'

/** For crawlers and feed readers. */
export function siteFiles({ site, posts, translations = [], siteUrl, resolveAddress }: SiteFilesOptions): Router {
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${canonicalUrl(siteUrl, { path: '/sitemap.xml' })}\n`
  const sites = [{ site, posts }, ...translations]
  // The other languages have only built-in posts, which do not change.
  const sitemap = textOfPosts(posts, () =>
    sitemapXml({ ...listed({ site, posts }), translations: translations.map(listed), siteUrl, resolveAddress }),
  )

  const router = Router({ caseSensitive: true, strict: true })
  const serve = (path: string, type: string, text: () => string | Promise<string>) =>
    router.get(path, async (_req, res) => sendStorable(res, { text: await text(), type: `${type}; charset=utf-8`, cacheControl }))
  serve('/robots.txt', 'text/plain', () => robots)
  serve('/sitemap.xml', 'application/xml', sitemap)
  for (const one of sites) {
    const feed = () => feedXml({ site: one.site, siteUrl, posts: one.posts.list().slice(0, maxFeedPosts) })
    serve(pathOf('feed', one.site.language), 'application/atom+xml', textOfPosts(one.posts, feed))
  }
  return router
}

const listed = ({ site, posts }: LocalizedSite) => ({ site, posts: posts.list() })
