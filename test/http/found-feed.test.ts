import { parseAtomFeed } from 'feedsmith'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plainText } from '../../shared/inline-text.ts'
import { builtSiteNames } from '../helpers/built-sites.ts'
import { type FoundSite, openFoundSite } from '../helpers/found-site.ts'
import { attributeOf, parseHtml, textOf } from '../helpers/html-document.ts'

/** Word joiners keep measures on one line. */
const withoutJoiners = (text: string) => text.replaceAll('\u2060', '')

describe.each(builtSiteNames)('the feed of %s, as a feed reader has it', (name) => {
  let site: FoundSite
  let feed: ReturnType<typeof parseAtomFeed<string>>
  beforeAll(async () => {
    site = await openFoundSite(name)
    feed = parseAtomFeed((await site.ask('/feed.xml')).text)
  })
  afterAll(() => site.close())

  test('has a name, an author, its own address and the date of its newest change', async () => {
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

  test('has every article with its lasting id, dates, title, excerpt and address', async () => {
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

  test('has each article to its end, without what only the page’s scripts and styles read', () => {
    for (const { id, content } of feed.entries ?? []) {
      const article = site.site.articles.find(({ slug }) => id === `${site.siteUrl}/blog/${slug}/`)
      const body = parseHtml(content?.value ?? '')
      const shown = body.all('p, h2, h3, li').map((element) => withoutJoiners(textOf(element)))
      for (const block of article?.body ?? []) {
        if (block.kind === 'paragraph') expect(shown).toContain(withoutJoiners(plainText(block.text)))
        if (block.kind === 'heading') expect(shown).toContain(withoutJoiners(block.text))
        if (block.kind === 'list') for (const item of block.items) expect(shown).toContain(withoutJoiners(plainText(item)))
      }
      expect(content?.value).not.toMatch(/<(script|style|svg|iframe|form)|\s(class|style|on\w+|data-[\w-]+)=/i)
    }
  })

  test('links and shows only absolute addresses, and those of this site are there', async () => {
    const bodies = (feed.entries ?? []).map(({ content }) => parseHtml(content?.value ?? ''))
    const addresses = bodies.flatMap((body) => [
      ...body.all('a').map((link) => attributeOf(link, 'href')),
      ...body.all('img').map((image) => attributeOf(image, 'src')),
      ...body.all('img, source').flatMap((image) => attributeOf(image, 'srcset').match(/\S+(?= \d+w)/g) ?? []),
    ])
    expect(addresses.length).toBeGreaterThan(0)
    expect(addresses.filter((address) => !/^(https?:\/\/|tel:\+|mailto:)/.test(address))).toEqual([])
    for (const address of new Set(addresses.filter((found) => found.startsWith(site.siteUrl)))) {
      const { status } = await site.ask(address.replace(site.siteUrl, '').replace(/#.*/, ''), { method: 'HEAD' })
      expect([address, status]).toEqual([address, 200])
    }
  })
})
