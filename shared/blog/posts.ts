/** Blog posts from both sources (built-in articles and the content service), and functions to order and select them. */
import type { Article, Block, Site } from '../content/site-types.ts'

/** A rich-text document as the content service sends it. Only `client/blog/rich-text.tsx` renders it. */
export type RichTextDocument = { nodeType: 'document'; data: Record<string, unknown>; content: unknown[] }

export type PostSummary = {
  id: string
  title: string
  excerpt: string
  slug: string
  /** Defined for built-in articles only. */
  tags?: string[]
  metaDescription: string
  /** ISO dates. */
  lastModified: string
  createdAt: string
  /** ISO date of the author's last check. Only with an author who is shown. */
  reviewed?: string
  /** Absolute address of a content service post's picture, and its size if the service reports one. */
  image?: string
  imageSize?: { width: number; height: number }
  imageAltText?: string
  /** Name of a picture in the content set: the article's own, or a fallback chosen by the post's id. */
  picture?: string
}

export type PostBody =
  | { kind: 'built-in'; metaTitle: string; blocks: Block[]; closeHeading: string }
  | { kind: 'rich-text'; document: RichTextDocument }

export type Post = PostSummary & { body: PostBody }

export const postsPerPage = 12

export const summaryOf = ({ body: _, ...summary }: Post): PostSummary => summary

/** Sorts by the given date, newest first. Posts with equal dates keep their order. */
export function newestFirst<T extends { lastModified: string; createdAt: string }>(
  posts: readonly T[],
  by: 'lastModified' | 'createdAt',
): T[] {
  return [...posts].sort((a, b) => Date.parse(b[by]) - Date.parse(a[by]))
}

/** Up to three posts for the sidebar, newest `lastModified` first, without posts that have the current title. */
export function recentPosts<T extends PostSummary>(posts: readonly T[], currentTitle: string): T[] {
  return newestFirst(
    posts.filter((post) => post.title !== currentTitle),
    'lastModified',
  ).slice(0, 3)
}

/** Index (0 to 4) of the fallback picture for an id. Always the same for the same id. */
export function fallbackPictureIndex(id: string): number {
  let sum = 0
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973
  return sum % 5
}

/** The day of the last change or the last review, whichever is later. */
export const upToDateOn = ({ lastModified, reviewed = '' }: Pick<PostSummary, 'lastModified' | 'reviewed'>) =>
  reviewed > lastModified ? reviewed : lastModified

/** The set's own articles. A public site leaves out sample authors, and with them the review dates of their articles. */
export function articlePosts({ articles, blog }: Pick<Site, 'articles' | 'blog'>): Post[] {
  const isShown = (author: string | undefined) => blog?.authors.some(({ id }) => id === author)
  return articles.map(({ reviewed, ...article }) =>
    postFromArticle(isShown(article.author) && reviewed ? { ...article, reviewed } : article),
  )
}

function postFromArticle({ author: _, metaTitle, body, close, ...summary }: Article): Post {
  return { ...summary, body: { kind: 'built-in', metaTitle, blocks: body, closeHeading: close.heading } }
}
