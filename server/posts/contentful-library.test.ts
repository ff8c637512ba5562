import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  blogPost,
  cutOff,
  drip,
  type FakeContentful,
  type Fault,
  hang,
  picture,
  refuse,
  say,
  space,
  token,
} from '../../scripts/bench/contentful.ts'
import { builtSite, contentSets } from '../../test/helpers/content-sets.ts'
import { startContentfulServer } from '../../test/helpers/contentful-server.ts'
import { servePages } from '../../test/helpers/page-app.ts'
import { recordLog } from '../../test/helpers/recorded-log.ts'
import { temporaryFolder } from '../../test/helpers/temporary-folder.ts'
import { createFileStore } from '../store/files/file-store.ts'
import { ContentServiceError } from './content-service-error.ts'
import { createContentfulLibrary } from './contentful-library.ts'
import { createContentfulSource, type SourceLimits } from './contentful-source.ts'
import { createCopyStore } from './last-good-copy.ts'

const [[, set] = []] = contentSets
if (!set) throw new Error('There is no content set')
const { site } = set
const builtInCount = site.articles.length

type Options = {
  folder?: string
  limits?: Partial<SourceLimits>
  clock?: () => number
  token?: string /** The service does not answer. */
  isSilent?: boolean
}

/** A library with the real client, a real socket and a real store. */
async function makeLibrary(server: FakeContentful, options: Options = {}) {
  const folder = options.folder ?? (await temporaryFolder())
  const { documents } = createFileStore({ root: folder, log: recordLog() })
  const log: { level: string; fields: object; message: string }[] = []
  const library = await createContentfulLibrary({
    site,
    siteUrls: ['https://site.example', site.siteUrl],
    source: createContentfulSource(
      { spaceId: space, accessToken: options.token ?? token, environment: 'master', host: server.host },
      { deadlineMs: 30_000, firstRetryMs: 5, ...options.limits },
    ),
    copy: createCopyStore(documents, 'test'),
    log: {
      info: (fields, message) => log.push({ level: 'info', fields, message }),
      warn: (fields, message) => log.push({ level: 'warn', fields, message }),
    },
    clock: options.clock,
  })
  onTestFinished(() => library.close())
  // The start waits at most one second for the first response, which a busy machine may exceed.
  if (!options.isSilent) {
    await vi.waitUntil(() => !library.snapshot().stale || library.snapshot().lastErrorCode, { timeout: 120_000 })
  }
  return { library, folder, documents, log }
}

const slugs = (library: { list(): readonly { slug: string }[] }) => library.list().map(({ slug }) => slug)

test('remote posts are listed with the built-in ones, newest first, and found by slug', async () => {
  const server = await startContentfulServer()
  server.entries.push(blogPost(1), blogPost(2, {}, { updatedAt: '2025-01-01T00:00:00Z' }), blogPost(3))
  const { library } = await makeLibrary(server)
  expect(slugs(library).filter((slug) => slug.startsWith('remote-'))).toEqual(['remote-post-2', 'remote-post-3', 'remote-post-1'])
  expect(library.count).toBe(builtInCount + 3)
  expect(library.find('remote-post-3')).toMatchObject({
    id: '2-remote-post-3',
    title: 'Remote post 3',
    createdAt: '2024-01-04T00:00:00.000Z',
    body: { kind: 'rich-text' },
  })
  expect(library.findBySegment('x-remote-post-1-y')?.slug).toBe('remote-post-1')
  expect(library.find(site.articles[0]?.slug ?? '')?.body.kind).toBe('built-in')
  expect(library.snapshot()).toMatchObject({ source: 'contentful', count: builtInCount + 3, stale: false, lastErrorCode: undefined })
})

test('all pages of entries are fetched, and each entry counts once', async () => {
  const server = await startContentfulServer()
  for (let number = 0; number < 450; number++) server.entries.push(blogPost(number))
  const { library } = await makeLibrary(server)
  expect(library.count).toBe(builtInCount + 450)
  expect(server.requests.map(({ url }) => url.searchParams.get('skip'))).toEqual(['0', '200', '400'])
  expect(server.requests.every(({ url }) => Number(url.searchParams.get('limit')) <= 1000)).toBe(true)
})

