import { describe, expect, test } from 'vitest'
import { contentSets } from '../test/helpers/content-sets.ts'
import { createPostIndex } from './post-index.ts'
import {
  blogListPage,
  blogPageCount,
  contentPages,
  findListPage,
  findPage,
  missingPostPage,
  notFoundPage,
  pagesByPath,
  postPage,
} from './routes.ts'

describe.each(contentSets)('the route table of %s', (_, { site }) => {
  const pages = contentPages(site)

  test('has every page of the specification once, each at a path with slashes', () => {
    const paths = pages.map(({ path }) => path)
    const named = ['/', '/services/', '/blog/', '/about/', '/careers/', '/contact/', '/gallery/', '/directories-on-the-web/', '/privacy/']
    const services = site.services.flatMap(({ page }) => page?.path ?? [])
    expect([...paths].sort()).toEqual([...named, ...services].sort())
    expect(new Set(pages.map(({ key }) => key)).size).toBe(pages.length)
    expect(paths.every((path) => /^\/([a-z0-9-]+\/)?$/.test(path))).toBe(true)
  })

  test('leads to a page with and without the slash, and nowhere else', () => {
    const table = pagesByPath(pages)
    const posts = { ...createPostIndex(site.articles), count: site.articles.length }
    for (const page of pages) {
      expect(findPage(table, posts, page.path)).toBe(page)
      expect(findPage(table, posts, page.path.slice(0, -1) || '/')).toBe(page)
      expect(findPage(table, posts, `${page.path}more`).screen).toMatch(/^(not-found|missing-post)$/)
    }
    for (const { slug } of site.articles) expect(findPage(table, posts, `/blog/${slug}`)).toEqual(postPage(slug))
  })
})

test.each([
  ['/blog/nothing', missingPostPage],
  ['/blog/gate/more', notFoundPage],
  ['/blog//gate', notFoundPage],
  ['/constructor', notFoundPage],
  ['/__proto__/', notFoundPage],
  ['/blog/page/1', notFoundPage],
  ['/blog/page/2', blogListPage(2)],
  ['/blog/page/3/', blogListPage(3)],
  ['/blog/page/4', notFoundPage],
  ['/blog/page/02', missingPostPage],
  ['/blog/page/99999999999999999999', notFoundPage],
  ['/blog/the-gate-of-x', postPage('gate')],
])('with 25 posts, %s is the right page', (path, expected) => {
  const posts = { ...createPostIndex([{ slug: 'gate' }]), count: 25 }
  const found = findPage(new Map(), posts, path)
  if (path === '/blog/page/02' || path.endsWith('99999')) expect(found.indexable).toBe(false)
  else expect(found).toEqual(expected)
})

test('twelve posts make a page; no posts make one as well', () => {
  expect([0, 1, 12, 13, 24, 25].map(blogPageCount)).toEqual([1, 1, 1, 2, 2, 3])
  expect(findListPage('/blog/page/2', 12)).toBeUndefined()
  expect(findListPage('/blog/page/2', 13)).toMatchObject({ key: 'blog:2' })
})
