import { createServer, request as httpRequest, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { onTestFinished } from 'vitest'

export type Reply = { status: number; headers: IncomingHttpHeaders; rawHeaders: string[]; body: Buffer; text: string }
export type Ask = (path: string, options?: { method?: string; headers?: Record<string, string>; body?: string }) => Promise<Reply>

/** Serves on a free port until the test ends, and returns a plain HTTP client for it. */
export async function serveForTest(listener: RequestListener): Promise<Ask> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return askAt((server.address() as AddressInfo).port)
}

/** An HTTP client for a local port. Does not follow redirects or store cookies. */
export function askAt(port: number): Ask {
  return (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      // `agent: false`: a reused connection may be closed just when the next request starts.
      const outgoing = httpRequest({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const bytes = Buffer.concat(chunks)
          const { statusCode = 0, headers, rawHeaders } = response
          resolve({ status: statusCode, headers, rawHeaders, body: bytes, text: decode(bytes, headers['content-encoding']).toString() })
        })
      })
      outgoing.on('error', reject)
      outgoing.end(body)
    })
}

function decode(bytes: Buffer, coding: string | undefined): Buffer {
  if (bytes.byteLength === 0) return bytes
  if (coding === 'br') return brotliDecompressSync(bytes)
  return coding === 'gzip' ? gunzipSync(bytes) : bytes
}
