import { findPage, languageAt, type PostLookup, pagesByPath } from '../../shared/addresses/find-page.ts'
import { pageDataPath } from '../../shared/addresses/page-data-request.ts'
import {
  answerPage,
  contentPages,
  isMissing,
  notFoundPage,
  type Page,
  type RouteSource,
  withTrailingSlash,
} from '../../shared/addresses/routes.ts'
import { questionsOf } from '../../shared/estimate/questions.ts'
import { decoded } from '../../shared/text/decoded.ts'
import { forEachLanguage, type PerLanguage } from './localized-site.ts'

/** The HTML document, or the JSON for client-side navigation. */
export type PagePart = 'document' | 'data'

export type Address = { kind: 'page' | 'nothing'; page: Page; part: PagePart } | { kind: 'redirect'; location: string }

/** Takes the raw target of a request, with its query. */
export type ResolveAddress = (target: string) => Address

type AddressSource = { site: RouteSource & { redirects: Readonly<Record<string, string>> }; posts: PostLookup }

/** The only place that decides which page is at an address. Redirects go only to known addresses, in one hop, and keep the query. */
export function createResolveAddress(sites: PerLanguage<AddressSource>): ResolveAddress {
  const tables = forEachLanguage(sites, languageTable)

  return (target) => {
    const mark = target.indexOf('?')
    const path = mark === -1 ? target : target.slice(0, mark)
    const query = mark === -1 ? '' : target.slice(mark)
    return isUnder(pageDataPath, path) ? pageData(path.slice(pageDataPath.length), query) : pageOrRedirect(path, query)
  }

  /** Redirected addresses have no page data: the browser loads them as documents. */
  function pageData(path: string, query: string): Address {
    const address = pageOrRedirect(path || '/', query)
    if (address.kind !== 'page' || address.page.answer === 'estimate')
      return nothing(notFoundPage(languageAt(tables, path).language), 'data')
    return { ...address, part: 'data' }
  }

  function pageOrRedirect(path: string, query: string): Address {
    const decoded = decodePath(path)
    if (decoded === undefined) return nothing(notFoundPage(languageAt(tables, path).language))
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

const languageTable = ({ site, posts }: AddressSource) => ({
  language: site.language,
  pages: pagesByPath(contentPages(site)),
  redirects: site.redirects,
  posts,
  estimateFields: site.estimate ? questionsOf(site.estimate.table).map(({ name }) => name) : [],
})

const pageAt = (page: Page, query: string, estimateFields: readonly string[]): Address => ({
  kind: 'page',
  page: pageForQuery(page, query, estimateFields),
  part: 'document',
})

/** The variant of the page for its query. Parameters that the page does not use, such as a campaign's, do not matter. */
function pageForQuery(page: Page, query: string, estimateFields: readonly string[]): Page {
  const sent = page.screen === 'contact' && sentAnswer(query)
  if (sent) return answerPage(sent, page.language)
  if (page.screen !== 'estimate' || query.length < 2) return page
  const fields = new URLSearchParams(query)
  return estimateFields.some((name) => fields.has(name)) ? answerPage('estimate', page.language) : page
}

const nothing = (page: Page, part: PagePart = 'document'): Address => ({ kind: 'nothing', page, part })

function redirect(location: string, query: string): Address {
  const [address = '', fragment] = location.split('#')
  return { kind: 'redirect', location: address + query + (fragment === undefined ? '' : `#${fragment}`) }
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
  const text = decoded(path)
  return text === undefined || /[\p{Cc}\\]/u.test(text) ? undefined : text
}

/** In lower case, without doubled slashes and `/index.html`. */
const plainSpelling = (path: string) =>
  path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.html?\/?$/, '/')
