import type { Page } from '../../shared/pages/routes.ts'
import { createKeptResponse, type KeptResponse } from './kept-response.ts'
import type { ResponseHead } from './page-headers.ts'

/** The HTML document, or the JSON for client-side navigation. */
export type PagePart = 'document' | 'data'

/** Both are made together, so that they agree. */
export type KeptPage = Record<PagePart, KeptResponse>

export type PageCache = ReturnType<typeof createPageCache>

type CacheOptions = {
  render(page: Page): Promise<Record<PagePart, Buffer> | undefined>
  stamp(page: Page): string
  heads(page: Page): Record<PagePart, ResponseHead>
  /** Maximum number of blog pages. The content set's own pages are always kept. */
  maxPosts: number
  onFault(page: Page, fault: unknown): void
  idle(): Promise<void>
}

type Entry = KeptPage & { page: Page; stamp: string }

/** Keeps pages as complete responses. The size is bounded because the key is an existing page, never the requested address. */
export function createPageCache(options: CacheOptions) {
  const kept = new Map<string, Entry>()
  const making = new Map<string, Promise<Entry | undefined>>()
  const faulty = new Map<string, Page>()
  let background: Promise<void> = Promise.resolve()
  let improving: Promise<void> = Promise.resolve()
  let isClosed = false

  function make(page: Page): Promise<Entry | undefined> {
    const running = making.get(page.key)
    if (running) return running
    const made = render(page).finally(() => making.delete(page.key))
    making.set(page.key, made)
    return made
  }

  async function render(page: Page): Promise<Entry | undefined> {
    const stamp = options.stamp(page)
    const responses = await renderResponses(page).catch((fault: unknown) => {
      faulty.set(page.key, page)
      throw fault
    })
    faulty.delete(page.key)
    kept.delete(page.key)
    if (!responses) return undefined
    const entry = { page, stamp, ...responses }
    keep(entry)
    improve(entry)
    // The posts changed during rendering.
    if (stamp !== options.stamp(page)) void refresh()
    return entry
  }

  async function renderResponses(page: Page): Promise<KeptPage | undefined> {
    const bytes = await options.render(page)
    if (!bytes) return undefined
    const heads = options.heads(page)
    const [document, data] = await Promise.all([
      createKeptResponse(heads.document, bytes.document),
      createKeptResponse(heads.data, bytes.data),
    ])
    return { document, data }
  }

  function keep(entry: Entry): void {
    kept.set(entry.page.key, entry)
    const posts = [...kept.values()].filter(({ page }) => isOneOfMany(page))
    const [oldest] = posts
    if (oldest && posts.length > options.maxPosts) kept.delete(oldest.page.key)
  }

  /** Recompresses one page at a time, if it is still kept. */
  function improve(entry: Entry): void {
    improving = improving.then(async () => {
      for (const response of [entry.document, entry.data]) {
        // On an error, such as lack of memory, the quick compression stays.
        if (!isClosed && kept.get(entry.page.key) === entry) await response.improve().catch(() => undefined)
      }
    })
  }

  /** Renders stale and failed pages, and the given ones that are not kept, when idle. An error is reported and the old bytes stay. */
  function refresh(pages: readonly Page[] = []): Promise<void> {
    background = background.then(async () => {
      for (const page of [...[...kept.values()].map((entry) => entry.page), ...faulty.values(), ...pages]) {
        if (!faulty.has(page.key) && kept.get(page.key)?.stamp === options.stamp(page)) continue
        await options.idle()
        if (isClosed) return
        await make(page).catch((fault: unknown) => options.onFault(page, fault))
      }
    })
    return background
  }

  return {
    peek: (page: Page): KeptPage | undefined => kept.get(page.key),
    /** Resolves to `undefined` if the page no longer exists. */
    get: async (page: Page): Promise<KeptPage | undefined> => kept.get(page.key) ?? make(page),
    refresh,
    async close() {
      isClosed = true
      await background
      await Promise.allSettled([...making.values(), improving])
    },
    snapshot() {
      const bytes = [...kept.values()].reduce((sum, { document, data }) => sum + document.byteLength + data.byteLength, 0)
      return { entries: kept.size, bytes, faulty: faulty.size }
    },
  }
}

/** Pages whose number grows with the posts. */
const isOneOfMany = (page: Page) => page.id !== undefined
