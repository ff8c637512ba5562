import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { untilHydrated } from '../helpers/browser.ts'
import { readBuiltSite } from '../helpers/built-sites.ts'
import { desktop, isFocused, phone, siteInBrowser } from './site-in-browser.ts'

const { services, articles } = readBuiltSite('fencing')
const servicePath = services.find(({ page }) => page)?.page?.path ?? ''
const articlePath = `/blog/${articles[0]?.slug}/`
const here = siteInBrowser('fencing')

const places = [
  { path: '/', current: { Home: 'page' } },
  { path: '/services/', current: { Services: 'page' } },
  { path: servicePath, current: { Services: 'true' } },
  { path: '/blog/', current: { Blog: 'page' } },
  { path: articlePath, current: { Blog: 'true' } },
  { path: '/contact/', current: { Contact: 'page' } },
  { path: '/no-such-page/', current: {} },
]

test('the top bar marks the current page', async () => {
  const page = await here.visit('/', desktop)
  for (const { path, current } of places) {
    await page.goto(here.url + path)
    await untilHydrated(page)
    const marked = await mainNav(page)
      .locator('.site-nav-link')
      .evaluateAll((links) =>
        links.map((link) => [link.textContent, link.getAttribute('aria-current')] as const).filter(([, state]) => state),
      )
    expect([path, Object.fromEntries(marked)]).toEqual([path, current])
  }
})

test('the first Tab shows a skip link', async () => {
  const page = await here.visit('/about/', desktop)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  expect(await isFocused(skip)).toBe(true)
  expect(await skip.evaluate((link) => getComputedStyle(link).clipPath)).toBe('none')
  await page.keyboard.press('Enter')
  await expect.poll(() => isFocused(page.getByRole('main'))).toBe(true)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('an inner page has a breadcrumb with a link for each step', async () => {
  const page = await here.visit(servicePath, desktop)
  const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  expect(await steps.count()).toBe(3)
  expect(await steps.nth(0).getByRole('link').getAttribute('href')).toBe('/')
  expect(await steps.nth(1).getByRole('link').getAttribute('href')).toBe('/services/')
  expect(await steps.nth(2).locator('[aria-current=page]').count()).toBe(1)
  await steps.nth(1).getByRole('link').click()
  await page.waitForURL('**/services/')
})

test.each([
  '/about/',
  articlePath,
])('a link opens %s without a full load, with its head, focused heading and scrolled to the top', async (path) => {
  const page = await here.visit('/blog/', desktop)
  await stamp(page)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const link = path === '/about/' ? page.locator('footer').getByRole('link', { name: 'About' }) : page.locator(`main a[href="${path}"]`)
  await link.first().click()
  await page.waitForURL(`**${path}`)
  await expect.poll(() => isFocused(page.locator('main h1'))).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await hasStamp(page)).toBe(true)
  await expect.poll(() => headOf(page)).toEqual(await servedHead(here.url + path))
})

test('Back and Forward restore the scroll position without a full load', async () => {
  const page = await here.visit('/', desktop)
  await stamp(page)
  const home = await scrollDown(page, 1500)
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/services/"]')?.click())
  await page.waitForURL('**/services/')
  await expect.poll(() => isFocused(page.locator('main h1'))).toBe(true)
  const list = await scrollDown(page, 400)
  await page.goBack()
  await expect.poll(() => scrollTop(page)).toBe(home)
  expect(new URL(page.url()).pathname).toBe('/')
  await page.goForward()
  await page.waitForURL('**/services/')
  await expect.poll(() => scrollTop(page)).toBe(list)
  await page.goBack()
  await expect.poll(() => scrollTop(page)).toBe(home)
  expect(await hasStamp(page)).toBe(true)
  expect(await headOf(page)).toEqual(await servedHead(`${here.url}/`))
})

test('Back to an article restores it at once without a request', async () => {
  const page = await here.visit('/blog/', { ...desktop, expects: /net::ERR_FAILED/ })
  await stamp(page)
  await page.locator(`main a[href="${articlePath}"]`).first().click()
  await page.waitForURL(`**${articlePath}`)
  await expect.poll(() => isFocused(page.locator('main h1'))).toBe(true)
  const place = await scrollDown(page, 700)
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/careers/"]')?.click())
  await page.locator('h1', { hasText: readBuiltSite('fencing').pages.careers?.h1 }).waitFor()
  await page.route('**/api/**', (route) => route.abort())
  await page.goBack()
  await expect.poll(() => scrollTop(page)).toBe(place)
  expect(await page.locator('main h1').textContent()).toBe(articles[0]?.title)
  await page.goBack()
  await page.locator('.post-list').waitFor()
  expect(await hasStamp(page)).toBe(true)
})

test('Back after a reload restores the scroll position too', async () => {
  const page = await here.visit('/', desktop)
  const place = await scrollDown(page, 1500)
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/services/"]')?.click())
  await page.waitForURL('**/services/')
  await expect.poll(() => isFocused(page.locator('main h1'))).toBe(true)
  await page.reload()
  await untilHydrated(page)
  await page.goBack()
  await page.locator('.hero').waitFor()
  await expect.poll(() => scrollTop(page)).toBe(place)
})

test('staying on a link prefetches its page, which counts as a view only after the click', async () => {
  const page = await here.visit('/', desktop)
  const purposes: (string | undefined)[] = []
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    requested.push(pathname)
    if (pathname === '/api/pages/about/') purposes.push(request.headers()['x-purpose'])
  })
  const answered = page.waitForResponse('**/api/pages/about/')
  await mainNav(page).getByRole('link', { name: 'About' }).hover()
  await answered
  expect(purposes).toEqual(['prefetch'])
  await mainNav(page).getByRole('link', { name: 'About' }).click()
  await page.waitForURL('**/about/')
  await expect.poll(() => isFocused(page.locator('main h1'))).toBe(true)
  await expect.poll(() => purposes).toEqual(['prefetch', undefined])
  expect(requested).not.toContain('/about/')
})