test('only entries whose first website is exactly this host are ours', async () => {
  const server = await startContentfulServer()
  const websites: [unknown, boolean][] = [
    [['https://site.example'], true],
    [['https://www.site.example/blog/'], true],
    [['site.example'], true],
    ['http://SITE.EXAMPLE/', true],
    [[site.siteUrl], true],
    [['https://other.example, https://site.example'], true],
    [['https://other.example', 'https://site.example'], false],
    [['https://site.example.evil.test'], false],
    [['https://evil.test/?https://site.example'], false],
    [['https://notsite.example'], false],
    [['https://site.example:8443'], false],
    [['javascript:site.example'], false],
    [[], false],
    [undefined, false],
    [[null], false],
    [[7], false],
  ]
  for (const [number, [website]] of websites.entries()) server.entries.push(blogPost(number, { website }))
  const { library } = await makeLibrary(server)
  const found = websites.map((_, number) => library.find(`remote-post-${number}`) !== undefined)
  expect(found).toEqual(websites.map(([, expected]) => expected))
})

test('posts whose index and slug are equal when concatenated are two posts', async () => {
  const server = await startContentfulServer()
  const slugs = new Map([
    [1, '52-ways'],
    [15, '2-ways'],
  ])
  for (let number = 0; number < 16; number += 1) {
    server.entries.push(blogPost(number, { slug: slugs.get(number) ?? `post-${number}` }))
  }
  const { library } = await makeLibrary(server)
  expect(library.find('52-ways')?.id).not.toBe(library.find('2-ways')?.id)
  expect(library.count).toBe(builtInCount + 16)
})

test('an invalid entry is skipped, counted, and logged once by its id', async () => {
  const server = await startContentfulServer()
  server.entries.push(
    blogPost(1),
    blogPost(2, { title: '' }),
    blogPost(3, { slug: '../../etc' }),
    blogPost(4, { slug: undefined }),
    blogPost(5, {}, { createdAt: 'yesterday' }),
    blogPost(6, { title: { en: 'x' } }),
  )
  const { library, log } = await makeLibrary(server)
  await library.refresh()
  expect(library.count).toBe(builtInCount + 1)
  const logged = log.filter(({ level }) => level === 'warn').map(({ fields }) => fields)
  expect(logged).toEqual(['entry2', 'entry3', 'entry4', 'entry5', 'entry6'].map((entryId) => expect.objectContaining({ entryId })))
  expect(library.snapshot()).toMatchObject({ skipped: 5, stale: false })
})

test('a remote post replaces a built-in article with its address; of two remote ones the one changed last is used', async () => {
  const server = await startContentfulServer()
  const slug = site.articles[0]?.slug
  server.entries.push(blogPost(1, { slug }), blogPost(2, { slug: 'same', title: 'Older' }), blogPost(3, { slug: 'same', title: 'Newer' }))
  const { library } = await makeLibrary(server)
  expect(library.count).toBe(builtInCount + 1)
  expect(library.find(slug ?? '')?.title).toBe('Remote post 1')
  expect(library.find('same')?.title).toBe('Newer')
  expect(new Set(slugs(library)).size).toBe(library.count)
})

