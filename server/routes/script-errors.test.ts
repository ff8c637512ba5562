import express from 'express'
import { expect, test } from 'vitest'
import { makeApp } from '../../test/helpers/app-site.ts'
import { serveForTest } from '../../test/helpers/ask.ts'
import { builtSite, contentSets } from '../../test/helpers/content-sets.ts'
import { createResolveAddress } from '../addresses/resolve-address.ts'
import { createBuiltInLibrary } from '../posts/built-in-library.ts'
import { scriptErrorRoutes } from './script-errors.ts'

const report = { kind: 'TypeError', page: '/blog/fence-maintenance-longevity/', places: ['hydrate-0a1b2c3d.js:1:2345'] }

test('a report becomes one line with the kind, the page and the line of our script', async () => {
  const { send, lines } = await makeLog()
  expect(await send(JSON.stringify(report))).toBe(204)
  expect(await send(JSON.stringify({ ...report, kind: 'React #418', page: '/no-such-page/', message: 'Pat Miller' }))).toBe(204)
  expect(lines).toEqual([
    { kind: 'TypeError', page: 'post:fence-maintenance-longevity', place: report.places[0] },
    { kind: 'React #418', page: 'not-found', place: report.places[0] },
  ])
})

test.each([
  { name: 'no JSON', body: 'Pat Miller' },
  { name: 'nothing', body: '' },
  { name: 'another kind', body: JSON.stringify({ ...report, kind: 'Pat Miller, 805 555 0142' }) },
  { name: 'another place', body: JSON.stringify({ ...report, places: ['https://evil.test/x.js:1:1'] }) },
  { name: 'a path outside of the scripts', body: JSON.stringify({ ...report, places: ['../x.js:1:1'] }) },
  { name: 'no place', body: JSON.stringify({ ...report, places: [] }) },
  { name: 'no page', body: JSON.stringify({ ...report, page: 'Pat' }) },
  { name: 'more than is read', body: JSON.stringify({ ...report, more: 'x'.repeat(1_000) }) },
])('$name gets 204 as well, and is not logged', async ({ body }) => {
  const { send, lines } = await makeLog()
  expect(await send(body)).toBe(204)
  expect(lines).toEqual([])
})

test('five reports a minute are logged', async () => {
  const { send, lines } = await makeLog()
  for (let sent = 0; sent < 8; sent++) expect(await send(JSON.stringify(report))).toBe(204)
  expect(lines).toHaveLength(5)
})

test('other methods get 404', async () => {
  const { http } = await makeApp()
  const url = `http://127.0.0.1:${http.port}/api/faults`
  const methods = await Promise.all(
    ['GET', 'PUT', 'OPTIONS'].map(async (method) => [method, (await fetch(url, { method })).status] as const),
  )
  expect(Object.fromEntries(methods)).toEqual({ GET: 404, PUT: 404, OPTIONS: 204 })
})

/** Only this route, on a real socket. */
async function makeLog() {
  const lines: unknown[] = []
  const [, site] = contentSets[0] ?? []
  if (!site) throw new Error('No content set')
  const posts = createBuiltInLibrary(builtSite(site))
  const resolveAddress = createResolveAddress([{ site: builtSite(site), posts }])
  const ask = await serveForTest(
    express().use(scriptErrorRoutes(resolveAddress, async ([first]) => first, { warn: (fields: unknown) => lines.push(fields) })),
  )
  const send = async (body: string) => (await ask('/api/faults', { method: 'POST', body })).status
  return { send, lines }
}
