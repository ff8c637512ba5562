import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pathOf } from '../../shared/addresses/routes.ts'
import { type Language, languages } from '../../shared/language/languages.ts'
import { builtSiteNames } from '../helpers/built-sites.ts'
import { attributeOf, type HtmlDocument, textOf } from '../helpers/html-document.ts'
import { openSeoSite, type SeoSite } from '../helpers/seo-site.ts'

type Value = string | number | boolean | Node | Value[]
type Node = { [property: string]: Value | undefined }

describe.each(builtSiteNames)('the structured data of %s', (name) => {
  let site: SeoSite
  let pages: { path: string; document: HtmlDocument; graph: Node[] }[]
  beforeAll(async () => {
    site = await openSeoSite(name)
    const documents = await site.readDocuments()
    pages = [...documents].map(([path, document]) => ({ path, document, graph: readGraph(document) }))
  })
  afterAll(() => site.close())

  const find = (graph: Node[], type: string) => graph.filter((node) => node['@type'] === type)
  const get = (graph: Node[], type: string): Node => find(graph, type)[0] ?? {}
  const businessId = () => `${site.siteUrl}/#business`

  test('is one connected graph with unique ids and valid references', () => {
    for (const { path, graph } of pages) {
      const ids = graph.map((node) => node['@id'])
      expect([path, ids.filter((id) => typeof id !== 'string' || !id.startsWith(`${site.siteUrl}/`))]).toEqual([path, []])
      expect(new Set(ids).size).toBe(ids.length)
      const links = graph.flatMap((node) => referencesIn(node).map((id): [Value | undefined, string] => [node['@id'], id]))
      expect([path, links.filter(([, id]) => !ids.includes(id))]).toEqual([path, []])
      const reached = new Set<Value | undefined>([businessId()])
      for (const _ of graph) for (const [from, to] of links) if (reached.has(from) || reached.has(to)) reached.add(from).add(to)
      expect([path, ids.filter((id) => !reached.has(id))]).toEqual([path, []])
    }
  })

  test('has the name, phone number, hours and towns of the business as on the page, and no street', () => {
    const everyText = pages.map(({ document }) => shownText(document)).join(' ')
    for (const { path, document, graph } of pages) {
      const business = get(graph, 'HomeAndConstructionBusiness')
      expect(business).toMatchObject({ '@id': businessId(), name: site.site.name, url: `${site.siteUrl}/` })
      expect([path, shownText(document).includes(String(business.name))]).toEqual([path, true])
      const called = document
        .all('a')
        .map((link) => attributeOf(link, 'href'))
        .filter((href) => href.startsWith('tel:'))
      expect([path, [...new Set(called)]]).toEqual([path, [`tel:${business.telephone}`]])
      const digits = String(business.telephone).slice(-10)
      expect([path, shownText(document).replace(/\D/g, '').includes(digits)]).toEqual([path, true])
      expect(hoursInData(business)).toEqual(hoursShown(document, site.siteAt(path).language))
      expect(Object.keys(business.address ?? {}).sort()).toEqual(['@type', 'addressCountry', 'addressLocality', 'addressRegion'])
      expect(list(business.areaServed).filter((town) => !everyText.includes(String(town.name)))).toEqual([])
    }
  })

  test('has no ratings, streets or coordinates', () => {
    for (const { graph } of pages)
      expect(JSON.stringify(graph)).not.toMatch(/"(\w*rating\w*|reviews?|streetAddress|postalCode|geo|latitude)":/i)
  })

  test('has the business’s pictures, which exist', async () => {
    const { image, logo } = get(pages[0]?.graph ?? [], 'HomeAndConstructionBusiness')
    for (const address of [image, logo]) {
      const { status, headers } = await site.ask(String(address).replace(site.siteUrl, ''))
      expect([address, status, headers['content-type']]).toEqual([address, 200, expect.stringMatching(/^image\/(jpeg|png)$/)])
    }
  })

  test('matches the head of the page', () => {
    for (const { path, document, graph } of pages) {
      const page = graph.find((node) => node['@id'] === `${site.siteUrl + path}#page`)
      expect(page).toMatchObject({
        url: document.attribute('link[rel="canonical"]', 'href'),
        name: document.text('title'),
        description: document.attribute('meta[name="description"]', 'content'),
        inLanguage: document.attribute('html', 'lang'),
        isPartOf: { '@id': get(graph, 'WebSite')['@id'] },
        primaryImageOfPage: { '@type': 'ImageObject', url: document.attribute('meta[property="og:image"]', 'content') },
      })
    }
  })

  test('has the breadcrumb of the page, with absolute URLs', () => {
    for (const { path, document, graph } of pages) {
      const shown = document.all('nav.breadcrumb li').map((step, index) => {
        const href = attributeOf(step.querySelector('a'), 'href')
        return { '@type': 'ListItem', position: index + 1, name: textOf(step), ...(href && { item: site.siteUrl + href }) }
      })
      expect([path, list(get(graph, 'BreadcrumbList').itemListElement)]).toEqual([path, shown])
      expect(shown.length > 0).toBe(path !== pathOf('home', site.siteAt(path).language))
    }
  })

  test('has each service with its provider and area, on its own page and in the list', () => {
    for (const { path, document, graph } of pages) {
      const { language, services } = site.siteAt(path)
      const listed = find(pages.find((page) => page.path === pathOf('services', language))?.graph ?? [], 'Service')
      expect(listed.map((service) => service.name)).toEqual(services.map((service) => service.name))
      for (const service of find(graph, 'Service')) {
        expect(service).toMatchObject({ provider: { '@id': businessId() }, areaServed: expect.any(Array), description: expect.any(String) })
        expect([path, shownText(document).includes(String(service.name))]).toEqual([path, true])
        expect(listed.map((item) => item['@id'])).toContain(service['@id'])
      }
      const own = services.find(({ page }) => page?.path === path)
      if (own) expect(find(graph, 'Service').map((service) => service.url)).toEqual([site.siteUrl + path])
    }
  })

  test('has each article with the fields search engines require, as on the page', () => {
    for (const { path, document, graph } of pages) {
      const isArticle = document.all('main time').length > 0 && /\/blog\/./.test(path)
      expect([path, find(graph, 'BlogPosting').length]).toEqual([path, isArticle ? 1 : 0])
      if (!isArticle) continue
      const article = get(graph, 'BlogPosting')
      expect(article).toMatchObject({
        headline: document.text('h1'),
        image: document.attribute('meta[property="og:image"]', 'content'),
        author: { name: site.site.blog?.authors[0]?.name, url: expect.stringMatching(/\/about\/$/) },
        publisher: { '@id': businessId() },
        mainEntityOfPage: { '@id': `${site.siteUrl + path}#page` },
      })
      expect(String(article.headline).length).toBeLessThanOrEqual(110)
      for (const date of [article.datePublished, article.dateModified])
        expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/)
      expect(String(article.datePublished).slice(0, 10)).toBe(document.attribute('article time', 'datetime'))
    }
  })

  test('has a job only if the page shows one, with all required fields', () => {
    for (const { path, document, graph } of pages) {
      const jobs = find(graph, 'JobPosting')
      const { language, careers } = site.siteAt(path)
      expect([path, jobs.length]).toEqual([path, path === pathOf('careers', language) ? careers?.jobs.length : 0])
      for (const job of jobs) {
        expect(document.all('main h2').map(textOf)).toContain(job.title)
        expect(document.all('main p').map(textOf)).toContain(job.description)
        expect(job.datePosted).toMatch(/^\d{4}-\d\d-\d\d$/)
        expect(job).toMatchObject({
          hiringOrganization: { '@id': businessId() },
          jobLocation: { address: { addressLocality: site.site.city } },
        })
      }
    }
  })
})

