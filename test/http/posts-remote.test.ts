import { expect, test, vi } from 'vitest'
import {
  blogPost,
  type FakeContentful,
  hang,
  linkTo,
  paragraph,
  picture,
  refuse,
  richText,
  say,
  space,
  text,
  token,
} from '../../scripts/bench/contentful.ts'
import type { PostSummary } from '../../shared/blog/posts.ts'
import { makeApp } from '../helpers/app-site.ts'
import { askAt } from '../helpers/ask.ts'
import { startContentfulServer } from '../helpers/contentful-server.ts'

const secret = 'canary-hook-secret'

function environment(server: FakeContentful) {
  return {
    SITE_URL: 'https://site.example',
    BLOG_SOURCE: 'contentful',
    CONTENTFUL_SPACE_ID: space,
    CONTENTFUL_ACCESS_TOKEN: token,
    CONTENTFUL_HOST: `http://${server.host.host}`,
    CONTENTFUL_WEBHOOK_SECRET: secret,
  }
}

async function serveRemote(server: FakeContentful) {
  const site = await makeApp({ env: environment(server) })
  return { ...site, ask: askAt(site.http.port) }
}

test('remote posts are in the list, on their pages, in the API, the sitemap and the feed', async () => {
  const server = await startContentfulServer()
  server.assets.push(picture('fence'))
  server.entries.push(blogPost(1, { image: linkTo('Asset', 'fence') }))
  const { ask } = await serveRemote(server)
  expect((await ask('/blog/')).text).toContain('Remote post 1')
  const page = await ask('/blog/remote-post-1/')
  expect(page.status).toBe(200)
  expect(page.text).toContain('<link rel="canonical" href="https://site.example/blog/remote-post-1/"/>')
  expect(page.text).toContain('Text of post 1.')
  expect(page.text).toContain('https://images.ctfassets.net/space1/fence/fence.jpg')
  expect(page.headers['content-security-policy']).toContain('https://images.ctfassets.net')
  expect(JSON.parse((await ask('/api/posts')).text).posts).toContainEqual(expect.objectContaining({ slug: 'remote-post-1' }))
  expect(JSON.parse((await ask('/api/posts/remote-post-1')).text).post.body.kind).toBe('rich-text')
  expect((await ask('/sitemap.xml')).text).toContain('/blog/remote-post-1/')
  expect((await ask('/feed.xml')).text).toContain('Remote post 1')
})

test('the webhook updates pages and ETags, and removes a deleted post', async () => {
  const server = await startContentfulServer()
  server.entries.push(blogPost(1), blogPost(2))
  const { ask, services } = await serveRemote(server)
  await services.pages.ready()
  const [list, home] = [await ask('/blog/'), await ask('/')]
  server.entries.splice(0, 2, blogPost(1, { title: 'Renamed post' }, { updatedAt: '2026-01-01T00:00:00Z' }))
  const hook = await ask('/hooks/contentful', { method: 'POST', headers: { 'x-webhook-secret': secret } })
  expect(hook.status).toBe(204)
  await vi.waitFor(async () => expect((await ask('/blog/')).text).toContain('Renamed post'), { timeout: 120_000 })
  expect((await ask('/blog/')).headers.etag).not.toBe(list.headers.etag)
  expect((await ask('/')).headers.etag).toBe(home.headers.etag)
  expect((await ask('/blog/remote-post-2/')).status).toBe(404)
  expect((await ask('/api/posts/remote-post-2')).status).toBe(404)
  expect((await ask('/sitemap.xml')).text).not.toContain('remote-post-2')
})

