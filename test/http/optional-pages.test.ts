import { describe, expect, test } from 'vitest'
import { optionalScreens, pathOf } from '../../shared/addresses/routes.ts'
import { checkSite } from '../../shared/check/site-check.ts'
import { composeSite, joinSite } from '../../shared/content/compose-site.ts'
import type { ContentSet } from '../../shared/content/content-set.ts'
import { languagesOf, pathsElsewhere } from '../../shared/content/set-pages.ts'
import { type AppSite, makeApp } from '../helpers/app-site.ts'
import { type Ask, askAt } from '../helpers/ask.ts'
import { contentSets } from '../helpers/content-sets.ts'
import { attributeOf, parseHtml, textOf } from '../helpers/html-document.ts'
import { inquiryForm } from '../helpers/inquiry-form.ts'
import { fencingSet } from '../helpers/loaded-sets.ts'
import { makeOwnerApp } from '../helpers/owner-app.ts'

const drawings = contentSets[0]?.[1].drawings ?? {}

type Content = Record<string, object>

/** A copy of the fencing set after a change. Both languages have the same words, so links need no translation. */
function changedSet(change: (facts: Content, en: Content, es: Content) => void): ContentSet {
  const { facts, words } = fencingSet
  const copy = structuredClone({ facts, en: words.en, es: words.es }) as unknown as Record<'facts' | 'en' | 'es', Content>
  change(copy.facts, copy.en, copy.es)
  return { facts: copy.facts, words: { en: copy.en, es: copy.es }, drawings: fencingSet.drawings }
}

function problemsOf(set: ContentSet): string[] {
  return languagesOf(set).flatMap((language) => {
    const site = joinSite(set, language)
    const pictures = Object.keys(site.pictures ?? {})
    const check = checkSite(site, { pictures, drawings: Object.keys(drawings), elsewhere: pathsElsewhere(set, language) })
    return check.status === 'faulty' ? check.problems : []
  })
}

function appOf(set: ContentSet): Promise<AppSite> {
  const [site, ...translations] = languagesOf(set).map((language) => composeSite(set, language))
  if (!site) throw new Error('The set has no language')
  return makeApp({ set: { site, translations, drawings }, env: { SITE_URL: siteUrl } })
}

const serve = async (set: ContentSet): Promise<Ask> => askAt((await appOf(set)).http.port)

const siteUrl = 'https://www.site.example'

/** The pages that links lead to, and those of the sitemap. */
async function crawl(ask: Ask): Promise<{ linked: string[]; listed: string[]; text: string }> {
  const found = new Map<string, string>()
  const waiting = ['/']
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const { status, text } = await ask(path)
    expect([path, status]).toEqual([path, 200])
    found.set(path, text)
    for (const link of parseHtml(text).all('a')) {
      const href = attributeOf(link, 'href')
      const next = href.startsWith('/') && !href.startsWith('/assets/') ? new URL(href, siteUrl).pathname : path
      if (!found.has(next) && !waiting.includes(next)) waiting.push(next)
    }
  }
  const { text } = await ask('/sitemap.xml')
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replace(siteUrl, ''))
  return { linked: [...found.keys()].sort(), listed: listed.sort(), text: [...found.values()].join('') }
}

const withoutAll = changedSet((facts, en, es) => {
  Object.assign(facts, { withoutPages: optionalScreens })
  // Links in lists of facts cannot become text.
  for (const words of [en, es]) Reflect.deleteProperty(words.about ?? {}, 'services')
})

const withoutWords = changedSet((_facts, en, es) => {
  for (const words of [en, es]) {
    for (const screen of optionalScreens) Reflect.deleteProperty(words, screen)
    for (const key of ['about', 'blog', 'careers', 'directoriesOnTheWeb', 'estimate', 'gallery', 'work'])
      Reflect.deleteProperty(words.pages ?? {}, key)
  }
})

describe.each([
  ['switched off in the settings', withoutAll],
  ['without words', withoutWords],
])('optional pages %s', (_, set) => {
  test('leave no link, address, sitemap entry or problem', async () => {
    expect(problemsOf(set)).toEqual([])
    const ask = await serve(set)
    const { linked, listed, text } = await crawl(ask)
    expect(linked).toEqual(listed)
    for (const screen of optionalScreens) {
      expect(linked.filter((path) => path.startsWith(pathOf(screen, 'en')) || path.startsWith(pathOf(screen, 'es')))).toEqual([])
      expect([screen, (await ask(pathOf(screen, 'en'))).status]).toEqual([screen, 404])
      expect(text).not.toContain(`"${pathOf(screen, 'en')}"`)
    }
    expect((await ask('/blog/stylish-fencing-ideas/')).status).toBe(404)
    expect((await ask('/feed.xml')).status).toBe(404)
    expect(text).not.toContain('feed.xml')
  })
})

