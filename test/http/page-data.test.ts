import { describe, expect, test, vi } from 'vitest'
import { blogPost, space, token } from '../../scripts/bench/contentful.ts'
import { contentPages, type Page, pageOfList, postPage } from '../../shared/addresses/routes.ts'
import { somePosts } from '../fixtures/some-posts.ts'
import { makeApp } from '../helpers/app-site.ts'
import { askAt } from '../helpers/ask.ts'
import { contentSets } from '../helpers/content-sets.ts'
import { startContentfulServer } from '../helpers/contentful-server.ts'
import { exchange, parseAnswers } from '../helpers/raw-socket.ts'

async function serve(site: string, env: Record<string, string> = {}) {
  const { http, services, log } = await makeApp({ site, env })
  return { ask: askAt(http.port), port: http.port, services, log }
}

/** The hydration data in the document. */
function dataInDocument(html: string): unknown {
  const state = /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  return JSON.parse(state).page
}

describe.each(contentSets)('the data of the pages of %s', (name, { site }) => {
  const pages: Page[] = [...contentPages(site), ...site.articles.map(({ slug }) => postPage(slug, site.language))]

  test('is the same as in the document, with and without the slash, cached or not', async () => {
    const { ask } = await serve(name)
    for (const _ of ['not yet', 'kept']) {
      for (const { path } of pages) {
        const expected = dataInDocument((await ask(path)).text)
        for (const address of [path, path.slice(0, -1)]) {
          const { status, headers, text } = await ask(`/api/pages${address}`)
          expect([address, status]).toEqual([address, 200])
          expect(headers['content-type']).toBe('application/json; charset=utf-8')
          expect(JSON.parse(text)).toEqual(expected)
        }
      }
    }
  })

  test('has the headers of the page, its own ETag, and noindex', async () => {
    const { ask } = await serve(name)
    for (const { path } of pages) {
      const [page, data] = [await ask(path), await ask(`/api/pages${path}`)]
      const { etag, date: _, 'content-type': __, 'content-length': ___, ...same } = page.headers
      expect(data.headers).toMatchObject({ ...same, 'x-robots-tag': 'noindex', vary: 'Accept-Encoding' })
      expect(data.headers.etag).toMatch(/^W\/"[\w-]+"$/)
      expect(data.headers.etag).not.toBe(etag)
    }
  })
})

const [[name, { site }] = ['', { site: undefined }]] = contentSets
if (!site) throw new Error('There is no content set')
const article = `/api/pages${postPage(site.articles[0]?.slug ?? '', site.language).path}`

test('page data decodes to the same text in every encoding, and its ETag gets a 304', async () => {
  const { ask } = await serve(name)
  for (const coding of ['br', 'gzip', 'identity', 'br;q=0']) {
    for (const path of ['/api/pages/', '/api/pages/about', article]) {
      const headers = { 'accept-encoding': coding }
      const [plain, reply] = [await ask(path), await ask(path, { headers })]
      expect(reply.text).toBe(plain.text)
      expect(reply.headers['content-encoding']).toBe(['br', 'gzip'].includes(coding) ? coding : undefined)
      const again = await ask(path, { headers: { ...headers, 'if-none-match': String(reply.headers.etag) } })
      expect([again.status, again.body.byteLength]).toEqual([304, 0])
      const head = await ask(path, { method: 'HEAD', headers })
      expect([head.status, head.headers.etag, head.body.byteLength]).toEqual([200, reply.headers.etag, 0])
    }
  }
})

test('the data of an article has its text and recent posts; that of the blog has its posts', async () => {
  const { ask } = await serve(name)
  const { content } = JSON.parse((await ask(article)).text)
  expect(content).toMatchObject({ screen: 'post', post: { slug: site.articles[0]?.slug, body: { kind: 'built-in' } } })
  expect(content.recent).toHaveLength(Math.min(3, site.articles.length - 1))
  const blog = JSON.parse((await ask('/api/pages/blog/')).text)
  expect(blog.content.list).toMatchObject({ number: 1, count: 1 })
  expect(blog.content.list.posts).toHaveLength(site.articles.length)
})

