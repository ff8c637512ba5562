import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pathOf } from '../../shared/addresses/routes.ts'
import { upToDateOn } from '../../shared/blog/posts.ts'
import { weekInWords } from '../../shared/content/fact-words.ts'
import { languages } from '../../shared/language/languages.ts'
import { builtSiteNames } from '../helpers/built-sites.ts'
import { attributeOf, type HtmlDocument, parseHtml } from '../helpers/html-document.ts'
import { openSeoSite, type SeoSite } from '../helpers/seo-site.ts'

describe.each(builtSiteNames)('the head of every page of %s', (name) => {
  let site: SeoSite
  let documents: ReadonlyMap<string, HtmlDocument>
  beforeAll(async () => {
    site = await openSeoSite(name)
    documents = await site.readDocuments()
  })
  afterAll(() => site.close())

  const each = <T>(value: (document: HtmlDocument, path: string) => T) => [...documents].map(([path, document]) => value(document, path))
  const meta = (document: HtmlDocument, key: string) =>
    document.attribute(`meta[name="${key}"]`, 'content') || document.attribute(`meta[property="${key}"]`, 'content')

  test('has a unique title of 30 to 60 characters and a unique description of 70 to 160', () => {
    const titles = each((document) => document.text('title'))
    const descriptions = each((document) => meta(document, 'description'))
    // Opening hours can be long. With the given ones, `given-words.test.ts` measures whole descriptions.
    const withoutHours = each((document, path) =>
      meta(document, 'description').replace(weekInWords(site.site, site.siteAt(path).language).sentence, ''),
    )
    expect(titles.filter(({ length }) => length < 30 || length > 60)).toEqual([])
    expect(withoutHours.filter(({ length }) => length < 70 || length > 160)).toEqual([])
    expect(new Set(titles).size).toBe(documents.size)
    expect(new Set(descriptions).size).toBe(documents.size)
  })

  test('has its canonical URL and is indexable', () => {
    for (const [path, document] of documents) {
      expect(document.all('link[rel="canonical"]').length).toBe(1)
      expect(document.attribute('link[rel="canonical"]', 'href')).toBe(site.siteUrl + path)
      expect(meta(document, 'robots')).toBe('index, follow')
      expect(meta(document, 'keywords')).toMatch(/\w, \w/)
      const { language } = site.siteAt(path)
      expect(document.attribute('html', 'lang')).toBe(languages[language].tag)
      expect(document.attribute('link[type="application/atom+xml"]', 'href')).toBe(pathOf('feed', language))
    }
  })

  test('has Open Graph tags with the same title, description and URL, and a picture with alternative text', () => {
    for (const [path, document] of documents) {
      const [title, description] = [document.text('title'), meta(document, 'description')]
      const isArticle = /\/blog\/./.test(path)
      const picture = meta(document, 'og:image')
      const expected = {
        'og:type': isArticle ? 'article' : 'website',
        'og:site_name': site.site.name,
        'og:locale': languages[site.siteAt(path).language].openGraph,
        'og:title': title,
        'og:description': description,
        'og:url': site.siteUrl + path,
        'og:image:type': 'image/jpeg',
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': title,
        'twitter:card': 'summary_large_image',
        'twitter:title': title,
        'twitter:description': description,
        'twitter:image': picture,
        'twitter:image:alt': title,
      }
      expect(Object.fromEntries(Object.keys(expected).map((key) => [key, meta(document, key)]))).toEqual(expected)
      for (const key of Object.keys(expected)) {
        expect([path, key, document.all(`meta[property="${key}"]`).length + document.all(`meta[name="${key}"]`).length]).toEqual([
          path,
          key,
          1,
        ])
      }
    }
  })

  test('has the dates of an article, as on the page, and no dates on other pages', () => {
    for (const [path, document] of documents) {
      const { articles, language } = site.siteAt(path)
      const article = articles.find(({ slug }) => path === pathOf('post', language, slug))
      expect([path, meta(document, 'article:published_time')]).toEqual([path, article?.createdAt ?? ''])
      expect([path, meta(document, 'article:modified_time')]).toEqual([path, article ? upToDateOn(article) : ''])
      if (article) expect(document.attribute('article time', 'datetime')).toBe(article.createdAt)
    }
  })

  test('matches the share links of an article: the canonical URL, and the title as mail subject', () => {
    for (const { slug, title } of site.site.articles) {
      const document = documents.get(`/blog/${slug}/`)
      const links = document?.all('.share-row a').map((link) => attributeOf(link, 'href')) ?? []
      const address = `${site.siteUrl}/blog/${slug}/`
      expect(links).toEqual([
        `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`,
        expect.stringMatching(/^mailto:\?subject=[\w%.~!*'()-]+&body=[\w%.~!*'()-]+$/),
      ])
      const [subject = '', body = ''] = (links[1] ?? '')
        .split(/[=&]/)
        .flatMap((part, index) => (index % 2 ? [decodeURIComponent(part)] : []))
      expect(subject).toBe(title)
      expect(body.startsWith(`Hi, I wanted to share this link with you: ${address}\r\n`)).toBe(true)
      expect(body.endsWith(site.site.shareEmailFooter.replaceAll('\n', '\r\n'))).toBe(true)
    }
  })

  test('has its own social picture: a JPEG of 1200 × 630 that any site may embed', async () => {
    const pictures = each((document) => meta(document, 'og:image'))
    expect(new Set(pictures).size).toBe(documents.size)
    for (const picture of pictures) {
      expect(picture.startsWith(`${site.siteUrl}/assets/social-`)).toBe(true)
      const { status, headers, body } = await site.ask(picture.replace(site.siteUrl, ''))
      expect([picture, status, headers['content-type']]).toEqual([picture, 200, 'image/jpeg'])
      expect(headers['cross-origin-resource-policy'] ?? 'cross-origin').toBe('cross-origin')
      expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
      // Messengers ignore larger files.
      expect(body.byteLength).toBeLessThan(300_000)
    }
  })

  test('has noindex and no canonical URL on pages that must not be listed', async () => {
    for (const path of ['/no-such-page/', '/blog/no-such-post/', '/contact/?sent=1']) {
      const document = parseHtml((await site.ask(path)).text)
      expect([path, meta(document, 'robots')]).toEqual([path, 'noindex'])
      for (const selector of ['link[rel="canonical"]', 'meta[property="og:url"]', 'script[type="application/ld+json"]']) {
        expect([path, selector, document.all(selector).length]).toEqual([path, selector, 0])
      }
    }
  })
})
