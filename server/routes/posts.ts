import type { Request, Response } from 'express'
import { Router } from 'express'
import type { PostLibrary } from '../content/post-library.ts'
import { contentHash, matchesTag } from '../render/entity-tag.ts'
import type { HeaderList } from '../render/page-headers.ts'
import { sendEncoded } from '../render/send-encoded.ts'

/** The posts for client-side navigation: all of them without bodies, newest first, or one with its body. */
export function postRoutes(posts: Pick<PostLibrary, 'list' | 'find' | 'version'>): Router {
  const router = Router()
  let list: { version: number; bytes: Buffer } | undefined

  router.get('/api/posts', (request, response) => {
    if (list?.version !== posts.version) list = { version: posts.version, bytes: json({ posts: posts.list() }) }
    send(request, response, list.bytes)
  })
  router.get('/api/posts/:slug', (request, response) => {
    const post = posts.find(request.params.slug)
    if (post) send(request, response, json({ post }))
    else
      sendEncoded(request, response, { status: 404, type, bytes: json({ status: 'not-found' }), headers: [['Cache-Control', 'no-store']] })
  })
  return router
}

const type = 'application/json; charset=utf-8'
const json = (value: unknown) => Buffer.from(JSON.stringify(value))

function send(request: Request, response: Response, bytes: Buffer) {
  // Weak, since the codings share it.
  const tag = `W/"${contentHash(bytes)}"`
  const headers: HeaderList = [
    ['ETag', tag],
    ['Cache-Control', 'public, max-age=0, must-revalidate'],
  ]
  if (matchesTag(request.headers['if-none-match'], tag)) {
    for (const [name, value] of [...headers, ['Vary', 'Accept-Encoding'] as const]) response.setHeader(name, value)
    response.status(304).end()
    return
  }
  sendEncoded(request, response, { status: 200, type, bytes, headers })
}