test('a pointer that only passes over links requests no page', async () => {
  // The home page requests the estimate on its own.
  const page = await here.visit('/careers/', desktop)
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  const requested: string[] = []
  // Ignores scripts that the page loads by itself when it is idle.
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/pages/')) requested.push(pathname)
  })
  for (const title of ['About', 'Gallery', 'Blog']) {
    await mainNav(page).getByRole('link', { name: title }).dispatchEvent('pointerover')
    await page.clock.runFor(90)
  }
  await page.locator('h1').dispatchEvent('pointerover')
  await page.clock.runFor(1000)
  expect(requested).toEqual([])
})

test('a slow navigation is shown and announced until the page appears', async () => {
  const page = await here.visit('/', desktop)
  const held = await holdData(page, '/about/')
  await mainNav(page).getByRole('link', { name: 'About' }).click()
  const bar = page.locator('.navigation-bar')
  await expect.poll(() => bar.textContent()).toBe('Loading the page')
  expect(await bar.getAttribute('role')).toBe('status')
  expect((await bar.boundingBox())?.height).toBe(3)
  held.release('continue')
  await expect.poll(() => isFocused(page.locator('main h1'))).toBe(true)
  expect(await bar.textContent()).toBe('')
  expect(await bar.evaluate((element) => getComputedStyle(element).position)).toBe('static')
})

test('a page whose data fails to load is opened with a full load', async () => {
  const page = await here.visit('/', { ...desktop, expects: /net::ERR_FAILED/ })
  await page.route('**/api/pages/**', (route) => route.abort())
  const link = page.locator('.strip-link').first()
  const href = await link.getAttribute('href')
  await stamp(page)
  await link.click()
  await expect.poll(() => hasStamp(page).catch(() => true)).toBe(false)
  expect(page.url()).toBe(here.url + href)
  expect(href).toContain('#')
})

test.each([
  { kind: 'of another version of the site', answer: { status: 200, json: { build: 'another', path: '/about/' } } },
  { kind: 'that the server does not have', answer: { status: 404, json: { status: 'not-found' } } },
  { kind: 'with invalid JSON', answer: { status: 200, body: '<!DOCTYPE html>' } },
])('a page $kind is opened with a full load', async ({ answer }) => {
  const page = await here.visit('/', { ...desktop, expects: /^404/ })
  await page.route('**/api/pages/about/', (route) => route.fulfill(answer))
  await stamp(page)
  await mainNav(page).getByRole('link', { name: 'About' }).click()
  await expect.poll(() => hasStamp(page).catch(() => true)).toBe(false)
  expect(new URL(page.url()).pathname).toBe('/about/')
})

