import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { untilHydrated } from '../helpers/browser.ts'
import { builtSiteNames } from '../helpers/built-sites.ts'
import { desktop, siteInBrowser } from './site-in-browser.ts'

// One site is enough: the code is the same.
describe.each(builtSiteNames.slice(0, 1))('%s', (siteName) => {
  const here = siteInBrowser(siteName)

  test('drawings appear after a reload, when the sheet comes from memory', async () => {
    const page = await here.visit('/contact/', desktop)
    expect(await blankDrawings(page)).toEqual([])
    for (const path of ['/contact/', '/services/']) {
      await page.goto(here.url + path)
      await page.reload()
      await untilHydrated(page)
      await expect.poll(() => blankDrawings(page)).toEqual([])
    }
  })

  test('drawings appear below a form that came back with errors', async () => {
    const page = await here.visit('/contact/', desktop)
    await page.waitForFunction(() => document.querySelector('.area-map use')?.getClientRects().length)
    await Promise.all([
      page.waitForEvent('load'),
      page.evaluate(() => HTMLFormElement.prototype.submit.call(document.querySelector('form.contact-form'))),
    ])
    await untilHydrated(page)
    expect(await page.title()).toMatch(/^Error: /)
    await expect.poll(() => blankDrawings(page)).toEqual([])
  })
})

/** Drawings on the page that render nothing. */
const blankDrawings = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('use')]
      .filter((use) => use.parentElement?.checkVisibility() && use.getBBox().width === 0)
      .map((use) => use.href.baseVal),
  )
