import { describe, expect, test } from 'vitest'
import { contentPages, postPage } from '../../shared/addresses/routes.ts'
import { makeApp } from '../helpers/app-site.ts'
import { type Ask, askAt, type Reply } from '../helpers/ask.ts'
import { contentSets } from '../helpers/content-sets.ts'

/** Spellings of a path that some servers, proxies or browsers treat as another path. */
const spellings: ((path: string) => string)[] = [
  (path) => path,
  (path) => path.replace(/(?<=.)\/$/, ''),
  (path) => `${path}/`,
  (path) => path.toUpperCase(),
  (path) => `/${path}`,
  (path) => path.replaceAll('/', '//'),
  (path) => `${path.replace(/\/?$/, '/')}index.html`,
  (path) => `${path.replace(/\/?$/, '/')}INDEX.HTM/`,
  (path) => `${path.replace(/\/?$/, '/')}index.html/index.html`,
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.toUpperCase().charCodeAt(0).toString(16)}`),
  (path) => path.replace(/(?<=.)\//, '%2f'),
  (path) => `${path}%20`,
  (path) => `${path};v=1`,
  (path) => `${path}.`,
  (path) => `/.${path}`,
  (path) => `/x/..${path}`,
  (path) => `/%2e${path}`,
  (path) => `//evil.test${path}`,
  (path) => `/%5cevil.test${path}`,
  (path) => `/evil.test/%2e%2e/${path}`,
  (path) => `/.//evil.test${path}`,
  (path) => `/%09/evil.test${path}`,
]
const queries = ['', '?', '?a=1&b=%20', '?sent=1', '?//evil.test', '?next=https://evil.test/%0d%0aX:%20y']

/** The headers that GET and HEAD must share. For dynamic responses, HEAD may leave out length and encoding. */
function comparable(reply: Reply, head: Reply) {
  const { date: _, connection: __, 'keep-alive': ___, ...headers } = reply.headers
  if ('content-length' in head.headers) return headers
  const { 'content-length': ____, 'content-encoding': _____, 'transfer-encoding': ______, ...others } = headers
  return others
}

/** A file is not a document, so it has no policies. */
const fileHeaders = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' }
const isFile = (path: string) => /^\/(assets\/|favicon)/.test(path)

/** Checks that all methods give consistent responses for a path. */
async function expectConsistent(ask: Ask, everyHeader: Record<string, string>, path: string): Promise<Reply> {
  // Not Brotli: its length changes when the best compression replaces the quick one.
  const headers = { 'accept-encoding': 'gzip' }
  const [get, head] = [await ask(path, { headers }), await ask(path, { method: 'HEAD', headers })]
  expect([path, head.status, head.body.byteLength]).toEqual([path, get.status, 0])
  if (!/^\/+health/i.test(path)) expect([path, comparable(head, head)]).toEqual([path, comparable(get, head)])
  const expected = get.status === 200 && isFile(path) ? fileHeaders : everyHeader
  expect(get.headers).toMatchObject(expected)
  expect([200, 301, 404]).toContain(get.status)
  if (get.status === 404) expect([path, get.headers['cache-control'], get.headers.etag]).toEqual([path, 'no-store', undefined])

  const exists = get.status !== 404
  const isForm = path.split('?', 1)[0] === '/'
  const allow = isForm ? 'GET, HEAD, POST, OPTIONS' : 'GET, HEAD, OPTIONS'
  for (const method of ['OPTIONS', 'PUT', 'POST'].slice(0, isForm ? 2 : 3)) {
    const other = await ask(path, { method, headers })
    const status = method === 'OPTIONS' ? 204 : 405
    expect([method, path, other.status]).toEqual([method, path, exists ? status : 404])
    expect([method, path, other.headers.allow]).toEqual([method, path, exists ? allow : undefined])
    expect(other.headers).toMatchObject({ ...everyHeader, 'cache-control': 'no-store' })
  }
  return get
}

describe.each(contentSets)('for every spelling of the paths of %s', (name, { site }) => {
  test('all methods agree whether it exists, HEAD is GET without the body, and redirects take one hop within the site', async () => {
    const { http, services } = await makeApp({ site: name })
    const ask = askAt(http.port)
    const expected = Object.fromEntries(services.securityHeaders.map(([header, value]) => [header.toLowerCase(), value]))
    const [article] = site.articles
    const [moved = '/blog/1/'] = Object.keys(site.redirects)
    const service = contentPages(site).find(({ screen }) => screen === 'service')
    const pages = ['/', '/contact/', service?.path, postPage(article?.slug ?? '', site.language).path, '/blog/page/2/', moved].filter(
      (path) => path !== undefined,
    )
    const files = ['/assets/entry-0000.js', '/favicon.ico', '/robots.txt', '/sitemap.xml', '/feed.xml']
    const routes = ['/health', '/healthz', '/health/live', '/api/posts', `/api/posts/${article?.slug}`, '/hooks/contentful', '/nothing']
    let asked = 0
    // Only the pages differ between the sets, not files and routes.
    for (const address of name === contentSets[0]?.[0] ? [...pages, ...files, ...routes] : pages) {
      for (const spell of spellings) {
        const path = spell(address)
        const query = queries[asked++ % queries.length] ?? ''
        const { status, headers } = await expectConsistent(ask, expected, path + query)
        if (status !== 301) continue
        const location = String(headers.location)
        expect([path, location]).toEqual([path, expect.stringMatching(/^\/(?![/\\])/)])
        expect(location.replace(/#.*/, '').endsWith(query === '?' ? '' : query)).toBe(true)
        expect([path, location, (await ask(location.replace(/#.*/, ''))).status]).toEqual([path, location, 200])
      }
    }
  })
})
