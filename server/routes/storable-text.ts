import type { Response } from 'express'
import { entityTag } from '../render/entity-tag.ts'

/** Express answers 304 if the client already has this text. */
export function sendStorable(response: Response, { text, type, cacheControl }: { text: string; type: string; cacheControl: string }): void {
  response
    .vary('Accept-Encoding')
    .set({ 'Content-Type': type, 'Cache-Control': cacheControl, ETag: entityTag(text) })
    .send(text)
}

/** A text made from the posts, and again after each change of them or a failure. */
export function textOfPosts(posts: { readonly version: number }, make: () => string | Promise<string>): () => Promise<string> {
  let version: number | undefined
  let text = Promise.resolve('')
  return () => {
    if (version === posts.version) return text
    version = posts.version
    text = Promise.resolve()
      .then(make)
      .catch((error: unknown) => {
        version = undefined
        throw error
      })
    return text
  }
}
