import { newestFirst, type Post } from '../../shared/posts.ts'

/**
 * Remote posts together with the built-in ones, once each, newest `createdAt` first. An address belongs to one post: a remote post takes
 * the place of the built-in article of the same slug, and of two remote ones the one changed last stays.
 */
export function mergePosts(remote: readonly Post[], builtIn: readonly Post[]): Post[] {
  const ids = new Set<string>()
  const slugs = new Set<string>()
  const merged = [...newestFirst(remote, 'lastModified'), ...builtIn].filter((post) => {
    if (ids.has(post.id) || slugs.has(post.slug)) return false
    ids.add(post.id)
    slugs.add(post.slug)
    return true
  })
  return newestFirst(merged, 'createdAt')
}
