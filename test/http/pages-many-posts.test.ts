import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { paragraph, richText } from '../../scripts/bench/contentful.ts'
import { createRendering } from '../../server/pages/rendering.ts'
import { createPostCollection, type PostLibrary } from '../../server/posts/post-library.ts'
import { somePosts } from '../fixtures/some-posts.ts'
import { builtSite, contentSets } from '../helpers/content-sets.ts'
import { servePages } from '../helpers/page-app.ts'

const [[, set] = []] = contentSets
if (!set) throw new Error('There is no content set')
const site = builtSite(set)
const brotli = { headers: { 'accept-encoding': 'br' } }

/** Posts with different texts, as long as a typical article. */
function longPosts(count: number) {
  return somePosts(count).map((post, number) => {
    const body = richText(
      ...Array.from({ length: 12 }, (_, part) =>
        paragraph(`Part ${part} of ${number}: ${`word${number * 7 + part} and more `.repeat(18)}`),
      ),
    )
    return { ...post, body: { kind: 'rich-text' as const, document: { ...body, nodeType: 'document' as const } } }
  })
}

function libraryOf(count: number): PostLibrary {
  const collection = createPostCollection()
  collection.replace(longPosts(count))
  const snapshot = () => ({ source: 'contentful' as const, count, stale: false, skipped: 0 })
  return collection.toLibrary({ snapshot, refresh: async () => undefined, close: async () => undefined })
}

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')
function memory(): number {
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

test('with 2,000 posts the home page is the same, and the blog list is about as large as with 12', async () => {
  const few = await servePages(site, { posts: libraryOf(12) })
  const many = await servePages(site, { posts: libraryOf(2000) })
  expect((await many.ask('/')).text).toBe((await few.ask('/')).text)
  const [short, long] = [await few.ask('/blog/', brotli), await many.ask('/blog/', brotli)]
  expect(Math.abs(long.body.byteLength - short.body.byteLength) / short.body.byteLength).toBeLessThan(0.1)
  expect((await many.ask('/blog/page/167/')).status).toBe(200)
  expect((await many.ask('/blog/page/168/')).status).toBe(404)
})

test('2,000 posts take less than 60 MB, and a cached post page less than 8 kB', async () => {
  const empty = memory()
  const posts = libraryOf(2000)
  expect(memory() - empty).toBeLessThan(60_000_000)
  const { ask, pages } = await servePages(site, { posts, rendering: createRendering() })
  await pages.ready()
  const kept = pages.snapshot()
  for (let number = 1000; number < 1025; number++) await ask(`/blog/post-${number}/`, brotli)
  await pages.ready()
  expect(pages.snapshot().entries).toBe(kept.entries + 25)
  // Polls, because the best compression follows in idle moments.
  await expect.poll(() => (pages.snapshot().bytes - kept.bytes) / 25).toBeLessThan(8192)
})
