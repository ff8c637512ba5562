import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { newestFirst, type Post, postFromArticle } from '../../shared/blog/posts.ts'
import type { Site } from '../../shared/content/site-types.ts'
import { ContentServiceError } from './content-service-error.ts'
import { type BadEntry, postsFromEntries } from './contentful-post.ts'
import type { ContentfulSource } from './contentful-source.ts'
import type { CopyStore } from './last-good-copy.ts'
import { createPostShelf, type LibrarySnapshot, type PostLibrary } from './post-library.ts'
import { createRefresher } from './refresher.ts'

type LibraryOptions = {
  site: Pick<Site, 'articles' | 'blog'>
  /** Addresses of this site that entries may name: the configured one and the content set's own. */
  siteUrls: readonly string[]
  source: ContentfulSource
  copy: CopyStore
  log: { info(fields: object, message: string): void; warn(fields: object, message: string): void }
  clock?: () => number
}

const refreshEveryMs = 5 * 60_000
/** Doubled after each further fault. */
const firstRetryMs = 30_000
const staleAfterMs = 15 * 60_000
/** How long the start waits for the first answer if there is no copy of an earlier one. */
const startWaitMs = 1000

/**
 * Posts of the content service together with the built-in ones, fetched in the background and by `refresh`. Only a complete good
 * answer changes what is shown.
 */
export async function createContentfulLibrary(options: LibraryOptions): Promise<PostLibrary> {
  const { site, siteUrls, source, copy, log, clock = Date.now } = options
  const { fallbackPictures } = site.blog
  const shelf = createPostShelf()
  const showPosts = createShowing(options, shelf.replace)
  const tellMissing = createTelling(log)
  const state: ServiceState = { faults: 0 }
  const refresher = createRefresher(async (signal) => {
    try {
      const answer = await source.fetchEntries(signal)
      const { posts, bad } = postsFromEntries(answer, { siteUrls, fallbackPictures })
      tellMissing(bad, answer.leftOut)
      await showPosts(posts)
      if (state.faults > 0) log.info({ count: posts.length }, 'the content service answers again')
      Object.assign(state, { faults: 0, errorCode: undefined, goodAt: clock(), remoteSince: clock() })
      return refreshEveryMs
    } catch (error) {
      if (signal.aborted) return refreshEveryMs
      const fault = error instanceof ContentServiceError ? error : undefined
      state.faults += 1
      state.errorCode = fault?.code ?? 'unexpected'
      log.warn({ code: state.errorCode, faults: state.faults }, 'posts could not be fetched, the ones before are shown on')
      return retryInMs(state.faults, fault?.retryAfterMs)
    }
  })

  const kept = await copy.read()
  shelf.replace(mergePosts(kept?.posts ?? [], builtInPosts(site)))
  if (kept) {
    state.remoteSince = kept.savedAt
    log.info({ count: kept.posts.length }, 'posts of the content service from the last good copy')
  }
  const first = refresher.refresh()
  if (!kept) await Promise.race([first, wait(startWaitMs, undefined, { ref: false })])
  const library = shelf.toLibrary({ ...refresher, snapshot: () => snapshotOf(state, library.count, clock()) })
  return library
}

const builtInPosts = (site: Pick<Site, 'articles'>) => newestFirst(site.articles.map(postFromArticle), 'createdAt')

/** Newest first. An address has one post: a remote one before the built-in one, and of two remote ones the one changed last. */
function mergePosts(remote: readonly Post[], builtIn: readonly Post[]): Post[] {
  const bySlug = new Map<string, Post>()
  for (const post of [...newestFirst(remote, 'lastModified'), ...builtIn]) if (!bySlug.has(post.slug)) bySlug.set(post.slug, post)
  return newestFirst([...bySlug.values()], 'createdAt')
}

type ServiceState = {
  /** Consecutive. */
  faults: number
  errorCode?: string
  /** When the service last gave a good answer, since the start. */
  goodAt?: number
  /** When the posts shown were fetched, possibly by an earlier process. */
  remoteSince?: number
}

function snapshotOf({ goodAt, remoteSince, errorCode }: ServiceState, count: number, now: number): LibrarySnapshot {
  return {
    source: 'contentful',
    count,
    ageSeconds: remoteSince === undefined ? undefined : Math.max(0, Math.round((now - remoteSince) / 1000)),
    stale: goodAt === undefined || now - goodAt > staleAfterMs,
    lastErrorCode: errorCode,
  }
}

const retryInMs = (faults: number, retryAfterMs = 0) =>
  Math.min(refreshEveryMs, Math.max(retryAfterMs, firstRetryMs * 2 ** Math.min(faults - 1, 10)))

/** Shows posts that differ from those before, and keeps a copy of them. */
function createShowing({ site, copy, log, clock = Date.now }: LibraryOptions, replace: (posts: readonly Post[]) => void) {
  let shown = ''
  let kept = ''
  return async (posts: Post[]): Promise<void> => {
    const content = createHash('sha256').update(JSON.stringify(posts)).digest('base64url')
    if (content !== shown) {
      shown = content
      replace(mergePosts(posts, builtInPosts(site)))
      log.info({ count: posts.length }, 'posts of the content service changed')
    }
    if (content === kept) return
    try {
      await copy.write({ savedAt: clock(), posts })
      kept = content
    } catch (error) {
      // A full disk, perhaps: the next good answer tries again.
      log.warn({ err: error }, 'last good copy of the posts could not be written')
    }
  }
}

/** Logs entries that are left out once, not every five minutes. */
function createTelling(log: LibraryOptions['log']) {
  let told = ''
  return (bad: readonly BadEntry[], leftOut: number): void => {
    const all = JSON.stringify([bad, leftOut])
    if (all === told) return
    told = all
    for (const entry of bad.slice(0, 50)) log.warn(entry, 'entry of the content service left out')
    if (leftOut > 0) log.warn({ leftOut }, 'the content service has more entries than are taken: the newest are left out')
  }
}