test('images come from the service’s own host over https; otherwise a bundled image is used', async () => {
  const server = await startContentfulServer()
  server.assets.push(
    picture('good'),
    picture('plain', { url: 'http://images.ctfassets.net/a/b.jpg' }),
    picture('foreign', { url: '//evil.test/a.jpg' }),
    picture('lookalike', { url: 'https://images.ctfassets.net.evil.test/a.jpg' }),
    picture('drawing', { contentType: 'image/svg+xml' }),
    picture('odd', { details: { image: { width: -1 } } }),
    { sys: { id: 'draft', type: 'Asset' } },
    { sys: { id: 'empty', type: 'Asset' }, fields: { title: 'x' } },
  )
  const ids = ['good', 'plain', 'foreign', 'lookalike', 'drawing', 'odd', 'draft', 'empty', 'missing']
  for (const [number, id] of ids.entries()) {
    server.entries.push(blogPost(number, { image: { sys: { type: 'Link', linkType: 'Asset', id } } }))
  }
  server.entries.push(blogPost(20, { image: 'https://images.ctfassets.net/a.jpg' }))
  const { library } = await makeLibrary(server)
  const post = (number: number) => library.find(`remote-post-${number}`)
  expect(post(0)).toMatchObject({
    image: `https://images.ctfassets.net/${space}/good/fence.jpg`,
    imageSize: { width: 1500, height: 1000 },
    imageAltText: 'Picture good',
  })
  expect(post(1)?.image).toBe('https://images.ctfassets.net/a/b.jpg')
  expect(post(5)?.image).toContain('images.ctfassets.net')
  expect(post(5)?.imageSize).toBeUndefined()
  for (const number of [2, 3, 4, 6, 7, 8, 20]) {
    expect([number, post(number)?.image, site.blog.fallbackPictures.includes(post(number)?.picture ?? '')]).toEqual([
      number,
      undefined,
      true,
    ])
  }
})

test('listeners are called after a refresh with changes, and not after one without', async () => {
  const server = await startContentfulServer()
  server.entries.push(blogPost(1))
  const { library } = await makeLibrary(server)
  let changes = 0
  const stop = library.onChange(() => {
    changes += 1
  })
  await library.refresh()
  expect(changes).toBe(0)
  server.entries.push(blogPost(2))
  await library.refresh()
  expect([changes, library.count]).toEqual([1, builtInCount + 2])
  server.entries.length = 0
  await library.refresh()
  expect([changes, library.count, library.find('remote-post-1')]).toEqual([2, builtInCount, undefined])
  stop()
  server.entries.push(blogPost(3))
  await library.refresh()
  expect(changes).toBe(2)
})

test('a refresh requested during another runs after it', async () => {
  const server = await startContentfulServer()
  const { library } = await makeLibrary(server)
  server.requests.length = 0
  const first = library.refresh()
  server.entries.push(blogPost(1))
  await Promise.all([first, library.refresh(), library.refresh(), library.refresh()])
  expect(server.requests).toHaveLength(2)
  expect(library.count).toBe(builtInCount + 1)
})

const lasting: [string, Fault, string][] = [
  ['401', refuse(401, 'AccessTokenInvalid'), 'unauthorized'],
  ['404', refuse(404, 'NotFound'), 'not-found'],
  ['400', refuse(400, 'BadRequest'), 'refused'],
  ['429 with a late reset', refuse(429, 'RateLimitExceeded', { 'x-contentful-ratelimit-reset': '3600' }), 'rate-limited'],
  ['429 forever', refuse(429, 'RateLimitExceeded', { 'x-contentful-ratelimit-reset': '0' }), 'rate-limited'],
  ['500', refuse(500, 'ServerError'), 'server-error'],
  ['silence', hang, 'timeout'],
  ['a byte now and then', drip, 'timeout'],
  ['a connection cut off', cutOff, 'connection'],
  ['broken JSON', say(200, '{"items":['), 'malformed'],
  ['HTML', say(200, '<html>'), 'malformed'],
  ['another shape', say(200, '{"items":{}}'), 'malformed'],
  ['null', say(200, 'null'), 'malformed'],
  ['a redirect', say(302, '', { location: 'http://127.0.0.1:9/' }), 'redirect'],
  ['a change of protocol', (_, response) => void response.writeHead(101, { connection: 'upgrade', upgrade: 'other' }).end(), 'refused'],
  ['6 MB', say(200, JSON.stringify({ items: [], filler: 'x'.repeat(6_000_000) })), 'too-large'],
  ['6 MB that are not compressed', (_, response) => void response.end('x'.repeat(6_000_000)), 'too-large'],
]

test.each(lasting)('the service answers %s: the posts stay, the error has a code, and the token is not leaked', async (_, fault, code) => {
  const server = await startContentfulServer()
  server.entries.push(blogPost(1))
  // Only a timeout needs the deadline; a busy machine may take a second for 6 MB.
  const { library, log } = await makeLibrary(server, { limits: { deadlineMs: code === 'timeout' ? 2000 : 60_000 } })
  server.fault = fault
  await library.refresh()
  expect(library.count).toBe(builtInCount + 1)
  expect(library.snapshot()).toMatchObject({ lastErrorCode: code })
  expect(JSON.stringify([log, library.snapshot()])).not.toContain(token)
  server.fault = undefined
  await library.refresh()
  expect(library.snapshot().lastErrorCode).toBeUndefined()
})

