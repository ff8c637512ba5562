/** The route table: every page of a site, made from its content. Server, browser, sitemap and tests all use it. */

import { postsPerPage } from '../blog/posts.ts'
import { type Language, languages } from '../content/languages.ts'

/** In the order of the sitemap, without the language in front, as the router takes them. Every site has them; the estimate needs prices. */
const listedPaths = {
  home: '/',
  services: '/services/',
  blog: '/blog/',
  about: '/about/',
  careers: '/careers/',
  contact: '/contact/',
  estimate: '/estimate/',
  gallery: '/gallery/',
  directories: '/directories-on-the-web/',
  privacy: '/privacy/',
} as const

/** Addresses that posts make, and files. A service's own page has its address from content. */
const furtherPaths = { blogList: '/blog/page/:id/', post: '/blog/:id/', feed: '/feed.xml' } as const

export type ListedScreen = keyof typeof listedPaths
export type Screen = ListedScreen | 'service' | 'post' | 'not-found' | 'missing-post'
export type PathName = ListedScreen | keyof typeof furtherPaths

const paths: Readonly<Record<PathName, string>> = { ...listedPaths, ...furtherPaths }

/** The address of a page: `pathOf('about', 'en')`, `pathOf('post', 'en', slug)`. */
export const pathOf = (name: PathName, language: Language, id: string | number = ''): string =>
  languages[language].prefix + paths[name].replace(':id', () => String(id))

/** The first page of the blog's list has an address of its own. */
export const blogListPath = (number: number, language: Language) =>
  number === 1 ? pathOf('blog', language) : pathOf('blogList', language, number)

/** The same address without its language. */
export const withoutLanguage = (path: string, language: Language) => path.slice(languages[language].prefix.length) || '/'

export const contactAnswers = ['sent', 'partly', 'flood'] as const
export type ContactAnswer = (typeof contactAnswers)[number]

export type Page = {
  /** Identifies the page in caches, chunks and tests: `home`, `about`, `service:residential`, `post:SLUG`, `blog:2`, `es:about`. */
  key: string
  /** Canonical path, with its trailing slash. */
  path: string
  screen: Screen
  language: Language
  indexable: boolean
  /** The post's slug, or the number of a further page of the blog's list. */
  id?: string
  /** The contact page as it answers: after a form was sent, with all or some of its pictures, or to a client that posts far too often. Or the answer of an estimate. */
  answer?: ContactAnswer | 'estimate'
}

/** What the table needs to know of a site. */
export type RouteSource = { language: Language; services: readonly ServiceAddress[]; estimate?: unknown }

type ServiceAddress = { id: string; page?: { path: string } }

/** Plain in the language without a prefix, so that a set of one language shows nothing of others. */
const keyIn = (language: Language, key: string) => (languages[language].prefix ? `${language}:${key}` : key)

export const listedPage = (screen: ListedScreen, language: Language): Page => ({
  key: keyIn(language, screen),
  path: pathOf(screen, language),
  screen,
  language,
  indexable: true,
})

export const notFoundPage = (language: Language): Page => ({
  key: keyIn(language, 'not-found'),
  path: `${languages[language].prefix}/404/`,
  screen: 'not-found',
  language,
  indexable: false,
})

export const missingPostPage = (language: Language): Page => ({
  key: keyIn(language, 'missing-post'),
  path: pathOf('blog', language),
  screen: 'missing-post',
  language,
  indexable: false,
})

export const contactAnswerPage = (answer: ContactAnswer, language: Language): Page => ({
  ...listedPage('contact', language),
  key: keyIn(language, `contact:${answer}`),
  indexable: false,
  answer,
})

/** An answer of the estimate: drawn for each request, never kept. */
export const estimateAnswerPage = (language: Language): Page => ({
  ...listedPage('estimate', language),
  key: keyIn(language, 'estimate:answer'),
  indexable: false,
  answer: 'estimate',
})

export const isMissing = ({ screen }: Page) => screen === 'not-found' || screen === 'missing-post'

