import { describe, expect, test } from 'vitest'
import { somePosts } from '../test/fixtures/some-posts.ts'
import { builtSite, contentSets } from '../test/helpers/content-sets.ts'
import { blogListData, escapeForScript, layoutData, messagePage, type PageData, pageData, postData } from './page-data.ts'
import { postFromArticle, recentPosts, summaryOf } from './posts.ts'
import { blogListPage, contentPages, missingPostPage, notFoundPage, postPage } from './routes.ts'

const words = (data: PageData) => JSON.stringify(data.content)

describe.each(contentSets)('the page data of %s', (_, set) => {
  const site = builtSite(set)
  const posts = site.articles.map(postFromArticle)

  test('every page has its content, its metadata and the pictures it names', () => {
    for (const page of contentPages(site)) {
      const data = pageData(site, page)
      expect([page.key, data.content.screen, data.path]).toEqual([page.key, page.screen, page.path])
      expect(data.metadata).toMatchObject({ robots: 'index, follow', title: expect.any(String), keywords: expect.any(Array) })
      for (const name of JSON.stringify(data.content).matchAll(/"picture":"([^"]+)"/g))
        expect(Object.keys(data.assets.pictures)).toContain(name[1])
    }
  })

  test('no page carries the words of another', () => {
    const about = site.about.body.find((block) => block.kind === 'paragraph')?.text ?? 'no paragraph'
    for (const page of contentPages(site)) {
      expect([page.key, words(pageData(site, page)).includes(JSON.stringify(about).slice(1, -1))]).toEqual([page.key, page.key === 'about'])
    }
  })

  test('titles and descriptions are different on every page and post', () => {
    const all = [
      ...contentPages(site).map((page) => pageData(site, page)),
      ...posts.map((post) => pageData(site, postPage(post.slug), { post })),
    ]
    expect(new Set(all.map(({ metadata }) => metadata.title)).size).toBe(all.length)
    expect(new Set(all.map(({ metadata }) => metadata.description)).size).toBe(all.length)
  })

  test('the breadcrumb begins at home and ends at the page', () => {
    for (const page of contentPages(site)) {
      const { breadcrumb } = pageData(site, page)
      if (page.key === 'home') expect(breadcrumb).toEqual([])
      else expect([breadcrumb[0], breadcrumb.at(-1)?.href]).toEqual([{ name: 'Home', href: '/' }, undefined])
    }
  })

  test('an article’s page completed in the browser is the one that the server makes', () => {
    const [post] = posts
    if (!post) throw new Error('There is no article')
    const recent = recentPosts(posts.map(summaryOf), post.title)
    const served = pageData(site, postPage(post.slug), { post, recent })
    const completed = postData(pageData(site, { ...postPage(post.slug), key: 'post' }), post, recent)
    expect(completed.metadata).toEqual(served.metadata)
    expect(completed.content).toEqual(served.content)
    expect(completed.breadcrumb).toEqual(served.breadcrumb)
    expect(completed.path).toBe(served.path)
    for (const name of Object.keys(served.assets.pictures)) expect(completed.assets.pictures).toHaveProperty(name)
    for (const name of Object.keys(served.assets.drawings)) expect(completed.assets.drawings).toHaveProperty(name)
  })

  test('a list’s further page completed in the browser is the one that the server makes', () => {
    const many = somePosts(30).map(summaryOf)
    const page = blogListPage(2)
    const served = pageData(site, page, { list: { posts: many.slice(12, 24), number: 2, count: 3 } })
    const completed = { ...blogListData(pageData(site, blogListPage(1)), many, 2), path: page.path }
    expect(completed.content).toEqual(served.content)
    expect(completed.metadata).toEqual(served.metadata)
    expect(completed.breadcrumb).toEqual(served.breadcrumb)
    expect(served.metadata.title).toMatch(/, page 2$/)
    expect(served.metadata.title.length).toBeLessThanOrEqual(60)
    expect(served.metadata.description).toMatch(/^Page 2 of 3\. /)
    expect(served.metadata.description.length).toBeLessThanOrEqual(160)
  })

  test('what is not to be found, sent or told is not to be indexed', () => {
    const contact = contentPages(site).find(({ key }) => key === 'contact')
    if (!contact) throw new Error('There is no contact page')
    const pages = [
      pageData(site, notFoundPage),
      pageData(site, missingPostPage),
      pageData(site, contact, { form: { status: 'sent' } }),
      messagePage(site, 'Heading', 'What happened.'),
    ]
    for (const { metadata } of pages) expect(metadata.robots).toBe('noindex')
  })

  test('the layout holds what every page shows, and no page’s own words', () => {
    const layout = layoutData(site, { siteUrl: 'https://site.example', year: 2031 })
    expect(layout).toMatchObject({ name: site.name, phoneNumber: site.phoneNumber, year: 2031, siteUrl: 'https://site.example' })
    expect(layout.services.map(({ href }) => href)).toEqual(site.services.map(({ id, page }) => page?.path ?? `/services/#${id}`))
    expect(JSON.stringify(layout)).not.toContain('"body"')
    expect(layout).not.toHaveProperty('mapsApiKey')
  })
})

test.each([
  '</script><script>alert(1)</script>',
  '<!--',
  '<![CDATA[',
  ']]>',
  '\u2028\u2029',
  '\ud800',
  '\u0000',
  '"\\',
])('%j stands in a script element as data', (value) => {
  const escaped = escapeForScript({ value })
  expect(escaped).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(escaped)).toEqual({ value })
})
