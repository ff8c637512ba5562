import { useEffect, useState } from 'react'
import { blogListData, type PageData, postData } from '../../shared/page-data.ts'
import type { Post, PostSummary } from '../../shared/posts.ts'
import { recentPosts } from '../../shared/posts.ts'
import type { PageSource } from '../page-source.ts'

/** The blog's data as the screens see it. The server's answer comes first, so a first load never shows `isLoading`. */
export type PostsState = { posts: PostSummary[]; isLoading: boolean; error?: Error; retry: () => void }

type Loaded = { path: string; posts: PostSummary[]; post?: Post; error?: Error }

const nothing: PostSummary[] = []

/** Completes a blog page that navigation brought without its posts; every other page goes through as it is. */
export function usePosts(page: PageData, source: PageSource | undefined, path: string): { page: PageData; posts: PostsState } {
  const [loaded, setLoaded] = useState<Loaded>()
  const [attempt, setAttempt] = useState(0)
  const wanted = wantedPosts(page)
  const isHere = loaded?.path === path ? loaded : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    if (!source || wanted === 'none') return
    let isCurrent = true
    const keep = (result: Omit<Loaded, 'path'>) => isCurrent && setLoaded({ path, ...result })
    loadPosts(source, wanted, path).then(keep, (error: Error) => {
      if (error.message.endsWith(' 404')) location.assign(path)
      else keep({ posts: nothing, error })
    })
    return () => {
      isCurrent = false
    }
  }, [source, wanted, path, attempt])

  const retry = () => {
    setLoaded(undefined)
    setAttempt(attempt + 1)
  }
  const posts = { posts: isHere?.posts ?? nothing, isLoading: wanted !== 'none' && !isHere, error: isHere?.error, retry }
  return { page: isHere && !isHere.error ? complete(page, isHere) : page, posts }
}

type Wanted = 'none' | 'list' | 'post'

function wantedPosts({ content }: PageData): Wanted {
  if (content.screen === 'blog' && !content.list) return 'list'
  return content.screen === 'post' && !content.post ? 'post' : 'none'
}

async function loadPosts(source: PageSource, wanted: Wanted, path: string): Promise<Omit<Loaded, 'path'>> {
  if (wanted === 'list') return { posts: await source.posts() }
  const slug = decodeURIComponent(path.replace(/\/$/, '').split('/').at(-1) ?? '')
  const [post, posts] = await Promise.all([source.post(slug), source.posts()])
  return { post, posts }
}

function complete(page: PageData, { path, posts, post }: Loaded): PageData {
  if (page.content.screen === 'blog') return blogListData(page, posts, Number(/\/page\/(\d+)\/?$/.exec(path)?.[1] ?? 1))
  return post ? postData(page, post, recentPosts(posts, post.title)) : page
}