test('every page of a long list has data, and there is none after the last', async () => {
  const server = await startContentfulServer()
  server.entries.push(...somePosts(20).map((_, number) => blogPost(number + 1)))
  const { ask } = await serve(name, {
    SITE_URL: 'https://site.example',
    BLOG_SOURCE: 'contentful',
    CONTENTFUL_SPACE_ID: space,
    CONTENTFUL_ACCESS_TOKEN: token,
    CONTENTFUL_HOST: `http://${server.host.host}`,
  })
  const second = `/api/pages${pageOfList('blog', 2, site.language).path}`
  await vi.waitUntil(async () => (await ask(second)).status === 200, { timeout: 120_000 })
  expect(JSON.parse((await ask(second)).text)).toEqual(dataInDocument((await ask(pageOfList('blog', 2, site.language).path)).text))
  expect(JSON.parse((await ask('/api/pages/blog/remote-post-1')).text).content.post.body.kind).toBe('rich-text')
  expect((await ask('/api/pages/blog/page/9/')).status).toBe(404)
})

test('the confirmation page has its own data, which is not cached', async () => {
  const { ask } = await serve(name)
  const sent = await ask('/api/pages/contact/?sent=1')
  expect(JSON.parse(sent.text)).toEqual(dataInDocument((await ask('/contact/?sent=1')).text))
  expect([sent.headers['cache-control'], sent.headers.etag]).toEqual(['no-store', undefined])
  expect((await ask('/api/pages/about/?sent=1')).text).toBe((await ask('/api/pages/about/')).text)
})

const notPages = [
  '/api/pages/no-such-page',
  '/api/pages/blog/no-such-post/',
  '/api/pages/blog/a/b',
  '/api/pages/404/',
  '/api/pages/residential-fencing/',
  '/api/pages/ABOUT/',
  '/api/pages//about/',
  '/api/pages/constructor',
  '/api/pages/api/pages/',
  '/api/pages/robots.txt',
  '/api/pages/%E0%A4%A',
  '/api/pages/%00',
  '/api/pages/about%2f',
]

test('data of anything but a page is JSON with 404 for GET, and 404 for every other method', async () => {
  const { ask, port } = await serve(name)
  for (const path of notPages) {
    for (const coding of ['br', 'identity']) {
      const { status, headers, text } = await ask(path, { headers: { 'accept-encoding': coding } })
      expect([path, status, JSON.parse(text)]).toEqual([path, 404, { status: 'not-found' }])
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        vary: 'Accept-Encoding',
      })
      expect(headers.etag).toBeUndefined()
    }
    for (const method of ['HEAD', 'OPTIONS', 'POST', 'PUT']) {
      const { text } = await exchange(
        { port },
        `${method} ${path} HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
      )
      expect([path, method, parseAnswers(text)[0]?.status]).toEqual([path, method, 404])
    }
  }
})

test('OPTIONS on page data lists the methods, and others are refused', async () => {
  const { ask } = await serve(name)
  for (const path of ['/api/pages', '/api/pages/', '/api/pages/about', '/api/pages/contact/?sent=1', article]) {
    const options = await ask(path, { method: 'OPTIONS' })
    expect([options.status, options.headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS'])
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, headers } = await ask(path, { method })
      expect([method, status, headers.allow, headers['cache-control']]).toEqual([method, 405, 'GET, HEAD, OPTIONS', 'no-store'])
    }
  }
})

test('a request for data adds no page to the cache and is logged once', async () => {
  const { ask, services, log } = await serve(name)
  async function askFor(number: number): Promise<void> {
    await ask(`/api/pages/nothing-${number}`)
    await ask(`/api/pages/about/?q=${number}`)
    await ask(article.replace('/blog/', `/blog/x${number}-`))
  }
  await askFor(0)
  const { entries } = services.pages.snapshot()
  for (let number = 1; number < 20; number++) await askFor(number)
  expect(services.pages.snapshot().entries).toBe(entries)
  await ask('/api/pages/gallery/')
  await vi.waitFor(() => expect(log().match(/"path":"\/api\/pages\/gallery\/"/g)).toHaveLength(1))
})
