import express, { type ErrorRequestHandler, Router } from 'express'
import { expect, test } from 'vitest'
import { serveForTest } from '../../test/helpers/ask.ts'
import { methodGuard, noteMethods } from './method-guard.ts'

/** Two routers that share an address, and the guard. */
async function serveRoutes() {
  const first = Router()
  first.get('/hours', (_req, res) => void res.send('open'))
  first.post('/hours/:day', (_req, res) => void res.send('changed'))
  const second = Router()
  second.get('/hours/:day', (_req, res) => void res.send('a day'))
  const onError: ErrorRequestHandler = (error, _req, res, _next) => void res.status(error.status).send('refused')
  const app = express().use(noteMethods(first), noteMethods(second), methodGuard(), onError)
  return serveForTest(app)
}

test.each([
  ['GET', '/hours', 200, undefined],
  ['OPTIONS', '/hours', 204, 'GET, HEAD, OPTIONS'],
  ['POST', '/hours', 405, 'GET, HEAD, OPTIONS'],
  ['TRACE', '/hours/', 405, 'GET, HEAD, OPTIONS'],
  ['POST', '/hours/monday', 200, undefined],
  ['GET', '/hours/monday', 200, undefined],
  ['HEAD', '/hours/monday', 200, undefined],
  ['OPTIONS', '/hours/monday', 204, 'GET, HEAD, POST, OPTIONS'],
  ['DELETE', '/hours/monday', 405, 'GET, HEAD, POST, OPTIONS'],
  ['OPTIONS', '*', 204, 'GET, HEAD, POST, OPTIONS'],
  ['OPTIONS', '/other', 404, undefined],
  ['DELETE', '/other', 404, undefined],
])('%s %s gets %i, with methods from the routers: %s', async (method, path, status, allow) => {
  const ask = await serveRoutes()
  const { headers, ...reply } = await ask(path, { method })
  expect([reply.status, headers.allow]).toEqual([status, allow])
})
