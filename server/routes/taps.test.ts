import express from 'express'
import { expect, test } from 'vitest'
import { makeApp } from '../../test/helpers/app-site.ts'
import { serveForTest } from '../../test/helpers/ask.ts'
import { trustProxy } from '../http/trust-proxy.ts'
import { tapRoutes } from './taps.ts'

/** The route alone, behind a proxy, over a real socket. */
async function makeTaps() {
  let taps = 0
  const app = express()
  trustProxy(app, ['loopback'])
  const tap = () => {
    taps += 1
  }
  const ask = await serveForTest(app.use(tapRoutes('https://site.example', { tap })))
  const press = async (headers: Record<string, string> = {}, body = '') =>
    (await ask('/api/taps', { method: 'POST', headers: { 'x-forwarded-for': '203.0.113.7', ...headers }, body })).status
  return { press, taps: () => taps }
}

test('each press counts, whatever is sent with it', async () => {
  const { press, taps } = await makeTaps()
  const bodies = ['', 'x', JSON.stringify({ taps: 50 }), 'x'.repeat(50_000)]
  for (const body of bodies) expect(await press({ 'content-type': 'text/plain' }, body)).toBe(204)
  expect(await press({ 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }, '{')).toBe(204)
  expect(taps()).toBe(5)
})

test('a client counts twenty times an hour, and gets 204 however often', async () => {
  const { press, taps } = await makeTaps()
  for (let count = 0; count < 25; count += 1) expect(await press()).toBe(204)
  expect(taps()).toBe(20)
  expect(await press({ 'x-forwarded-for': '203.0.113.8' })).toBe(204)
  expect(taps()).toBe(21)
})

test('another site cannot press for its visitors', async () => {
  const { press, taps } = await makeTaps()
  expect(await press({ 'sec-fetch-site': 'cross-site' })).toBe(204)
  expect(await press({ origin: 'https://evil.test' })).toBe(204)
  expect(taps()).toBe(0)
})

test('other methods find nothing there', async () => {
  const { http } = await makeApp()
  const url = `http://127.0.0.1:${http.port}/api/taps`
  const methods = await Promise.all(
    ['GET', 'PUT', 'OPTIONS'].map(async (method) => [method, (await fetch(url, { method })).status] as const),
  )
  expect(Object.fromEntries(methods)).toEqual({ GET: 404, PUT: 404, OPTIONS: 204 })
})
