import type { Page } from '../../shared/routes.ts'
import type { BestCompression } from './best-compression.ts'
import { type EncodedBody, encodeBody } from './encoded-body.ts'
import { createKeptAnswer, type KeptAnswer } from './kept-answer.ts'

type Entry = { page: Page; stamp: string; answer: KeptAnswer }

export type PageCache = {
  /** The kept answer, if there is one. */
  peek(page: Page): KeptAnswer | undefined
  /** The kept answer, or one made now; however many ask at once, the page is drawn once. `undefined` where the page is gone. */
  get(page: Page): Promise<KeptAnswer | undefined>
  /** Replaces, one after the other and in idle moments, what is kept and no longer says what it should. The old bytes serve meanwhile. */
  refresh(): Promise<void>
  /** Draws pages that are not kept yet, in idle moments. */
  prepare(pages: readonly Page[]): Promise<void>
  /** When the best compression has been put in everywhere. */
  settled(): Promise<void>
  close(): Promise<void>
  snapshot(): { entries: number; bytes: number; faulty: number }
}

type CacheOptions = {
  draw(page: Page): Promise<Buffer | undefined>
  stamp(page: Page): string
  /** Status and the header lines that all answers of a page share. */
  answerFor(page: Page): { status: number; headers: readonly string[]; isStorable: boolean }
  compression: BestCompression
  /** Kept at most, beside the content set's own pages: what was not asked for longest goes first. */
  maxPosts: number
  onFault(page: Page, fault: unknown): void
  idle(): Promise<void>
}

/** Keeps pages as ready-made answers. Bounded by construction: the key is a page that exists, never what was asked. */
export function createPageCache(options: CacheOptions): PageCache {
  const fixed = new Map<string, Entry>()
  const posts = new Map<string, Entry>()
  const making = new Map<string, Promise<KeptAnswer | undefined>>()
  const improving = new Set<Promise<void>>()
  const faulty = new Set<string>()
  let background: Promise<void> = Promise.resolve()
  let isClosed = false

  const shelf = (page: Page) => (isOneOfMany(page) ? posts : fixed)

  function peek(page: Page): KeptAnswer | undefined {
    if (!isOneOfMany(page)) return fixed.get(page.key)?.answer
    const entry = posts.get(page.key)
    if (!entry) return undefined
    posts.delete(page.key)
    posts.set(page.key, entry)
    return entry.answer
  }

  function get(page: Page): Promise<KeptAnswer | undefined> {
    const kept = peek(page)
    return kept ? Promise.resolve(kept) : make(page)
  }

  function make(page: Page): Promise<KeptAnswer | undefined> {
    const running = making.get(page.key)
    if (running) return running
    const made = draw(page).finally(() => making.delete(page.key))
    making.set(page.key, made)
    return made
  }

  async function draw(page: Page): Promise<KeptAnswer | undefined> {
    const stamp = options.stamp(page)
    const bytes = await options.draw(page).catch((fault: unknown) => {
      faulty.add(page.key)
      throw fault
    })
    faulty.delete(page.key)
    if (!bytes) {
      shelf(page).delete(page.key)
      return undefined
    }
    const body = encodeBody(bytes, { isLean: isOneOfMany(page) })
    const answer = createKeptAnswer({ ...options.answerFor(page), body })
    keep({ page, stamp, answer })
    improve(page, answer, body)
    // What changed while it was drawn is drawn again.
    if (stamp !== options.stamp(page)) void refresh()
    return answer
  }

  function keep(entry: Entry) {
    const map = shelf(entry.page)
    map.delete(entry.page.key)
    map.set(entry.page.key, entry)
    if (posts.size <= options.maxPosts) return
    const [oldest] = posts.keys()
    if (oldest !== undefined) posts.delete(oldest)
  }

  /** By its turn a page may have been replaced or dropped: then there is nothing to improve. */
  function improve(page: Page, answer: KeptAnswer, body: EncodedBody) {
    const isWanted = () => !isClosed && shelf(page).get(page.key)?.answer === answer
    const done: Promise<void> = options.compression
      .compress(() => (isWanted() ? body.get('identity') : undefined))
      .then((best) => best && answer.improve(best))
      .finally(() => improving.delete(done))
    improving.add(done)
  }

  /** One background job at a time. Never rejects: a fault keeps the old bytes and is told. */
  function inBackground(pages: () => readonly Page[], isDue: (page: Page) => boolean): Promise<void> {
    background = background.then(async () => {
      for (const page of pages()) {
        if (!isDue(page)) continue
        await options.idle()
        if (isClosed) return
        await make(page).catch((fault: unknown) => options.onFault(page, fault))
      }
    })
    return background
  }

  const isStale = (page: Page) => {
    const entry = shelf(page).get(page.key)
    return entry !== undefined && entry.stamp !== options.stamp(page)
  }

  // Newest use first: what visitors are reading is fresh again before the rest.
  const keptPages = () => [...[...fixed.values()], ...[...posts.values()].reverse()].map((entry) => entry.page)
  const refresh = () => inBackground(keptPages, isStale)

  return {
    peek,
    get,
    refresh,
    prepare: (pages) =>
      inBackground(
        () => pages,
        (page) => !shelf(page).has(page.key),
      ),
    async settled() {
      while (improving.size > 0) await Promise.all(improving)
    },
    async close() {
      isClosed = true
      await background
      await Promise.allSettled([...making.values(), ...improving])
    },
    snapshot() {
      const kept = [...fixed.values(), ...posts.values()]
      return { entries: kept.length, bytes: kept.reduce((sum, { answer }) => sum + answer.byteLength(), 0), faulty: faulty.size }
    },
  }
}

/** Their number grows with the posts; the others are counted by the content set. */
const isOneOfMany = (page: Page) => page.screen === 'post' || (page.screen === 'blog' && page.key !== 'blog')
