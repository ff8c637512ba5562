import { get } from 'node:http'
import express from 'express'
import { Suspense, use } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { DocumentProps } from '../../client/document/document.tsx'
import { contentPages, refusalPage } from '../../shared/addresses/routes.ts'
import { mapFields } from '../../shared/contact/contact-fields.ts'
import { messagePage, pageData } from '../../shared/pages/page-data.ts'
import { PlainDocument } from '../../test/fixtures/plain-document.tsx'
import { somePosts } from '../../test/fixtures/some-posts.ts'
import { listenForTest } from '../../test/helpers/app-http-server.ts'
import { serveForTest } from '../../test/helpers/ask.ts'
import { builtSite, contentSets } from '../../test/helpers/content-sets.ts'
import { servePages } from '../../test/helpers/page-app.ts'
import { createResolveAddress } from '../addresses/resolve-address.ts'
import { RequestAbortedError } from '../base/errors.ts'
import { createBuiltInLibrary } from '../posts/built-in-library.ts'
import { createPostCollection } from '../posts/post-library.ts'
import { createRendering } from './rendering.ts'

const [[, firstSet] = []] = contentSets
if (!firstSet) throw new Error('There is no content set')
const site = builtSite(firstSet)

/** A post library whose posts the test can replace. */
function changingPosts(count: number) {
  const collection = createPostCollection()
  collection.replace(somePosts(count))
  const posts = collection.toLibrary({
    snapshot: () => ({ source: 'contentful', count, stale: false, skipped: 0 }),
    refresh: async () => undefined,
    close: async () => undefined,
  })
  return { posts, replace: collection.replace }
}

/** A document that records which pages were rendered. */
function countingDocument() {
  const rendered: string[] = []
  const Document = (props: DocumentProps) => {
    rendered.push(props.state.page.key)
    return <PlainDocument {...props} />
  }
  return { rendered, Document }
}

test('simultaneous requests for a page that is not cached render it once', async () => {
  const { rendered, Document } = countingDocument()
  const { ask } = await servePages(site, { Document })
  const replies = await Promise.all(Array.from({ length: 100 }, () => ask('/about/')))
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
  expect(rendered).toEqual(['about'])
})

test('once ready, every page, list and post is cached and none is rendered again', async () => {
  const { rendered, Document } = countingDocument()
  const { ask, pages } = await servePages(site, { Document })
  await pages.ready()
  const before = rendered.length
  for (const page of contentPages(site)) await ask(page.path)
  await ask('/nothing/here')
  await ask('/blog/nothing')
  await ask('/contact/?sent=1')
  expect(rendered).toHaveLength(before)
})

test('the best compression replaces the quick one, with the same text and tag', async () => {
  const { ask, pages } = await servePages(site, { Document: PlainDocument, rendering: createRendering() })
  const headers = { 'accept-encoding': 'br' }
  const quick = await ask('/about/', { headers })
  await pages.ready()
  await expect.poll(async () => (await ask('/about/', { headers })).body.byteLength).toBeLessThan(quick.body.byteLength)
  const best = await ask('/about/', { headers })
  expect([best.text, best.headers.etag]).toEqual([quick.text, quick.headers.etag])
  expect(best.headers['content-length']).toBe(String(best.body.byteLength))
})

test('new posts update the blog pages in the background, and no other page', async () => {
  const { posts, replace } = changingPosts(3)
  const { rendered, Document: CountingDocument } = countingDocument()
  let released: Promise<void> | undefined
  let release = () => {}
  const Document = (props: DocumentProps) => {
    if (released) use(released)
    return <CountingDocument {...props} />
  }
  const { ask, pages } = await servePages(site, { Document, posts })
  await pages.ready()
  const [blog, home] = [await ask('/blog/'), await ask('/')]
  rendered.length = 0
  released = new Promise((resolve) => {
    release = resolve
  })
  replace(somePosts(4))
  const meanwhile = await ask('/blog/')
  expect(meanwhile.headers.etag).toBe(blog.headers.etag)
  release()
  await vi.waitFor(() => expect(rendered).toEqual(expect.arrayContaining(['blog', 'post:post-0', 'post:post-1', 'post:post-2'])))
  await pages.ready()
  const after = await ask('/blog/')
  expect(after.text).toContain('Post number 3')
  expect(after.headers.etag).not.toBe(blog.headers.etag)
  expect((await ask('/')).headers.etag).toBe(home.headers.etag)
  expect(rendered).not.toContain('home')
})

test('a deleted post disappears at once from its address and from the cache', async () => {
  const { posts, replace } = changingPosts(3)
  const { ask, pages } = await servePages(site, { Document: PlainDocument, posts })
  await pages.ready()
  const before = pages.snapshot().entries
  expect((await ask('/blog/post-2')).status).toBe(200)
  replace(somePosts(2))
  expect((await ask('/blog/post-2')).status).toBe(404)
  await pages.ready()
  expect(pages.snapshot().entries).toBe(before - 1)
})

