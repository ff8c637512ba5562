/** Finds the post whose slug a path segment contains, in time that does not grow with the number of posts. */

/** Slugs are indexed by their first 8 characters; shorter slugs, by the whole slug. */
const prefixLength = 8
/** Longer segments are compared with whole slugs only. */
const maxSegmentLength = 1000

export type PostIndex<T> = {
  find(slug: string): T | undefined
  /** The post whose slug the segment contains. If there are several, the one with the longest slug. */
  findBySegment(segment: string): T | undefined
}

export function createPostIndex<T extends { slug: string }>(posts: readonly T[]): PostIndex<T> {
  const bySlug = new Map<string, T>()
  /** For each prefix, the lengths of the slugs that start with it. */
  const lengthsByPrefix = new Map<string, number[]>()
  for (const post of posts) {
    if (!post.slug || bySlug.has(post.slug)) continue
    bySlug.set(post.slug, post)
    const prefix = post.slug.slice(0, prefixLength)
    const lengths = lengthsByPrefix.get(prefix) ?? []
    if (!lengths.includes(post.slug.length)) lengths.push(post.slug.length)
    lengthsByPrefix.set(prefix, lengths)
  }
  const prefixLengths = [...new Set([...lengthsByPrefix.keys()].map((prefix) => prefix.length))]

  function findBySegment(segment: string): T | undefined {
    const exact = bySlug.get(segment)
    if (exact || segment.length > maxSegmentLength) return exact
    let found: T | undefined
    for (let start = 0; start < segment.length; start++) {
      const here = findLongestAt(segment, start)
      if (here && here.slug.length > (found?.slug.length ?? 0)) found = here
    }
    return found
  }

  function findLongestAt(segment: string, start: number): T | undefined {
    let longest: T | undefined
    for (const size of prefixLengths) {
      for (const length of lengthsByPrefix.get(segment.slice(start, start + size)) ?? []) {
        const post = bySlug.get(segment.slice(start, start + length))
        if (post && post.slug.length > (longest?.slug.length ?? 0)) longest = post
      }
    }
    return longest
  }

  return { find: (slug) => bySlug.get(slug), findBySegment }
}
