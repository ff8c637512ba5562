import { STATUS_CODES } from 'node:http'
import type { HeaderList } from './security-headers.ts'

/** A short text response for clients that violate HTTP. The connection is closed. */
export type PlainResponse = { status: number; headers: readonly (readonly [string, string])[]; body: string }

export function plainResponse(status: number, securityHeaders: HeaderList, extra: HeaderList = []): PlainResponse {
  const body = `${status} ${STATUS_CODES[status]}\n`
  const headers: HeaderList = [
    ...securityHeaders,
    ...extra,
    ['Cache-Control', 'no-store'],
    ['Content-Type', 'text/plain; charset=utf-8'],
    ['Content-Length', String(Buffer.byteLength(body))],
    ['Connection', 'close'],
  ]
  return { status, headers, body }
}
