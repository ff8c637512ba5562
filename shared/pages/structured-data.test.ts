import { describe, expect, test } from 'vitest'
import { somePosts } from '../../test/fixtures/some-posts.ts'
import { somePrivacy } from '../../test/fixtures/some-privacy.ts'
import { builtSite, contentSets } from '../../test/helpers/content-sets.ts'
import { contentPages, notFoundPage, postPage } from '../addresses/routes.ts'
import { articlePosts, summaryOf, upToDateOn } from '../blog/posts.ts'
import { currentHours } from '../hours/current-hours.ts'
import { layoutData, type PageData, pageData } from './page-data.ts'
import { structuredData } from './structured-data.ts'

type Node = { '@type': string; '@id'?: string; itemListElement?: Node[]; [property: string]: unknown }

describe.each(contentSets)('the structured data of %s', (_, set) => {
  const site = builtSite(set)
  const siteUrl = 'https://site.example'
  const hoursAt = (instant: string) => currentHours(site.openingHours, Date.parse(instant), site.language)
  const layout = layoutData(site, { siteUrl, year: 2031, openingHours: hoursAt('2031-03-10T18:00:00Z') })
  const image = `${siteUrl}/assets/social.jpg`
  const businessImage = `${siteUrl}/assets/social-home.jpg`

  function nodes(page: PageData): Node[] {
    const graph = structuredData({ layout, page }, { ...site, image, businessImage })
    return graph ? JSON.parse(JSON.stringify(graph))['@graph'] : []
  }
  const one = (list: Node[], type: string): Node => list.find((node) => node['@type'] === type) ?? { '@type': 'missing' }
  const list = { posts: articlePosts(site).map(summaryOf), number: 1, count: 1 }
  const all = contentPages(site).map((page) => pageData(site, page, { list, privacy: somePrivacy }))
  const pageOf = (key: string) => all.find((page) => page.key === key) ?? pageData(site, notFoundPage(site.language))
  const posts = articlePosts(site).map((post) => pageData(site, postPage(post.slug, site.language), { post }))

  test('every page has one connected graph: references point to nodes in it, and ids are absolute addresses', () => {
    for (const page of [...all, ...posts]) {
      const list = nodes(page)
      const ids = list.flatMap((node) => node['@id'] ?? [])
      expect(new Set(ids).size).toBe(ids.length)
      for (const id of ids) expect(id.startsWith(`${siteUrl}/`)).toBe(true)
      const references = [...JSON.stringify(list).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id)
      for (const id of references) expect([page.key, ids]).toEqual([page.key, expect.arrayContaining([id])])
    }
  })

  test('business and site nodes are the same on every page and match the content', () => {
    const [first = ''] = all.map((page) => JSON.stringify(nodes(page).slice(0, 2)))
    for (const page of [...all, ...posts]) expect(JSON.stringify(nodes(page).slice(0, 2))).toBe(first)
    const business = one(nodes(pageOf('home')), 'HomeAndConstructionBusiness')
    expect(business).toMatchObject({
      name: site.name,
      url: `${siteUrl}/`,
      telephone: site.telLink.slice(4),
      image: businessImage,
      logo: `${siteUrl}/apple-touch-icon.png`,
      address: { addressLocality: site.city, addressRegion: site.region, addressCountry: 'US' },
    })
    expect(business.areaServed).toEqual(site.areaServed.map(({ name }) => ({ '@type': 'City', name })))
    expect(business.openingHoursSpecification).toHaveLength(site.openingHours.periods.length)
    expect(JSON.stringify(business)).toMatch(/"opens":"\d\d:\d\d","closes":"\d\d:\d\d"/)
    expect(JSON.stringify(business)).not.toMatch(/streetAddress|Rating|review/i)
  })

  test('a set says what kind of business it is', () => {
    const graph = structuredData({ layout, page: pageOf('home') }, { ...site, businessType: 'GeneralContractor' })
    expect(one(JSON.parse(JSON.stringify(graph))['@graph'], 'GeneralContractor').name).toBe(site.name)
  })

  test('days off are special opening hours, and a business that is closed opens and closes at midnight', () => {
    const thanksgiving = layoutData(site, { siteUrl, year: 2026, openingHours: hoursAt('2026-11-25T18:00:00Z') })
    const graph = structuredData({ layout: thanksgiving, page: pageOf('home') }, site)
    const business = one(JSON.parse(JSON.stringify(graph))['@graph'], 'HomeAndConstructionBusiness')
    expect(business.specialOpeningHoursSpecification).toEqual(
      expect.arrayContaining([
        { '@type': 'OpeningHoursSpecification', validFrom: '2026-11-26', validThrough: '2026-11-26', opens: '00:00', closes: '00:00' },
      ]),
    )
  })

  test('the page node has the page’s own address, title, description and picture', () => {
    for (const page of all) {
      const [node] = nodes(page).filter((candidate) => candidate['@id']?.endsWith('#page'))
      expect(node).toMatchObject({
        url: siteUrl + page.path,
        name: page.metadata.title,
        description: page.metadata.description,
        primaryImageOfPage: { url: image },
      })
    }
  })

  test('the breadcrumb is numbered from the home page, with absolute addresses', () => {
    for (const page of [...all, ...posts].filter(({ breadcrumb }) => breadcrumb.length > 0)) {
      const list = one(nodes(page), 'BreadcrumbList').itemListElement ?? []
      expect(list.map(({ position }) => position)).toEqual(page.breadcrumb.map((_, index) => index + 1))
      expect(list[0]).toMatchObject({ name: 'Home', item: `${siteUrl}/` })
      expect(list.at(-1)?.name).toBe(page.breadcrumb.at(-1)?.name)
    }
  })

  test('services have a provider and an area, and the same id on their own page and on the services page', () => {
    const list = nodes(pageOf('services')).filter((node) => node['@type'] === 'Service')
    expect(list.map(({ name }) => name)).toEqual(site.services.map(({ name }) => name))
    for (const page of all.filter(({ content }) => content.screen === 'service')) {
      const node = one(nodes(page), 'Service')
      expect(node).toMatchObject({ url: siteUrl + page.path, provider: { '@id': `${siteUrl}/#business` } })
      expect(list.map((item) => item['@id'])).toContain(node['@id'])
    }
  })

  test('articles have their dates with an offset, author, picture and headline', () => {
    for (const [index, page] of posts.entries()) {
      const article = site.articles[index]
      expect(one(nodes(page), 'BlogPosting')).toMatchObject({
        headline: article?.title,
        description: article?.metaDescription,
        datePublished: `${article?.createdAt}T00:00:00Z`,
        dateModified: `${article && upToDateOn(article)}T00:00:00Z`,
        image,
        author: { '@type': 'Person', name: site.blog.authors[0]?.name, worksFor: { '@id': `${siteUrl}/#business` } },
      })
    }
  })

  test('the author of an article without an author is the business', () => {
    const anonymous = { ...site, blog: { ...site.blog, authors: [] } }
    const [post] = articlePosts(anonymous)
    if (!post) throw new Error('no article')
    const page = pageData(anonymous, postPage(post.slug, site.language), { post })
    expect(one(nodes(page), 'BlogPosting')).toMatchObject({
      author: { '@id': `${siteUrl}/#business`, name: site.name },
      dateModified: `${post.lastModified}T00:00:00Z`,
    })
  })

  test('a remote article has its own picture and unchanged dates', () => {
    const [post] = somePosts(1)
    if (!post) throw new Error('no post')
    const page = pageData(site, postPage(post.slug, site.language), { post: { ...post, image: 'https://images.ctfassets.net/a.jpg' } })
    expect(one(nodes(page), 'BlogPosting')).toMatchObject({ image: 'https://images.ctfassets.net/a.jpg', datePublished: post.createdAt })
  })

  test('jobs of the content set are included', () => {
    const job = { title: 'Builder', description: 'Builds.', datePosted: '2024-05-01', employmentType: 'FULL_TIME' as const }
    const terms = { pay: { from: 24, to: 34, per: 'HOUR' as const }, benefits: 'Health plan', validThrough: '2024-06-30', sample: false }
    const careers = { ...site.careers, jobs: [{ ...job, ...terms }] }
    const page = pageData({ ...site, careers }, contentPages(site).find(({ key }) => key === 'careers') ?? notFoundPage(site.language))
    expect(one(nodes(page), 'JobPosting')).toMatchObject({
      ...job,
      baseSalary: { currency: 'USD', value: { minValue: 24, maxValue: 34, unitText: 'HOUR' } },
      jobBenefits: 'Health plan',
      validThrough: '2024-06-30T23:59:59Z',
      '@id': `${siteUrl}/careers/#job-1`,
      hiringOrganization: { '@id': `${siteUrl}/#business` },
    })
    const without = all.find(({ key }) => key === 'careers') as PageData
    expect(
      nodes(without)
        .map((node) => node['@type'])
        .includes('JobPosting'),
    ).toBe(site.careers.jobs.length > 0)
  })

  test('a page that is not indexed has no structured data', () => {
    expect(nodes(pageData(site, notFoundPage(site.language)))).toEqual([])
  })
})