test('a navigation that fails after the visitor went elsewhere changes nothing', async () => {
  const page = await here.visit('/', { ...desktop, expects: /net::ERR_FAILED/ })
  await stamp(page)
  const held = await holdData(page, '/about/')
  await mainNav(page).getByRole('link', { name: 'About' }).click()
  await page.waitForURL('**/about/')
  await mainNav(page).getByRole('link', { name: 'Gallery' }).click()
  await page.waitForURL('**/gallery/')
  await expect.poll(() => isFocused(page.locator('main h1'))).toBe(true)
  const heading = await page.locator('main h1').textContent()
  const failed = page.waitForEvent('requestfailed')
  held.release('abort')
  await failed
  await mainNav(page).getByRole('link', { name: 'Contact' }).hover()
  await page.waitForResponse('**/api/pages/contact/')
  expect([await hasStamp(page), new URL(page.url()).pathname]).toEqual([true, '/gallery/'])
  expect(await page.locator('main h1').textContent()).toBe(heading)
})

test('phone links and clicks for a new tab are left to the browser', async () => {
  const page = await here.visit('/', desktop)
  const about = mainNav(page).getByRole('link', { name: 'About' })
  for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) {
    expect(await isLeftToBrowser(about, init), JSON.stringify(init)).toBe(true)
  }
  expect(await isLeftToBrowser(page.getByRole('main').locator('a[href^="tel:"]').first(), {})).toBe(true)
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await isLeftToBrowser(about, {})).toBe(false)
  await page.waitForURL('**/about/')
})

test('Tab in the header does not scroll the page', async () => {
  for (const visitor of [desktop, phone]) {
    const page = await here.visit('/', visitor)
    await scrollDown(page, 900)
    await page.locator('.skip-link').evaluate((link) => link.focus({ preventScroll: true }))
    for (let press = 0; press < 3; press++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true)
      expect(await scrollTop(page)).toBe(900)
    }
  }
})

/** Whether no script handled the click. Also keeps the browser from following the link. */
const isLeftToBrowser = (link: Locator, init: { ctrlKey?: boolean; metaKey?: boolean; shiftKey?: boolean; button?: number }) =>
  link.evaluate(
    (element, options) =>
      new Promise<boolean>((resolve) => {
        const read = (event: Event) => {
          resolve(!event.defaultPrevented)
          event.preventDefault()
        }
        addEventListener('click', read, { once: true })
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }))
      }),
    init,
  )

/** Delays the data of a page until it is released. */
async function holdData(page: Page, path: string) {
  let release: (how: 'continue' | 'abort') => void = () => undefined
  const released = new Promise<'continue' | 'abort'>((resolve) => {
    release = resolve
  })
  await page.route(`**/api/pages${path}`, async (route) => route[await released]())
  return { release }
}

const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const stamp = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }))
const hasStamp = (page: Page) => page.evaluate(() => Reflect.get(window, 'isSameDocument') === true)
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))

async function scrollDown(page: Page, top: number): Promise<number> {
  await page.evaluate(
    (y) =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => requestAnimationFrame(() => resolve()), { once: true })
        scrollTo({ top: y, behavior: 'instant' })
      }),
    top,
  )
  return scrollTop(page)
}

type Head = Record<'title' | 'description' | 'canonical' | 'robots', string | null | undefined>

const headOf = (page: Page): Promise<Head> => page.evaluate(readHead)

/** The head of a page as the server sends it. */
async function servedHead(url: string): Promise<Head> {
  const html = await (await fetch(url)).text()
  const attribute = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
  return {
    title: attribute(/<title>(.*?)<\/title>/),
    description: attribute(/<meta name="description" content="(.*?)"/),
    canonical: attribute(/<link rel="canonical" href="(.*?)"/),
    robots: attribute(/<meta name="robots" content="(.*?)"/),
  }
}

function readHead(): Head {
  return {
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
    robots: document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content,
  }
}
