import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseCoding } from './accept-encoding.ts'
import { type EncodedBody, encodeBody } from './encoded-body.ts'
import { matchesTag } from './entity-tag.ts'
import type { HeaderList } from './page-headers.ts'

type OwnAnswer = { status: number; bytes: Buffer; headers: HeaderList; type?: string }

/** An answer made for this one request, compressed as asked. Headers that others have set stay. */
export function sendOnce(request: IncomingMessage, response: ServerResponse, { status, bytes, headers, type }: OwnAnswer) {
  response.statusCode = status
  for (const [name, value] of headers) response.setHeader(name, value)
  response.setHeader('Vary', 'Accept-Encoding')
  sendBytes(request, response, encodeBody(bytes, { isLean: true }), type ?? 'text/html; charset=utf-8')
}

type StorableAnswer = { body: EncodedBody; type: string; cacheControl: string }

/** An answer that browsers and proxies may keep: 304 where they have it already. */
export function sendStorable(request: IncomingMessage, response: ServerResponse, { body, type, cacheControl }: StorableAnswer) {
  const tag = body.tag(chooseCoding(request.headers['accept-encoding']?.toString()))
  response.setHeader('Cache-Control', cacheControl)
  response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('ETag', tag)
  if (!matchesTag(request.headers['if-none-match'], tag)) return sendBytes(request, response, body, type)
  response.statusCode = 304
  response.end()
}

function sendBytes(request: IncomingMessage, response: ServerResponse, body: EncodedBody, type: string) {
  const coding = chooseCoding(request.headers['accept-encoding']?.toString())
  const bytes = body.get(coding)
  response.setHeader('Content-Type', type)
  if (coding !== 'identity') response.setHeader('Content-Encoding', coding)
  response.setHeader('Content-Length', bytes.byteLength)
  response.end(request.method === 'HEAD' ? undefined : bytes)
}