test('when the year changes at the business, every page is rendered again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  let now = Date.parse('2026-01-01T03:00:00Z')
  const { ask, pages } = await servePages(
    { ...site, openingHours: { ...site.openingHours, timeZone: 'America/Los_Angeles' } },
    {
      Document: PlainDocument,
      clock: () => now,
    },
  )
  await pages.ready()
  expect((await ask('/')).text).toContain('<p>2025</p>')
  now = Date.parse('2026-01-01T08:00:00Z')
  vi.advanceTimersByTime(60_000)
  await pages.ready()
  expect((await ask('/')).text).toContain('<p>2026</p>')
  expect((await ask('/about')).text).toContain('<p>2026</p>')
})

test('the notice is shown from its first day to its last at the business, with the days off of the hours', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const notice = { text: 'Closed for inventory. Back Monday.', from: '2026-11-26', until: '2026-11-28', href: '/contact/' }
  let now = Date.parse('2026-11-26T07:59:00Z')
  const { ask, pages } = await servePages({ ...site, notice }, { clock: () => now })
  await pages.ready()
  const isShown = async (path: string) => (await ask(path)).text.includes('Closed for inventory')
  expect(await isShown('/')).toBe(false)
  for (const [instant, expected] of [
    ['2026-11-26T08:00:00Z', true],
    ['2026-11-29T07:59:00Z', true],
    ['2026-11-29T08:00:00Z', false],
  ] as const) {
    now = Date.parse(instant)
    vi.advanceTimersByTime(60_000)
    await pages.ready()
    expect([instant, await isShown('/'), await isShown('/about/')]).toEqual([instant, expected, expected])
  }
})

test('a job opening is removed when its last day at the business is over', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const terms = { pay: { from: 24, to: 34, per: 'HOUR' as const }, benefits: 'Health plan', sample: false }
  const job = { title: 'Builder', description: 'Builds.', datePosted: '2026-05-01', employmentType: 'FULL_TIME' as const, ...terms }
  const jobs = [
    { ...job, validThrough: '2026-06-30' },
    { ...job, title: 'Welder', validThrough: '2026-07-31' },
  ]
  let now = Date.parse('2026-07-01T06:59:00Z')
  const { ask, pages } = await servePages(
    { ...site, careers: { ...site.careers, jobs }, openingHours: { ...site.openingHours, timeZone: 'America/Los_Angeles' } },
    { Document: PlainDocument, clock: () => now },
  )
  await pages.ready()
  const shown = async () => (await ask('/api/pages/careers/')).text.match(/Builder|Welder/g)
  expect(await shown()).toEqual(['Builder', 'Welder'])
  now += 60_000
  vi.advanceTimersByTime(60_000)
  await pages.ready()
  expect(await shown()).toEqual(['Welder'])
})

test('a page that fails to render again keeps its old bytes, is counted, and is retried', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { posts, replace } = changingPosts(3)
  let isBroken = false
  const Document = (props: DocumentProps) => {
    if (isBroken) throw new Error('broken part')
    return <PlainDocument {...props} />
  }
  const { ask, pages, faults } = await servePages(site, { Document, posts })
  await pages.ready()
  isBroken = true
  replace(somePosts(4))
  await pages.ready()
  const kept = await ask('/blog/')
  expect(kept.status).toBe(200)
  expect(kept.text).not.toContain('Post number 3')
  expect(pages.snapshot().faulty).toBeGreaterThan(0)
  expect(faults).not.toEqual([])
  isBroken = false
  vi.advanceTimersByTime(60_000)
  await pages.ready()
  expect((await ask('/blog/')).text).toContain('Post number 3')
  expect(pages.snapshot().faulty).toBe(0)
})

test('a post that never rendered is no longer counted as faulty after it is deleted', async () => {
  const { posts, replace } = changingPosts(3)
  const Document = (props: DocumentProps) => {
    if (props.state.page.key === 'post:post-2') throw new Error('broken part')
    return <PlainDocument {...props} />
  }
  const { ask, pages } = await servePages(site, { Document, posts })
  expect((await ask('/blog/post-2')).status).toBe(500)
  expect(pages.snapshot().faulty).toBe(1)
  replace(somePosts(2))
  await expect.poll(() => pages.snapshot().faulty).toBe(0)
  expect((await ask('/blog/post-2')).status).toBe(404)
})

test('a page that is gone before its turn to be rendered is not rendered, and not counted as faulty', async () => {
  const { pages, faults } = await servePages(site)
  const { work } = site
  if (!work) throw new Error('The set has no jobs')
  const shownWith = (jobs: typeof work.jobs) => {
    const changed = { ...site, work: { ...work, jobs } }
    const sites = [{ site: changed, posts: createBuiltInLibrary(changed) }] as const
    return { sites, resolveAddress: createResolveAddress(sites) }
  }
  void pages.use(shownWith(work.jobs))
  await pages.use(shownWith(work.jobs.slice(1)))
  expect([pages.snapshot().faulty, faults]).toEqual([0, []])
})

