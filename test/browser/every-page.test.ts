import type { Browser, Page as BrowserPage } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFindings } from '../helpers/axe.ts'
import { launchBrowser, openPage, scrollThrough, untilHydrated } from '../helpers/browser.ts'
import { builtSiteNames, everyPage, readBuiltSite } from '../helpers/built-sites.ts'
import { type RunningSite, startSite } from '../helpers/start-site.ts'

const phone = { width: 360, height: 780 }
const desktop = { width: 1280, height: 900 }

describe.each(builtSiteNames)('%s', (siteName) => {
  const pages = everyPage(readBuiltSite(siteName))
  let site: RunningSite
  let browser: Browser

  beforeAll(async () => {
    ;[site, browser] = await Promise.all([startSite(siteName), launchBrowser()])
  })
  afterAll(async () => {
    await browser.close()
    await site.stop()
  })

  test.each(pages)('$path is whole, live, within the window and free of axe findings, on a phone and a desktop, light and dark', async ({
    path,
  }) => {
    const { page, problems, close } = await openPage(browser, { viewport: phone, hasTouch: true, colorScheme: 'light' })
    await page.addInitScript(() => localStorage.setItem('color-mode', 'system'))
    await page.goto(site.url + path)
    await untilHydrated(page)
    expect(await page.locator('h1').count()).toBe(1)
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport)
      await scrollThrough(page)
      expect(await overflow(page), `too wide at ${viewport.width}`).toEqual([])
      expect(await brokenPictures(page)).toEqual([])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.waitForFunction((mode) => getComputedStyle(document.documentElement).colorScheme === mode, colorScheme)
        await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
        // Of all rules, contrast alone depends on the color mode.
        const findings = await axeFindings(page, colorScheme === 'dark' ? { rules: ['color-contrast'] } : {})
        expect(findings, `axe at ${viewport.width}, ${colorScheme}`).toEqual([])
      }
    }
    expect(problems).toEqual([])
    await close()
  })
})

/** Elements that make the page scroll sideways. */
const overflow = (page: BrowserPage) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    return wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 120))
  })

const brokenPictures = (page: BrowserPage) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.currentSrc && (!image.complete || image.naturalWidth === 0))
      .map((image) => image.currentSrc),
  )
