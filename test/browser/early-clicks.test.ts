import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { builtSiteNames, readBuiltSite } from '../helpers/built-sites.ts'
import { withoutNewInterfaces } from './old-browser.ts'
import { desktop, holdScripts, phone, siteInBrowser } from './site-in-browser.ts'

// One site is enough: the code is the same.
describe.each(builtSiteNames.slice(0, 1))('%s, clicks before hydration', (siteName) => {
  const site = readBuiltSite(siteName)
  const here = siteInBrowser(siteName)

  async function visit(path: string, { visitor = desktop, isOld = false } = {}) {
    const scripts = holdScripts()
    const page = await here.visit(path, {
      ...visitor,
      waitsFor: 'load',
      async before(page) {
        if (isOld) await withoutNewInterfaces(page)
        await scripts.before(page)
      },
    })
    return { page, release: () => scripts.release(page) }
  }

  test('each click on the color button takes effect once', async () => {
    const { page, release } = await visit('/')
    for (let presses = 0; presses < 3; presses++) await page.locator('.site-header-mode').click()
    expect(await colorMode(page)).toBe('light')
    await release()
    await page.getByRole('button', { name: 'Use light colors' }).waitFor()
    expect(await colorMode(page)).toBe('dark')
  })

  test('a page that was left while its scripts loaded is hydrated when Back brings it from memory', async () => {
    const { page, release } = await visit('/about/')
    await page.locator('html[data-script="loading"]').waitFor()
    // The test browser keeps no pages in memory.
    const reloaded = page.waitForEvent('load')
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await reloaded
    await release()
  })

  test('a chosen color mode takes effect', async () => {
    const { page, release } = await visit('/about/')
    await page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' }).click()
    await release()
    await page.locator('html[data-color-mode="dark"]').waitFor()
    expect(await page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true)
  })

  test('Open all answers takes effect', async () => {
    const { page, release } = await visit('/')
    await page.getByRole('button', { name: 'Open all answers' }).click()
    await release()
    await page.getByRole('button', { name: 'Close all answers' }).waitFor()
    expect(await page.locator('main details:not([open])').count()).toBe(0)
  })

  test('of several clicked gallery pictures, only the last opens in the viewer, once', async () => {
    const { page, release } = await visit('/gallery/')
    const links = page.locator('.gallery-link')
    for (const index of [0, 1, 1]) await links.nth(index).click()
    expect(new URL(page.url()).pathname).toBe('/gallery/')
    await release()
    const viewer = page.getByRole('dialog', { name: 'Picture viewer' })
    await viewer.getByText(`2 of ${site.gallery.items.length}`).waitFor()
    await viewer.getByRole('button', { name: 'Close' }).click()
    await viewer.waitFor({ state: 'detached' })
  })

  test('buttons that need a user gesture are hidden', async () => {
    const { page, release } = await visit(`/blog/${site.articles[0]?.slug}/`)
    expect(await page.getByRole('button', { name: /Copy link|More/ }).count()).toBe(0)
    await release()
    await page.getByRole('button', { name: 'Copy link' }).waitFor()
  })

  test('in browsers that need scripts for them, the menu and the hours open after hydration', async () => {
    const onPhone = await visit('/', { visitor: phone, isOld: true })
    await onPhone.page.getByRole('button', { name: 'Menu' }).click()
    await onPhone.release()
    await onPhone.page.getByRole('dialog', { name: 'Menu' }).waitFor()

    const { page, release } = await visit('/contact/', { isOld: true })
    await page.locator('main .open-hours').first().click()
    await release()
    await page.locator('main .open-hours-panel').first().waitFor()
  })

  test('in other browsers the menu opens at once, and stays closed if it was closed again', async () => {
    const { page, release } = await visit('/', { visitor: phone })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await page.getByRole('button', { name: 'Menu' }).click()
    await menu.waitFor()
    await menu.getByRole('button', { name: 'Close menu' }).click()
    await menu.waitFor({ state: 'hidden' })
    await release()
    await page.locator('.open-state[data-state]:visible').first().waitFor()
    expect(await menu.isVisible()).toBe(false)
  })

  test('the testimonial buttons work as soon as they appear', async () => {
    const page = await here.visit('/', desktop)
    // Clicks in the same task that adds them to the page.
    await page.evaluate(() => {
      const observer = new MutationObserver(() => {
        const next = document.querySelector<HTMLElement>('.testimonials button[aria-label="Next testimonial"]')
        if (!next) return
        observer.disconnect()
        next.click()
      })
      observer.observe(document.body, { childList: true, subtree: true })
    })
    await page.locator('.testimonials').scrollIntoViewIfNeeded()
    await page.locator('.pager-dot').nth(1).and(page.locator('[aria-current="true"]')).waitFor()
  })

  test('controls that need scripts are removed if the scripts fail to load', async () => {
    const page = await here.visit('/', {
      ...desktop,
      waitsFor: 'load',
      expects: /ERR_FAILED|dynamically imported module/,
      before: (page) => page.route('**/assets/hydrate-*.js', (route) => route.abort()),
    })
    await page.keyboard.press('Tab')
    await page.locator('html[data-script="failed"]').waitFor()
    expect(await page.locator('.needs-script:visible').count()).toBe(0)
  })

  test('pictures open as plain files if the scripts fail to load', async () => {
    const page = await here.visit('/gallery/', {
      ...desktop,
      waitsFor: 'load',
      // The browser's own image page has inline styles.
      expects: /ERR_FAILED|dynamically imported module|inline style .*\.jpg$/,
      before: (page) => page.route('**/assets/hydrate-*.js', (route) => route.abort()),
    })
    await page.locator('.gallery-link').first().click()
    await page.waitForURL(/\.jpg$/)
  })
})

const colorMode = (page: Page) => page.locator('html').getAttribute('data-color-mode')
