import type { Response } from 'express'
import { entityTag } from '../http/entity-tag.ts'

/** Sends a text with an ETag. Express answers 304 if the client already has it. */
export function sendStorable(response: Response, { text, type, cacheControl }: { text: string; type: string; cacheControl: string }): void {
  response
    .vary('Accept-Encoding')
    .set({ 'Content-Type': type, 'Cache-Control': cacheControl, ETag: entityTag(text) })
    .send(text)
}

/** Caches a text made from the posts until they change. A failure is not cached. */
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