/** The text of a page without its scripts. */
const shownText = (document: HtmlDocument) => document.all('header, main, footer').map(textOf).join(' ')

function readGraph(document: HtmlDocument): Node[] {
  const scripts = document.all('script[type="application/ld+json"]')
  expect(scripts.length).toBe(1)
  const data = JSON.parse(scripts[0]?.textContent ?? '')
  expect(data['@context']).toBe('https://schema.org')
  return data['@graph']
}

/** The ids that a node references at any depth, except its own. */
function referencesIn(value: Value | undefined, isOwn = true): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => referencesIn(item, false))
  if (typeof value !== 'object') return []
  const id = isOwn ? undefined : value['@id']
  const inside = Object.values(value).flatMap((item) => referencesIn(item, false))
  return typeof id === 'string' ? [id, ...inside] : inside
}

const node = (value: Value | undefined): Node => (typeof value === 'object' && !Array.isArray(value) ? value : {})
const list = (value: Value | undefined): Node[] => (Array.isArray(value) ? value.map(node) : [])

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** `Mon Tue 08:00–17:00` */
const hoursInData = (business: Node) =>
  list(business.openingHoursSpecification).map(({ dayOfWeek, opens, closes }) => {
    const names = (Array.isArray(dayOfWeek) ? dayOfWeek : []).map((day) => String(day).slice(0, 3))
    return `${names.join(' ')} ${opens}–${closes}`
  })

/** The same, parsed from the text in the drawer: `Monday to Friday`, `8 AM to 5 PM`. */
function hoursShown(document: HtmlDocument, language: Language): string[] {
  // January 1, 2023 was a Sunday.
  const dayName = (day: number) =>
    new Date(Date.UTC(2023, 0, day + 1)).toLocaleDateString(languages[language].tag, { weekday: 'long', timeZone: 'UTC' }).toLowerCase()
  const names = days.map((_, day) => dayName(day))
  return document.all('.drawer-hours-row').flatMap((row) => {
    const words = textOf(row.querySelector('dt')).split(/[\s,]+/)
    const [from = 0, to = from] = words.map((word) => names.indexOf(word.toLowerCase())).filter((day) => day >= 0)
    const times = [...textOf(row.querySelector('dd')).matchAll(/(\d+)(?::(\d\d))?\s*(AM|PM)/g)].map(([, hour, minute = '00', half]) => {
      return `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`
    })
    return times.length === 2 ? [`${days.slice(from, to + 1).join(' ')} ${times.join('–')}`] : []
  })
}
