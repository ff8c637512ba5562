import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { builtSiteNames, readBuiltSite } from '../helpers/built-sites.ts'
import { desktop, siteInBrowser } from './site-in-browser.ts'

// One site is enough: the code is the same.
describe.each(builtSiteNames.slice(0, 1))('%s', (siteName) => {
  const { items, pairs, filters } = readBuiltSite(siteName).gallery
  const here = siteInBrowser(siteName)
  const filter = filters.find(({ id }) => items.some((item) => item.filter === id) && items.some((item) => item.filter !== id))
  const shown = [...items, ...pairs]
  const expected = shown.filter((item) => item.filter === filter?.id).length
  const count = (page: Page) => page.locator('.gallery-list > :visible').count()
  const choose = (page: Page) => page.locator('.gallery-filters').getByRole('link', { name: filter?.name }).click()

  test('the links to top and to the content keep the selected filter', async () => {
    const page = await here.visit('/gallery/', desktop)
    expect(await page.locator('.gallery-filter-count').first().innerText()).toBe(String(shown.length))
    await choose(page)
    await expect.poll(() => count(page)).toBe(expected)
    await page.getByRole('link', { name: 'Back to top' }).click()
    await page.waitForURL('**/gallery/#top')
    await page.locator('.gallery-filter[aria-current]').filter({ hasText: filter?.name }).waitFor()
    expect(await count(page)).toBe(expected)
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
    await page.waitForURL('**/gallery/#content')
    await page.locator('.gallery-filter[aria-current]').filter({ hasText: filter?.name }).waitFor()
    expect(await count(page)).toBe(expected)
  })

  test('the link to the gallery resets the filter', async () => {
    const page = await here.visit('/gallery/', desktop)
    await choose(page)
    await expect.poll(() => count(page)).toBe(expected)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gallery' }).click()
    await expect.poll(() => count(page)).toBe(shown.length)
  })
})
