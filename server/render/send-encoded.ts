import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { type Coding, chooseCoding } from './accept-encoding.ts'
import type { HeaderList } from './page-headers.ts'

type OwnAnswer = { status: number; bytes: Buffer; headers: HeaderList; type?: string }

/** An answer made for this one request, compressed as asked. Headers that others have set stay. */
export function sendEncoded(request: IncomingMessage, response: ServerResponse, { status, bytes, headers, type }: OwnAnswer) {
  const coding = chooseCoding(request.headers['accept-encoding']?.toString())
  const body = compress[coding](bytes)
  response.statusCode = status
  response.setHeader('Content-Type', type ?? 'text/html; charset=utf-8')
  response.setHeader('Vary', 'Accept-Encoding')
  for (const [name, value] of headers) response.setHeader(name, value)
  if (coding !== 'identity') response.setHeader('Content-Encoding', coding)
  response.setHeader('Content-Length', body.byteLength)
  response.end(request.method === 'HEAD' ? undefined : body)
}

const compress: Record<Coding, (bytes: Buffer) => Buffer> = {
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes) => gzipSync(bytes),
  identity: (bytes) => bytes,
}
