import { questionsOf } from '../../shared/estimate/questions.ts'
import {
  contactAnswerPage,
  contentPages,
  estimateAnswerPage,
  findPage,
  isMissing,
  languageAt,
  notFoundPage,
  type Page,
  type PostLookup,
  pageDataPath,
  pagesByPath,
  type RouteSource,
  withTrailingSlash,
} from '../../shared/pages/routes.ts'
import type { PagePart } from '../pages/page-cache.ts'
import { hookPath } from '../routes/contentful-hook.ts'
import { faultPath } from '../routes/faults.ts'
import { healthPaths } from '../routes/health.ts'
import { siteFilePaths } from '../routes/site-files.ts'
import { tapPath } from '../routes/taps.ts'

/** What an address refers to, and which methods it allows. */
export type Address = { methods: readonly string[] } & (
  | PageAddress
  | { kind: 'redirect'; location: string }
  | { kind: 'file' | 'endpoint' }
)

/** A page, or the not-found page for an unknown address. */
type PageAddress = { kind: 'page' | 'nothing'; page: Page; part: PagePart }

/** Takes the raw target of a request, with its query. */
export type ResolveAddress = (target: string) => Address

/** A site in one language. */
type LocalizedSite = { site: RouteSource & { redirects: Readonly<Record<string, string>> }; posts: PostLookup }

type AddressSource = LocalizedSite & {
  posts: { find(slug: string): unknown }
  /** The site in its other languages, whose addresses begin with the language. */
  translations?: readonly LocalizedSite[]
  hasFile(path: string): boolean
  hasHook: boolean
}

const readMethods = ['GET', 'HEAD', 'OPTIONS'] as const
const formMethods = ['GET', 'HEAD', 'POST', 'OPTIONS'] as const
const postMethods = ['POST', 'OPTIONS'] as const

/** The only place that decides what an address refers to. Redirects go only to known addresses, in one hop, and keep the query. */
export function createResolveAddress({ site, posts, translations = [], hasFile, hasHook }: AddressSource): ResolveAddress {
  const first = languageTable({ site, posts })
  const tables: LanguageTables = [first, ...translations.map(languageTable)]
  const files = siteFilePaths(tables.map(({ language }) => language))

  return (target) => {
    const mark = target.indexOf('?')
    const path = mark === -1 ? target : target.slice(0, mark)
    const query = mark === -1 ? '' : target.slice(mark)
    if (hasFile(path)) return { kind: 'file', methods: readMethods }
    const methods = endpointMethods(path)
    if (methods) return { kind: 'endpoint', methods }
    return isUnder(pageDataPath, path) ? pageData(path.slice(pageDataPath.length), query) : pageOrRedirect(path, query)
  }

  function endpointMethods(path: string): readonly string[] | undefined {
    const plain = path.replace(/\/$/, '')
    if (plain === faultPath || plain === tapPath || (hasHook && plain === hookPath)) return postMethods
    if (healthPaths.includes(plain) || files.includes(path) || plain === '/api/posts') return readMethods
    const slug = /^\/api\/posts\/([^/]+)$/.exec(plain)?.[1]
    if (slug === undefined) return undefined
    // The router answers unknown posts itself, with a 404 in JSON.
    return posts.find(decode(slug) ?? '') ? readMethods : []
  }

  /** Redirected addresses have no page data: the browser loads them as documents. */
  function pageData(path: string, query: string): Address {
    const address = pageOrRedirect(path || '/', query)
    if (address.kind !== 'page' || address.page.answer === 'estimate')
      return nothing(notFoundPage(languageAt(tables, path).language), 'data')
    return { ...address, part: 'data', methods: readMethods }
  }

  function pageOrRedirect(path: string, query: string): Address {
    const decoded = decodePath(path)
    if (decoded === undefined) return nothing(notFoundPage(first.language))
    const found = resolveExactly(decoded, query)
    if (found.kind !== 'nothing') return found
    const plain = resolveExactly(plainSpelling(decoded), query)
    if (plain.kind === 'page') return redirect(plain.page.path, query)
    return plain.kind === 'redirect' ? plain : found
  }

  function resolveExactly(path: string, query: string): Address {
    const table = languageAt(tables, path)
    const wanted = withTrailingSlash(path)
    const listed = table.pages.get(wanted)
    if (listed) return pageAt(listed, query, table.estimateFields)
    // Before posts, because a redirected address may look like a post's.
    const successor = Object.hasOwn(table.redirects, wanted) ? table.redirects[wanted] : undefined
    if (successor !== undefined) return redirect(successor, query)
    const page = findPage(table, path)
    return isMissing(page) ? nothing(page) : pageAt(page, query, table.estimateFields)
  }
}

const languageTable = ({ site, posts }: LocalizedSite) => ({
  language: site.language,
  pages: pagesByPath(contentPages(site)),
  redirects: site.redirects,
  posts,
  estimateFields: site.estimate ? questionsOf(site.estimate.table).map(({ name }) => name) : [],
})

type LanguageTables = [ReturnType<typeof languageTable>, ...ReturnType<typeof languageTable>[]]

function pageAt(page: Page, query: string, estimateFields: readonly string[]): Address {
  return {
    kind: 'page',
    page: pageForQuery(page, query, estimateFields),
    part: 'document',
    methods: page.path === '/' ? formMethods : readMethods,
  }
}

/** The variant of the page for its query. Without a field of its own, as with a campaign's parameters, it is the plain page. */
function pageForQuery(page: Page, query: string, estimateFields: readonly string[]): Page {
  const sent = page.screen === 'contact' && sentAnswer(query)
  if (sent) return contactAnswerPage(sent, page.language)
  if (page.screen !== 'estimate' || query.length < 2) return page
  const fields = new URLSearchParams(query)
  return estimateFields.some((name) => fields.has(name)) ? estimateAnswerPage(page.language) : page
}

const nothing = (page: Page, part: PagePart = 'document'): Address => ({ kind: 'nothing', page, part, methods: [] })

function redirect(location: string, query: string): Address {
  const [address = '', fragment] = location.split('#')
  const target = address + query + (fragment === undefined ? '' : `#${fragment}`)
  return { kind: 'redirect', location: target, methods: readMethods }
}

/** `sent=1` or `sent=partly`, exactly once. */
function sentAnswer(query: string): 'sent' | 'partly' | undefined {
  const [value, ...others] = new URLSearchParams(query).getAll('sent')
  if (others.length > 0) return undefined
  if (value === '1') return 'sent'
  return value === 'partly' ? 'partly' : undefined
}

const isUnder = (folder: string, path: string) => path === folder || path.startsWith(`${folder}/`)

/** `undefined` for broken escapes, control characters and escaped slashes, which no page has in its address. */
function decodePath(path: string): string | undefined {
  if (!path.startsWith('/') || /%(2f|5c)/i.test(path)) return undefined
  const decoded = decode(path)
  return decoded === undefined || /[\p{Cc}\\]/u.test(decoded) ? undefined : decoded
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** In lower case, without doubled slashes and `/index.html`. */
const plainSpelling = (path: string) =>
  path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.html?\/?$/, '/')
