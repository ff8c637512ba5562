import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HeaderList } from '../middleware/security-headers.ts'
import { type Coding, chooseCoding } from './accept-encoding.ts'
import { compress, type EncodedBody } from './encoded-body.ts'
import { matchesTag } from './entity-tag.ts'

type OwnAnswer = { status: number; bytes: Buffer; type: string; headers?: HeaderList }

/** An answer made for this one request, compressed as asked. Headers that others have set stay. */
export function sendOnce(request: IncomingMessage, response: ServerResponse, { status, bytes, type, headers = [] }: OwnAnswer) {
  response.statusCode = status
  for (const [name, value] of headers) response.setHeader(name, value)
  response.setHeader('Cache-Control', 'no-store')
  response.appendHeader('Vary', 'Accept-Encoding')
  sendBytes(request, response, { type, bytesIn: (coding) => compress(bytes, coding) })
}

type StorableAnswer = { body: EncodedBody; type: string; cacheControl: string }

/** An answer that browsers and proxies may keep: 304 where they have it already. */
export function sendStorable(request: IncomingMessage, response: ServerResponse, { body, type, cacheControl }: StorableAnswer) {
  const tag = body.tag(chooseCoding(request.headers['accept-encoding']?.toString()))
  response.setHeader('Cache-Control', cacheControl)
  response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('ETag', tag)
  if (!matchesTag(request.headers['if-none-match'], tag)) return sendBytes(request, response, { type, bytesIn: body.get })
  response.statusCode = 304
  response.end()
}

type Sendable = { type: string; bytesIn: (coding: Coding) => Buffer }

function sendBytes(request: IncomingMessage, response: ServerResponse, { type, bytesIn }: Sendable) {
  const coding = chooseCoding(request.headers['accept-encoding']?.toString())
  const bytes = bytesIn(coding)
  response.setHeader('Content-Type', type)
  if (coding !== 'identity') response.setHeader('Content-Encoding', coding)
  response.setHeader('Content-Length', bytes.byteLength)
  response.end(request.method === 'HEAD' ? undefined : bytes)
}
