import { createPostIndex, type PostIndex } from '../../shared/blog/post-index.ts'
import { newestFirst, type Post, type PostSummary, summaryOf } from '../../shared/blog/posts.ts'

export type LibrarySnapshot = {
  source: 'built-in' | 'contentful'
  count: number
  /** Since the service's last valid response. */
  ageSeconds?: number
  stale: boolean
  /** Entries that are not shown, because something in them is wrong or there are too many. */
  skipped: number
  lastErrorCode?: string
}

/** All posts of the site, in memory. */
export type PostLibrary = {
  /** Newest `lastModified` first, without bodies. */
  list(): readonly PostSummary[]
  readonly count: number
  find(slug: string): Post | undefined
  /** The post whose slug occurs in a path segment. If several do, the one with the longest slug. */
  findBySegment(segment: string): Post | undefined
  /** Increases with every change of the posts. */
  readonly version: number
  onChange(listener: () => void): () => void
  snapshot(): LibrarySnapshot
  /** Fetches from the source again. Resolves when done, even after an error. */
  refresh(): Promise<void>
  close(): Promise<void>
}

/** The part that all libraries share: the current posts and their listeners. */
export function createPostCollection() {
  const listeners = new Set<() => void>()
  let index: PostIndex<Post> = createPostIndex<Post>([])
  let summaries: readonly PostSummary[] = []
  let version = 0
  return {
    /** Expects posts with the newest `createdAt` first. Of two posts with the same slug, the first is found. */
    replace(posts: readonly Post[]): void {
      index = createPostIndex(posts)
      summaries = newestFirst(posts, 'lastModified').map(summaryOf)
      version += 1
      for (const listener of listeners) listener()
    },
    toLibrary: (source: Pick<PostLibrary, 'snapshot' | 'refresh' | 'close'>): PostLibrary => ({
      list: () => summaries,
      get count() {
        return summaries.length
      },
      find: (slug) => index.find(slug),
      findBySegment: (segment) => index.findBySegment(segment),
      get version() {
        return version
      },
      onChange(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      ...source,
    }),
  }
}
