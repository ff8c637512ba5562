import { loadRichText } from '#rich-text'
import { blogListData, type PageData, postData } from '../shared/page-data.ts'
import type { Post, PostSummary } from '../shared/posts.ts'
import { recentPosts } from '../shared/posts.ts'
import { loadAgain } from './load-again.ts'
import { requestJson } from './request-json.ts'

export type BlogPage = { page: PageData; posts: PostSummary[] }

/** Fetches what pages of the blog need beyond their chunk. Loaded by the first navigation to one of them. */
export type BlogSource = {
  /** Completes a page that came without its posts. */
  complete(page: PageData, path: string): Promise<BlogPage>
}

export function createBlogSource(): BlogSource {
  let allPosts: Promise<PostSummary[]> | undefined

  const listPosts = () => {
    allPosts ??= requestJson<{ posts: PostSummary[] }>('/api/posts').then(({ posts }) => posts)
    allPosts.catch(() => {
      allPosts = undefined
    })
    return allPosts
  }
  const findPost = (slug: string) => requestJson<{ post: Post }>(`/api/posts/${encodeURIComponent(slug)}`).then(({ post }) => post)

  return {
    async complete(page, path) {
      if (page.content.screen === 'blog') {
        const posts = await listPosts()
        return { posts, page: blogListData(page, posts, Number(/\/page\/(\d+)\/?$/.exec(path)?.[1] ?? 1)) }
      }
      const slug = decodeURIComponent(path.replace(/\/$/, '').split('/').at(-1) ?? '')
      const [post, posts] = await Promise.all([findPost(slug), listPosts()])
      if (post.body.kind === 'rich-text') await loadRichText().catch(() => loadAgain())
      return { posts, page: postData(page, post, recentPosts(posts, post.title)) }
    },
  }
}
