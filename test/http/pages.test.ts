import { describe, expect, test } from 'vitest'
import { pageCacheControl } from '../../server/pages/page-headers.ts'
import { contentPages, pageOfList, postPage } from '../../shared/addresses/routes.ts'
import { builtSite, contentSets } from '../helpers/content-sets.ts'
import { malformedPaths } from '../helpers/malformed-paths.ts'
import { servePages } from '../helpers/page-app.ts'

describe.each(contentSets)('the pages of %s', (_, set) => {
  const site = builtSite(set)
  const pages = [...contentPages(site), ...site.articles.map(({ slug }) => postPage(slug, site.language))]

  test('every page has the same bytes and ETag with and without its slash', async () => {
    const { ask } = await servePages(site)
    for (const { path } of pages) {
      const [slashed, bare] = [await ask(path), await ask(path.slice(0, -1) || '/')]
      expect([path, slashed.status, bare.status]).toEqual([path, 200, 200])
      expect(bare.text).toBe(slashed.text)
      expect(bare.headers.etag).toBe(slashed.headers.etag)
      expect(slashed.text).toContain(`<link rel="canonical" href="https://site.example${path}"/>`)
    }
  })

  test('every page has one h1, and a unique title and description', async () => {
    const { ask } = await servePages(site)
    const seen = new Set<string>()
    for (const { path } of pages) {
      const { text } = await ask(path)
      expect([path, text.match(/<h1[\s>]/g)?.length]).toEqual([path, 1])
      const title = /<title>([^<]+)<\/title>/.exec(text)?.[1] ?? ''
      const description = /<meta name="description" content="([^"]+)"/.exec(text)?.[1] ?? ''
      expect(title).not.toBe('')
      expect(seen.has(title)).toBe(false)
      expect(seen.has(description)).toBe(false)
      seen.add(title).add(description)
    }
  })

  test('an unknown path gets 404 and the not-found page, without a canonical link and without the path', async () => {
    const { ask } = await servePages(site)
    for (const path of [
      '/nothing-like-it',
      '/blog/a/b',
      '/services/nothing',
      '/blog/page/1',
      '/blog/page/99',
      '/blog/page/0',
      '/404/nothing-like-it',
    ]) {
      const { status, headers, text } = await ask(path)
      expect([path, status]).toEqual([path, 404])
      expect(headers['cache-control']).toBe('no-store')
      expect(headers.etag).toBeUndefined()
      expect(text).toContain('<meta name="robots" content="noindex"/>')
      expect(text).not.toContain('rel="canonical"')
      expect(text).not.toContain('nothing-like-it')
      expect(text).toContain(site.notFound.metaData.title.replace('&', '&amp;'))
    }
  })

  test('names of Object.prototype are not found', async () => {
    const { ask } = await servePages(site)
    for (const path of [
      '/constructor',
      '/__proto__/',
      '/to-string',
      '/has-own-property',
      '/value-of',
      '/__define-getter__',
      '/blog/__proto__',
    ]) {
      const { status, text } = await ask(path)
      expect([path, status]).toEqual([path, 404])
      expect(text.replace(/<script[\s\S]*?<\/script>/g, '')).not.toMatch(/\bundefined\b|\[object|native code/)
    }
  })

  test('an unknown post gets 404 with one link back to the blog', async () => {
    const { ask } = await servePages(site)
    const { status, headers, text } = await ask('/blog/nothing-like-it')
    expect(status).toBe(404)
    expect(headers['cache-control']).toBe('no-store')
    expect(text).toContain('<meta name="robots" content="noindex"/>')
    expect(text).toContain('href="/blog/"')
    expect(text).not.toContain('<article')
    expect(text).not.toContain('nothing-like-it')
  })

  test('a slug with extra words shows its post, with the post’s canonical URL', async () => {
    const { ask, pages } = await servePages(site)
    await pages.ready()
    const { entries } = pages.snapshot()
    for (const { slug } of site.articles) {
      const plain = await ask(`/blog/${slug}/`)
      const within = await ask(`/blog/x-${slug}-y`)
      expect(within.status).toBe(200)
      expect(within.text).toBe(plain.text)
      expect(within.headers).toMatchObject({ etag: plain.headers.etag, 'cache-control': pageCacheControl })
    }
    expect(pages.snapshot().entries).toBe(entries)
  })

  test('moved paths and other spellings redirect once, to a known path', async () => {
    const { ask } = await servePages(site)
    const slug = site.articles[0]?.slug ?? ''
    const moves: [string, string][] = [
      ...Object.entries(site.redirects),
      ['/ABOUT', '/about/'],
      ['//about//', '/about/'],
      ['/index.html', '/'],
      ['/about/index.html', '/about/'],
      ['//', '/'],
      [`/BLOG/${slug.toUpperCase()}`, `/blog/${slug}/`],
    ]
    for (const [from, to] of moves) {
      const { status, headers } = await ask(from)
      expect([from, status, headers.location]).toEqual([from, 301, to])
      expect((await ask(to.replace(/#.*/, ''))).status).toBe(200)
    }
    expect((await ask('/About?a=1&b=%20')).headers.location).toBe('/about/?a=1&b=%20')
    expect((await ask('/ABOUT', { method: 'HEAD' })).status).toBe(301)
    expect((await ask('/ABOUT', { method: 'POST' })).status).toBe(404)
  })

  test('no path redirects to another host', async () => {
    const { ask } = await servePages(site)
    for (const path of [
      '//evil.test',
      '//evil.test/about',
      '/\\evil.test',
      '/%5cevil.test',
      '/%2f%2fevil.test',
      '//evil.test/%2e%2e',
      '///evil.test//ABOUT',
    ]) {
      const { status, headers } = await ask(path)
      expect([path, status, headers.location]).toEqual([path, 404, undefined])
    }
  })
})

const [[, set] = []] = contentSets
if (!set) throw new Error('There is no content set')
const site = builtSite(set)

test('a page has exactly the promised headers, cached or not', async () => {
  const { ask } = await servePages(site)
  const [first, kept] = [await ask('/about/'), await ask('/about/')]
  expect(first.rawHeaders.filter((_, index) => index % 2 === 0)).toEqual(kept.rawHeaders.filter((_, index) => index % 2 === 0))
  expect(kept.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(kept.body.byteLength),
    'cache-control': 'public, max-age=0, must-revalidate, s-maxage=300, stale-while-revalidate=86400, stale-if-error=604800, no-transform',
    vary: 'Accept-Encoding',
    'content-security-policy': "default-src 'none'",
    'referrer-policy': 'strict-origin-when-cross-origin',
    etag: expect.stringMatching(/^W\/"[\w-]+"$/),
  })
  expect(kept.headers).not.toHaveProperty('set-cookie')
  expect(kept.headers).not.toHaveProperty('x-powered-by')
})

test.each([
  [undefined, undefined],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*;q=0', undefined],
  ['gzip;q=0.001', 'gzip'],
  ['garbage;;', undefined],
])('with Accept-Encoding %s, pages, not-found pages and redirects have the right encoding', async (accepted, coding) => {
  const { ask } = await servePages(site)
  const headers: Record<string, string> = accepted ? { 'accept-encoding': accepted } : {}
  for (const path of ['/', '/nothing', '/blog/nothing', '/contact/?sent=1']) {
    const [plain, encoded] = [await ask(path), await ask(path, { headers })]
    expect([path, encoded.headers['content-encoding']]).toEqual([path, coding])
    expect(encoded.headers.vary).toBe('Accept-Encoding')
    expect(encoded.text).toBe(plain.text)
  }
})

test('a matching ETag gets a 304 without a body, with the same security policy', async () => {
  const { ask } = await servePages(site)
  for (const coding of ['br', 'gzip', 'identity']) {
    const encoding = { 'accept-encoding': coding }
    const { headers } = await ask('/about', { headers: encoding })
    const tag = String(headers.etag).replace('W/', '')
    for (const value of [tag, `W/${tag}`, `"a", ${tag}, "b"`, '*']) {
      for (const method of ['GET', 'HEAD']) {
        const reply = await ask('/about', { method, headers: { ...encoding, 'if-none-match': value } })
        expect([coding, value, reply.status]).toEqual([coding, value, 304])
        expect(reply.body.byteLength).toBe(0)
        for (const name of ['cache-control', 'vary', 'content-security-policy', 'etag']) expect(reply.headers[name]).toBe(headers[name])
      }
    }
    for (const value of ['"other"', 'garbage', tag.slice(1), `"${'x'.repeat(8000)}"`]) {
      expect((await ask('/about', { headers: { ...encoding, 'if-none-match': value } })).status).toBe(200)
    }
  }
})

test('HEAD is the same as GET without the body', async () => {
  const { ask } = await servePages(site)
  for (const path of ['/', '/about', '/nothing', '/contact/?sent=1', `/blog/${site.articles[0]?.slug}`]) {
    const [get, head] = [await ask(path), await ask(path, { method: 'HEAD' })]
    const { date: _, ...expected } = get.headers
    expect(head.status).toBe(get.status)
    expect(head.headers).toMatchObject(expected)
    expect(head.body.byteLength).toBe(0)
  }
})

test('query, cookies and the host never change a page', async () => {
  const { ask } = await servePages(site)
  const plain = await ask('/contact/')
  for (const query of [
    '?',
    '?x=1',
    '?sent=2',
    '?sent=1&sent=2',
    '?sent[]=1',
    '?SENT=1',
    '?sent',
    '?%',
    '?sent=%E0%A4%A',
    `?x=${'y'.repeat(4000)}`,
  ]) {
    const reply = await ask(`/contact/${query}`)
    expect([query, reply.text === plain.text, reply.headers.etag]).toEqual([query, true, plain.headers.etag])
  }
  const dressed = await ask('/contact', { headers: { host: 'evil.test', 'x-forwarded-host': 'evil.test', cookie: 'a=b' } })
  expect(dressed.text).toBe(plain.text)
  expect((await ask('/?sent=1')).text).toBe((await ask('/')).text)
})

test('after a form was sent, the contact page confirms it with no-store and noindex', async () => {
  const { ask } = await servePages(site)
  for (const path of ['/contact/?sent=1', '/contact?sent=1', `/contact/?sent=1&x=${'y'.repeat(4000)}`, '/%63ontact/?sent=1']) {
    const { status, headers, text } = await ask(path)
    expect([path.slice(0, 20), status]).toEqual([path.slice(0, 20), 200])
    expect(headers['cache-control']).toBe('no-store')
    expect(headers.etag).toBeUndefined()
    expect(text).toContain('<meta name="robots" content="noindex"/>')
    expect(text).toContain(site.contact.form.sentHeading)
  }
})

test('malformed paths are not found and cause no error', async () => {
  const { ask, faults } = await servePages(site)
  for (const path of malformedPaths) {
    const { status, text } = await ask(path)
    expect([path, status]).toEqual([path, 404])
    expect(text).toContain('</html>')
  }
  expect(faults).toEqual([])
})

test('a percent-encoded path shows the page', async () => {
  const { ask } = await servePages(site)
  expect((await ask('/%61bout/')).text).toBe((await ask('/about/')).text)
})

test('page 2 of a long list exists, and there is none after the last', async () => {
  expect(pageOfList('blog', 2, site.language)).toMatchObject({ path: '/blog/page/2/', indexable: true })
  const many = { ...site, articles: Array.from({ length: 25 }, (_, number) => article(number)) }
  const { ask } = await servePages(many)
  const second = await ask('/blog/page/2')
  expect(second.status).toBe(200)
  expect(second.text).toContain('<link rel="canonical" href="https://site.example/blog/page/2/"/>')
  expect((await ask('/blog/page/3/')).status).toBe(200)
  expect((await ask('/blog/page/4/')).status).toBe(404)
})

function article(number: number) {
  const [first] = site.articles
  if (!first) throw new Error('There is no article')
  return { ...first, id: String(number), slug: `article-number-${number}`, title: `Article number ${number}` }
}
