import { describe, expect, test } from 'vitest'
import { contentSets } from '../../test/helpers/content-sets.ts'
import { createPostIndex } from '../blog/post-index.ts'
import type { Language } from '../language/languages.ts'
import { findListPage, findPage, languageAt, pagesByPath } from './find-page.ts'
import {
  blogPageCount,
  contentPages,
  missingPostPage,
  notFoundPage,
  ownPath,
  pageOfList,
  pagePaths,
  pathOf,
  postPage,
  serviceHref,
} from './routes.ts'

describe.each(contentSets)('the route table of %s', (_, { site }) => {
  const { language } = site
  const pages = contentPages(site)

  test('has every page once, at a path that starts and ends with a slash', () => {
    const paths = pages.map(({ path }) => path)
    const named = [
      '/',
      '/services/',
      '/blog/',
      '/about/',
      '/careers/',
      '/contact/',
      '/gallery/',
      '/directories-on-the-web/',
      '/privacy/',
      '/estimate/',
      '/work/',
    ]
    const services = site.services.flatMap(({ page }) => page?.path ?? [])
    const own = Object.keys(site.ownPages).map(ownPath)
    const jobs = (site.work?.jobs ?? []).map(({ slug }) => `/work/${slug}/`)
    expect([...paths].sort()).toEqual([...named, ...services, ...own, ...jobs].sort())
    expect(new Set(pages.map(({ key }) => key)).size).toBe(pages.length)
    expect(paths.every((path) => /^\/(work\/)?([a-z0-9-]+\/)?$/.test(path))).toBe(true)
  })

  test('finds a page with and without the trailing slash, and at no other path', () => {
    const table = { language, pages: pagesByPath(pages), posts: { ...createPostIndex(site.articles), count: site.articles.length } }
    for (const page of pages) {
      expect(findPage(table, page.path)).toBe(page)
      expect(findPage(table, page.path.slice(0, -1) || '/')).toBe(page)
      expect(findPage(table, `${page.path}more`).screen).toMatch(/^(not-found|missing-post)$/)
    }
    for (const { slug } of site.articles) expect(findPage(table, `/blog/${slug}`)).toEqual(postPage(slug, language))
  })

  test('has no pages in other languages', () => {
    expect(pages.filter(({ key, path }) => key.startsWith('es:') || path.startsWith('/es/'))).toEqual([])
  })
})

test.each([
  ['/blog/nothing', missingPostPage('en')],
  ['/blog/gate/more', notFoundPage('en')],
  ['/blog//gate', notFoundPage('en')],
  ['/constructor', notFoundPage('en')],
  ['/__proto__/', notFoundPage('en')],
  ['/blog/page/1', notFoundPage('en')],
  ['/blog/page/2', pageOfList('blog', 2, 'en')],
  ['/blog/page/3/', pageOfList('blog', 3, 'en')],
  ['/blog/page/4', notFoundPage('en')],
  ['/blog/page/02', missingPostPage('en')],
  ['/blog/page/99999999999999999999', notFoundPage('en')],
  ['/blog/the-gate-of-x', postPage('gate', 'en')],
])('with 25 posts, %s finds the right page', (path, expected) => {
  const posts = { ...createPostIndex([{ slug: 'gate' }]), count: 25 }
  const found = findPage({ language: 'en', pages: pagesByPath([pageOfList('blog', 1, 'en')]), posts }, path)
  if (path === '/blog/page/02' || path.endsWith('99999')) expect(found.indexable).toBe(false)
  else expect(found).toEqual(expected)
})

test('a page of the blog list holds twelve posts, and there is at least one page', () => {
  expect([0, 1, 12, 13, 24, 25].map(blogPageCount)).toEqual([1, 1, 1, 2, 2, 3])
  expect(findListPage('/blog/page/2', 12, 'en')).toBeUndefined()
  expect(findListPage('/blog/page/2', 13, 'en')).toMatchObject({ key: 'blog:2' })
})

describe('a site with a second language', () => {
  const services = [{ id: 'gates', page: { path: '/es/gates/' } }, { id: 'posts' }]
  const pages = Object.fromEntries(Object.keys(pagePaths('es')).map((key) => [key, {}]))
  const table = {
    language: 'es' as const,
    pages: pagesByPath(contentPages({ language: 'es', services, pages, ownPages: { warranty: {} } })),
    posts: { ...createPostIndex([{ slug: 'gate' }]), count: 25 },
  }

  test('has all its pages under the language prefix, with the prefix in their keys', () => {
    const keys = [...table.pages].map(([path, { key, language }]) => `${path} ${key} ${language}`)
    expect(keys.slice(0, 4)).toEqual([
      '/es/ es:home es',
      '/es/services/ es:services es',
      '/es/gates/ es:service:gates es',
      '/es/blog/ es:blog es',
    ])
    expect(keys.every((line) => line.startsWith('/es/'))).toBe(true)
  })

  test.each([
    ['/es', 'es:home'],
    ['/es/', 'es:home'],
    ['/es/about', 'es:about'],
    ['/es/warranty', 'es:own:warranty'],
    ['/es/blog/x-gate/', 'es:post:gate'],
    ['/es/blog/page/2', 'es:blog:2'],
    ['/es/blog/page/9', 'es:not-found'],
    ['/es/blog/nothing', 'es:missing-post'],
    ['/es/nothing', 'es:not-found'],
    ['/about/', 'es:not-found'],
  ])('%s is %s', (path, key) => {
    expect(findPage(table, path).key).toBe(key)
  })

  test('a path belongs to the language of its prefix, or else to the first language', () => {
    const english: { language: Language } = { language: 'en' }
    const spanish: { language: Language } = { language: 'es' }
    const languages = ['/es', '/es/', '/es/about', '/', '/about/', '/estimate/', '/about/es/'].map(
      (path) => languageAt([english, spanish], path).language,
    )
    expect(languages).toEqual(['es', 'es', 'es', 'en', 'en', 'en', 'en'])
    expect(languageAt([english], '/es/').language).toBe('en')
  })

  test('addresses get the language prefix', () => {
    expect(pathOf('home', 'es')).toBe('/es/')
    expect(pathOf('post', 'es', 'gate')).toBe('/es/blog/gate/')
    expect(pathOf('feed', 'es')).toBe('/es/feed.xml')
    expect(services.map((service) => serviceHref(service, 'es'))).toEqual(['/es/gates/', '/es/services/#posts'])
  })
})