async function serveThree() {
  const server = await startContentfulServer()
  server.entries.push(blogPost(1), blogPost(2), blogPost(3))
  const { ask, services } = await serveRemote(server)
  const titles = async (): Promise<string[]> => {
    const { posts }: { posts: { title: string }[] } = JSON.parse((await ask('/api/posts')).text)
    return posts.map(({ title }) => title).filter((title) => title.startsWith('Remote'))
  }
  const titlesIn = async (path: string) => [...new Set((await ask(path)).text.match(/Remote post \d/g))]
  /** Waits, because the cached list page is replaced in the background. */
  const change = async (index: number, ...entries: ReturnType<typeof blogPost>[]) => {
    const { headers } = await ask('/blog/')
    server.entries.splice(index, 1, ...entries)
    await services.posts.refresh()
    await vi.waitUntil(async () => (await ask('/blog/')).headers.etag !== headers.etag, { timeout: 120_000 })
  }
  await vi.waitUntil(async () => (await titles()).length === 3, { timeout: 120_000 })
  return { ask, titles, titlesIn, change }
}

test('a removed post disappears from its page, the list, the API, the sitemap and the feed, though all were requested before', async () => {
  const { ask, change } = await serveThree()
  const places = ['/blog/', '/api/posts', '/sitemap.xml', '/feed.xml']
  for (const path of places) expect([path, (await ask(path)).text]).toEqual([path, expect.stringMatching(/remote-post-2\b/)])
  expect((await ask('/blog/remote-post-2/')).status).toBe(200)
  await change(1)
  for (const path of places) expect([path, (await ask(path)).text]).toEqual([path, expect.not.stringMatching(/remote-post-2\b/)])
  for (const path of ['/blog/remote-post-2/', '/blog/remote-post-2', '/api/posts/remote-post-2'])
    expect([path, (await ask(path)).status]).toEqual([path, 404])
  expect((await ask('/blog/remote-post-1/')).status).toBe(200)
})

test('a post with a changed slug exists only at its new path', async () => {
  const { ask, change } = await serveThree()
  await ask('/blog/remote-post-2/')
  await change(1, blogPost(2, { slug: 'cedar-at-last' }))
  for (const folder of ['/blog', '/api/posts']) {
    expect((await ask(`${folder}/remote-post-2`)).status).toBe(404)
    expect((await ask(`${folder}/cedar-at-last`)).status).toBe(200)
  }
  for (const path of ['/blog/', '/api/posts', '/sitemap.xml', '/feed.xml']) {
    const { text } = await ask(path)
    expect([path, text.includes('cedar-at-last'), text.includes('remote-post-2')]).toEqual([path, true, false])
  }
})

test('the last changed post is first in the list, the API and the feed', async () => {
  const { titles, titlesIn, change } = await serveThree()
  expect(await titles()).toEqual(['Remote post 3', 'Remote post 2', 'Remote post 1'])
  await change(0, blogPost(1, {}, { updatedAt: '2026-02-01T00:00:00Z' }))
  const order = ['Remote post 1', 'Remote post 3', 'Remote post 2']
  expect(await titles()).toEqual(order)
  expect(await titlesIn('/blog/')).toEqual(order)
  expect(await titlesIn('/feed.xml')).toEqual(order)
})

test.each([
  ['hangs', hang],
  ['refuses us', refuse(401, 'AccessTokenInvalid')],
  ['fails', refuse(500, 'ServerError')],
])('a service that %s changes no page, and the token appears nowhere', async (_, fault) => {
  const server = await startContentfulServer()
  server.fault = fault
  const { ask, log } = await serveRemote(server)
  for (const path of ['/', '/blog/', '/api/posts', '/health', '/feed.xml']) {
    const { status, text: body, headers } = await ask(path)
    expect([path, status]).toEqual([path, 200])
    expect(body + JSON.stringify(headers)).not.toContain(token)
  }
  expect(log()).not.toContain(token)
  expect(log()).not.toContain(secret)
  const health = JSON.parse((await ask('/health')).text)
  expect(health.status).toBe('warn')
})

