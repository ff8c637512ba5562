import { Router } from 'express'
import type { PostLibrary } from '../posts/post-library.ts'
import { sendStorable, textOfPosts } from './storable-text.ts'

const head = { type: 'application/json; charset=utf-8', cacheControl: 'public, max-age=0, must-revalidate' }

export function postRoutes(posts: Pick<PostLibrary, 'list' | 'find' | 'version'>): Router {
  const router = Router({ caseSensitive: true })
  const list = textOfPosts(posts, () => JSON.stringify({ posts: posts.list() }))

  router.get('/api/posts', async (_request, response) => sendStorable(response, { ...head, text: await list() }))
  // For every method, so that the method guard sees only posts that exist.
  router.use('/api/posts/:slug', (request, response, next) => {
    if (posts.find(request.params.slug)) return next()
    response.status(404).set('Cache-Control', 'no-store').json({ status: 'not-found' })
  })
  router.get('/api/posts/:slug', (request, response) => {
    sendStorable(response, { ...head, text: JSON.stringify({ post: posts.find(request.params.slug) }) })
  })
  return router
}
