import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { requestJson } from './request-json.ts'

async function serve(status: number, body: string): Promise<string> {
  const server = createServer((_, response) => {
    if (status) response.writeHead(status).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('No port')
  return `http://127.0.0.1:${address.port}`
}

test('a response is parsed as JSON', async () => {
  expect(await requestJson(await serve(200, '{"a":1}'))).toEqual({ a: 1 })
})

test('an error response rejects with its status', async () => {
  await expect(requestJson(await serve(503, ''))).rejects.toThrow('Request failed with status code 503')
})

test('a failed connection rejects as a network error', async () => {
  await expect(requestJson('http://127.0.0.1:1/')).rejects.toThrow('Network Error')
})

test('an aborted request and a timeout reject with their own messages', async () => {
  const url = await serve(0, '')
  await expect(requestJson(url, { signal: AbortSignal.abort() })).rejects.toThrow('Request aborted')
  await expect(requestJson(url, { signal: AbortSignal.timeout(1) })).rejects.toThrow('timeout of 30000ms exceeded')
})
