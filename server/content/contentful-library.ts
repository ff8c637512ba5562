import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { newestFirst, type Post, postFromArticle } from '../../shared/posts.ts'
import type { Site } from '../../shared/site-types.ts'
import { ContentServiceError } from './content-service-error.ts'
import { isForSite, postFromEntry } from './contentful-post.ts'
import type { ContentfulEntries, ContentfulSource } from './contentful-source.ts'
import { inSlices } from './in-slices.ts'
import type { CopyStore } from './last-good-copy.ts'
import { mergePosts } from './merge-posts.ts'
import { createPostShelf, type LibrarySnapshot, type PostLibrary } from './post-library.ts'

type LibraryOptions = {
  site: Pick<Site, 'articles' | 'blog'>
  /** Addresses that entries may name as theirs: the configured one and the content set's own. */
  siteUrls: readonly string[]
  source: ContentfulSource
  copy: CopyStore
  log: { info(fields: object, message: string): void; warn(fields: object, message: string): void }
  clock?: () => number
}

const refreshEveryMs = 5 * 60_000
/** After a fault it is asked sooner, then less and less often. */
const firstRetryMs = 30_000
const staleAfterMs = 15 * 60_000
/** How long the start waits for the first answer where there is no copy of an earlier one. */
const startWaitMs = 1000

/**
 * Posts of the content service together with the built-in ones. They are fetched in the background and by `refresh`, never for a visitor;
 * what is shown changes only with a complete good answer. Resolves when there is something to show, soon in any case.
 */
export async function createContentfulLibrary(options: LibraryOptions): Promise<PostLibrary> {
  const { site, siteUrls, source, copy, log, clock = Date.now } = options
  const builtIn = site.articles.map(postFromArticle)
  const shelf = createPostShelf()
  const stop = new AbortController()
  let shown = ''
  let remoteSince: number | undefined
  let lastGoodAt: number | undefined
  let lastErrorCode: string | undefined
  let faults = 0
  let retryAfterMs = 0
  let badEntries = ''
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined

  const library = shelf.library({ snapshot, refresh, close })
  const kept = await copy.read()
  show(kept?.posts ?? [])
  if (kept) {
    remoteSince = kept.savedAt
    log.info({ count: kept.posts.length }, 'posts of the content service from the last good copy')
  }
  const first = refresh()
  if (!kept) await Promise.race([first, wait(startWaitMs, undefined, { ref: false })])
  return library

  function show(remote: readonly Post[]) {
    shelf.replace(mergePosts(remote, newestFirst(builtIn, 'createdAt')))
  }

  function snapshot(): LibrarySnapshot {
    const isStale = lastGoodAt === undefined || clock() - lastGoodAt > staleAfterMs
    const ageSeconds = remoteSince === undefined ? undefined : Math.max(0, Math.round((clock() - remoteSince) / 1000))
    return { source: 'contentful', count: library.count, ageSeconds, stale: isStale, lastErrorCode }
  }

  /** Whoever asks during a fetch gets the one after it: what it wants to see may have come too late for this one. */
  function refresh(): Promise<void> {
    if (stop.signal.aborted) return Promise.resolve()
    if (!running) return start()
    next ??= running.then(() => {
      next = undefined
      return refresh()
    })
    return next
  }

  function start(): Promise<void> {
    clearTimeout(timer)
    running = fetchAndShow().finally(() => {
      running = undefined
      if (!stop.signal.aborted) timer = setTimeout(() => void refresh(), nextInMs()).unref()
    })
    return running
  }

  function nextInMs(): number {
    if (faults === 0) return refreshEveryMs
    return Math.min(refreshEveryMs, Math.max(retryAfterMs, firstRetryMs * 2 ** (faults - 1)))
  }

  async function fetchAndShow(): Promise<void> {
    try {
      const posts = await mapEntries(await source.fetchEntries(stop.signal))
      await take(posts)
      lastGoodAt = clock()
      remoteSince = lastGoodAt
      if (faults > 0) log.info({ count: posts.length }, 'the content service answers again')
      faults = 0
      lastErrorCode = undefined
    } catch (error) {
      if (stop.signal.aborted) return
      faults += 1
      retryAfterMs = error instanceof ContentServiceError ? (error.retryAfterMs ?? 0) : 0
      lastErrorCode = error instanceof ContentServiceError ? error.code : 'unexpected'
      log.warn({ code: lastErrorCode, faults }, 'posts could not be fetched, the ones before are shown on')
    }
  }

  async function mapEntries({ entries, linked }: ContentfulEntries): Promise<Post[]> {
    const own = entries.filter((entry) => isForSite(entry, siteUrls))
    const posts: Post[] = []
    const bad: { entryId: string; reason: string }[] = []
    await inSlices(own, (entry, index) => {
      const mapped = postFromEntry(entry, { index, linked, fallbackPictures: site.blog.fallbackPictures })
      if (mapped.kind === 'post') posts.push(mapped.post)
      else bad.push({ entryId: mapped.entryId, reason: mapped.reason })
    })
    tellBadEntries(bad)
    return posts
  }

  /** Each once, not every five minutes. */
  function tellBadEntries(bad: readonly { entryId: string; reason: string }[]) {
    const all = JSON.stringify(bad)
    if (all === badEntries) return
    badEntries = all
    for (const entry of bad.slice(0, 50)) log.warn(entry, 'entry of the content service left out')
  }

  async function take(posts: readonly Post[]): Promise<void> {
    const content = await fingerprint(posts)
    if (content === shown) return
    shown = content
    show(posts)
    log.info({ count: posts.length }, 'posts of the content service changed')
    await copy.write({ savedAt: clock(), posts: [...posts] }).catch((error: unknown) => {
      log.warn({ err: error }, 'last good copy of the posts could not be written')
    })
  }

  async function close(): Promise<void> {
    stop.abort()
    clearTimeout(timer)
    await running
  }
}

async function fingerprint(posts: readonly Post[]): Promise<string> {
  const hash = createHash('sha256')
  await inSlices(posts, (post) => hash.update(JSON.stringify(post)))
  return hash.digest('base64url')
}
