import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { contentPages, postPage } from '../../shared/addresses/routes.ts'
import { dollars } from '../../shared/text/number-text.ts'
import { makeApp } from '../helpers/app-site.ts'
import { askAt } from '../helpers/ask.ts'
import { readBuiltTranslations } from '../helpers/built-sites.ts'
import { attributeOf, parseHtml, textOf } from '../helpers/html-document.ts'
import { inquiryForm } from '../helpers/inquiry-form.ts'
import { fenceTable, priceRange } from '../helpers/price-tables.ts'
import { openSeoSite, type SeoSite } from '../helpers/seo-site.ts'
import { startSmtpSink } from '../helpers/smtp-sink.ts'

let found: SeoSite
beforeAll(async () => {
  found = await openSeoSite('fencing')
})
afterAll(() => found.close())

test('every page has a Spanish version under /es/ with the right lang and no English text', async () => {
  const { site, sites, ask } = found
  const spanish = sites[1] ?? site
  // Posts, jobs and the set's own pages may have words in one language only.
  const pathsOf = (one: typeof site) => contentPages(one).flatMap(({ screen, path }) => (screen === 'job' || screen === 'own' ? [] : path))
  expect(pathsOf(spanish)).toEqual(pathsOf(site).map((path) => `/es${path}`))
  const pages = [...contentPages(spanish), ...spanish.articles.map(({ slug }) => postPage(slug, 'es'))]
  const names = site.directories?.groups.flatMap(({ links }) => links.map(({ name }) => name)) ?? []
  for (const { path } of pages) {
    const answer = await ask(path)
    expect([path, answer.status, answer.headers['content-language']]).toEqual([path, 200, 'es'])
    expect(answer.text).toContain('<html lang="es-US"')
    const text = names.reduce((rest, name) => rest.replaceAll(name, ''), parseHtml(answer.text).text('html'))
    expect([path, text.match(englishWords)]).toEqual([path, null])
  }
})

/** English words that no Spanish sentence contains. */
const englishWords = /(?<![\p{L}/.-])(the|your?|we|our|is|are|with|this|what|how|when|please)(?![\p{L}/.-]|":)/iu

const alternates = (html: string) =>
  parseHtml(html)
    .all('link[hreflang]')
    .map((link) => [attributeOf(link, 'hreflang'), attributeOf(link, 'href')])

describe.each(['/', '/about/', '/pool-fencing-simi-valley/', '/blog/', '/blog/stylish-fencing-ideas/'])('%s', (path) => {
  test('has hreflang links in both directions, with the default language as x-default', async () => {
    const root = found.siteUrl
    const pairs = [
      ['en', root + path],
      ['es', `${root}/es${path}`],
      ['x-default', root + path],
    ]
    for (const address of [path, `/es${path}`]) expect(alternates((await found.ask(address)).text).sort()).toEqual(pairs)
  })

  test('links to itself in the other language', async () => {
    for (const [address, other, name] of [
      [path, `/es${path}`, 'Español'],
      [`/es${path}`, path, 'English'],
    ]) {
      const links = parseHtml((await found.ask(address ?? '')).text).all('a[hreflang]')
      expect(links.map((link) => [attributeOf(link, 'href'), textOf(link)])).toEqual(Array.from({ length: 3 }, () => [other, name]))
    }
  })
})

test('not-found pages are in the language of the path, and link to the other language', async () => {
  const answer = await found.ask('/es/no-such-page/')
  expect([answer.status, parseHtml(answer.text).text('h1')]).toEqual([404, 'Parece que se nos perdió una cerca'])
  expect(attributeOf(parseHtml(answer.text).all('a[hreflang]')[0], 'href')).toBe('/')
  const post = await found.ask('/es/blog/no-such-post/')
  expect([post.status, attributeOf(parseHtml(post.text).all('a[hreflang]')[0], 'href')]).toEqual([404, '/blog/'])
})

test('redirects work in every language', async () => {
  for (const [address, successor] of [
    ['/es/residential-fencing/', '/es/residential-fencing-simi-valley/'],
    ['/es/blog/3', '/es/blog/choosing-fencing-material/'],
    ['/ES/About/index.html', '/es/about/'],
  ]) {
    const { status, headers } = await found.ask(address ?? '')
    expect([address, status, headers.location]).toEqual([address, 301, successor])
  }
})

test('each language has its own feed, and the sitemap links the versions of each page', async () => {
  const feed = await found.ask('/es/feed.xml')
  expect(feed.text).toContain(`${found.siteUrl}/es/blog/stylish-fencing-ideas/`)
  const { text } = await found.ask('/sitemap.xml')
  for (const url of ['/about/', '/es/about/']) {
    const entry = text.split('<url>').find((part) => part.startsWith(`<loc>${found.siteUrl}${url}<`))
    expect(entry).toContain(`hreflang="es" href="${found.siteUrl}/es/about/"`)
    expect(entry).toContain(`hreflang="x-default" href="${found.siteUrl}/about/"`)
  }
})

test('errors and confirmation of a Spanish form are in Spanish', async () => {
  const post = (fields: Record<string, string>) =>
    found.ask('/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' },
      body: new URLSearchParams({ 'form-name': 'contact', language: 'es', ...fields }).toString(),
    })
  const refused = await post({ name: 'Ana' })
  expect([refused.status, refused.headers['content-language']]).toEqual([422, 'es'])
  expect(refused.text).toContain('Cuéntenos qué trabajo necesita')
  const thanked = await post({ name: 'Ana', email: 'ana@example.com', comment: 'Una cerca de 40 pies' })
  expect([thanked.status, thanked.headers.location]).toEqual([303, '/es/contact/?sent=1'])
  expect((await found.ask('/es/contact/?sent=1')).text).toContain('<title>Gracias, recibimos su solicitud | ')
})

