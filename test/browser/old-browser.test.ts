import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { untilHydrated } from '../helpers/browser.ts'
import { builtSiteNames, everyPage, readBuiltSite } from '../helpers/built-sites.ts'
import { withoutNewInterfaces } from './old-browser.ts'
import { desktop, phone, siteInBrowser } from './site-in-browser.ts'

const old = { before: withoutNewInterfaces }

describe.each(builtSiteNames)('%s, in the oldest supported browsers', (siteName) => {
  const site = readBuiltSite(siteName)
  const here = siteInBrowser(siteName)
  const visit = (path: string, options = desktop) => here.visit(path, { ...options, ...old })
  const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

  test('every kind of page hydrates with its text', async () => {
    const page = await visit('/')
    const kinds = new Map(everyPage(site).map(({ screen, path }) => [screen, path]))
    // The other sites show their own kinds of pages, and the home page and the estimate, which differ the most.
    if (siteName !== builtSiteNames[0]) {
      for (const { screen } of everyPage(readBuiltSite(builtSiteNames[0] ?? ''))) {
        if (screen !== 'home' && screen !== 'estimate') kinds.delete(screen)
      }
    }
    for (const [screen, path] of kinds) {
      await page.goto(here.url + path)
      await untilHydrated(page)
      const words = (await page.locator('main').innerText()).split(/\s+/).length
      expect([screen, words > (screen === 'missing-post' ? 2 : 20)]).toEqual([screen, true])
      expect([screen, await page.getByText('Unexpected Application Error').count()]).toEqual([screen, 0])
      expect([screen, await page.locator('html[data-script="failed"]').count()]).toEqual([screen, 0])
    }
  })

  // One site is enough for the rest: the code is the same.
  if (siteName !== builtSiteNames[0]) return

  test('the menu on small screens opens and closes, also by Escape and a click outside', async () => {
    const page = await visit('/', phone)
    const menu = dialog(page, 'Menu')
    for (const close of [
      () => menu.getByRole('button', { name: 'Close menu' }).click(),
      () => page.keyboard.press('Escape'),
      () => menu.dispatchEvent('click'),
    ]) {
      await page.getByRole('button', { name: 'Menu' }).click()
      await menu.waitFor()
      await close()
      await menu.waitFor({ state: 'hidden' })
    }
  })

  test('the services menu opens by button and hover; Escape, a click elsewhere and a link close it', async () => {
    const page = await visit('/')
    const button = page.getByRole('button', { name: 'Show all services' })
    const panel = page.locator('#services-menu')
    await button.press('Enter')
    await panel.waitFor()
    expect(await button.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
    await button.press('Enter')
    await panel.waitFor()
    await page.locator('h1').click()
    await panel.waitFor({ state: 'hidden' })
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services', exact: true }).hover()
    await panel.waitFor()
    await panel.getByRole('link').first().click()
    await page.waitForURL((url) => url.pathname !== '/')
    await panel.waitFor({ state: 'hidden' })
  })

  test('the hours open and close', async () => {
    const page = await visit('/contact/', desktop)
    const button = page.locator('main').getByRole('button', { name: 'all hours' }).first()
    const panel = page.locator('main .open-hours-panel').first()
    await button.click()
    await panel.waitFor()
    expect(await button.getAttribute('aria-expanded')).toBe('true')
    expect(await panel.evaluate(isOnTop)).toBe(true)
    await button.click()
    await panel.waitFor({ state: 'hidden' })
    await button.click()
    await panel.waitFor()
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
  })

  test('questions, color mode and carousel work', async () => {
    const page = await visit('/')
    const question = page.locator('main details').nth(2)
    await question.locator('summary').click()
    expect(await question.evaluate((element) => element.hasAttribute('open'))).toBe(true)
    await page.getByRole('button', { name: 'Open all answers' }).click()
    await page.getByRole('button', { name: 'Close all answers' }).waitFor()
    await page.getByRole('button', { name: 'Use dark colors' }).click()
    await page.locator('html[data-color-mode="dark"]').waitFor()
    await page.locator('.testimonials').scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Next testimonial' }).click()
    await page.locator('.pager-dot').nth(1).and(page.locator('[aria-current="true"]')).waitFor()
  })

  test('a picture opens, goes to the next and closes', async () => {
    const page = await visit('/gallery/')
    const viewer = dialog(page, 'Picture viewer')
    await page.locator('.gallery-link').nth(1).click()
    await viewer.getByText(`2 of ${site.gallery.items.length}`).waitFor()
    await viewer.getByRole('button', { name: 'Next picture' }).click()
    await viewer.getByText(`3 of ${site.gallery.items.length}`).waitFor()
    await viewer.getByRole('button', { name: 'Close' }).click()
    await viewer.waitFor({ state: 'detached' })
  })

  test('the form shows errors and is sent; links work without a full load', async () => {
    const page = await visit('/')
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
    await page.waitForURL('**/contact/')
    await page.getByLabel('Your name').fill('Pat Miller')
    await page.getByRole('button', { name: 'Get my free quote' }).click()
    await page.locator('.problem').waitFor()
    await page.getByLabel('Email address').fill('pat@example.com')
    await page.getByLabel('What would you like done?').fill('A side gate')
    await page.getByRole('button', { name: 'Get my free quote' }).click()
    await page.getByRole('heading', { name: site.contact.form.sentHeading }).waitFor()
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  })

  test('shapes with an unsupported color-mix() are not black', async () => {
    const page = await visit('/')
    const fills = await page.locator('.drawing:visible').evaluateAll((all) => all.map((drawing) => getComputedStyle(drawing).fill))
    expect(fills.length).toBeGreaterThan(5)
    expect(fills).not.toContain('rgb(0, 0, 0)')
  })

  test('the link of an article can be copied', async () => {
    const page = await visit(`/blog/${site.articles[0]?.slug}/`)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
  })

  // The form has a length on this site.
  if (siteName !== 'fencing') return

  test('a slider dragged over hundreds of values changes the estimate and, in the end, the address', async () => {
    const page = await visit('/estimate/')
    await page.getByRole('slider').evaluate((slider) => {
      if (!(slider instanceof HTMLInputElement)) return
      // Up and down between 10 and 100, where the slider ends.
      for (let step = 0; step <= 355; step++) {
        slider.value = String(10 + Math.abs(90 - (step % 180)))
        slider.dispatchEvent(new InputEvent('input', { bubbles: true }))
      }
    })
    await page.getByText(`95'-0"`).first().waitFor({ state: 'attached' })
    await page.waitForURL(/[?&]length=95&/)
  })
})

/** Whether the center of the element is not covered. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}