test.each([
  ['429 once', refuse(429, 'RateLimitExceeded', { 'x-contentful-ratelimit-reset': '0' })],
  ['500 once', refuse(500, 'ServerError')],
  ['one connection cut off', cutOff],
])('%s is retried, and has no other effect', async (_, fault) => {
  const server = await startContentfulServer()
  server.faults.push(fault)
  server.entries.push(blogPost(1))
  const { library } = await makeLibrary(server)
  await library.refresh()
  expect(library.count).toBe(builtInCount + 1)
  expect(library.snapshot().lastErrorCode).toBeUndefined()
})

/** When the service is fetched in the background, in seconds, if each call gets this response. */
async function secondsOfCalls(answers: (ContentServiceError | 'well')[]): Promise<number[]> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const start = Date.now()
  const calls: number[] = []
  const library = await createContentfulLibrary({
    site,
    siteUrls: [],
    source: {
      async fetchEntries() {
        const answer = answers[calls.length]
        calls.push((Date.now() - start) / 1000)
        if (answer instanceof ContentServiceError) throw answer
        return { entries: [], linked: { assets: new Map(), entries: new Map() }, skipped: 0 }
      },
    },
    copy: { read: async () => ({ savedAt: start, posts: [] }), write: async () => undefined },
    log: { info: () => undefined, warn: () => undefined },
  })
  onTestFinished(() => library.close())
  while (calls.length < answers.length) await vi.advanceTimersToNextTimerAsync()
  return calls
}

const down = new ContentServiceError('server-error')

test('a failing service is fetched again after 30 seconds, then less often, at least every five minutes; after recovery as before', async () => {
  const calls = await secondsOfCalls(['well', down, down, down, down, down, down, 'well', down, 'well'])
  const waits = calls.slice(1).map((call, number) => call - (calls[number] ?? 0))
  expect(waits).toEqual([300, 30, 60, 120, 240, 300, 300, 300, 30])
})

test('the service’s retry time is respected, up to five minutes', async () => {
  const inSeconds = (seconds: number) => new ContentServiceError('rate-limited', seconds * 1000)
  expect(await secondsOfCalls([inSeconds(1), inSeconds(100), inSeconds(3600), 'well'])).toEqual([0, 30, 130, 430])
})

test('the time to retry is read from the response', async () => {
  const server = await startContentfulServer()
  server.fault = refuse(429, 'RateLimitExceeded', { 'x-contentful-ratelimit-reset': '100' })
  const source = createContentfulSource({ spaceId: space, accessToken: token, environment: 'master', host: server.host })
  await expect(source.fetchEntries(new AbortController().signal)).rejects.toMatchObject({ code: 'rate-limited', retryAfterMs: 100_000 })
})

test('cached and new pages are served while a refresh waits for the service', async () => {
  const server = await startContentfulServer()
  server.entries.push(blogPost(1))
  const { library } = await makeLibrary(server, { limits: { deadlineMs: 600_000 } })
  const { ask } = await servePages(builtSite(set), { posts: library })
  await ask('/blog/')
  const events: string[] = []
  const held: (() => void)[] = []
  server.fault = (_, response) => void held.push(() => say(500, '')(_, response))
  const refreshing = library.refresh().then(() => events.push('the refresh is over'))
  await vi.waitUntil(() => held.length > 0, { timeout: 120_000 })
  for (const path of ['/blog/', '/blog/remote-post-1/', '/about/']) events.push(`${path} ${(await ask(path)).status}`)
  server.fault = undefined
  for (const release of held) release()
  await refreshing
  expect(events).toEqual(['/blog/ 200', '/blog/remote-post-1/ 200', '/about/ 200', 'the refresh is over'])
})

