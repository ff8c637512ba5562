import express, { Router } from 'express'
import { expect, test } from 'vitest'
import { createFastPath } from '../../server/middleware/fast-path.ts'
import { listenForTest } from '../helpers/app-http-server.ts'
import { makeApp } from '../helpers/app-site.ts'
import { askAt } from '../helpers/ask.ts'

test.each([
  ['/api/posts/%ff', {}, 400],
  ['/favicon.ico', { range: 'bytes=99999999-' }, 416],
  ['/favicon.ico', { 'if-match': '"x"' }, 412],
  ['/nothing', {}, 404],
  ['/es/api/posts/%ff', {}, 404],
  ['/%E0%A4%A', {}, 404],
])('%s with %o gets the %i page, which is not rendered for this request', async (path, headers, status) => {
  const unexpected = () => Promise.reject(new Error('a page was rendered for one request'))
  const { http, services } = await makeApp({ change: ({ pages }) => ({ pages: { ...pages, send: unexpected } }) })
  const ask = askAt(http.port)
  const expected = Object.fromEntries(services.securityHeaders.map(([name, value]) => [name.toLowerCase(), value]))
  await ask(path, { headers })
  const { entries } = services.pages.snapshot()
  const reply = await ask(path, { headers })
  expect([reply.status, services.pages.snapshot().entries]).toEqual([status, entries])
  expect(reply.headers).toMatchObject({ ...expected, 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
  expect(reply.text).toContain(services.sites[0].site.phoneNumber)
})

test('an exception before Express is a 500 with the id of its log line, and the server keeps running', async () => {
  const { http, log } = await makeApp({
    change: ({ pages }) => ({
      pages: {
        ...pages,
        sendCached(request, response) {
          if (request.headers['x-canary']) throw new TypeError('Pat Miller')
          return pages.sendCached(request, response)
        },
      },
    }),
  })
  const ask = askAt(http.port)
  const broken = await ask('/about/', { headers: { 'x-canary': '1' } })
  expect([broken.status, broken.headers['cache-control']]).toEqual([500, 'no-store'])
  expect(broken.text).toContain('Unexpected Application Error!')
  const line = log()
    .split('\n')
    .find((text) => text.includes('a request failed'))
  expect(broken.text).toContain(JSON.parse(line ?? '').id)
  expect(log()).not.toContain('Pat Miller')
  expect((await ask('/about/')).status).toBe(200)
})

test('routes added with Express are reachable', async () => {
  const { services, app } = await makeApp()
  const hours = Router()
  hours.get('/api/hours', (_req, res) => void res.json({ isOpen: true }))
  hours.post('/api/hours', (_req, res) => void res.json({ isOpen: false }))
  const { before } = createFastPath(services.pages.sendCached, services.log)
  const { port } = await listenForTest(before(express().use(hours, app)))
  const ask = askAt(port)
  await services.pages.ready()
  expect((await ask('/api/hours')).text).toBe('{"isOpen":true}')
  expect((await ask('/api/hours', { method: 'POST' })).text).toBe('{"isOpen":false}')
  expect((await ask('/api/minutes')).status).toBe(404)
})
