import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseCoding } from './render/accept-encoding.ts'
import { type EncodedBody, encodeBody } from './render/encoded-body.ts'
import { matchesTag } from './render/entity-tag.ts'

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
      send(request, response, contentType, await current.body)
    } catch (error) {
      if (kept === current) kept = undefined
      throw error
    }
  }

  async function prepare(): Promise<EncodedBody> {
    return encodeBody(Buffer.from(await make()), { isFinal: true })
  }
}

function send(request: IncomingMessage, response: ServerResponse, contentType: string, body: EncodedBody): void {
  const coding = chooseCoding(request.headers['accept-encoding']?.toString())
  const tag = body.tag(coding)
  response.setHeader('Cache-Control', cacheControl)
  response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('ETag', tag)
  if (matchesTag(request.headers['if-none-match'], tag)) {
    response.statusCode = 304
    response.end()
    return
  }
  const bytes = body.get(coding)
  response.setHeader('Content-Type', contentType)
  response.setHeader('Content-Length', bytes.byteLength)
  if (coding !== 'identity') response.setHeader('Content-Encoding', coding)
  response.end(request.method === 'HEAD' ? undefined : bytes)
}
