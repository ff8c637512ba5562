import type { Response } from 'express'
import { entityTag } from '../render/entity-tag.ts'

type StorableText = { text: string; type: string; cacheControl: string }

/** A text that browsers and proxies may keep: Express answers 304 to whoever has it already. */
export function sendStorable(response: Response, { text, type, cacheControl }: StorableText): void {
  response
    .vary('Accept-Encoding')
    .set({ 'Content-Type': type, 'Cache-Control': cacheControl, ETag: entityTag(text) })
    .send(text)
}

/** A text made from the posts, made again when they have changed. */
export function textOfPosts(posts: { readonly version: number }, make: () => string | Promise<string>): () => Promise<string> {
  let version: number | undefined
  let text = Promise.resolve('')
  return () => {
    if (version !== posts.version) text = Promise.resolve(make())
    version = posts.version
    return text
  }
}
