import { type BuiltSite, type PageData, pageData } from '../../shared/page-data.ts'
import { contentPages, missingPostPage, notFoundPage, type Page } from '../../shared/routes.ts'

/** Stands for every article: the browser completes it with the one that it fetched. */
const anyPostPage: Page = { key: 'post', path: '/blog/', screen: 'post', indexable: true }

/** What client-side navigation loads, by page key: each page's own part of the content and nothing of other pages. */
export function pageChunks(site: BuiltSite): Map<string, PageData> {
  const pages = [...contentPages(site), anyPostPage, missingPostPage, notFoundPage]
  return new Map(pages.map((page) => [page.key, pageData(site, page)]))
}
