import { createContext, use } from 'react'
import type { PostsState } from './use-posts.ts'

export const PostsContext = createContext<PostsState>({ posts: [], isLoading: false, retry: () => undefined })

export const usePostsState = (): PostsState => use(PostsContext)
