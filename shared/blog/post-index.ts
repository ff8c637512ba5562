/** Longer segments are compared with whole slugs only. */
const maxSegmentLength = 1000

export type PostIndex<T> = {
  find(slug: string): T | undefined
  /** The post whose slug the segment contains. If there are several, the one with the longest slug. */
  findBySegment(segment: string): T | undefined
}

export function createPostIndex<T extends { slug: string }>(posts: readonly T[]): PostIndex<T> {
  const bySlug = new Map<string, T>()
  for (const post of posts) if (post.slug && !bySlug.has(post.slug)) bySlug.set(post.slug, post)
  const longestFirst = [...bySlug.values()].sort((a, b) => b.slug.length - a.slug.length)
  return {
    find: (slug) => bySlug.get(slug),
    findBySegment(segment) {
      const exact = bySlug.get(segment)
      if (exact || segment.length > maxSegmentLength) return exact
      return longestFirst.find(({ slug }) => segment.includes(slug))
    },
  }
}
