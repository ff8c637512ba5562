import { SitemapStream, streamToPromise } from 'sitemap'
import { canonicalUrl } from '../../shared/metadata.ts'
import { type BuiltSite, pageData } from '../../shared/page-data.ts'
import { newestFirst, type PostSummary } from '../../shared/posts.ts'
import { blogListPage, blogPageCount, contentPages, type Page, postPage } from '../../shared/routes.ts'
import { jpegAddress, type Picture, usedAssets } from '../../shared/used-assets.ts'
import type { ResolveAddress } from './resolve-address.ts'
import { xmlText } from './xml-text.ts'

type SitemapSource = { site: BuiltSite; siteUrl: string; posts: readonly PostSummary[]; resolveAddress: ResolveAddress }

/** Every page that search engines may list, with its photographs; `lastmod` where it is known, which is in the blog. */
export async function sitemapXml({ site, siteUrl, posts, resolveAddress }: SitemapSource): Promise<string> {
  const stream = new SitemapStream({ xmlns: { news: false, video: false, xhtml: false, image: true } })
  for (const { page, lastModified, pictures } of sitemapPages(site, siteUrl, posts)) {
    if (!isAtItsAddress(page, resolveAddress)) continue
    const img = pictures.map((address) => ({ url: xmlText(address) }))
    stream.write({ url: xmlText(canonicalUrl(siteUrl, page)), img, ...(lastModified && { lastmod: lastModified }) })
  }
  stream.end()
  return (await streamToPromise(stream)).toString('utf8')
}

/** A moved address, for one, comes before a remote post of the same name. */
function isAtItsAddress(page: Page, resolveAddress: ResolveAddress): boolean {
  const address = resolveAddress(page.path)
  return address.kind === 'page' && address.page.key === page.key
}

type Entry = { page: Page; pictures: string[]; lastModified?: string }

function sitemapPages(site: BuiltSite, siteUrl: string, posts: readonly PostSummary[]): Entry[] {
  const newest = newestFirst(posts, 'lastModified')[0]?.lastModified
  const fixed = contentPages(site).map((page): Entry => {
    if (page.screen === 'blog') return { page, pictures: [], lastModified: newest }
    return { page, pictures: pagePictures(site, siteUrl, page) }
  })
  const lists = Array.from({ length: blogPageCount(posts.length) - 1 }, (_, index): Entry => {
    return { page: blogListPage(index + 2), pictures: [] }
  })
  const articles = posts.map((post): Entry => {
    return { page: postPage(post.slug), pictures: postPictures(site, siteUrl, post), lastModified: post.lastModified }
  })
  return [...fixed, ...lists, ...articles].filter(({ page }) => page.indexable)
}

function pagePictures(site: BuiltSite, siteUrl: string, page: Page): string[] {
  const { content } = pageData(site, page)
  // A service page lists its articles by their titles alone.
  const shown = content.screen === 'service' ? { ...content, articles: [] } : content
  return addresses(siteUrl, usedAssets(shown, site.built).pictures)
}

/** A post's own pictures; those of the cards beside it belong to other posts. */
function postPictures(site: BuiltSite, siteUrl: string, post: PostSummary): string[] {
  if (post.image) return [post.image]
  const article = site.articles.find(({ slug }) => slug === post.slug)
  return addresses(siteUrl, usedAssets(article ?? post, site.built).pictures)
}

const addresses = (siteUrl: string, pictures: Record<string, Picture>) =>
  Object.values(pictures).map((picture) => canonicalUrl(siteUrl, { path: jpegAddress(picture) }))
