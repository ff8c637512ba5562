import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import fresh from 'fresh'
import { bestBrotli, quickBrotli } from './brotli.ts'
import { type Coding, chooseCoding } from './choose-coding.ts'
import { entityTag } from './entity-tag.ts'
import type { AnswerHead } from './page-headers.ts'

/** An answer with its bytes and header lines made ahead. */
export type KeptAnswer = {
  /** The whole answer in one write: 200, 304 or the page's own status, with the body unless HEAD asked. */
  send(request: IncomingMessage, response: ServerResponse): void
  /** Puts the best Brotli in place of the quick one. */
  improve(): Promise<void>
  /** Kept in memory. */
  readonly byteLength: number
}

type Form = { headers: string[]; body: Buffer }

/** Brotli is always kept, gzip from the first time somebody asks for it. The plain text is hardly ever asked for, and made each time. */
export function createKeptAnswer({ status, type, headers, isStorable }: AnswerHead, bytes: Buffer): KeptAnswer {
  const tag = entityTag(bytes)
  const shared = isStorable ? [...headers, 'ETag', tag] : [...headers]
  let brotli = formOf(quickBrotli(bytes), 'br')
  let gzip: Form | undefined

  function formOf(body: Buffer, coding: Coding): Form {
    const encoding = coding === 'identity' ? [] : ['Content-Encoding', coding]
    // Copied, because zlib gives a view of a larger block, which would be kept as a whole.
    return {
      body: Buffer.from(body),
      headers: ['Content-Type', type, ...encoding, 'Content-Length', String(body.byteLength), ...shared],
    }
  }

  const text = () => brotliDecompressSync(brotli.body)

  function formIn(coding: Coding): Form {
    if (coding === 'br') return brotli
    if (coding === 'identity') return formOf(text(), 'identity')
    gzip ??= formOf(gzipSync(text()), 'gzip')
    return gzip
  }

  return {
    send(request, response) {
      if (isStorable && fresh(request.headers, { etag: tag })) {
        response.writeHead(304, shared).end()
        return
      }
      const form = formIn(chooseCoding(request.headers['accept-encoding']?.toString()))
      response.writeHead(status, form.headers)
      response.end(request.method === 'HEAD' ? undefined : form.body)
    },
    async improve() {
      brotli = formOf(await bestBrotli(text()), 'br')
    },
    get byteLength() {
      return brotli.body.byteLength + (gzip?.body.byteLength ?? 0)
    },
  }
}
