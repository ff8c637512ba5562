import { SitemapStream, streamToPromise } from 'sitemap'
import { canonicalUrl } from '../../shared/metadata.ts'
import { newestFirst, type PostSummary } from '../../shared/posts.ts'
import { blogListPage, blogPageCount, contentPages, type Page, postPage, type RouteSource } from '../../shared/routes.ts'
import { xmlText } from './xml-text.ts'

/** Every page that search engines may list; `lastmod` where it is known, which is in the blog. */
export async function sitemapXml(site: RouteSource, siteUrl: string, posts: readonly PostSummary[]): Promise<string> {
  const stream = new SitemapStream({ xmlns: { news: false, video: false, xhtml: false, image: false } })
  for (const { page, lastModified } of sitemapPages(site, posts)) {
    stream.write({ url: xmlText(canonicalUrl(siteUrl, page)), ...(lastModified && { lastmod: lastModified }) })
  }
  stream.end()
  return (await streamToPromise(stream)).toString('utf8')
}

type Entry = { page: Page; lastModified?: string }

function sitemapPages(site: RouteSource, posts: readonly PostSummary[]): Entry[] {
  const newest = newestFirst(posts, 'lastModified')[0]?.lastModified
  const fixed = contentPages(site).map((page): Entry => (page.screen === 'blog' ? { page, lastModified: newest } : { page }))
  const lists = Array.from({ length: blogPageCount(posts.length) - 1 }, (_, index): Entry => ({ page: blogListPage(index + 2) }))
  const articles = posts.map((post): Entry => ({ page: postPage(post.slug), lastModified: post.lastModified }))
  return [...fixed, ...lists, ...articles].filter(({ page }) => page.indexable)
}
