import { expect, test } from 'vitest'
import { somePosts } from '../../test/fixtures/some-posts.ts'
import { contentSets } from '../../test/helpers/content-sets.ts'
import { articlePosts, fallbackPictureIndex, newestFirst, recentPosts, summaryOf, upToDateOn } from './posts.ts'

const dated = (title: string, lastModified: string, createdAt = lastModified) => ({ title, lastModified, createdAt })

test('the newest post comes first; equal dates keep their order', () => {
  const posts = [
    dated('a', '2023-12-03'),
    dated('b', '2024-01-01T00:00:00Z'),
    dated('c', '2023-12-03'),
    dated('d', '2023-12-03T01:00:00+02:00'),
  ]
  expect(newestFirst(posts, 'lastModified').map(({ title }) => title)).toEqual(['b', 'a', 'c', 'd'])
  expect(posts.map(({ title }) => title)).toEqual(['a', 'b', 'c', 'd'])
})

test('posts can be ordered by either date', () => {
  const posts = [dated('a', '2024-01-01', '2020-01-01'), dated('b', '2023-01-01', '2021-01-01')]
  expect(newestFirst(posts, 'createdAt').map(({ title }) => title)).toEqual(['b', 'a'])
})

test('recent posts are up to three other posts, newest first', () => {
  const posts = somePosts(6)
  expect(recentPosts(posts, 'Post number 5').map(({ title }) => title)).toEqual(['Post number 4', 'Post number 3', 'Post number 2'])
  expect(recentPosts(posts.slice(0, 2), 'Post number 5').map(({ title }) => title)).toEqual(['Post number 4'])
})

test('the fallback picture is one of five and always the same for an id', () => {
  const indexes = Array.from({ length: 200 }, (_, number) => fallbackPictureIndex(`${number}some-post`))
  expect(new Set(indexes)).toEqual(new Set([0, 1, 2, 3, 4]))
  expect(fallbackPictureIndex('0some-post')).toBe(indexes[0])
  expect(fallbackPictureIndex('')).toBe(0)
})

test('a summary is the post without its body', () => {
  const [post] = somePosts(1)
  if (!post) throw new Error('no post')
  expect(summaryOf(post)).toEqual(expect.objectContaining({ slug: 'post-0' }))
  expect(summaryOf(post)).not.toHaveProperty('body')
})

test.each(contentSets)('the articles of %s become posts with all their fields', (_, { site }) => {
  const posts = articlePosts(site)
  for (const [index, article] of site.articles.entries()) {
    const post = posts[index]
    if (!post) throw new Error('no post')
    for (const name of ['id', 'title', 'excerpt', 'slug', 'metaDescription', 'lastModified', 'createdAt'] as const)
      expect(post[name]).toBe(article[name])
    expect(post.tags).toEqual(article.tags)
    expect(post.body).toMatchObject({ kind: 'built-in', blocks: article.body })
  }
})

test.each(contentSets)('posts of %s have a review date only with an author', (_, { site }) => {
  for (const post of articlePosts(site)) expect(post.reviewed).toBe(site.articles.find(({ slug }) => slug === post.slug)?.reviewed)
  const anonymous = articlePosts({ ...site, blog: { ...site.blog, authors: [] } })
  expect(anonymous.filter(({ reviewed }) => reviewed)).toEqual([])
})

test('a post is as recent as its last change or review, whichever is later', () => {
  expect(upToDateOn({ lastModified: '2024-03-01', reviewed: '2024-05-01' })).toBe('2024-05-01')
  expect(upToDateOn({ lastModified: '2024-05-01', reviewed: '2024-03-01' })).toBe('2024-05-01')
  expect(upToDateOn({ lastModified: '2024-05-01' })).toBe('2024-05-01')
})
