import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { newestFirst, type Post } from '../../shared/blog/posts.ts'
import type { Site } from '../../shared/content/site-types.ts'
import { minute } from '../base/durations.ts'
import { createLoop } from '../base/loop.ts'
import { builtInPosts } from './built-in-library.ts'
import { ContentServiceError } from './content-service-error.ts'
import { type BadEntry, postsFromEntries } from './contentful-post.ts'
import type { ContentfulSource } from './contentful-source.ts'
import type { CopyStore, LastGoodCopy } from './last-good-copy.ts'
import { createPostCollection, type LibrarySnapshot, type PostLibrary } from './post-library.ts'

type LibraryOptions = {
  site: Pick<Site, 'articles' | 'blog'>
  /** Addresses of this site that entries may name: the configured one and the content set's. */
  siteUrls: readonly string[]
  source: ContentfulSource
  copy: CopyStore
  log: { info(fields: object, message: string): void; warn(fields: object, message: string): void }
  clock?: () => number
}

const refreshEveryMs = 5 * minute
/** Doubled after each additional error. */
const firstRetryMs = 30_000
const staleAfterMs = 15 * minute
/** How long startup waits for the copy of an earlier response or, if there is none, for the first response. */
const startWaitMs = 1000

/** Posts of the content service and the built-in ones. Only a complete valid response changes what is shown. */
export async function createContentfulLibrary(options: LibraryOptions): Promise<PostLibrary> {
  const { site, siteUrls, source, copy, log, clock = Date.now } = options
  const fallbackPictures = site.blog?.fallbackPictures ?? []
  const collection = createPostCollection()
  const publishPosts = createPublisher(options, collection.replace)
  const logBadEntries = createBadEntryLog(log)
  const state: ServiceState = { failures: 0, skipped: 0 }
  let waitMs = refreshEveryMs
  const loop = createLoop({ run: fetchPosts, waitMs: () => waitMs })

  async function fetchPosts(signal: AbortSignal): Promise<void> {
    try {
      const fetched = await source.fetchEntries(signal)
      const { posts, bad } = postsFromEntries(fetched, { siteUrls, fallbackPictures })
      logBadEntries(bad, fetched.skipped)
      await publishPosts(posts)
      if (state.failures > 0) log.info({ count: posts.length }, 'posts can be fetched again')
      const skipped = bad.length + fetched.skipped
      Object.assign(state, { failures: 0, errorCode: undefined, goodAt: clock(), remoteSince: clock(), skipped })
      waitMs = refreshEveryMs
    } catch (error) {
      if (signal.aborted) return
      const failure = error instanceof ContentServiceError ? error : undefined
      state.failures += 1
      state.errorCode = failure?.code ?? 'unexpected'
      log.warn({ code: state.errorCode, failures: state.failures }, 'posts could not be fetched: the previous ones are still shown')
      waitMs = retryInMs(state.failures, failure?.retryAfterMs)
    }
  }

  collection.replace(builtInPosts(site))
  const loading = copy.read().then(showCopy)
  const first = loop.wake()
  const shown = loading.then((isShown) => (isShown ? undefined : first))
  await Promise.race([shown, wait(startWaitMs, undefined, { ref: false })])
  const library = collection.toLibrary({ refresh: loop.wake, close: loop.close, snapshot: () => snapshotOf(state, library.count, clock()) })
  return library

  function showCopy(kept: LastGoodCopy | undefined): boolean {
    if (!kept || state.goodAt !== undefined) return false
    collection.replace(mergePosts(kept.posts, builtInPosts(site)))
    state.remoteSince = kept.savedAt
    log.info({ count: kept.posts.length }, 'posts were loaded from the last good copy')
    return true
  }
}

/** Newest first. Each address has one post: a remote post replaces a built-in one, and of two remote posts the one changed last is used. */
function mergePosts(remote: readonly Post[], builtIn: readonly Post[]): Post[] {
  const bySlug = new Map<string, Post>()
  for (const post of [...newestFirst(remote, 'lastModified'), ...builtIn]) if (!bySlug.has(post.slug)) bySlug.set(post.slug, post)
  return newestFirst([...bySlug.values()], 'createdAt')
}

type ServiceState = {
  /** Consecutive failures. */
  failures: number
  errorCode?: string
  /** When the service last gave a valid response, since the start. */
  goodAt?: number
  /** When the posts shown were fetched, possibly by an earlier process. */
  remoteSince?: number
  /** Entries skipped in the last valid response. */
  skipped: number
}

function snapshotOf({ goodAt, remoteSince, errorCode, skipped }: ServiceState, count: number, now: number): LibrarySnapshot {
  return {
    source: 'contentful',
    count,
    ageSeconds: remoteSince === undefined ? undefined : Math.max(0, Math.round((now - remoteSince) / 1000)),
    stale: goodAt === undefined || now - goodAt > staleAfterMs,
    skipped,
    lastErrorCode: errorCode,
  }
}

const retryInMs = (failures: number, retryAfterMs = 0) =>
  Math.min(refreshEveryMs, Math.max(retryAfterMs, firstRetryMs * 2 ** Math.min(failures - 1, 10)))

function createPublisher({ site, copy, log, clock = Date.now }: LibraryOptions, replace: (posts: readonly Post[]) => void) {
  let shown = ''
  let kept = ''
  return async (posts: Post[]): Promise<void> => {
    const content = createHash('sha256').update(JSON.stringify(posts)).digest('base64url')
    if (content !== shown) {
      shown = content
      replace(mergePosts(posts, builtInPosts(site)))
      log.info({ count: posts.length }, 'posts of the content service have changed')
    }
    if (content === kept) return
    try {
      await copy.write({ savedAt: clock(), posts })
      kept = content
    } catch (error) {
      // Perhaps a full disk. The next valid response tries again.
      log.warn({ err: error }, 'the last good copy of the posts could not be written')
    }
  }
}

/** Logs skipped entries once, not every five minutes. */
function createBadEntryLog(log: LibraryOptions['log']) {
  let logged = ''
  return (bad: readonly BadEntry[], skipped: number): void => {
    const all = JSON.stringify([bad, skipped])
    if (all === logged) return
    logged = all
    for (const entry of bad.slice(0, 50)) log.warn(entry, 'an entry of the content service was skipped')
    if (skipped > 0) log.warn({ skipped }, 'the content service has too many entries: the newest were skipped')
  }
}
