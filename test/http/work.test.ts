import { describe, expect, test } from 'vitest'
import { composeSite } from '../../shared/content/compose-site.ts'
import type { ContentSet } from '../../shared/content/content-set.ts'
import { workList } from '../../shared/pages/work-content.ts'
import { makeApp } from '../helpers/app-site.ts'
import { type Ask, askAt } from '../helpers/ask.ts'
import { contentSets } from '../helpers/content-sets.ts'
import { attributeOf, parseHtml, textOf } from '../helpers/html-document.ts'
import { fencingSet } from '../helpers/loaded-sets.ts'

const siteUrl = 'https://www.site.example'

async function serve(name: string, env: Record<string, string> = {}): Promise<Ask> {
  const { http } = await makeApp({ site: name, env: { SITE_URL: siteUrl, ...env } })
  return askAt(http.port)
}

describe.each(contentSets)('the work of %s', (name, { site }) => {
  const jobs = site.work?.jobs ?? []

  test('has a list and a page for each job, in the sitemap and linked from footer, gallery and services', async () => {
    const ask = await serve(name)
    const list = parseHtml((await ask('/work/')).text)
    expect(list.all('main h2').map(textOf).slice(0, jobs.length)).toEqual(jobs.map(({ title }) => title))
    const cards = list.all('.job-card').map(textOf)
    for (const [index, { spec }] of workList(site, 1).jobs.entries()) expect(cards[index]).toContain(spec ?? '')
    const sitemap = (await ask('/sitemap.xml')).text
    for (const { slug, title } of jobs) {
      expect(sitemap).toContain(`<loc>${siteUrl}/work/${slug}/</loc>`)
      const { status, text } = await ask(`/work/${slug}/`)
      const page = parseHtml(text)
      expect([slug, status, page.text('h1')]).toEqual([slug, 200, title])
      expect(page.attribute('link[rel="canonical"]', 'href')).toBe(`${siteUrl}/work/${slug}/`)
      expect(page.all('nav[aria-label="Breadcrumb"] a').map((link) => attributeOf(link, 'href'))).toEqual(['/', '/work/'])
    }
    const service = site.services.find(({ id, page }) => page && jobs.some(({ services }) => services.includes(id)))?.page?.path ?? ''
    for (const path of ['/gallery/', service]) {
      const hrefs = parseHtml((await ask(path)).text)
        .all('main a')
        .map((link) => attributeOf(link, 'href'))
      expect([path, hrefs.includes('/work/')]).toEqual([path, true])
    }
    const links = (selector: string) => list.all(selector).map((link) => attributeOf(link, 'href'))
    expect(links('footer a')).toContain('/work/')
    expect(links('.site-nav a')).not.toContain('/work/')
  })

  test('has the pictures of each job with their captions in the structured data, and no article', async () => {
    const ask = await serve(name)
    for (const { slug, pictures, comparison } of jobs) {
      const page = parseHtml((await ask(`/work/${slug}/`)).text)
      const graph: Record<string, unknown>[] = JSON.parse(page.all('script[type="application/ld+json"]')[0]?.textContent ?? '')['@graph']
      const images = graph.filter((node) => node['@type'] === 'ImageObject')
      const names = [...new Set([...pictures, ...Object.values(comparison ?? {})])]
      expect(images.map(({ caption }) => caption)).toEqual(names.map((picture) => site.pictures[picture]?.alt))
      expect(JSON.stringify(graph)).not.toMatch(/Article|BlogPosting|Rating/)
      for (const { contentUrl } of images) expect(contentUrl).toMatch(/^https:\/\/www\.site\.example\/assets\/.+-1600\.jpg$/)
    }
  })

  test('has drawings with their own addresses, cached for a year, and the new drawing at an old address', async () => {
    const ask = await serve(name)
    const { text } = await ask('/work/')
    const sheets = [...new Set([...text.matchAll(/href="(\/media\/job-[^"#]+)#/g)].map(([, path = '']) => path))]
    expect(sheets.length).toBeGreaterThan(3)
    for (const sheet of sheets) {
      const { status, headers, text: svg } = await ask(sheet)
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'image/svg+xml; charset=utf-8',
        'public, max-age=31536000, immutable',
      ])
      expect(svg).toContain('<symbol id="job-phone"')
    }
    // Cached pages may still name the drawing of an earlier version.
    const old = await ask(String(sheets[0]).replace(/\w{8}\.svg$/, '00000000.svg'))
    expect([old.status, old.headers['cache-control'], old.text.includes('<symbol')]).toEqual([200, 'no-cache', true])
    expect((await ask('/media/job-no-such-job-00000000.svg')).status).toBe(404)
    expect((await ask(sheets[0] ?? '', { method: 'POST' })).status).toBe(405)
  })

  test('a public site without real jobs has no page, no link and no trace of them', async () => {
    const ask = await serve(name, { SITE_URL: 'https://www.some-real-host.com' })
    expect((await ask('/work/')).status).toBe(404)
    expect((await ask(`/work/${jobs[0]?.slug}/`)).status).toBe(404)
    for (const path of ['/', '/gallery/', '/sitemap.xml']) {
      const { text } = await ask(path)
      expect([path, text.includes('/work/'), text.includes('job-rows')]).toEqual([path, false, false])
    }
  })
})

describe('a job in one language only', () => {
  type Jobs = { work: { jobs: Record<string, unknown> } }
  const slug = 'ranch-rail-on-open-ground'
  const { es, ...words } = structuredClone(fencingSet.words)
  Reflect.deleteProperty((es as unknown as Jobs).work.jobs, slug)
  const set: ContentSet = { ...fencingSet, words: { ...words, ...(es && { es }) } }

  test('is left out in the other, whose readers get the list', async () => {
    const drawings = contentSets[0]?.[1].drawings ?? {}
    const { http } = await makeApp({
      set: { site: composeSite(set, 'en'), translations: [composeSite(set, 'es')], drawings },
      env: { SITE_URL: siteUrl },
    })
    const ask = askAt(http.port)
    expect((await ask(`/es/work/${slug}/`)).status).toBe(404)
    expect((await ask('/es/work/')).text).not.toContain(slug)
    const page = parseHtml((await ask(`/work/${slug}/`)).text)
    expect(page.all('link[hreflang]')).toEqual([])
    expect(page.all('a[hreflang="es"]').map((link) => attributeOf(link, 'href'))).toContain('/es/work/')
    expect((await ask('/sitemap.xml')).text).not.toContain(`/es/work/${slug}/`)
  })
})
