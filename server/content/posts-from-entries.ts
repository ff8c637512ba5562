import type { Post } from '../../shared/posts.ts'
import { isForSite, postFromEntry } from './contentful-post.ts'
import type { ContentfulEntries } from './contentful-source.ts'

export type BadEntry = { entryId: string; reason: string }

type EntryRules = { siteUrls: readonly string[]; fallbackPictures: readonly string[] }

/** The posts of this site among all entries. Entries that cannot be read as posts are listed in `bad`. */
export function postsFromEntries({ entries, linked }: ContentfulEntries, { siteUrls, fallbackPictures }: EntryRules) {
  const posts: Post[] = []
  const bad: BadEntry[] = []
  for (const [index, entry] of entries.filter((entry) => isForSite(entry, siteUrls)).entries()) {
    const mapped = postFromEntry(entry, { index, linked, fallbackPictures })
    if (mapped.kind === 'post') posts.push(mapped.post)
    else bad.push({ entryId: mapped.entryId, reason: mapped.reason })
  }
  return { posts, bad }
}
