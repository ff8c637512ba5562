import { parseAtomFeed } from 'feedsmith'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtSiteNames } from '../helpers/built-sites.ts'
import { openSeoSite, type SeoSite } from '../helpers/seo-site.ts'

describe.each(builtSiteNames)('the parsed feed of %s', (name) => {
  let site: SeoSite
  let feed: ReturnType<typeof parseAtomFeed<string>>
  beforeAll(async () => {
    site = await openSeoSite(name)
    feed = parseAtomFeed((await site.ask('/feed.xml')).text)
  })
  afterAll(() => site.close())

  test('has a title, an author, its own URL and the date of the newest change', async () => {
    expect((await site.ask('/feed.xml')).headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    const newest = site.site.articles
      .map(({ lastModified }) => lastModified)
      .sort()
      .at(-1)
    expect(feed).toMatchObject({
      id: `${site.siteUrl}/`,
      title: { value: site.site.name },
      authors: [{ name: site.site.name }],
      updated: `${newest}T00:00:00.000Z`,
      links: [
        { rel: 'alternate', href: `${site.siteUrl}/blog/` },
        { rel: 'self', href: `${site.siteUrl}/feed.xml` },
      ],
    })
    expect((await site.ask(feed.icon?.replace(site.siteUrl, '') ?? '')).status).toBe(200)
  })

  test('has every article with permanent id, dates, title, excerpt and URL', async () => {
    const entries = feed.entries ?? []
    expect(entries.map(({ id }) => id).sort()).toEqual(site.site.articles.map(({ slug }) => `${site.siteUrl}/blog/${slug}/`).sort())
    for (const entry of entries) {
      const article = site.site.articles.find(({ slug }) => entry.id === `${site.siteUrl}/blog/${slug}/`)
      expect(entry).toMatchObject({
        title: { value: article?.title },
        summary: { value: article?.excerpt },
        published: `${article?.createdAt}T00:00:00.000Z`,
        updated: `${article?.lastModified}T00:00:00.000Z`,
        links: [{ href: entry.id }],
      })
      expect((await site.ask(entry.id?.replace(site.siteUrl, '') ?? '')).status).toBe(200)
    }
  })
})
