import type { Page } from '../../shared/addresses/routes.ts'
import type { PagePart } from '../addresses/resolve-address.ts'
import { type CachedResponse, cachedBytes, improveCachedResponse } from './cached-response.ts'
import type { Rendering } from './rendering.ts'

/** Both are made together, so that they agree. */
export type CachedPage = Record<PagePart, CachedResponse>

/** Runs a rendering at a suitable time. */
type Schedule = <Result>(job: () => Promise<Result>) => Promise<Result>

export type PageCache = {
  peek(page: Page): CachedPage | undefined
  /** Renders the page if it is not cached. Resolves to `undefined` if it no longer exists. */
  get(page: Page, schedule: Schedule): Promise<CachedPage | undefined>
  /** Renders stale and failed pages, and the given ones that are not cached, when idle. An error is reported and the old bytes stay. */
  refresh(pages?: readonly Page[]): Promise<void>
  /** Forgets pages that no longer exist. */
  drop(isGone: (page: Page) => boolean): void
  close(): Promise<void>
  /** `faulty`: pages that last failed to render. Their old bytes are still served. */
  snapshot(): { entries: number; bytes: number; faulty: number }
}

type CacheOptions = {
  /** `undefined` if the page no longer exists. */
  make(page: Page): Promise<CachedPage | undefined>
  /** Changes when the page must be made again. */
  stamp(page: Page): string
  /** Maximum number of posts and of list pages from page 2. The content set's own pages are always cached. */
  maxPosts: number
  onError(page: Page, error: unknown): void
  rendering: Pick<Rendering, 'background' | 'compress'>
}

type Entry = CachedPage & { page: Page; stamp: string }

const idleMs = 5

/** Keeps pages as complete responses. The size is bounded because the key is an existing page, never the requested address. */
export function createPageCache({ make, stamp, maxPosts, onError, rendering }: CacheOptions): PageCache {
  const cached = new Map<string, Entry>()
  const making = new Map<string, Promise<Entry | undefined>>()
  const faulty = new Map<string, Page>()
  let background: Promise<void> = Promise.resolve()
  let improving: Promise<void> = Promise.resolve()
  let isClosed = false

  function makeOnce(page: Page, schedule: Schedule = (job) => job()): Promise<Entry | undefined> {
    const running = making.get(page.key)
    if (running) return running
    const made = schedule(() => makeEntry(page)).finally(() => making.delete(page.key))
    making.set(page.key, made)
    return made
  }

  async function makeEntry(page: Page): Promise<Entry | undefined> {
    const madeFrom = stamp(page)
    const responses = await make(page).catch((error: unknown) => {
      faulty.set(page.key, page)
      throw error
    })
    faulty.delete(page.key)
    cached.delete(page.key)
    if (!responses) return undefined
    const entry = { page, stamp: madeFrom, ...responses }
    add(entry)
    improve(entry)
    // The posts changed during rendering.
    if (madeFrom !== stamp(page)) void refresh()
    return entry
  }

  function add(entry: Entry): void {
    cached.set(entry.page.key, entry)
    const posts = [...cached.values()].filter(({ page }) => isEvictable(page))
    const [oldest] = posts
    if (oldest && posts.length > maxPosts) cached.delete(oldest.page.key)
  }

  /** Recompresses one page at a time, if it is still cached. */
  function improve(entry: Entry): void {
    improving = improving.then(async () => {
      for (const response of [entry.document, entry.data]) {
        // On an error, such as lack of memory, the quick compression stays.
        if (!isClosed && cached.get(entry.page.key) === entry)
          await improveCachedResponse(response, rendering.compress).catch(() => undefined)
      }
    })
  }

  function refresh(pages: readonly Page[] = []): Promise<void> {
    background = background.then(async () => {
      for (const page of [...[...cached.values()].map((entry) => entry.page), ...faulty.values(), ...pages]) {
        if (!faulty.has(page.key) && cached.get(page.key)?.stamp === stamp(page)) continue
        await rendering.background.run(async () => {
          await new Promise((resolve) => setTimeout(resolve, idleMs))
          if (!isClosed) await makeOnce(page).catch((error: unknown) => onError(page, error))
        })
        if (isClosed) return
      }
    })
    return background
  }

  return {
    peek: (page) => cached.get(page.key),
    get: async (page, schedule) => cached.get(page.key) ?? makeOnce(page, schedule),
    refresh,
    drop(isGone) {
      for (const { page } of cached.values()) if (isGone(page)) cached.delete(page.key)
      for (const page of faulty.values()) if (isGone(page)) faulty.delete(page.key)
    },
    async close() {
      isClosed = true
      await background
      await Promise.allSettled([...making.values(), improving])
    },
    snapshot() {
      const bytes = [...cached.values()].reduce((sum, { document, data }) => sum + cachedBytes(document) + cachedBytes(data), 0)
      return { entries: cached.size, bytes, faulty: faulty.size }
    },
  }
}

/** Posts and list pages from page 2: unbounded in number, so they can be evicted. */
const isEvictable = (page: Page) => page.id !== undefined
