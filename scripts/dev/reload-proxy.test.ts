import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { createReloadProxy, reloadPath } from './reload-proxy.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('No port')
  return address.port
}

async function startBackend(answer: string): Promise<number> {
  const server = createServer((request, response) => response.setHeader('x-host', request.headers.host ?? '').end(answer))
  closers.push(() => server.close())
  return listen(server)
}

async function startProxy() {
  const proxy = createReloadProxy()
  closers.push(() => proxy.close())
  return { proxy, url: `http://127.0.0.1:${await listen(proxy.server)}` }
}

test('a request that arrives before the server is ready waits for it', async () => {
  const { proxy, url } = await startProxy()
  const answer = fetch(url)
  proxy.serve(await startBackend('ready'), '1')
  expect(await (await answer).text()).toBe('ready')
})

test('the proxy keeps the Host header', async () => {
  const { proxy, url } = await startProxy()
  proxy.serve(await startBackend('ready'), '1')
  expect((await fetch(url)).headers.get('x-host')).toBe(new URL(url).host)
})

test('an open page gets an event for every new version', async () => {
  const { proxy, url } = await startProxy()
  const port = await startBackend('ready')
  proxy.serve(port, '1')
  const events = (await fetch(url + reloadPath)).body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await events?.read())?.value).toBe('data: 1\n\n')
  proxy.serve(port, '2')
  expect((await events?.read())?.value).toBe('data: 2\n\n')
  await events?.cancel()
})
