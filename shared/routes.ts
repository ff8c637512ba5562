/** The route table: every page of a content set, made from its content. Server, browser, sitemap and tests all use it. */
import { type Language, languages } from './languages.ts'
import { postsPerPage } from './posts.ts'
import type { Service, Site } from './site-types.ts'

export type Screen =
  | 'home'
  | 'services'
  | 'service'
  | 'blog'
  | 'post'
  | 'about'
  | 'careers'
  | 'contact'
  | 'gallery'
  | 'directories'
  | 'privacy'
  | 'not-found'
  | 'missing-post'

/** Addresses as the router takes them, without the language in front. A service's own page has its address from content. */
const addresses = {
  home: '/',
  services: '/services/',
  blog: '/blog/',
  'blog-list': '/blog/page/:id/',
  post: '/blog/:id/',
  about: '/about/',
  careers: '/careers/',
  contact: '/contact/',
  gallery: '/gallery/',
  directories: '/directories-on-the-web/',
  privacy: '/privacy/',
  feed: '/feed.xml',
} as const

export type PageName = keyof typeof addresses

/** The address of a page: `pathOf('about', 'en')`, `pathOf('post', 'en', slug)`. */
export const pathOf = (name: PageName, language: Language, id: string | number = ''): string =>
  languages[language].prefix + addresses[name].replace(':id', () => String(id))

/** The first page of the blog's list has an address of its own. */
export const blogListPath = (number: number, language: Language) =>
  number === 1 ? pathOf('blog', language) : pathOf('blog-list', language, number)

export type Page = {
  /** Identifies the page in caches, chunks and tests: `home`, `about`, `service:residential`, `post:SLUG`, `blog:2`. */
  key: string
  /** Canonical path, with its trailing slash. */
  path: string
  screen: Screen
  indexable: boolean
}

/** What the table needs to know of a set. */
export type RouteSource = Pick<Site, 'services'>

const staticPages: Page[] = [
  { key: 'home', path: '/', screen: 'home', indexable: true },
  { key: 'services', path: '/services/', screen: 'services', indexable: true },
  { key: 'blog', path: '/blog/', screen: 'blog', indexable: true },
  { key: 'about', path: '/about/', screen: 'about', indexable: true },
  { key: 'careers', path: '/careers/', screen: 'careers', indexable: true },
  { key: 'contact', path: '/contact/', screen: 'contact', indexable: true },
  { key: 'gallery', path: '/gallery/', screen: 'gallery', indexable: true },
  { key: 'directories', path: '/directories-on-the-web/', screen: 'directories', indexable: true },
  { key: 'privacy', path: '/privacy/', screen: 'privacy', indexable: true },
]

export const notFoundPage: Page = { key: 'not-found', path: '/404/', screen: 'not-found', indexable: false }
export const missingPostPage: Page = { key: 'missing-post', path: '/blog/', screen: 'missing-post', indexable: false }

/** The contact page after a form was sent. */
export const sentPage: Page = { key: 'contact:sent', path: '/contact/', screen: 'contact', indexable: false }
/** The contact page for a client that posts far too often. */
export const floodPage: Page = { key: 'contact:flood', path: '/contact/', screen: 'contact', indexable: false }

export const isMissing = (page: Page) => page === notFoundPage || page === missingPostPage

/** Every page but those of the blog's posts, in the order of the sitemap. */
export function contentPages(site: RouteSource): Page[] {
  const services = site.services.flatMap((service): Page[] =>
    service.page ? [{ key: `service:${service.id}`, path: service.page.path, screen: 'service', indexable: true }] : [],
  )
  return [...staticPages.slice(0, 2), ...services, ...staticPages.slice(2)]
}

/** Screens by path, as the router takes them; services without a page of their own have a place on the list. */
export const routeTable = (services: readonly { href: string }[]): Pick<Page, 'path' | 'screen'>[] => [
  ...staticPages,
  ...services.filter(({ href }) => !href.includes('#')).map(({ href }) => ({ path: href, screen: 'service' as const })),
  { path: '/blog/page/:number/', screen: 'blog' },
  { path: '/blog/:id/', screen: 'post' },
]

/** A service's own page, or its place on the list of services. */
export const serviceHref = (service: Pick<Service, 'id' | 'page'>) => service.page?.path ?? `/services/#${service.id}`

export const postPage = (slug: string): Page => ({ key: `post:${slug}`, path: `/blog/${slug}/`, screen: 'post', indexable: true })

export function blogListPage(number: number): Page {
  if (number === 1) return { key: 'blog', path: '/blog/', screen: 'blog', indexable: true }
  return { key: `blog:${number}`, path: `/blog/page/${number}/`, screen: 'blog', indexable: true }
}

export const blogPageCount = (postCount: number) => Math.max(1, Math.ceil(postCount / postsPerPage))

/** In front of a page's address: the data that client-side navigation draws it from. */
export const pageDataPath = '/api/pages'

/** With its trailing slash; every page answers with and without it. */
export const withTrailingSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`)

/** Posts as the table sees them; `createPostIndex` makes one. */
export type PostLookup = { count: number; findBySegment(segment: string): { slug: string } | undefined }

const listPagePath = /^\/blog\/page\/([1-9]\d{0,5})\/?$/

/** The second and further pages of the blog's list; the first has an address of its own. */
export function findListPage(path: string, postCount: number): Page | undefined {
  const number = Number(listPagePath.exec(path)?.[1] ?? 0)
  return number > 1 && number <= blogPageCount(postCount) ? blogListPage(number) : undefined
}

/**
 * The page at a decoded path, without query. Unknown paths are the one not-found page, `/blog/:id` without a post the missing-post page;
 * a path that holds a post's slug is that post's page, at the post's own canonical path.
 */
export function findPage(pages: ReadonlyMap<string, Page>, posts: PostLookup, path: string): Page {
  const wanted = withTrailingSlash(path)
  const page = pages.get(wanted)
  if (page) return page
  if (listPagePath.test(wanted)) return findListPage(wanted, posts.count) ?? notFoundPage
  const segment = /^\/blog\/([^/]+)\/$/.exec(wanted)?.[1]
  if (segment === undefined) return notFoundPage
  const post = posts.findBySegment(segment)
  return post ? postPage(post.slug) : missingPostPage
}

export const pagesByPath = (pages: readonly Page[]): ReadonlyMap<string, Page> => new Map(pages.map((page) => [page.path, page]))