test('the owner of a set without the work page has no tab for jobs', async () => {
  const { signedIn } = await makeOwnerApp({ set: { site: composeSite(withoutAll, 'en'), translations: [], drawings } })
  expect((await signedIn('/owner/')).text).not.toContain('/owner/site/work/')
})

const homeInSpanish = changedSet((_facts, _en, es) => {
  const services: Content = { ...es.services }
  for (const name of [...optionalScreens, 'contact', 'terms', 'articles', 'ownPages']) Reflect.deleteProperty(es, name)
  for (const words of Object.values(services)) Reflect.deleteProperty(words, 'page')
  const { homepage } = Object.assign({ homepage: undefined }, es.pages)
  es.pages = { homepage }
})

test('a language may have only a home page, and its links to other pages lead to the first language', async () => {
  expect(problemsOf(homeInSpanish)).toEqual([])
  const ask = await serve(homeInSpanish)
  const { linked, listed } = await crawl(ask)
  expect(linked).toEqual(listed)
  expect(linked.filter((path) => path.startsWith('/es/'))).toEqual(['/es/'])
  expect((await ask('/es/contact/')).status).toBe(404)
  const links = parseHtml((await ask('/es/')).text)
    .all('a')
    .map((link) => attributeOf(link, 'href'))
  expect(links).toEqual(expect.arrayContaining(['/contact/', '/services/', '/privacy/', '/fence-repair-simi-valley/']))
  const hreflangOf = async (path: string) =>
    parseHtml((await ask(path)).text)
      .all('link[hreflang]')
      .map((link) => attributeOf(link, 'href'))
      .sort()
  const both = [`${siteUrl}/`, `${siteUrl}/`, `${siteUrl}/es/`]
  for (const [path, hrefs] of [
    ['/', both],
    ['/es/', both],
    ['/services/', []],
  ] as const)
    expect([path, await hreflangOf(path)]).toEqual([path, hrefs])
  expect((await ask('/sitemap.xml')).text.match(/<xhtml:link/g)).toHaveLength(2 * both.length)
})

test('the response to a form in a language without a contact page is the first language’s page, and keeps the form’s language', async () => {
  const { http, services, leads } = await appOf(homeInSpanish)
  await services.pages.ready()
  expect(services.pages.snapshot().faulty).toBe(0)
  const ask = askAt(http.port)
  const post = (changes: Record<string, string>) =>
    ask('/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(inquiryForm({ language: 'es', ...changes })).toString(),
    })
  const { status, headers } = await post({})
  expect([status, headers.location]).toEqual([303, '/contact/?sent=1'])
  expect((await ask(headers.location ?? '')).status).toBe(200)
  expect(await leads('pending')).toMatchObject([{ language: 'es' }])
  const refused = await post({ email: '' })
  expect([refused.status, refused.headers['content-language']]).toEqual([422, 'en'])
})