test.each([
  ['null', null],
  ['a string', 'Just text </script><script>alert(1)</script>'],
  ['nodes without content or marks', richText({ nodeType: 'paragraph' }, { nodeType: 'text', value: 'x' })],
  ['unknown nodes', richText({ nodeType: 'unheard-of', data: null, content: [paragraph('inside')] })],
  [
    'a table of odd parts',
    richText({ nodeType: 'table', data: {}, content: [{ nodeType: 'table-row', content: [null, { nodeType: 'table-cell' }] }] }),
  ],
  ['markup for scripts', richText(paragraph('</script><script>alert(1)</script><!-- \u2028'))],
  ['invalid links', richText({ nodeType: 'hyperlink', data: { uri: 'javascript:alert(1)' }, content: [text('click')] })],
  ['an entry that embeds itself', richText({ nodeType: 'embedded-entry-block', data: { target: linkTo('Entry', 'entry1') }, content: [] })],
  ['lone surrogates', richText(paragraph('\ud800 and \udfff'))],
])('a post whose text is %s is served, and so is the site', async (_, body) => {
  const server = await startContentfulServer()
  server.entries.push(blogPost(1, { body }), blogPost(2))
  const { ask, log } = await serveRemote(server)
  for (const path of ['/blog/remote-post-1/', '/blog/remote-post-2/', '/blog/', '/feed.xml', '/api/posts/remote-post-1']) {
    expect([path, (await ask(path)).status]).toEqual([path, 200])
  }
  const page = (await ask('/blog/remote-post-1/')).text
  expect(page).not.toMatch(/<script>alert|href="javascript:|<!-- \u2028/)
  expect(log()).not.toContain('a request failed')
})

test('a post with 20,000 nested levels is cut off, and the site works', async () => {
  const server = await startContentfulServer()
  const entries = JSON.stringify({ total: 2, items: [blogPost(1, { body: richText(paragraph('At the top.'), 'deep') }), blogPost(2)] })
  // Built as text, because JSON.stringify overflows the stack.
  const deep = `${'{"nodeType":"blockquote","data":{},"content":['.repeat(20_000)}${']}'.repeat(20_000)}`
  server.fault = say(200, entries.replace('"deep"', deep))
  const { ask } = await serveRemote(server)
  const page = await ask('/blog/remote-post-1/')
  expect(page.status).toBe(200)
  expect(page.text).toContain('At the top.')
  expect((await ask('/blog/remote-post-2/')).status).toBe(200)
})

test('markup, line separators and lone surrogates are safe in page, state, structured data, feed and list', async () => {
  const server = await startContentfulServer()
  const nasty = '</script><!--<script> ]]> \u2028 & "quoted" \ud800 end'
  const shown = nasty.replace('\ud800', '\ufffd')
  const fence = picture('fence')
  server.assets.push({ ...fence, fields: { ...fence.fields, title: nasty } })
  const image = linkTo('Asset', 'fence')
  server.entries.push(blogPost(1, { title: nasty, excerpt: nasty, metaDescription: nasty, image, body: richText(paragraph(nasty)) }))
  const { ask } = await serveRemote(server)
  const page = await ask('/blog/remote-post-1/')
  expect(page.status).toBe(200)
  const data = [...page.text.matchAll(/<script[^>]* type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => text)
  expect(data).toHaveLength(2)
  // In titles, any whitespace becomes a single space.
  const title = shown.replace('\u2028 ', '')
  for (const text of data) expect(JSON.stringify(JSON.parse(text))).toContain(JSON.stringify(title).slice(1, -1))
  const { posts }: { posts: PostSummary[] } = JSON.parse((await ask('/api/posts')).text)
  const listed = posts.find(({ slug }) => slug === 'remote-post-1')
  expect([listed?.title, listed?.imageAltText]).toEqual([title, shown])
  const texts = [
    page.text,
    (await ask('/blog/')).text,
    (await ask('/feed.xml')).text,
    (await ask('/sitemap.xml')).text,
    JSON.stringify(listed),
  ]
  for (const text of texts) expect(text).not.toMatch(/\p{Surrogate}|\\ud8/u)
  for (const text of texts.slice(2, 4)) expect(text.replace(/<!\[CDATA\[.*?\]\]>/gs, '')).not.toMatch(/<script|<!--|\]\]>/)
})
