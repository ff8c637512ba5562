/** Blog posts as both sources deliver them, and how lists of them are ordered, cut and picked. */
import type { Article, Block } from '../content/site-types.ts'

/** A rich-text document as the content service sends it; drawn by `client/blog/rich-text.tsx` alone. */
export type RichTextDocument = { nodeType: 'document'; data: Record<string, unknown>; content: unknown[] }

export type PostSummary = {
  id: string
  title: string
  excerpt: string
  slug: string
  /** An array marks a built-in article; posts of the content service have none. */
  tags?: string[]
  metaDescription: string
  /** ISO dates. */
  lastModified: string
  createdAt: string
  /** Absolute address of the picture of a content-service post, with its size where the service tells it. */
  image?: string
  imageSize?: { width: number; height: number }
  imageAltText?: string
  /** Name of a bundled picture: the article's own, or a fallback chosen by id. */
  picture?: string
}

export type PostBody =
  | { kind: 'built-in'; metaTitle: string; blocks: Block[]; closeHeading: string }
  | { kind: 'rich-text'; document: RichTextDocument }

export type Post = PostSummary & { body: PostBody }

export const postsPerPage = 12

export const summaryOf = ({ body: _, ...summary }: Post): PostSummary => summary

/** Newest first by the given date; equal dates keep their order. */
export function newestFirst<T extends { lastModified: string; createdAt: string }>(
  posts: readonly T[],
  by: 'lastModified' | 'createdAt',
): T[] {
  return [...posts].sort((a, b) => Date.parse(b[by]) - Date.parse(a[by]))
}

/** Up to three others for the sidebar: the current one left out by title, newest `lastModified` first. */
export function recentPosts<T extends PostSummary>(posts: readonly T[], currentTitle: string): T[] {
  return newestFirst(
    posts.filter((post) => post.title !== currentTitle),
    'lastModified',
  ).slice(0, 3)
}

/** Index 0 to 4 of the bundled fallback picture: the same for an id on every machine. */
export function fallbackPictureIndex(id: string): number {
  let sum = 0
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973
  return sum % 5
}

export function postFromArticle(article: Article): Post {
  const { id, slug, title, excerpt, tags, metaDescription, createdAt, lastModified, picture } = article
  return {
    id,
    slug,
    title,
    excerpt,
    tags,
    metaDescription,
    createdAt,
    lastModified,
    picture,
    body: { kind: 'built-in', metaTitle: article.metaTitle, blocks: article.body, closeHeading: article.close.heading },
  }
}
