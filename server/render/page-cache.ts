import type { Page } from '../../shared/routes.ts'
import type { BestCompression } from './best-compression.ts'
import { type EncodedBody, encodeBody } from './encoded-body.ts'
import { createKeptAnswer, type KeptAnswer } from './kept-answer.ts'
import type { AnswerHead } from './page-headers.ts'
import { createPageShelf, isOneOfMany } from './page-shelf.ts'

/** The two answers of a page, made together so that they always agree. */
export type KeptPage = { document: KeptAnswer; data: KeptAnswer }

export type PageCache = {
  /** The kept page, if there is one. */
  peek(page: Page): KeptPage | undefined
  /** The kept page, or one made now; however many ask at once, the page is drawn once. `undefined` where the page is gone. */
  get(page: Page): Promise<KeptPage | undefined>
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
  draw(page: Page): Promise<{ document: Buffer; data: Buffer } | undefined>
  stamp(page: Page): string
  /** Status and header lines of a page's two answers. */
  heads(page: Page): { document: AnswerHead; data: AnswerHead }
  compression: BestCompression
  /** Kept at most, beside the content set's own pages. */
  maxPosts: number
  onFault(page: Page, fault: unknown): void
  idle(): Promise<void>
}

/** Keeps pages as ready-made answers. Bounded by construction: the key is a page that exists, never what was asked. */
export function createPageCache(options: CacheOptions): PageCache {
  const shelf = createPageShelf<{ stamp: string; kept: KeptPage }>(options.maxPosts)
  const making = new Map<string, Promise<KeptPage | undefined>>()
  const improving = new Set<Promise<void>>()
  const faulty = new Set<string>()
  let background: Promise<void> = Promise.resolve()
  let isClosed = false

  function make(page: Page): Promise<KeptPage | undefined> {
    const running = making.get(page.key)
    if (running) return running
    const made = draw(page).finally(() => making.delete(page.key))
    making.set(page.key, made)
    return made
  }

  async function draw(page: Page): Promise<KeptPage | undefined> {
    const stamp = options.stamp(page)
    const bytes = await options.draw(page).catch((fault: unknown) => {
      faulty.add(page.key)
      throw fault
    })
    faulty.delete(page.key)
    if (!bytes) {
      shelf.remove(page)
      return undefined
    }
    const heads = options.heads(page)
    const bodies = { document: encodeFor(page, bytes.document), data: encodeFor(page, bytes.data) }
    const kept = {
      document: createKeptAnswer({ ...heads.document, body: bodies.document }),
      data: createKeptAnswer({ ...heads.data, body: bodies.data }),
    }
    shelf.put(page, { stamp, kept })
    improve(page, kept, 'document', bodies.document)
    improve(page, kept, 'data', bodies.data)
    // What changed while it was drawn is drawn again.
    if (stamp !== options.stamp(page)) void refresh()
    return kept
  }

  const encodeFor = (page: Page, bytes: Buffer) => encodeBody(bytes, { isLean: isOneOfMany(page) })

  /** By its turn a page may have been replaced or dropped: then there is nothing to improve. */
  function improve(page: Page, kept: KeptPage, part: keyof KeptPage, body: EncodedBody) {
    const isWanted = () => !isClosed && shelf.get(page)?.kept === kept
    const done: Promise<void> = options.compression
      .compress(() => (isWanted() ? body.get('identity') : undefined))
      .then((best) => best && kept[part].improve(best))
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
    const kept = shelf.get(page)
    return kept !== undefined && kept.stamp !== options.stamp(page)
  }
  const refresh = () => inBackground(() => shelf.all().map(({ page }) => page), isStale)

  return {
    peek: (page) => shelf.read(page)?.kept,
    async get(page) {
      return shelf.read(page)?.kept ?? make(page)
    },
    refresh,
    prepare: (pages) =>
      inBackground(
        () => pages,
        (page) => !shelf.get(page),
      ),
    async settled() {
      while (improving.size > 0) await Promise.all(improving)
    },
    async close() {
      isClosed = true
      options.compression.close()
      await background
      await Promise.allSettled([...making.values(), ...improving])
    },
    snapshot() {
      const kept = shelf.all()
      const bytes = kept.reduce((sum, { thing }) => sum + thing.kept.document.byteLength() + thing.kept.data.byteLength(), 0)
      return { entries: kept.length, bytes, faulty: faulty.size }
    },
  }
}
