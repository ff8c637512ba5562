import type { Location } from 'react-router-dom'
import type { PageData } from '../../shared/pages/page-data.ts'
import { pageDataPath, withTrailingSlash } from '../../shared/pages/routes.ts'
import { loadPageCode } from './page-code.ts'
import { requestJson } from './request-json.ts'

type Entry = Pick<Location, 'key' | 'pathname' | 'search'>

/** Where client-side navigation gets pages from. The server has none: it renders the one page it was asked for. */
export type PageSource = {
  /** The page that a history entry showed before. */
  recall(entry: Entry): PageData | undefined
  remember(entry: Entry, page: PageData): void
  /** Rejects where only a full load helps: no connection, no such page, a query, a newer version of the site. */
  load(address: Pick<Location, 'pathname' | 'search'>): Promise<PageData>
  /** Asks for the page that a link leads to, on the first sign of interest. */
  prefetch(path: string): void
}

const maxEntries = 30
const prefetchedForMs = 60_000

export function createPageSource(build: string): PageSource {
  const entries = new Map<string, PageData>()
  const prefetched = new Map<string, Promise<PageData>>()

  const request = async (path: string): Promise<PageData> => {
    const page = parsePage(await requestJson(pageDataPath + path), build)
    await loadPageCode(page)
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
      if (search) throw new Error('Pages with a query are loaded in full')
      const path = withTrailingSlash(pathname)
      const loading = prefetched.get(path) ?? request(path)
      prefetched.delete(path)
      return loading
    },
    prefetch(path) {
      if (prefetched.has(path)) return
      const loading = request(path)
      prefetched.set(path, loading)
      const forget = () => prefetched.get(path) === loading && prefetched.delete(path)
      // A failure is dealt with when the visitor goes there.
      loading.then(() => setTimeout(forget, prefetchedForMs), forget)
    },
  }
}

/** Entries that the browser makes for fragments all have the key `default`, so the address counts too. */
const idOf = ({ key, pathname, search }: Entry) => `${key} ${pathname}${search}`

function parsePage(answer: unknown, build: string): PageData {
  if (!isPageOf(answer, build)) throw new Error('The page is of another version of the site')
  return answer
}

/** Our own server wrote it; the version says whether it is in the form that this code knows. */
const isPageOf = (answer: unknown, build: string): answer is PageData =>
  typeof answer === 'object' && answer !== null && Reflect.get(answer, 'build') === build
