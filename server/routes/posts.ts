import { Router } from 'express'
import type { PostLibrary } from '../content/post-library.ts'
import { type EncodedBody, encodeBody } from '../render/encoded-body.ts'
import { sendOnce, sendStorable } from '../render/send-encoded.ts'

const type = 'application/json; charset=utf-8'
const cacheControl = 'public, max-age=0, must-revalidate'

/** The posts for client-side navigation: all of them without bodies, newest first, or one with its body. */
export function postRoutes(posts: Pick<PostLibrary, 'list' | 'find' | 'version'>): Router {
  const router = Router({ caseSensitive: true })
  let list: { version: number; body: EncodedBody } | undefined

  router.get('/api/posts', (request, response) => {
    if (list?.version !== posts.version) list = { version: posts.version, body: encodeJson({ posts: posts.list() }) }
    sendStorable(request, response, { body: list.body, type, cacheControl })
  })
  router.get('/api/posts/:slug', (request, response) => {
    const post = posts.find(request.params.slug)
    if (post) return sendStorable(request, response, { body: encodeJson({ post }), type, cacheControl })
    const bytes = Buffer.from(JSON.stringify({ status: 'not-found' }))
    sendOnce(request, response, { status: 404, bytes, type })
  })
  return router
}

const encodeJson = (value: unknown) => encodeBody(Buffer.from(JSON.stringify(value)), { isLean: true, isFinal: true })
