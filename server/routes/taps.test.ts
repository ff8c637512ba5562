import express from 'express'
import { expect, test } from 'vitest'
import { makeApp } from '../../test/helpers/app-site.ts'
import { serveForTest } from '../../test/helpers/ask.ts'
import { tapRoutes } from './taps.ts'

/** Only this route, on a real socket. */
async function makeTaps() {
  let taps = 0
  const tap = () => {
    taps += 1
  }
  const ask = await serveForTest(express().use(tapRoutes('https://site.example', { tap })))
  const tapOnce = async (headers: Record<string, string> = {}, body = '') =>
    (await ask('/api/taps', { method: 'POST', headers, body })).status
  return { tapOnce, taps: () => taps }
}

test('each tap counts, whatever its body is', async () => {
  const { tapOnce, taps } = await makeTaps()
  const bodies = ['', 'x', JSON.stringify({ taps: 50 }), 'x'.repeat(50_000)]
  for (const body of bodies) expect(await tapOnce({ 'content-type': 'text/plain' }, body)).toBe(204)
  expect(await tapOnce({ 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }, '{')).toBe(204)
  expect(taps()).toBe(5)
})

test('taps sent from another site do not count', async () => {
  const { tapOnce, taps } = await makeTaps()
  expect(await tapOnce({ 'sec-fetch-site': 'cross-site' })).toBe(204)
  expect(await tapOnce({ origin: 'https://evil.test' })).toBe(204)
  expect(taps()).toBe(0)
})

test('other methods get 404', async () => {
  const { http } = await makeApp()
  const url = `http://127.0.0.1:${http.port}/api/taps`
  const methods = await Promise.all(
    ['GET', 'PUT', 'OPTIONS'].map(async (method) => [method, (await fetch(url, { method })).status] as const),
  )
  expect(Object.fromEntries(methods)).toEqual({ GET: 404, PUT: 404, OPTIONS: 204 })
})
