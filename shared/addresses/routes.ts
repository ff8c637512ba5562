/** The route table: all pages of a site. Server, browser, sitemap and tests use it. */

import { postsPerPage } from '../blog/posts.ts'
import { type Language, languages } from '../language/languages.ts'
import type { PriceTable } from '../trades/trade-schemas.ts'
import { settingsKey } from './page-key.ts'

/** In sitemap order, without the language prefix. */
const listedPaths = {
  home: '/',
  services: '/services/',
  blog: '/blog/',
  about: '/about/',
  careers: '/careers/',
  contact: '/contact/',
  estimate: '/estimate/',
  gallery: '/gallery/',
  work: '/work/',
  directories: '/directories-on-the-web/',
  privacy: '/privacy/',
} as const

/** Paths of posts, jobs and files, as patterns for the router. The paths of service pages come from the content. */
const furtherPaths = {
  blogList: '/blog/page/:id/',
  post: '/blog/:id/',
  workList: '/work/page/:id/',
  job: '/work/:id/',
  feed: '/feed.xml',
} as const

export type ListedScreen = keyof typeof listedPaths
export type Screen = ListedScreen | 'service' | 'post' | 'job' | 'own' | 'not-found' | 'missing-post'
export type PathName = ListedScreen | keyof typeof furtherPaths

/** A site has these pages if its set has words for them, and the work page if it has a job too. It always has all other pages. */
export const optionalScreens = ['blog', 'about', 'careers', 'estimate', 'gallery', 'work', 'directories'] as const satisfies ListedScreen[]

const paths: Readonly<Record<PathName, string>> = { ...listedPaths, ...furtherPaths }

/** The address of a page: `pathOf('about', 'en')`, `pathOf('post', 'en', slug)`. */
export const pathOf = (name: PathName, language: Language, id: string | number = ''): string =>
  languages[language].prefix + paths[name].replace(':id', () => String(id))

type PagesOfLanguage = { language: Language; languages: readonly Language[]; absentPages?: readonly ListedScreen[] }

/** The address of a page in a language, or in the first one if only that one has it. */
export const pathIn = ({ language, languages: all, absentPages = [] }: PagesOfLanguage, name: PathName): string =>
  pathOf(name, absentPages.some((absent) => absent === name) ? (all[0] ?? language) : language)

/** The address of a page of the list of posts or jobs. Page 1 is at the list's own address. */
export const pathOfList = (list: 'blog' | 'work', number: number, language: Language): string =>
  number === 1 ? pathOf(list, language) : pathOf(`${list}List`, language, number)

export const withoutLanguage = (path: string, language: Language) => path.slice(languages[language].prefix.length) || '/'

export const contactAnswers = ['sent', 'partly', 'flood'] as const
export type ContactAnswer = (typeof contactAnswers)[number]

export type Page = {
  /** Identifies the page in caches, chunks and tests: `home`, `about`, `service:residential`, `post:SLUG`, `job:SLUG`, `blog:2`, `es:about`. */
  key: string
  /** Canonical path, with a trailing slash. */
  path: string
  screen: Screen
  language: Language
  indexable: boolean
  /** The slug of a post or job, the name of one of the set's own pages, or the page number in a list from page 2. */
  id?: string
  /**
   * Set if the page is a response: `sent` after a form was sent, `partly` if some of its photos could not be stored, `flood` for a client
   * that posts far too often, `estimate` for the answer to an estimate.
   */
  answer?: ContactAnswer | 'estimate'
  /** The 4xx status that the page explains. */
  refusal?: number
}

/** The part of a site that the route table depends on. */
export type RouteSource = {
  language: Language
  services: readonly ServiceAddress[]
  /** The settings of the listed pages that the site has. */
  pages: Readonly<Record<string, unknown>>
  ownPages: Readonly<Record<string, unknown>>
  work?: { jobs: readonly { slug: string }[] }
  estimate?: { table: PriceTable }
}

type ServiceAddress = { id: string; page?: { path: string }; href?: string }

/** Keys in the language without a prefix (English) are plain. */
const keyIn = (language: Language, key: string) => (languages[language].prefix ? `${language}:${key}` : key)

const pageIn = (language: Language, screen: Screen, key: string, path: string, id?: string): Page => ({
  ...{ key: keyIn(language, key), path, screen, language, indexable: true },
  ...(id !== undefined && { id }),
})

export const listedPage = (screen: ListedScreen, language: Language): Page => pageIn(language, screen, screen, pathOf(screen, language))

export const notFoundPage = (language: Language): Page => ({
  ...pageIn(language, 'not-found', 'not-found', `${languages[language].prefix}/404/`),
  indexable: false,
})

