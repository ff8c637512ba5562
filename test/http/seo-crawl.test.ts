import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtSiteNames } from '../helpers/built-sites.ts'
import { attributeOf, type HtmlDocument, parseHtml, textOf } from '../helpers/html-document.ts'
import { openSeoSite, type SeoSite } from '../helpers/seo-site.ts'

describe.each(builtSiteNames)('from the home page of %s', (name) => {
  let site: SeoSite
  /** Every page reached by links, by path. */
  const found = new Map<string, HtmlDocument>()
  beforeAll(async () => {
    site = await openSeoSite(name)
    const waiting = ['/']
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const { status, headers, text } = await site.ask(path)
      expect([path, status, headers['content-type']]).toEqual([path, 200, 'text/html; charset=utf-8'])
      const document = parseHtml(text)
      found.set(path, document)
      for (const { href } of internalLinks(document)) {
        const next = new URL(href, site.siteUrl + path).pathname
        if (!found.has(next) && !waiting.includes(next)) waiting.push(next)
      }
    }
  })
  afterAll(() => site.close())

  function internalLinks(document: HtmlDocument) {
    const links = document.all('a').map((element) => ({ element, href: attributeOf(element, 'href') }))
    return links.filter(({ href }) => (/^[/#?]/.test(href) ? !href.startsWith('/assets/') : href.startsWith(site.siteUrl)))
  }

  test('links lead to exactly the pages in the sitemap', async () => {
    const { text } = await site.ask('/sitemap.xml')
    const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replace(site.siteUrl, ''))
    expect([...found.keys()].sort()).toEqual(listed.sort())
  })

  test('links go directly to canonical URLs', () => {
    for (const [path, document] of found) {
      expect([path, document.attribute('link[rel="canonical"]', 'href')]).toEqual([path, site.siteUrl + path])
      for (const { href } of internalLinks(document)) {
        // Internal links are paths without a host. Estimates have a query.
        expect([path, href]).toEqual([path, expect.stringMatching(/^(#[\w-]+|(\/es)?\/estimate\/\?[\w=&.-]+|\/([\w-]+\/)*(#[\w-]+)?)$/)])
      }
    }
  })

  test('every fragment exists on its page', () => {
    for (const [path, document] of found) {
      for (const { href } of internalLinks(document).filter((link) => link.href.includes('#'))) {
        const { pathname, hash } = new URL(href, site.siteUrl + path)
        // `#top` exists on every page.
        const isThere = hash === '#top' || found.get(pathname)?.all(`[id="${hash.slice(1)}"]`).length === 1
        expect([path, href, isThere]).toEqual([path, href, true])
      }
    }
  })

  test('every file that a page links exists', async () => {
    const files = new Set<string>()
    for (const document of found.values()) {
      for (const element of document.all('a, img, source, script, link, use, iframe')) {
        const sources = attributeOf(element, 'srcset').match(/\S+(?= \d+w)/g) ?? []
        for (const address of [attributeOf(element, 'src'), attributeOf(element, 'href'), ...sources]) {
          if (/^\/(assets\/|[^/]+\.)/.test(address)) files.add(address)
        }
      }
    }
    expect(files.size).toBeGreaterThan(50)
    const sheets = new Map<string, string>()
    for (const address of files) {
      const [path = '', fragment] = address.split('#')
      const text = sheets.get(path) ?? (await readFile(path, fragment !== undefined))
      sheets.set(path, text)
      if (fragment !== undefined) expect([address, text.includes(`id="${fragment}"`)]).toEqual([address, true])
    }

    async function readFile(path: string, isRead: boolean): Promise<string> {
      const { status, text } = await site.ask(path, { method: isRead ? 'GET' : 'HEAD' })
      expect([path, status]).toEqual([path, 200])
      return text
    }
  })

  test('links to other sites are absolute, open a new tab and have noopener', () => {
    for (const [path, document] of found) {
      for (const link of document.all('a')) {
        const [href, target, rel] = ['href', 'target', 'rel'].map((name) => attributeOf(link, name))
        if (!target && !/^(https?:)?\/\//.test(href ?? '')) continue
        expect([path, href, target, rel]).toEqual([path, expect.stringMatching(/^https:\/\/[^\s"<>]+$/), '_blank', 'noopener'])
        expect([href, URL.canParse(href ?? ''), href?.startsWith(site.siteUrl)]).toEqual([href, true, false])
      }
    }
  })

  test('every link has a name', () => {
    for (const [path, document] of found) {
      for (const link of document.all('a')) {
        const name =
          textOf(link) ||
          attributeOf(link, 'aria-label') ||
          link
            .querySelectorAll('img')
            .map((image) => attributeOf(image, 'alt'))
            .join('')
        expect([path, attributeOf(link, 'href'), name]).toEqual([path, expect.stringMatching(/./), expect.stringMatching(/\w/)])
      }
    }
  })

  test('no two pages have the same title, description or heading', () => {
    for (const value of [
      (document: HtmlDocument) => document.text('title'),
      (document: HtmlDocument) => document.attribute('meta[name="description"]', 'content'),
      (document: HtmlDocument) => document.text('h1'),
    ]) {
      expect(new Set([...found.values()].map(value)).size).toBe(found.size)
    }
  })

  test('every page has one h1, first, and skips no heading level', () => {
    for (const [path, document] of found) {
      const ranks = document.all('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName.slice(1)))
      const skips = ranks.filter((rank, index) => rank > (ranks[index - 1] ?? 0) + 1)
      expect([path, ranks[0], ranks.filter((rank) => rank === 1).length, skips]).toEqual([path, 1, 1, []])
    }
  })

  test('every img is a built file with a size and an alt attribute, and every photo is described somewhere', () => {
    for (const [path, document] of found) {
      for (const image of document.all('img')) {
        expect([path, attributeOf(image, 'src'), image.hasAttribute('alt')]).toEqual([path, expect.stringMatching(/^\/assets\//), true])
        expect([image.getAttributeValue('width'), image.getAttributeValue('height')]).toEqual([
          expect.stringMatching(/^\d+$/),
          expect.stringMatching(/^\d+$/),
        ])
      }
    }
    const described = [...found.values()].flatMap((document) =>
      document
        .all('img')
        .map((image) => attributeOf(image, 'alt'))
        .filter(Boolean),
    )
    for (const picture of Object.values(site.site.built.pictures)) expect(described).toContain(picture.alt)
  })

  test('moved paths redirect in one hop, with their query', async () => {
    for (const [from, to] of Object.entries(site.site.redirects)) {
      const [target = '', fragment] = to.split('#')
      expect([from, Object.hasOwn(site.site.redirects, target)]).toEqual([from, false])
      const place = found.get(target)
      expect([from, target, place === undefined]).toEqual([from, target, false])
      if (fragment) expect([to, place?.all(`[id="${fragment}"]`).length]).toEqual([to, 1])
      for (const spelling of [from, from.slice(0, -1), from.toUpperCase(), `${from}index.html`, `/${from}`]) {
        const { status, headers } = await site.ask(`${spelling}?a=1&b=%20x`)
        expect([spelling, status, headers.location]).toEqual([spelling, 301, `${target}?a=1&b=%20x${fragment ? `#${fragment}` : ''}`])
      }
    }
  })
})
