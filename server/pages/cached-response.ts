import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import fresh from 'fresh'
import { type Coding, chooseCoding } from '../http/choose-coding.ts'
import { entityTag } from '../http/entity-tag.ts'
import { type Compress, quickBrotli } from './brotli.ts'
import type { ResponseHead } from './page-headers.ts'

export type CachedResponse = {
  /** Status, headers and body in one write. */
  send(request: IncomingMessage, response: ServerResponse): void
  /** Replaces the quick Brotli with the best one. */
  improve(compress: Compress): Promise<void>
  readonly byteLength: number
}

type Variant = { headers: string[]; body: Buffer }

/** A response with body and headers prepared in advance. Brotli is always kept, gzip after the first request for it, plain text never. */
export async function createCachedResponse({ status, type, headers, isStorable }: ResponseHead, bytes: Buffer): Promise<CachedResponse> {
  const tag = entityTag(bytes)
  const shared = isStorable ? [...headers, 'ETag', tag] : [...headers]
  let brotli = variantOf(await quickBrotli(bytes), 'br')
  let gzip: Variant | undefined

  function variantOf(body: Buffer, coding: Coding): Variant {
    const encoding = coding === 'identity' ? [] : ['Content-Encoding', coding]
    return {
      body: ownBytes(body),
      headers: ['Content-Type', type, ...encoding, 'Content-Length', String(body.byteLength), ...shared],
    }
  }

  const text = () => brotliDecompressSync(brotli.body)

  function variantIn(coding: Coding): Variant {
    if (coding === 'br') return brotli
    if (coding === 'identity') return variantOf(text(), 'identity')
    gzip ??= variantOf(gzipSync(text()), 'gzip')
    return gzip
  }

  return {
    send(request, response) {
      if (isStorable && fresh(request.headers, { etag: tag })) {
        response.writeHead(304, shared).end()
        return
      }
      const variant = variantIn(chooseCoding(request.headers['accept-encoding']?.toString()))
      response.writeHead(status, variant.headers)
      response.end(request.method === 'HEAD' ? undefined : variant.body)
    },
    async improve(compress) {
      brotli = variantOf(await compress(text()), 'br')
    },
    get byteLength() {
      return brotli.body.byteLength + (gzip?.body.byteLength ?? 0)
    },
  }
}

/** Copies into a buffer of exact size. Keeping a slice would keep zlib's (or Node's pool's) whole block in memory. */
function ownBytes(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.byteLength)
  bytes.copy(copy)
  return copy
}
