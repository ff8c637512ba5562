import { use, useState } from 'react'
import type { Location } from 'react-router-dom'
import type { PageData, PageState } from '../../shared/page-data.ts'
import type { PageSource } from '../page-source.ts'
import { type PostsState, usePosts } from './use-posts.ts'

export type CurrentPage = {
  page: PageData
  /** Whether this is the document as the server sent it, which nobody has left since. */
  isFirst: boolean
  posts: PostsState
}

/** The page to show at a location: the server's own, or one loaded by navigation (the old one stays on screen until it is there). */
export function useCurrentPage(state: PageState, source: PageSource | undefined, location: Location): CurrentPage {
  const isFirst = !source || source.isFirst(location)
  const [wasLeft, setWasLeft] = useState(false)
  if (!isFirst && !wasLeft) setWasLeft(true)
  const loaded = isFirst ? state.page : source.pageAt(location.pathname)
  const base = loaded instanceof Promise ? use(loaded) : loaded
  const { page, posts } = usePosts(base, source, location.pathname)
  return { page, isFirst: isFirst && !wasLeft, posts }
}