test.each([
  [
    'throws',
    () => {
      throw new Error('broken part')
    },
  ],
  [
    'throws inside a boundary',
    () => (
      <Suspense fallback="x">
        <Boom />
      </Suspense>
    ),
  ],
  ['has a style attribute', () => <p style={{ color: 'red' }}>x</p>],
])('a page that %s gets status 500 and is not cached', async (_, Inner) => {
  const Document = () => (
    <html lang="en-US">
      <body>
        <Inner />
      </body>
    </html>
  )
  const { ask, pages, faults } = await servePages(site, { Document })
  expect((await ask('/')).status).toBe(500)
  expect(faults).toHaveLength(1)
  expect(pages.snapshot()).toMatchObject({ entries: 0, faulty: 1 })
})

function Boom(): never {
  throw new Error('broken part')
}

test('at most `maxPosts` posts are cached; the one rendered first is dropped first', async () => {
  const { posts } = changingPosts(60)
  const { rendered, Document } = countingDocument()
  const { ask, pages } = await servePages(site, { Document, posts, maxPosts: 3 })
  await ask('/about/')
  for (const number of [50, 51, 52, 50, 53]) await ask(`/blog/post-${number}`)
  expect(pages.snapshot().entries).toBe(4)
  rendered.length = 0
  for (const path of ['/about/', '/blog/post-51', '/blog/post-52', '/blog/post-53', '/blog/post-50']) await ask(path)
  expect(rendered).toEqual(['post:post-50'])
})

test('a cached page is logged when it is sent; other requests are left to the routers', async () => {
  const { ask, pages, logged } = await servePages(site, { Document: PlainDocument })
  await pages.ready()
  await ask('/about/?x=1')
  await ask('/nothing')
  await ask('/ABOUT')
  await ask('/about/', { method: 'POST' })
  expect(logged).toEqual(['/about/?x=1'])
})

test('the page of a refused request is rendered once for all addresses', async () => {
  const { rendered, Document } = countingDocument()
  const { pages } = await servePages(site, { Document })
  const ask = await serveForTest(express().use((request, response) => void pages.sendPage(request, response, refusalPage(412, 'en'))))
  for (const path of ['/a', '/b', '/c']) expect(await ask(path)).toMatchObject({ status: 412, headers: { 'cache-control': 'no-store' } })
  expect(rendered).toHaveLength(1)
})

test('a page made for one request is not cached, and clients must not store it', async () => {
  const { pages } = await servePages(site, { Document: PlainDocument })
  const answer = { status: 429, data: messagePage(site, 'Too many', 'Call us.') }
  const ask = await serveForTest(express().use((request, response) => void pages.send(request, response, answer)))
  const { status, headers, text } = await ask('/')
  expect([status, headers['cache-control']]).toEqual([429, 'no-store'])
  expect(text).toContain('<h1>message</h1>')
  expect((await ask('/', { method: 'HEAD' })).body.byteLength).toBe(0)
  expect(pages.snapshot().entries).toBe(0)
})

test.each([
  ['a page', () => use(never)],
  [
    'a part of a page',
    () => (
      <Suspense fallback="x">
        <Endless />
      </Suspense>
    ),
  ],
])('rendering %s that never finishes is aborted when the visitor leaves', async (_, Inner) => {
  const visitor = new AbortController()
  const Document = () => {
    visitor.abort()
    return (
      <html lang="en-US">
        <body>
          <Inner />
        </body>
      </html>
    )
  }
  const { pages } = await servePages(site, { Document })
  const faults: unknown[] = []
  const app = express().use((request, response) => {
    const answer = { status: 429, data: messagePage(site, 'Too many', 'Call us.') }
    pages.send(request, response, answer).catch((fault: unknown) => faults.push(fault))
  })
  const { port } = await listenForTest(app)
  get({ port, host: '127.0.0.1', signal: visitor.signal }).on('error', () => undefined)
  await expect.poll(() => faults).toEqual([expect.any(RequestAbortedError)])
})

const never = new Promise<never>(() => undefined)

function Endless(): React.ReactNode {
  return use(never)
}

test('visitor input is escaped everywhere in the page', async () => {
  const { pages } = await servePages(site)
  const contact = contentPages(site).find(({ key }) => key === 'contact')
  if (!contact) throw new Error('There is no contact page')
  const typed = '"></textarea></script><!--<script>alert(1)</script><img src=x onerror=alert(2)>\u2028'
  const values = mapFields(() => typed)
  const data = pageData(site, contact, { form: { status: 'invalid', values, errors: { email: 'Enter an email address' } } })
  const ask = await serveForTest(express().use((request, response) => void pages.send(request, response, { status: 422, data })))
  const { status, text } = await ask('/')
  expect(status).toBe(422)
  expect(text).not.toMatch(/<script>alert|<img src=x|<!--<script/)
  expect(text.match(/<\/textarea>/g)).toHaveLength(1)
  const state = /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(text)?.[1] ?? ''
  expect(JSON.parse(state).page.content.form.values.comment).toBe(typed)
})
