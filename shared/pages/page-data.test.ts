import { describe, expect, test } from 'vitest'
import { somePosts } from '../../test/fixtures/some-posts.ts'
import { somePrivacy } from '../../test/fixtures/some-privacy.ts'
import { builtSite, contentSets } from '../../test/helpers/content-sets.ts'
import { contentPages, missingPostPage, notFoundPage, pageOfList, postPage } from '../addresses/routes.ts'
import { articlePosts, summaryOf } from '../blog/posts.ts'
import { currentHours } from '../hours/current-hours.ts'
import { escapeForScript, layoutData, messagePage, type PageData, pageData } from './page-data.ts'

const words = (data: PageData) => JSON.stringify(data.content)

describe.each(contentSets)('the page data of %s', (_, set) => {
  const site = builtSite(set)
  const posts = articlePosts(site)
  const list = { posts: posts.map(summaryOf), number: 1, count: 1 }

  test('every page has its content, its metadata and the pictures it refers to', () => {
    for (const page of contentPages(site)) {
      const data = pageData(site, page, { list, privacy: somePrivacy })
      expect([page.key, data.content.screen, data.path]).toEqual([page.key, page.screen, page.path])
      expect(data.metadata).toMatchObject({ robots: 'index, follow', title: expect.any(String), keywords: expect.any(Array) })
      for (const name of JSON.stringify(data.content).matchAll(/"picture":"([^"]+)"/g))
        expect(Object.keys(data.assets.pictures)).toContain(name[1])
    }
  })

  test('page data does not contain the text of other pages', () => {
    const about = site.about.body.find((block) => block.kind === 'paragraph')?.text ?? 'no paragraph'
    for (const page of contentPages(site)) {
      expect([page.key, words(pageData(site, page, { list, privacy: somePrivacy })).includes(JSON.stringify(about).slice(1, -1))]).toEqual([
        page.key,
        page.key === 'about',
      ])
    }
  })

  test('example jobs are on the page of their service until a job of it has a price, and on the home page until there are three completed jobs', () => {
    const shown = contentPages(site).map((page) => ({ key: page.key, text: words(pageData(site, page, { list, privacy: somePrivacy })) }))
    const hasWork = (site.work?.jobs.length ?? 0) >= 3
    for (const { text, service, onlyOnService } of site.homepage.jobs?.items ?? []) {
      const isPriced = site.work?.jobs.some(({ services, dollars }) => dollars && services.includes(service ?? ''))
      const hasPage = !isPriced && site.services.some(({ id, page }) => id === service && page)
      const expected = [...(onlyOnService || hasWork ? [] : ['home']), ...(hasPage ? [`service:${service}`] : [])]
      expect(shown.filter((page) => page.text.includes(JSON.stringify(text).slice(1, -1))).map(({ key }) => key)).toEqual(expected)
    }
  })

  test('every page and post has a unique title and description', () => {
    const all = [
      ...contentPages(site).map((page) => pageData(site, page, { list, privacy: somePrivacy })),
      ...posts.map((post) => pageData(site, postPage(post.slug, site.language), { post })),
    ]
    expect(new Set(all.map(({ metadata }) => metadata.title)).size).toBe(all.length)
    expect(new Set(all.map(({ metadata }) => metadata.description)).size).toBe(all.length)
  })

  test('the breadcrumb starts at the home page and ends at the page itself', () => {
    for (const page of contentPages(site)) {
      const { breadcrumb } = pageData(site, page, { list, privacy: somePrivacy })
      if (page.key === 'home') expect(breadcrumb).toEqual([])
      else expect([breadcrumb[0], breadcrumb.at(-1)?.href]).toEqual([{ name: 'Home', href: '/' }, undefined])
    }
  })

  test('page 2 of the blog list has its number in the title and description', () => {
    const posts = somePosts(12).map(summaryOf)
    const { metadata, breadcrumb } = pageData(site, pageOfList('blog', 2, site.language), { list: { posts, number: 2, count: 3 } })
    expect(metadata.title).toMatch(/, page 2$/)
    expect(metadata.title.length).toBeLessThanOrEqual(60)
    expect(metadata.description).toMatch(/^Page 2 of 3\. /)
    expect(metadata.description.length).toBeLessThanOrEqual(160)
    expect(breadcrumb.at(-1)).toEqual({ name: 'Page 2' })
  })

  test('a blog page without its posts throws', () => {
    expect(() => pageData(site, pageOfList('blog', 1, site.language))).toThrow('blog')
    expect(() => pageData(site, postPage('slug', site.language))).toThrow('post:slug')
  })

  test('error pages and the confirmation of a sent form are not indexed', () => {
    const contact = contentPages(site).find(({ key }) => key === 'contact')
    if (!contact) throw new Error('There is no contact page')
    const pages = [
      pageData(site, notFoundPage(site.language)),
      pageData(site, missingPostPage(site.language)),
      pageData(site, contact, { form: { status: 'sent' } }),
      messagePage(site, 'Heading', 'What happened.'),
    ]
    for (const { metadata } of pages) expect(metadata.robots).toBe('noindex')
  })

  test('layout data contains what every page shows, and no page content', () => {
    const layout = layoutData(site, {
      siteUrl: 'https://site.example',
      year: 2031,
      openingHours: currentHours(site.openingHours, Date.UTC(2031, 5, 10), site.language),
    })
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
])('%j can be embedded in a script element', (value) => {
  const escaped = escapeForScript({ value })
  expect(escaped).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(escaped)).toEqual({ value })
})
