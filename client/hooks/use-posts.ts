import { useEffect, useState } from 'react'
import type { PageData } from '../../shared/page-data.ts'
import type { PostSummary } from '../../shared/posts.ts'
import type { PageSource } from '../page-source.ts'

/** The blog's data as the screens see it. The server's answer comes first, so a first load never shows `isLoading`. */
export type PostsState = { posts: PostSummary[]; isLoading: boolean; error?: Error; retry: () => void }

type Loaded = { path: string; posts: PostSummary[]; page?: PageData; error?: Error }

const nothing: PostSummary[] = []

/** Completes a blog page that navigation brought without its posts; every other page goes through as it is. */
export function usePosts(page: PageData, source: PageSource | undefined, path: string): { page: PageData; posts: PostsState } {
  const [loaded, setLoaded] = useState<Loaded>()
  const [attempt, setAttempt] = useState(0)
  const isWanted = lacksPosts(page)
  const isHere = loaded?.path === path ? loaded : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    if (!source || !isWanted) return
    let isCurrent = true
    const keep = (result: Omit<Loaded, 'path'>) => isCurrent && setLoaded({ path, ...result })
    source.completeBlogPage(page, path).then(keep, (error: Error) => {
      if (error.message.endsWith(' 404')) location.assign(path)
      else keep({ posts: nothing, error })
    })
    return () => {
      isCurrent = false
    }
  }, [source, isWanted, page, path, attempt])

  const retry = () => {
    setLoaded(undefined)
    setAttempt(attempt + 1)
  }
  const posts = { posts: isHere?.posts ?? nothing, isLoading: isWanted && !isHere, error: isHere?.error, retry }
  return { page: isHere?.page ?? page, posts }
}

const lacksPosts = ({ content }: PageData) => (content.screen === 'blog' && !content.list) || (content.screen === 'post' && !content.post)
