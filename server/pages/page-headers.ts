import { isMissing, type Page } from '../../shared/addresses/routes.ts'
import type { Language } from '../../shared/language/languages.ts'
import type { PagePart } from '../addresses/resolve-address.ts'
import type { HeaderList } from '../http/security-headers.ts'

export type ResponseHead = {
  status: number
  type: string
  /** Alternating names and values, for `writeHead`. */
  headers: readonly string[]
  /** Only storable responses have an ETag. */
  isStorable: boolean
}

/** A CDN may serve a page for 5 minutes, a day while it revalidates, a week while the server is down. Browsers always revalidate. */
export const pageCacheControl =
  'public, max-age=0, must-revalidate, s-maxage=300, stale-while-revalidate=86400, stale-if-error=604800, no-transform'

/** If owners can publish, caches in front of the server expire within about a minute. */
const changingCacheControl = pageCacheControl.replace(
  's-maxage=300, stale-while-revalidate=86400',
  's-maxage=10, stale-while-revalidate=60',
)

type PageHeads = Record<PagePart, ResponseHead>

/** Almost all pages of a language share one list of headers. */
export function createPageHeads(security: HeaderList, mayChange = false): (page: Page) => PageHeads {
  const cacheControl = mayChange ? changingCacheControl : pageCacheControl
  const known = new Map<string, PageHeads>()

  return (page) => {
    const { indexable: isStorable, language } = page
    const status = statusOf(page)
    const key = `${status} ${isStorable} ${language}`
    const heads = known.get(key) ?? makeHeads(status, isStorable, language)
    known.set(key, heads)
    return heads
  }

  function makeHeads(status: number, isStorable: boolean, language: Language): PageHeads {
    const caching = ['Cache-Control', isStorable ? cacheControl : 'no-store', 'Vary', 'Accept-Encoding']
    const headers = [...caching, 'Content-Language', language, ...security.flat()]
    return {
      document: { status, type: 'text/html; charset=utf-8', isStorable, headers },
      data: { status, type: 'application/json; charset=utf-8', isStorable, headers: [...headers, 'X-Robots-Tag', 'noindex'] },
    }
  }
}

function statusOf(page: Page): number {
  if (page.refusal !== undefined) return page.refusal
  if (isMissing(page)) return 404
  return page.answer === 'flood' ? 429 : 200
}