export const missingPostPage = (language: Language): Page => ({
  ...pageIn(language, 'missing-post', 'missing-post', pathOf('blog', language)),
  indexable: false,
})

/** Explains a refused request. The same page for every address. */
export const refusalPage = (status: number, language: Language): Page => ({
  ...notFoundPage(language),
  key: keyIn(language, `refusal:${status}`),
  refusal: status,
})

/** The result of an estimate is rendered for each request, never cached. */
export function answerPage(answer: ContactAnswer | 'estimate', language: Language): Page {
  const screen = answer === 'estimate' ? 'estimate' : 'contact'
  return { ...listedPage(screen, language), key: keyIn(language, `${screen}:${answer}`), indexable: false, answer }
}

export const isMissing = ({ screen, refusal }: Page) => refusal === undefined && (screen === 'not-found' || screen === 'missing-post')

const isListed = (name: string): name is ListedScreen => Object.hasOwn(listedPaths, name)
export const listedScreens: readonly ListedScreen[] = Object.keys(listedPaths).filter(isListed)

/** The path of every listed page, by the key of its settings. */
export function pagePaths(language: Language): Record<string, string> {
  const paths = listedScreens.map((screen) => pathOf(screen, language))
  return Object.fromEntries(paths.map((path) => [settingsKey(withoutLanguage(path, language)), path]))
}

export const screensOf = ({ pages, work }: Pick<RouteSource, 'pages' | 'work'>): ListedScreen[] =>
  listedScreens.filter(
    (screen) => Object.hasOwn(pages, settingsKey(listedPaths[screen])) && (screen !== 'work' || (work?.jobs.length ?? 0) > 0),
  )

export const absentPagesOf = (site: Pick<RouteSource, 'pages' | 'work'>): ListedScreen[] =>
  listedScreens.filter((screen) => !screensOf(site).includes(screen))

/** All pages except posts, in sitemap order. */
export function contentPages(site: RouteSource): Page[] {
  const { language } = site
  const servicePages = site.services.flatMap(({ id, page }): Page[] =>
    page ? [pageIn(language, 'service', `service:${id}`, page.path)] : [],
  )
  const [home, list, ...others] = screensOf(site).map((screen) => listedPage(screen, language))
  const ownPages = Object.keys(site.ownPages).map((name) =>
    pageIn(language, 'own', `own:${name}`, languages[language].prefix + ownPath(name), name),
  )
  return [home, list, ...servicePages, ...others, ...workPages(site), ...ownPages].flatMap((page) => page ?? [])
}

export const jobsPerPage = 12

/** The pages of the list of jobs after the first, and a page for each job. */
function workPages({ language, work }: RouteSource): Page[] {
  const jobs = work?.jobs ?? []
  const lists = Array.from({ length: Math.ceil(jobs.length / jobsPerPage) - 1 }, (_, index) => pageOfList('work', index + 2, language))
  return [...lists, ...jobs.map(({ slug }) => pageIn(language, 'job', `job:${slug}`, pathOf('job', language, slug), slug))]
}

/** The path of one of the set's own pages, without the language prefix. */
export const ownPath = (name: string) => `/${name}/`

/** Path patterns and screens for the client-side router. Services without their own page are anchors on the services page. */
export const routeTable = (language: Language, services: readonly { href: string }[]): Pick<Page, 'path' | 'screen'>[] => [
  ...listedScreens.map((screen) => ({ path: pathOf(screen, language), screen })),
  ...services
    .filter(({ href }) => !href.includes('#') && href.startsWith(`${languages[language].prefix}/`))
    .map(({ href }) => ({ path: href, screen: 'service' as const })),
  { path: pathOf('workList', language, ':id'), screen: 'work' },
  { path: pathOf('job', language, ':id'), screen: 'job' },
  { path: pathOf('blogList', language, ':id'), screen: 'blog' },
  { path: pathOf('post', language, ':id'), screen: 'post' },
]

/** The address of a service's own page, or of its entry on the services page. */
export const serviceHref = ({ id, page, href }: ServiceAddress, language: Language) =>
  page?.path ?? href ?? `${pathOf('services', language)}#${id}`

export const postPage = (slug: string, language: Language) => pageIn(language, 'post', `post:${slug}`, pathOf('post', language, slug), slug)

export const pageOfList = (list: 'blog' | 'work', number: number, language: Language): Page =>
  number === 1
    ? listedPage(list, language)
    : pageIn(language, list, `${list}:${number}`, pathOfList(list, number, language), String(number))

export const blogPageCount = (postCount: number) => Math.max(1, Math.ceil(postCount / postsPerPage))

/** Adds a trailing slash if missing. Every page is found with and without it. */
export const withTrailingSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`)
