import { type Language, languages } from '../language/languages.ts'
import {
  blogPageCount,
  missingPostPage,
  notFoundPage,
  type Page,
  pageOfList,
  pathOf,
  postPage,
  withoutLanguage,
  withTrailingSlash,
} from './routes.ts'

/** The number of posts, and a lookup made by `createPostIndex`. */
export type PostLookup = { count: number; findBySegment(segment: string): { slug: string } | undefined }

const listPagePath = /^\/blog\/page\/([1-9]\d{0,5})\/?$/

/** The page of the blog list at a path, from page 2. Page 1 is at the blog's own address. */
export function findListPage(path: string, postCount: number, language: Language): Page | undefined {
  const number = Number(listPagePath.exec(withoutLanguage(path, language))?.[1] ?? 0)
  return number > 1 && number <= blogPageCount(postCount) ? pageOfList('blog', number, language) : undefined
}

/** The route table of one language: pages by path, and posts. */
export type LanguageTable = { language: Language; pages: ReadonlyMap<string, Page>; posts: PostLookup }

/** The site for a path, by its language prefix. Paths without a prefix belong to the first site. */
export function languageAt<T extends { language: Language }>(sites: readonly [T, ...T[]], path: string): T {
  const [first, ...others] = sites
  return others.find(({ language }) => withTrailingSlash(path).startsWith(`${languages[language].prefix}/`)) ?? first
}

/**
 * Finds the page at a decoded path without a query. `/blog/SEGMENT/` finds the post whose slug the segment contains (`Page.path` is that
 * post's canonical path), or else the missing-post page. Any other unknown path is the not-found page.
 */
export function findPage({ language, pages, posts }: LanguageTable, path: string): Page {
  const wanted = withTrailingSlash(path)
  const page = pages.get(wanted)
  if (page) return page
  const plain = withoutLanguage(wanted, language)
  if (!pages.has(pathOf('blog', language))) return notFoundPage(language)
  if (listPagePath.test(plain)) return findListPage(wanted, posts.count, language) ?? notFoundPage(language)
  const segment = /^\/blog\/([^/]+)\/$/.exec(plain)?.[1]
  if (segment === undefined) return notFoundPage(language)
  const post = posts.findBySegment(segment)
  return post ? postPage(post.slug, language) : missingPostPage(language)
}

export const pagesByPath = (pages: readonly Page[]): ReadonlyMap<string, Page> => new Map(pages.map((page) => [page.path, page]))
