import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { builtSiteNames, readBuiltSite } from '../helpers/built-sites.ts'
import { desktop, phone, siteInBrowser } from './site-in-browser.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const visitors = [
  { name: 'a phone, light', frame: phone, colorMode: 'light' },
  { name: 'a phone, dark', frame: phone, colorMode: 'dark' },
  { name: 'a desktop, light', frame: desktop, colorMode: 'light' },
  { name: 'a desktop, dark', frame: desktop, colorMode: 'dark' },
] as const

describe.each(builtSiteNames)('%s', (siteName) => {
  const { articles } = readBuiltSite(siteName)
  const here = siteInBrowser(siteName)

  describe.each(visitors)('$name', ({ frame, colorMode }) => {
    const visit = (path: string) =>
      here.visit(path, { ...frame, colorMode, reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] })

    test('the menu is free of findings', async () => {
      const page = await visit('/')
      if (frame === phone) {
        await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
        await page.getByRole('dialog').locator('summary').click()
      } else {
        await page.getByRole('button', { name: 'Show all services' }).click()
        await page.locator('#services-menu').waitFor({ state: 'visible' })
      }
      await expectNoFindings(page)
    })

    test('the viewer is free of findings', async () => {
      const page = await visit('/gallery/')
      await page.locator('figure a').nth(1).click()
      await page.getByRole('dialog', { name: 'Picture viewer' }).waitFor()
      await expectNoFindings(page)
    })

    test('form errors and the week’s hours are free of findings', async () => {
      const page = await visit('/contact/')
      await page.getByRole('button', { name: 'Send' }).click()
      await page.getByRole('region', { name: 'There is a problem' }).waitFor()
      await page
        .locator('.contact-info')
        .getByRole('button', { name: /all hours/ })
        .click()
      await page.locator('.contact-info [popover]').waitFor({ state: 'visible' })
      await expectNoFindings(page)
    })

    test('a notice and open answers are free of findings', async () => {
      const page = await visit(`/blog/${articles[0]?.slug}/`)
      await page.getByRole('button', { name: 'Copy link' }).click()
      await page.getByRole('button', { name: 'Close notice' }).hover()
      await expectNoFindings(page)
    })
  })
})

async function expectNoFindings(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  expect(violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`))).toEqual([])
}
