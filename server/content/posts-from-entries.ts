import type { Post } from '../../shared/posts.ts'
import { isForSite, postFromEntry } from './contentful-post.ts'
import type { ContentfulEntries } from './contentful-source.ts'
import { inSlices } from './in-slices.ts'

export type BadEntry = { entryId: string; reason: string }

type EntryRules = { siteUrls: readonly string[]; fallbackPictures: readonly string[] }

/** The posts of this site among all entries; what cannot be read as one is listed. */
export async function postsFromEntries({ entries, linked }: ContentfulEntries, { siteUrls, fallbackPictures }: EntryRules) {
  const own = entries.filter((entry) => isForSite(entry, siteUrls))
  const posts: Post[] = []
  const bad: BadEntry[] = []
  await inSlices(own, (entry, index) => {
    const mapped = postFromEntry(entry, { index, linked, fallbackPictures })
    if (mapped.kind === 'post') posts.push(mapped.post)
    else bad.push({ entryId: mapped.entryId, reason: mapped.reason })
  })
  return { posts, bad }
}
