import type { Location } from 'react-router-dom'
import { pageDataPath, purposeHeader } from '../../shared/addresses/page-data-request.ts'
import { withTrailingSlash } from '../../shared/addresses/routes.ts'
import type { PageData } from '../../shared/pages/page-data.ts'
import { field } from '../../shared/schema/is-object.ts'
import { requestJson } from './request-json.ts'

type Entry = Pick<Location, 'key' | 'pathname' | 'search'>

/** Loads and remembers pages for client-side navigation. Not used on the server. */
export type PageSource = {
  /** The page that this history entry showed before. */
  recall(entry: Entry): PageData | undefined
  remember(entry: Entry, page: PageData): void
  /** Rejects when the page needs a full load: no connection, no such page, a query, another build of the site. */
  load(address: Pick<Location, 'pathname' | 'search'>): Promise<PageData>
  prefetch(path: string): void
}

const maxEntries = 30
const prefetchTtlMs = 60_000

/** `loadCode` loads the scripts that a page needs. */
export function createPageSource(build: string, loadCode: (page: PageData) => Promise<void>): PageSource {
  const entries = new Map<string, PageData>()
  const prefetched = new Map<string, Promise<PageData>>()

  const request = async (path: string, headers?: Record<string, string>): Promise<PageData> => {
    const page = await requestPage(path, build, headers)
    await loadCode(page)
    return page
  }

  return {
    recall: (entry) => entries.get(idOf(entry)),
    remember(entry, page) {
      entries.delete(idOf(entry))
      entries.set(idOf(entry), page)
      for (const id of [...entries.keys()].slice(0, -maxEntries)) entries.delete(id)
    },
    async load({ pathname, search }) {
      if (search) throw new Error('Pages with a query need a full load')
      const path = withTrailingSlash(pathname)
      const loading = prefetched.get(path)
      if (!loading) return request(path)
      prefetched.delete(path)
      const page = await loading
      // Without the header the server counts a view. It replies with 304.
      void requestJson(pageDataPath + path).catch(() => undefined)
      return page
    },
    prefetch(path) {
      if (prefetched.has(path)) return
      const loading = request(path, { [purposeHeader]: 'prefetch' })
      prefetched.set(path, loading)
      const forget = () => prefetched.get(path) === loading && prefetched.delete(path)
      // A failed prefetch is dropped, so navigation tries again.
      loading.then(() => setTimeout(forget, prefetchTtlMs), forget)
    },
  }
}

/** History entries that the browser creates for fragments all have the key `default`, so the address is part of the id. */
const idOf = ({ key, pathname, search }: Entry) => `${key} ${pathname}${search}`

/** Rejects if the page is of another build of the site. */
export async function requestPage(path: string, build: string, headers?: Record<string, string>): Promise<PageData> {
  const response = await requestJson(pageDataPath + path, { headers })
  if (!isPageOf(response, build)) throw new Error('The page belongs to another build of the site')
  return response
}

/** Our own server wrote it; the same build means the same data types. */
const isPageOf = (response: unknown, build: string): response is PageData => field(response, 'build') === build
