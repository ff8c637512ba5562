import express from 'express'
import { describe, expect, test } from 'vitest'
import { createBuiltInLibrary } from '../../server/posts/built-in-library.ts'
import { createPostCollection } from '../../server/posts/post-library.ts'
import { postRoutes } from '../../server/routes/posts.ts'
import { somePosts } from '../fixtures/some-posts.ts'
import { makeApp } from '../helpers/app-site.ts'
import { askAt, serveForTest } from '../helpers/ask.ts'
import { contentSets } from '../helpers/content-sets.ts'

const serve = (posts: Parameters<typeof postRoutes>[0]) => serveForTest(express().disable('x-powered-by').use(postRoutes(posts)))

describe.each(contentSets)('the posts of %s', (_, { site }) => {
  test('the list has every article without its body', async () => {
    const ask = await serve(createBuiltInLibrary(site))
    const { status, headers, text } = await ask('/api/posts')
    const { posts } = JSON.parse(text)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(posts.map(({ slug }: { slug: string }) => slug).sort()).toEqual(site.articles.map(({ slug }) => slug).sort())
    for (const post of posts) {
      expect(post).not.toHaveProperty('body')
      for (const name of ['id', 'title', 'excerpt', 'slug', 'metaDescription', 'lastModified', 'createdAt'])
        expect(post[name]).toEqual(expect.any(String))
      expect(post.tags).toEqual(expect.any(Array))
    }
  })

  test('each article has its body', async () => {
    const ask = await serve(createBuiltInLibrary(site))
    for (const article of site.articles) {
      const { status, text } = await ask(`/api/posts/${article.slug}`)
      expect(status).toBe(200)
      expect(JSON.parse(text).post).toMatchObject({
        slug: article.slug,
        title: article.title,
        body: { kind: 'built-in', blocks: article.body },
      })
    }
  })
})

function changingPosts() {
  const collection = createPostCollection()
  collection.replace(somePosts(3))
  const snapshot = () => ({ source: 'built-in' as const, count: 3, stale: false, skipped: 0 })
  return { collection, posts: collection.toLibrary({ snapshot, refresh: async () => undefined, close: async () => undefined }) }
}

test('the list is newest first and updates with the posts', async () => {
  const { collection, posts } = changingPosts()
  const ask = await serve(posts)
  const slugs = async () => JSON.parse((await ask('/api/posts')).text).posts.map(({ slug }: { slug: string }) => slug)
  expect(await slugs()).toEqual(['post-2', 'post-1', 'post-0'])
  collection.replace(somePosts(4))
  expect(await slugs()).toEqual(['post-3', 'post-2', 'post-1', 'post-0'])
})

test('an unknown post gets 404 with no-store', async () => {
  const ask = await serve(changingPosts().posts)
  for (const path of ['/api/posts/nothing', '/api/posts/constructor', '/api/posts/__proto__', '/api/posts/post']) {
    const { status, headers, text } = await ask(path)
    expect([path, status, headers['cache-control']]).toEqual([path, 404, 'no-store'])
    expect(JSON.parse(text)).toEqual({ status: 'not-found' })
  }
})

test('in the whole app an unknown post gets 404 as JSON, whether or not the not-found page is cached', async () => {
  const { http } = await makeApp()
  const ask = askAt(http.port)
  const askPost = async () => {
    const { status, headers, text } = await ask('/api/posts/nothing')
    return [status, headers['cache-control'], headers['content-type'], text]
  }
  const expected = [404, 'no-store', 'application/json; charset=utf-8', '{"status":"not-found"}']
  expect(await askPost()).toEqual(expected)
  await ask('/nothing')
  expect(await askPost()).toEqual(expected)
  expect((await ask('/api/posts/nothing', { method: 'OPTIONS' })).status).toBe(404)
})

test('the ETag of list and post gets a 304 until they change', async () => {
  const { collection, posts } = changingPosts()
  const ask = await serve(posts)
  for (const path of ['/api/posts', '/api/posts/post-1']) {
    const { headers } = await ask(path)
    const known = { headers: { 'if-none-match': String(headers.etag) } }
    const again = await ask(path, known)
    expect([again.status, again.body.byteLength, again.headers.etag, again.headers.vary]).toEqual([304, 0, headers.etag, 'Accept-Encoding'])
    collection.replace(somePosts(3).map((post) => ({ ...post, title: `${post.title} after ${path}` })))
    expect((await ask(path, known)).status).toBe(200)
  }
})