test('a form that is refused unread gets the language of its page', async () => {
  const answer = async (type: string, body: string) => {
    const headers = { 'Content-Type': type, Accept: 'text/html', Referer: `${found.siteUrl}/es/contact/` }
    const { status, text } = await found.ask('/', { method: 'POST', headers, body })
    return [status, parseHtml(text).text('h1')]
  }
  expect(await answer('application/x-www-form-urlencoded', 'x'.repeat(70_000))).toEqual([413, 'Su mensaje es demasiado grande'])
  expect(await answer('application/json', '{}')).toEqual([415, 'No pudimos leer ese formulario'])
})

test('an estimate is in the language of its path', async () => {
  const { text } = await found.ask('/es/estimate/?length=90')
  const { low, high } = priceRange(fenceTable, 'length=90')
  expect(text).toMatch(/<text[^>]*>cada /)
  const answer = parseHtml(text)
  expect([answer.text('h1'), answer.text('output')]).toEqual([
    parseHtml((await found.ask('/es/estimate/')).text).text('h1'),
    `${dollars(low)} a ${dollars(high)}`,
  ])
  const wrong = await found.ask('/es/estimate/?length=abc')
  expect([wrong.status, parseHtml(wrong.text).text('.problem-link')]).toEqual([422, expect.stringContaining('números enteros')])
})

test('a Spanish inquiry is acknowledged in Spanish; the owner’s mail is in English and names the language', async () => {
  const sink = await startSmtpSink()
  onTestFinished(sink.close)
  const mail = { SMTP_URL: `smtp://127.0.0.1:${sink.port}`, CONTACT_TO: 'owner@example.com', CONTACT_FROM: 'site@example.com' }
  const { http, services } = await makeApp({ env: { ...mail, CONTACT_ACKNOWLEDGE: 'on' } })
  services.delivery.start()
  const body = new URLSearchParams(inquiryForm({ language: 'es', 'call-time': 'morning' })).toString()
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const { headers: answered } = await askAt(http.port)('/', { method: 'POST', headers, body })
  expect(answered.location).toBe('/es/contact/?sent=1')
  await sink.received(2)
  const [owner, visitor] = sink.mails.map(({ source }) => source)
  expect(owner).toMatch(/^New quote request [\s\S]*^Written in: Spanish/m)
  expect(visitor).toMatch(/^Subject: =\?UTF-8\?Q\?Recibimos_su_solicitud[\s\S]*Gracias, recibimos su solicitud/m)
  for (const { hours } of readBuiltTranslations('fencing')[0]?.openingHours.rows ?? []) expect(visitor).toContain(`: ${hours}`)
})

test('no page loads the messages of another language', async () => {
  const { messages } = found.manifest
  for (const [path, own, other] of [
    ['/about/', messages.en, messages.es],
    ['/es/about/', messages.es, messages.en],
  ] as const) {
    const { text } = await found.ask(path)
    expect(text).toContain(own?.href ?? 'none')
    expect(text).not.toContain(other?.href ?? 'none')
  }
})

test('a set with one language has no traces of others', async () => {
  const alone = await openSeoSite('insulation')
  try {
    const { text } = await alone.ask('/about/')
    expect(text).not.toMatch(/hreflang|og:locale:alternate|Español|\/es\//i)
    expect((await alone.ask('/es/about/')).status).toBe(404)
    expect((await alone.ask('/sitemap.xml')).text).not.toContain('xhtml')
  } finally {
    await alone.close()
  }
})
