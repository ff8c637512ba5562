import express from 'express'
import { expect, test } from 'vitest'
import { listenForTest } from '../test/helpers/app-http-server.ts'
import { askAt } from '../test/helpers/ask.ts'

test('every request has the application’s prototypes before the application sees it', async () => {
  const app = express()
  app.use((request, response) => {
    response.json([request.app === app, request.get('host') !== undefined])
  })
  let isReady: boolean | undefined
  const { port, server } = await listenForTest(app)
  server.prependListener('request', (request, response) => {
    isReady = Object.getPrototypeOf(request) === app.request && Object.getPrototypeOf(response) === app.response
  })
  expect((await askAt(port)('/')).text).toBe('[true,true]')
  expect(isReady).toBe(true)
})

test('a listener that is no application is served as ever', async () => {
  const { port } = await listenForTest((_, response) => response.end('plain'))
  expect((await askAt(port)('/')).text).toBe('plain')
})
