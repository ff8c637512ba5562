import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { untilHydrated } from '../helpers/browser.ts'
import { builtSiteNames, readBuiltSite } from '../helpers/built-sites.ts'
import { desktop, holdScripts, siteInBrowser } from './site-in-browser.ts'

const typed = {
  'Your name': 'Pat Miller',
  'Phone number': '805 555 0199',
  'When should we call?': 'evening',
  'What would you like done?': 'A side gate',
}

// One site is enough: the code is the same.
describe.each(builtSiteNames.slice(0, 1))('%s', (siteName) => {
  const site = readBuiltSite(siteName)
  const here = siteInBrowser(siteName)

  async function goTo(page: Page, path: string) {
    await page.goto(here.url + path)
    await untilHydrated(page)
  }

  test('typed text is restored after navigation and after a full load', async () => {
    const page = await here.visit('/contact/', desktop)
    await fill(page)
    const main = page.getByRole('navigation', { name: 'Main' })
    await main.getByRole('link', { name: 'About' }).click()
    await page.waitForURL('**/about/')
    await main.getByRole('link', { name: 'Contact' }).click()
    await page.waitForURL('**/contact/')
    await expect.poll(() => values(page)).toEqual(Object.values(typed))
    await goTo(page, '/about/')
    await goTo(page, '/contact/')
    await expect.poll(() => values(page)).toEqual(Object.values(typed))
  })

  test('text typed before hydration is stored and never overwritten', async () => {
    const page = await here.visit('/contact/', desktop)
    await fill(page)
    const scripts = holdScripts()
    await scripts.before(page)
    await page.goto(`${here.url}/contact/`)
    await page.getByLabel('Your name').fill('Sam Rivera')
    await scripts.release(page)
    await expect.poll(() => values(page)).toEqual(['Sam Rivera', ...Object.values(typed).slice(1)])
    await goTo(page, '/contact/')
    await expect.poll(() => values(page)).toEqual(['Sam Rivera', ...Object.values(typed).slice(1)])
  })

  test('text typed before hydration is restored after the visitor has left and come back', async () => {
    const scripts = holdScripts()
    const page = await here.visit('/contact/', { ...desktop, before: scripts.before, waitsFor: 'load' })
    await page.getByLabel('Your name').fill('Sam Rivera')
    await page.goto(`${here.url}/contact/`)
    await page.getByLabel('Phone number').fill('805 555 0199')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
    await page.waitForURL('**/about/')
    await scripts.release(page)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
    await page.waitForURL('**/contact/')
    await expect.poll(() => values(page)).toEqual(['Sam Rivera', '805 555 0199', '', ''])
  })

  test('nothing is stored after sending, and never the hidden field', async () => {
    const page = await here.visit('/contact/', desktop)
    await page.locator('[name="bot-field"]').evaluate((field) => field.setAttribute('value', 'a robot'))
    await fill(page)
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('a robot')
    await page.locator('[name="bot-field"]').evaluate((field) => field.removeAttribute('value'))
    await page.getByLabel('Email address').fill('pat@example.com')
    await page.getByRole('button', { name: 'Get my free quote' }).click()
    await page.getByRole('heading', { name: site.contact.form.sentHeading }).waitFor()
    await goTo(page, '/contact/')
    expect(await values(page)).toEqual(['', '', '', ''])
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Pat')
  })

  test('with storage blocked, the form still works', async () => {
    const page = await here.visit('/contact/', { ...desktop, before: blockStorage })
    await fill(page)
    await page.getByLabel('Email address').fill('pat@example.com')
    await page.getByRole('button', { name: 'Get my free quote' }).click()
    await page.getByRole('heading', { name: site.contact.form.sentHeading }).waitFor()
  })
})

async function fill(page: Page) {
  for (const [label, text] of Object.entries(typed)) {
    const box = page.getByLabel(label)
    if ((await box.evaluate((element) => element.tagName)) === 'SELECT') await box.selectOption(text)
    else await box.fill(text)
  }
}

const values = (page: Page) => Promise.all(Object.keys(typed).map((label) => page.getByLabel(label).inputValue()))

const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Storage is blocked', 'SecurityError')
      },
    })
  })