test('fetching stops at a limit if the service repeats one page forever', async () => {
  const server = await startContentfulServer()
  const entry = blogPost(1)
  server.fault = (request, response) => say(200, JSON.stringify({ total: 1_000_000, items: [entry, entry] }))(request, response)
  const { library } = await makeLibrary(server)
  expect(library.snapshot().lastErrorCode).toBe('incomplete')
  expect(library.count).toBe(builtInCount)
  expect(server.requests.length).toBeLessThan(5)
})

test.each([
  ['holds fewer entries than it counts', { total: 3, items: [] }],
  ['is an error in the shape of a list', { sys: { type: 'Error', id: 'ServerError' }, items: [] }],
])('a response that %s removes no post', async (_, answer) => {
  const server = await startContentfulServer()
  server.entries.push(blogPost(1), blogPost(2))
  const { library } = await makeLibrary(server)
  expect(library.count).toBe(builtInCount + 2)
  server.fault = (request, response) => say(200, JSON.stringify(answer))(request, response)
  await library.refresh()
  expect(library.count).toBe(builtInCount + 2)
  expect(library.snapshot().lastErrorCode).toBeDefined()
})

test('the total size of all responses is limited too', async () => {
  const server = await startContentfulServer()
  for (let number = 0; number < 30; number++) server.entries.push(blogPost(number))
  const { library } = await makeLibrary(server, { limits: { entriesPerPage: 10, maxBytes: 1500 } })
  expect(library.snapshot().lastErrorCode).toBe('too-large')
  expect(library.count).toBe(builtInCount)
})

test('compressed responses are limited by their decompressed size', async () => {
  const server = await startContentfulServer()
  for (let number = 0; number < 30; number++) server.entries.push(blogPost(number, { title: `Post ${'x'.repeat(200)}` }))
  // A page of ten is about 8 kB. Compressed, all three together are less than 3 kB.
  const { library } = await makeLibrary(server, { limits: { entriesPerPage: 10, maxBytes: 12_000 } })
  expect(library.snapshot().lastErrorCode).toBe('too-large')
})

test('a service that is down at the start leaves the built-in posts, stale; after recovery posts are fresh without a restart', async () => {
  const server = await startContentfulServer()
  server.entries.push(blogPost(1))
  await server.stop()
  const { library } = await makeLibrary(server)
  expect(library.count).toBe(builtInCount)
  expect(library.snapshot()).toMatchObject({ stale: true })
  await server.start()
  await library.refresh()
  expect(library.count).toBe(builtInCount + 1)
  expect(library.snapshot()).toMatchObject({ stale: false, ageSeconds: 0 })
})

test('a service that hangs at the start delays it by a second at most', async () => {
  const server = await startContentfulServer()
  server.fault = hang
  const before = performance.now()
  const { library } = await makeLibrary(server, { limits: { deadlineMs: 60_000 }, isSilent: true })
  expect(performance.now() - before).toBeLessThan(30_000)
  expect(library.count).toBe(builtInCount)
})

test('a service that is down at the start with a last good copy: every post, stale, with the copy’s age', async () => {
  const folder = await temporaryFolder()
  const server = await startContentfulServer()
  for (let number = 0; number < 30; number++) server.entries.push(blogPost(number))
  const { library: before, documents } = await makeLibrary(server, { folder })
  await before.close()
  await server.stop()
  const { library } = await makeLibrary(server, { folder, clock: () => Date.now() + 90_000 })
  expect(slugs(library)).toEqual(slugs(before))
  expect(library.find('remote-post-7')).toEqual(before.find('remote-post-7'))
  expect(library.snapshot().stale).toBe(true)
  expect(library.snapshot().ageSeconds).toBeGreaterThanOrEqual(90)
  expect(JSON.stringify(await documents.read('posts/remote'))).not.toContain(token)
})