test('a language that lacks some pages links only to pages that exist, and its estimate needs its contact page', async () => {
  const lacking = (names: readonly string[]) =>
    changedSet((_facts, _en, es) => {
      for (const name of names) Reflect.deleteProperty(es, name)
      es.pages = Object.fromEntries(Object.entries(es.pages ?? {}).filter(([key]) => !names.includes(key)))
    })
  expect(problemsOf(lacking(['contact']))).toEqual(['pages.contact: missing'])
  const set = lacking(['contact', 'estimate', 'blog', 'articles', 'work'])
  expect(problemsOf(set)).toEqual([])
  const ask = await serve(set)
  for (const path of ['/es/privacy/', '/es/about/', '/es/services/']) {
    const { status, text } = await ask(path)
    const links = parseHtml(text)
      .all('a')
      .map((link) => attributeOf(link, 'href'))
    expect([path, status, links.includes('/contact/')]).toEqual([path, 200, true])
    expect(links.filter((href) => /^\/es\/(contact|estimate|blog|work)\//.test(href))).toEqual([])
  }
})

test.each([
  ['its words without its settings', 'about', 'pages.about: missing'],
  ['its settings without its words', 'pages', 'about: missing'],
])('an optional page with %s is a problem', (_, kept, problem) => {
  const set = changedSet((_facts, en) => {
    if (kept === 'about') Reflect.deleteProperty(en.pages ?? {}, 'about')
    else Reflect.deleteProperty(en, 'about')
  })
  expect(problemsOf(set)).toContain(problem)
})

describe('one of the set’s own pages', () => {
  const warranty = {
    h1: 'Our warranty',
    metaData: { title: 'Fence Warranty in Simi Valley, in Writing', description: 'x'.repeat(80) },
    body: [
      { kind: 'paragraph', text: 'Five years on posts. [Ask us](/contact/).' },
      { kind: 'heading', level: 2, text: 'What’s covered?' },
      { kind: 'table', caption: 'Years', sample: true, head: ['Part', 'Years'], rows: [['Posts', 'Five']] },
    ],
  }
  const set = changedSet((facts, en) => {
    en.ownPages = { ...en.ownPages, warranty }
    facts.navigation = [...Object.values(facts.navigation ?? {}), { id: 'warranty', href: '/warranty/', hideFromTopNav: true }]
    Object.assign(en.navigation ?? {}, { warranty: { title: 'Warranty' } })
  })

  test('is served, linked and listed in the language that has it, and unknown in the other', async () => {
    expect(problemsOf(set)).toEqual([])
    const ask = await serve(set)
    const { linked, listed } = await crawl(ask)
    expect(linked).toEqual(listed)
    expect(listed).toContain('/warranty/')
    expect(listed).not.toContain('/es/warranty/')
    expect((await ask('/es/warranty/')).status).toBe(404)
    const page = parseHtml((await ask('/warranty/')).text)
    expect(page.text('h1')).toBe('Our warranty')
    expect(page.text('title')).toBe(warranty.metaData.title)
    expect(page.text('.prose p')).toBe('Five years on posts. Ask us.')
    expect(page.text('.prose caption')).toBe('Years Sample, not yet confirmed')
    expect(page.all('link[hreflang]')).toEqual([])
    expect(page.all('a[hreflang="es"]').map((link) => attributeOf(link, 'href'))).toContain('/es/')
    expect(page.all('nav[aria-label="Breadcrumb"] li').map(textOf).at(-1)).toBe('Warranty')
  })

  test('has its headings as anchors', () => {
    const linkTo = (anchor: string) =>
      changedSet((_facts, en) => {
        const body = [{ kind: 'paragraph', text: `[Read on](/warranty/#${anchor})` }, ...warranty.body]
        en.ownPages = { ...en.ownPages, warranty: { ...warranty, body } }
      })
    expect(problemsOf(linkTo('what-s-covered'))).toEqual([])
    expect(problemsOf(linkTo('nowhere'))).toContain("ownPages.warranty.body[0].text: the page /warranty/ has no anchor '#nowhere'")
  })

  test('may not take the address of another page', () => {
    const taken = changedSet((_facts, en) => {
      en.ownPages = { ...en.ownPages, contact: warranty }
    })
    expect(problemsOf(taken)).toContain("ownPages.contact: '/contact/' is the address of another page")
  })
})

describe('an entry that lacks a language', () => {
  const slug = 'stylish-fencing-ideas'
  const customer = composeSite(fencingSet, 'en').testimonials[1]?.name ?? ''
  const set = changedSet((_facts, _en, es) => {
    Reflect.deleteProperty(es.articles ?? {}, slug)
    Reflect.deleteProperty(es.testimonials ?? {}, customer)
  })

  test('is left out there, and links to it lead to the other language', async () => {
    expect(problemsOf(set)).toEqual([])
    const ask = await serve(set)
    const { linked, listed } = await crawl(ask)
    expect(linked).toEqual(listed)
    expect(listed).toContain(`/blog/${slug}/`)
    expect(listed).not.toContain(`/es/blog/${slug}/`)
    expect((await ask(`/es/blog/${slug}/`)).status).toBe(404)
    const post = parseHtml((await ask(`/blog/${slug}/`)).text)
    expect(post.all('link[hreflang]')).toEqual([])
    expect(post.all('a[hreflang="es"]').map((link) => attributeOf(link, 'href'))).toContain('/es/blog/')
    expect((await ask('/')).text).toContain(customer)
    expect((await ask('/es/')).text).not.toContain(customer)
  })

  test('is a problem if no language has words for it', () => {
    const missing = changedSet((_facts, en, es) => {
      for (const words of [en, es]) Reflect.deleteProperty(words.testimonials ?? {}, customer)
    })
    expect(problemsOf(missing)).toContain('testimonials[1]: missing')
  })
})

test('a set with one service, no badges and no claims in the hero shows no empty list', async () => {
  const set = changedSet((facts, en, es) => {
    facts.services = Object.values(facts.services ?? {}).slice(0, 1)
    Reflect.deleteProperty(facts, 'license')
    Object.assign(facts.about ?? {}, { commitment: { badges: [] } })
    for (const words of [en, es]) Object.assign(words.homepage ?? {}, { hero: { callLine: 'Call', trust: [] } })
  })
  const ask = await serve(set)
  const { services } = composeSite(set, 'en')
  for (const path of ['/', '/about/', '/services/', services[0]?.page?.path ?? '']) {
    const lists = parseHtml((await ask(path)).text).all('main ul')
    expect([path, lists.filter((list) => textOf(list) === '').map((list) => attributeOf(list, 'class'))]).toEqual([path, []])
  }
})
