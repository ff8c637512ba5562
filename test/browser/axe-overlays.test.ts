import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeFindings } from '../helpers/axe.ts'
import { builtSiteNames, readBuiltSite } from '../helpers/built-sites.ts'
import { desktop, phone, siteInBrowser } from './site-in-browser.ts'

describe.each(builtSiteNames)('%s', (siteName) => {
  const { articles } = readBuiltSite(siteName)
  const here = siteInBrowser(siteName)

  // The sites differ in colors only, so one device is enough for the others.
  describe.each([
    { name: 'a desktop', frame: desktop },
    ...(siteName === builtSiteNames[0] ? [{ name: 'a phone', frame: phone }] : []),
  ])('on $name, light and dark', ({ frame }) => {
    const visit = (path: string) =>
      here.visit(path, { ...frame, reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] })

    test('the menu has no axe findings', async () => {
      const page = await visit('/')
      if (frame === phone) {
        await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
        await page.getByRole('dialog').locator('summary').click()
      } else {
        await page.getByRole('button', { name: 'Show all services' }).click()
        await page.locator('#services-menu').waitFor({ state: 'visible' })
      }
      await expectNoFindings(page, 'header')
    })

    test('the viewer has no axe findings', async () => {
      const page = await visit('/gallery/')
      await page.locator('.gallery-link').nth(1).click()
      await page.getByRole('dialog', { name: 'Picture viewer' }).waitFor()
      await expectNoFindings(page, 'main')
    })

    test('form errors and the week’s hours have no axe findings', async () => {
      const page = await visit('/contact/')
      await page.getByRole('button', { name: 'Get my free quote' }).click()
      await page.getByRole('region', { name: 'There’s a problem' }).waitFor()
      // On phones the state is in the call bar, without the week.
      if (frame === desktop) {
        await page
          .locator('.contact-info')
          .getByRole('button', { name: /all hours/ })
          .click()
        await page.locator('.contact-info [popover]').waitFor({ state: 'visible' })
      }
      await expectNoFindings(page, 'main')
    })

    test('a notice has no axe findings', async () => {
      const page = await visit(`/blog/${articles[0]?.slug}/`)
      await page.getByRole('button', { name: 'Copy link' }).click()
      // Hovering keeps it open during the check.
      await page.getByRole('button', { name: 'Close notice' }).hover()
      await expectNoFindings(page, '.notice')
    })
  })
})

/** Checks a part of the page in both color modes; every-page.test.ts checks the rest. */
async function expectNoFindings(page: Page, part: string) {
  for (const mode of ['light', 'dark']) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset.colorMode = chosen
    }, mode)
    expect(await axeFindings(page, { part }), mode).toEqual([])
  }
}
