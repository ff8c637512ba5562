import { describe, expect, test } from 'vitest'
import { makeApp } from '../helpers/app-site.ts'
import { type Ask, askAt } from '../helpers/ask.ts'
import { contentSets } from '../helpers/content-sets.ts'
import { inquiryForm } from '../helpers/inquiry-form.ts'

const post = (fields: Record<string, string>, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  body: new URLSearchParams(fields).toString(),
})
const json = { accept: 'application/json' }

/** Dynamic responses, and whether they are long enough to compress. */
const dynamic: [name: string, isLong: boolean, ask: (ask: Ask, headers: Record<string, string>) => ReturnType<Ask>][] = [
  ['the list of posts', true, (ask, headers) => ask('/api/posts', { headers })],
  ['the feed', true, (ask, headers) => ask('/feed.xml', { headers })],
  ['the sitemap', true, (ask, headers) => ask('/sitemap.xml', { headers })],
  ['robots.txt', false, (ask, headers) => ask('/robots.txt', { headers })],
  ['the health report', false, (ask, headers) => ask('/health', { headers })],
  ['a missing post', false, (ask, headers) => ask('/api/posts/none', { headers })],
  ['a redirect', false, (ask, headers) => ask('/ABOUT', { headers })],
  ['a refused method', false, (ask, headers) => ask('/about/', { method: 'PUT', headers })],
  ['a post to an unknown path', true, (ask, headers) => ask('/nothing', { ...post({}), headers })],
  ['a form with errors', true, (ask, headers) => ask('/', post(inquiryForm({ email: 'nobody' }), headers))],
  ['a form with errors as JSON', false, (ask, headers) => ask('/', post(inquiryForm({ email: 'nobody' }), { ...headers, ...json }))],
  ['an unknown form', true, (ask, headers) => ask('/', post(inquiryForm({ 'form-name': 'other' }), headers))],
  ['a form from another site', true, (ask, headers) => ask('/', post(inquiryForm(), { ...headers, 'sec-fetch-site': 'cross-site' }))],
]

describe.each(contentSets)('dynamic responses of %s', (site) => {
  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    [undefined, undefined],
    ['br;q=0', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['*;q=0', undefined],
    ['garbage;;', undefined],
  ])('are sent to a client that accepts %s as %s, with the same text', async (accepted, coding) => {
    const { http } = await makeApp({ site })
    const ask = askAt(http.port)
    for (const [name, isLong, send] of dynamic) {
      const plain = await send(ask, {})
      const reply = await send(ask, accepted === undefined ? {} : { 'accept-encoding': accepted })
      expect([name, reply.status, reply.headers['content-encoding']]).toEqual([name, plain.status, isLong ? coding : undefined])
      expect([name, reply.headers.vary]).toEqual([name, expect.stringContaining('Accept-Encoding')])
      expect(withoutChanges(reply.text)).toBe(withoutChanges(plain.text))
    }
  })
})

/** The health report contains the uptime. */
const withoutChanges = (text: string) => text.replace(/"uptimeSeconds":\d+/, '')

test('the ETag of a compressed response gets a 304 in every encoding; HEAD has no length', async () => {
  const { http } = await makeApp()
  const ask = askAt(http.port)
  for (const path of ['/api/posts', '/feed.xml', '/sitemap.xml', '/robots.txt']) {
    const { headers } = await ask(path, { headers: { 'accept-encoding': 'br' } })
    for (const coding of ['br', 'gzip', 'identity']) {
      const again = await ask(path, { headers: { 'accept-encoding': coding, 'if-none-match': String(headers.etag) } })
      expect([path, again.status, again.body.byteLength, again.headers.etag]).toEqual([path, 304, 0, headers.etag])
      expect(again.headers.vary).toBe('Accept-Encoding')
    }
    const head = await ask(path, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
    expect([head.status, head.headers.etag, head.body.byteLength]).toEqual([200, headers.etag, 0])
    expect(head.headers).not.toHaveProperty('content-length')
  }
})

test('a range of a file is not compressed', async () => {
  const { http } = await makeApp()
  const headers = { range: 'bytes=0-5', 'accept-encoding': 'br' }
  const { status, headers: sent, text } = await askAt(http.port)('/assets/entry-0000.js', { headers })
  expect([status, sent['content-range'], sent['content-encoding'], text]).toEqual([206, 'bytes 0-5/10', undefined, 'export'])
})