const isListed = (name: string): name is ListedScreen => Object.hasOwn(listedPaths, name)
export const listedScreens: readonly ListedScreen[] = Object.keys(listedPaths).filter(isListed)

/** The listed pages that a site has. */
export const screensOf = ({ estimate }: Pick<RouteSource, 'estimate'>): ListedScreen[] =>
  listedScreens.filter((screen) => screen !== 'estimate' || estimate !== undefined)

/** Every page but those of the blog's posts, in the order of the sitemap. */
export function contentPages({ language, services, estimate }: RouteSource): Page[] {
  const servicePages = services.flatMap(({ id, page }): Page[] =>
    page ? [{ key: keyIn(language, `service:${id}`), path: page.path, screen: 'service', language, indexable: true }] : [],
  )
  const [home, list, ...others] = screensOf({ estimate }).map((screen) => listedPage(screen, language))
  return [home, list, ...servicePages, ...others].flatMap((page) => page ?? [])
}

/** Screens by path, as the router takes them; services without a page of their own have a place on the list. */
export const routeTable = (language: Language, services: readonly { href: string }[]): Pick<Page, 'path' | 'screen'>[] => [
  ...listedScreens.map((screen) => ({ path: pathOf(screen, language), screen })),
  ...services.filter(({ href }) => !href.includes('#')).map(({ href }) => ({ path: href, screen: 'service' as const })),
  { path: pathOf('blogList', language, ':id'), screen: 'blog' },
  { path: pathOf('post', language, ':id'), screen: 'post' },
]

/** A service's own page, or its place on the list of services. */
export const serviceHref = ({ id, page }: ServiceAddress, language: Language) => page?.path ?? `${pathOf('services', language)}#${id}`

export const postPage = (slug: string, language: Language): Page => ({
  key: keyIn(language, `post:${slug}`),
  path: pathOf('post', language, slug),
  screen: 'post',
  language,
  indexable: true,
  id: slug,
})

export function blogListPage(number: number, language: Language): Page {
  const first = listedPage('blog', language)
  return number === 1 ? first : { ...first, key: `${first.key}:${number}`, path: blogListPath(number, language), id: String(number) }
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
export function findListPage(path: string, postCount: number, language: Language): Page | undefined {
  const number = Number(listPagePath.exec(withoutLanguage(path, language))?.[1] ?? 0)
  return number > 1 && number <= blogPageCount(postCount) ? blogListPage(number, language) : undefined
}

/** One language of a site: its pages by path, and its posts. */
export type LanguageTable = { language: Language; pages: ReadonlyMap<string, Page>; posts: PostLookup }

/** The language of an address, by what stands in front of it: the first one, which has the plain addresses, where nothing does. */
export function languageAt<T extends { language: Language }>(sites: readonly [T, ...T[]], path: string): T {
  const [first, ...others] = sites
  return others.find(({ language }) => withTrailingSlash(path).startsWith(`${languages[language].prefix}/`)) ?? first
}

/**
 * The page at a decoded path of a language, without query. Unknown paths are the one not-found page, `/blog/:id` without a post the
 * missing-post page; a path that holds a post's slug is that post's page, at the post's own canonical path.
 */
export function findPage({ language, pages, posts }: LanguageTable, path: string): Page {
  const wanted = withTrailingSlash(path)
  const page = pages.get(wanted)
  if (page) return page
  const plain = withoutLanguage(wanted, language)
  if (listPagePath.test(plain)) return findListPage(wanted, posts.count, language) ?? notFoundPage(language)
  const segment = /^\/blog\/([^/]+)\/$/.exec(plain)?.[1]
  if (segment === undefined) return notFoundPage(language)
  const post = posts.findBySegment(segment)
  return post ? postPage(post.slug, language) : missingPostPage(language)
}

export const pagesByPath = (pages: readonly Page[]): ReadonlyMap<string, Page> => new Map(pages.map((page) => [page.path, page]))