test.each([
  ['of another version', { version: 99 }],
  ['of another space', { source: 'other' }],
  ['not ours at all', { posts: 'none' }],
])('a copy that is %s is ignored, and replaced after the next valid response', async (_, changes) => {
  const folder = await temporaryFolder()
  const server = await startContentfulServer()
  server.entries.push(blogPost(1))
  const { library: first, documents } = await makeLibrary(server, { folder })
  await first.close()
  const { value, version = 0 } = (await documents.read('posts/remote')) ?? {}
  await documents.write('posts/remote', { ...Object(value), ...changes }, version)
  await server.stop()
  const { library } = await makeLibrary(server, { folder })
  expect(library.count).toBe(builtInCount)
  await server.start()
  await library.refresh()
  expect(library.count).toBe(builtInCount + 1)
  expect(await documents.read('posts/remote')).toMatchObject({ value: { version: 2, source: 'test', posts: [{ title: 'Remote post 1' }] } })
})

test('a store that cannot be written to is logged and has no other effect', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'posts'), 'a file in the way')
  const server = await startContentfulServer()
  server.entries.push(blogPost(1))
  const { library, log } = await makeLibrary(server, { folder })
  expect(library.count).toBe(builtInCount + 1)
  expect(log.map(({ message }) => message)).toContain('the last good copy of the posts could not be written')
})

test('a copy that could not be written is written after the next valid response, even without changes', async () => {
  const folder = await temporaryFolder()
  const obstacle = join(folder, 'posts')
  await writeFile(obstacle, 'a file in the way')
  const server = await startContentfulServer()
  server.entries.push(blogPost(1))
  const { library, documents } = await makeLibrary(server, { folder })
  await rm(obstacle)
  await library.refresh()
  expect(await documents.read('posts/remote')).toMatchObject({ value: { posts: [{ title: 'Remote post 1' }] } })
})

test('without a valid response for 15 minutes the posts are stale', async () => {
  const server = await startContentfulServer()
  let now = 1_000_000_000_000
  const { library } = await makeLibrary(server, { clock: () => now })
  expect(library.snapshot().stale).toBe(false)
  now += 15 * 60_000 + 1000
  expect(library.snapshot()).toMatchObject({ stale: true, ageSeconds: 901 })
})

test('the token is sent only to the service, and a wrong one is reported', async () => {
  const server = await startContentfulServer()
  const { library } = await makeLibrary(server, { token: 'another-token' })
  expect(library.snapshot().lastErrorCode).toBe('unauthorized')
  expect(server.requests[0]?.authorization).toBe('Bearer another-token')
})

test('the deadline works when garbage is collected during a fetch', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const server = await startContentfulServer()
  server.fault = hang
  const source = createContentfulSource(
    { spaceId: space, accessToken: token, environment: 'master', host: server.host },
    { deadlineMs: 2000 },
  )
  const fetching = source.fetchEntries(new AbortController().signal)
  fetching.catch(() => undefined)
  await vi.waitUntil(() => server.requests.length > 0, { timeout: 120_000 })
  collect()
  await expect(fetching).rejects.toMatchObject({ code: 'timeout' })
})

test('closing aborts a running fetch', async () => {
  const server = await startContentfulServer()
  const { library, log } = await makeLibrary(server, { limits: { deadlineMs: 60_000 } })
  server.fault = hang
  const fetching = library.refresh()
  await library.close()
  await fetching
  await library.refresh()
  expect(log.filter(({ level }) => level === 'warn')).toEqual([])
})

test('above the limit the newest entries are skipped, and this is logged once', async () => {
  const server = await startContentfulServer()
  for (let number = 0; number < 7; number++) server.entries.push(blogPost(number))
  const { library, log } = await makeLibrary(server, { limits: { entriesPerPage: 2, maxPages: 2 } })
  await library.refresh()
  expect(library.count).toBe(builtInCount + 4)
  expect(log.filter(({ level }) => level === 'warn')).toEqual([
    { level: 'warn', fields: { skipped: 3 }, message: 'the content service has too many entries: the newest were skipped' },
  ])
})

test('2,000 posts are complete, in order and found quickly', async () => {
  const server = await startContentfulServer()
  for (let number = 0; number < 2000; number++) server.entries.push(blogPost(number))
  const { library } = await makeLibrary(server, { limits: { deadlineMs: 20_000 } })
  await library.refresh()
  expect(library.count).toBe(builtInCount + 2000)
  expect(slugs(library).slice(0, 2)).toEqual(['remote-post-1999', 'remote-post-1998'])
  expect(library.find('remote-post-1234')?.title).toBe('Remote post 1234')
})
