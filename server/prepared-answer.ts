import type { IncomingMessage, ServerResponse } from 'node:http'
import { type EncodedBody, encodeBody } from './render/encoded-body.ts'
import { sendStorable } from './render/send-encoded.ts'

/** New posts show within ten minutes; a CDN serves on while we are down. */
const cacheControl = 'public, max-age=600, s-maxage=300, stale-while-revalidate=86400, stale-if-error=604800'

type Source = { version(): number; make(): string | Promise<string>; contentType: string }

/** A text made from the posts, kept in each coding until they change. */
export function preparedAnswer({ version, make, contentType }: Source) {
  let kept: { version: number; body: Promise<EncodedBody> } | undefined

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (kept?.version !== version()) kept = { version: version(), body: prepare() }
    const current = kept
    try {
      sendStorable(request, response, { body: await current.body, type: contentType, cacheControl })
    } catch (error) {
      if (kept === current) kept = undefined
      throw error
    }
  }

  async function prepare(): Promise<EncodedBody> {
    return encodeBody(Buffer.from(await make()), { isFinal: true })
  }
}
