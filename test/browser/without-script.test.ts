import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { builtSiteNames, everyPage, readBuiltSite } from '../helpers/built-sites.ts'
import { desktop, phone, siteInBrowser } from './site-in-browser.ts'

describe.each(builtSiteNames)('%s', (siteName) => {
  const site = readBuiltSite(siteName)
  const pages = everyPage(site)
  const here = siteInBrowser(siteName)

  test('with scripts off, every page has its text and phone number, and no dead controls', async () => {
    const page = await here.visit('/', { ...phone, javaScriptEnabled: false })
    for (const { path, screen } of pages) {
      await page.goto(here.url + path)
      // The page of an unknown post has one line.
      expect({ path, hasWords: (await wordCount(page)) > (screen === 'missing-post' ? 2 : 20) }).toEqual({ path, hasWords: true })
      expect(await page.getByRole('region', { name: 'Call or write' }).getByRole('link', { name: site.phoneNumber }).isVisible()).toBe(true)
      expect(await page.locator('.needs-script:visible').count()).toBe(0)
    }
  })

  test('with scripts off, links work, also to every service', async () => {
    const page = await here.visit('/', { ...desktop, javaScriptEnabled: false })
    const service = site.services.find((candidate) => candidate.page)
    await page.getByRole('contentinfo').getByRole('link', { name: service?.name }).click()
    await page.waitForURL(`**${service?.page?.path}`)
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Services' }).click()
    await page.waitForURL('**/services/')
  })

  // One site is enough for the rest: the code is the same.
  if (siteName !== builtSiteNames[0]) return

  test('if the scripts fail to load, the page is complete and works', async () => {
    const page = await here.visit('/', {
      ...desktop,
      waitsFor: 'load',
      expects: /ERR_FAILED|dynamically imported module/,
      before: (page) => page.route('**/assets/*.js', (route) => route.abort()),
    })
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services', exact: true }).hover()
    await page.locator('#services-menu').waitFor({ state: 'visible' })
    await page.locator('summary').nth(3).click()
    expect(
      await page
        .locator('details')
        .nth(3)
        .evaluate((details) => details.hasAttribute('open')),
    ).toBe(true)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
    await page.waitForURL('**/contact/')
    await page.getByLabel('Your name').fill('Pat Miller')
    await page.getByLabel('Email address').fill('pat@example.com')
    await page.getByLabel('What would you like done?').fill('A side gate')
    await page.getByRole('button', { name: 'Get my free quote' }).click()
    await page.waitForURL('**/contact/?sent=1')
    await page.getByRole('heading', { name: site.contact.form.sentHeading }).waitFor()
  })

  test.each(['hydrate', 'chunk'])('if only %s fails to load, nothing is reported', async (chunk) => {
    let failed: Promise<unknown> = Promise.resolve()
    const page = await here.visit('/', {
      ...desktop,
      waitsFor: 'load',
      expects: /ERR_FAILED/,
      async before(page) {
        failed = page.waitForEvent('requestfailed')
        await page.route(`**/assets/${chunk}-*.js`, (route) => route.abort())
      },
    })
    await page.keyboard.press('Tab')
    await failed
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
    await page.waitForURL('**/about/')
  })
})

const wordCount = async (page: Page) => (await page.locator('main').innerText()).split(/\s+/).length
