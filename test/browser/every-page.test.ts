import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page as BrowserPage } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, openPage, scrollThrough, untilHydrated } from '../helpers/browser.ts'
import { builtSiteNames, everyPage, readBuiltSite } from '../helpers/built-sites.ts'
import { type RunningSite, startSite } from '../helpers/start-site.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The two ends of what visitors have: a phone in light colours, a desktop in dark ones. */
const visitors = [
  { name: 'a phone, light', viewport: { width: 360, height: 780 }, colorMode: 'light' },
  { name: 'a desktop, dark', viewport: { width: 1280, height: 900 }, colorMode: 'dark' },
]

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

  describe.each(visitors)('on $name', ({ viewport, colorMode }) => {
    test.each(pages)('$path is whole, live, within the window and free of axe findings', async ({ path }) => {
      const { page, problems, close } = await openPage(browser, { viewport, hasTouch: viewport.width < 768 })
      await page.addInitScript((mode) => localStorage.setItem('color-mode', mode), colorMode)
      await page.goto(site.url + path)
      await untilHydrated(page)
      await scrollThrough(page)
      expect(await page.locator('h1').count()).toBe(1)
      expect(await overflow(page)).toEqual([])
      expect(await brokenPictures(page)).toEqual([])
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
      expect(violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`))).toEqual([])
      expect(problems).toEqual([])
      await close()
    })
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
