import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { untilHydrated } from '../helpers/browser.ts'
import { builtSiteNames, readBuiltSite } from '../helpers/built-sites.ts'
import { desktop, holdRequests, ownSiteInBrowser } from './site-in-browser.ts'

const typed = 'Pat Miller'

// One site is enough: the code is the same.
describe.each(builtSiteNames.slice(0, 1))('%s', (siteName) => {
  const site = readBuiltSite(siteName)
  const here = ownSiteInBrowser(siteName)
  const faultLines = () =>
    here.site
      .log()
      .split('\n')
      .filter((line) => line.includes('script error in a browser'))
      .map((line) => JSON.parse(line))
  const visit = (path: string, before: (page: Page) => Promise<unknown>) =>
    here.visit(path, { ...desktop, before, waitsFor: 'load', expects: /Pat Miller|IntersectionObserver/ })

  test('an error in the layout is reported, and the page reloads once without script', async () => {
    let loads = 0
    const page = await visit('/', async (page) => {
      page.on('request', (request) => request.isNavigationRequest() && loads++)
      await breakLayout(page)
    })
    await page.keyboard.press('Tab')
    await page.locator('html[data-script="failed"]').waitFor()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(loads).toBe(2)
    expect(await page.locator('.needs-script:visible').count()).toBe(0)
    await expect.poll(faultLines).toContainEqual(expect.objectContaining({ level: 40, kind: 'TypeError', page: 'home' }))
    // The line of our source, although React is on top of the stack.
    expect(faultLines()[0].place).toMatch(/^client\/[\w/-]+\.tsx?:\d+:\d+$/)
    expect(here.site.log()).not.toContain(typed)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
    await page.waitForURL('**/about/')
  })

  test('an error after client-side navigation reloads only that page without script', async () => {
    const page = await visit('/about/', breakHome)
    await untilHydrated(page)
    await page.getByRole('banner').getByRole('link', { name: site.logo.strong }).click()
    await page.locator('html[data-script="failed"]').waitFor()
    await page.locator('.hero').waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
    await page.waitForURL('**/about/')
    await untilHydrated(page)
    expect(await page.locator('html[data-script="failed"]').count()).toBe(0)
  })

  test('with storage blocked, the page reloads without script too', async () => {
    const page = await visit('/contact/', async (page) => {
      await breakLayout(page)
      await page.addInitScript(() => {
        Object.defineProperty(window, 'sessionStorage', {
          get() {
            throw new DOMException('Storage is blocked', 'SecurityError')
          },
        })
      })
    })
    await page.keyboard.press('Tab')
    await page.locator('html[data-script="failed"]').waitFor()
    expect(await page.getByLabel('Your name').isVisible()).toBe(true)
    expect(await page.getByText('Unexpected Application Error!').count()).toBe(0)
  })

  test('what was typed is still there after a script error', async () => {
    // Otherwise the page may already be reloading while the name is typed.
    const scripts = holdRequests(/\/assets\/hydrate-.*\.js$/)
    const page = await visit('/contact/', async (page) => {
      await breakLayout(page)
      await scripts.held(page)
    })
    await page.getByLabel('Your name').fill(typed)
    scripts.release()
    await page.locator('html[data-script="failed"]').waitFor()
    expect(await page.getByLabel('Your name').inputValue()).toBe(typed)
  })
})

/** Throws in an effect of the header. */
const breakLayout = (page: Page) =>
  page.addInitScript((message) => {
    window.matchMedia = () => {
      throw new TypeError(message)
    }
  }, typed)

/** Throws in an effect of the home page only. */
const breakHome = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver')
  })
