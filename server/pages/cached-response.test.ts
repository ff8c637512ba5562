import { randomBytes } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test, vi } from 'vitest'
import { bestBrotli } from './brotli.ts'
import { type CachedResponse, createCachedResponse, improveCachedResponse, sendCachedResponse } from './cached-response.ts'

/** The bytes that the response passes to Node. */
function sentBytes(cached: CachedResponse, coding: string): Buffer {
  const request = new IncomingMessage(new Socket())
  request.headers['accept-encoding'] = coding
  const response = new ServerResponse(request)
  const end = vi.spyOn(response, 'end')
  sendCachedResponse(cached, request, response)
  const body: unknown = end.mock.calls[0]?.[0]
  if (!Buffer.isBuffer(body)) throw new Error('No bytes were sent')
  return body
}

// About 6 kB compressed, less than the blocks that zlib allocates.
const text = Buffer.from(randomBytes(6_000).toString('hex'))

test('cached bytes own memory of exactly their size, not a part of a larger block', async () => {
  const cached = await createCachedResponse({ status: 200, type: 'text/html', headers: [], isStorable: true }, text)
  const bodies = [sentBytes(cached, 'br'), sentBytes(cached, 'gzip')]
  await improveCachedResponse(cached, bestBrotli)
  for (const body of [...bodies, sentBytes(cached, 'br')]) {
    expect(body.byteLength).toBeGreaterThan(5_000)
    expect(body.buffer.byteLength).toBe(body.byteLength)
  }
})
