import { articlePosts, newestFirst } from '../../shared/blog/posts.ts'
import type { Site } from '../../shared/content/site-types.ts'
import { createPostCollection, type PostLibrary } from './post-library.ts'

export const builtInPosts = (site: Pick<Site, 'articles' | 'blog'>) => newestFirst(articlePosts(site), 'createdAt')

/** The content set's own articles, which never change while the server runs. */
export function createBuiltInLibrary(site: Pick<Site, 'articles' | 'blog'>): PostLibrary {
  const collection = createPostCollection()
  const posts = builtInPosts(site)
  collection.replace(posts)
  return collection.toLibrary({
    snapshot: () => ({ source: 'built-in', count: posts.length, stale: false, skipped: 0 }),
    refresh: async () => undefined,
    close: async () => undefined,
  })
}
