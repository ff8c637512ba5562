import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import fresh from 'fresh'
import { type Coding, chooseCoding } from '../http/choose-coding.ts'
import { entityTag } from '../http/entity-tag.ts'
import { type Compress, quickBrotli } from './brotli.ts'
import type { ResponseHead } from './page-headers.ts'

/**
 * A response whose body is prepared in advance: Brotli always, gzip after the first request for it, plain text never. A process has
 * thousands of them, so they contain only bytes, and share their headers.
 */
export type CachedResponse = {
  readonly head: ResponseHead
  readonly tag: string
  brotli: Buffer
  gzip?: Buffer
}

export async function createCachedResponse(head: ResponseHead, bytes: Buffer): Promise<CachedResponse> {
  return { head, tag: entityTag(bytes), brotli: ownBytes(await quickBrotli(bytes)) }
}

/** Status, headers and body in one write. */
export function sendCachedResponse(cached: CachedResponse, request: IncomingMessage, response: ServerResponse): void {
  const { status, type, headers, isStorable } = cached.head
  const shared = isStorable ? [...headers, 'ETag', cached.tag] : headers
  if (isStorable && fresh(request.headers, { etag: cached.tag })) {
    response.writeHead(304, [...shared]).end()
    return
  }
  const coding = chooseCoding(request.headers['accept-encoding']?.toString())
  const body = bodyIn(cached, coding)
  const encoding = coding === 'identity' ? [] : ['Content-Encoding', coding]
  response.writeHead(status, ['Content-Type', type, ...encoding, 'Content-Length', String(body.byteLength), ...shared])
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Replaces the quick Brotli with the best one. */
export async function improveCachedResponse(cached: CachedResponse, compress: Compress): Promise<void> {
  cached.brotli = ownBytes(await compress(textOf(cached)))
}

export const cachedBytes = ({ brotli, gzip }: CachedResponse): number => brotli.byteLength + (gzip?.byteLength ?? 0)

function bodyIn(cached: CachedResponse, coding: Coding): Buffer {
  if (coding === 'br') return cached.brotli
  if (coding === 'identity') return textOf(cached)
  cached.gzip ??= ownBytes(gzipSync(textOf(cached)))
  return cached.gzip
}

const textOf = ({ brotli }: CachedResponse): Buffer => brotliDecompressSync(brotli)

/** Copies into a buffer of exact size. Keeping a slice would keep zlib's (or Node's pool's) whole block in memory. */
function ownBytes(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.byteLength)
  bytes.copy(copy)
  return copy
}
