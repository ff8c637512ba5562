import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { builtSiteNames, everyPage, readBuiltSite } from '../helpers/built-sites.ts'
import { siteInBrowser } from './site-in-browser.ts'

describe.each(builtSiteNames)('%s', (siteName) => {
  const here = siteInBrowser(siteName)

  test.each([320, 360, 768, 1280])('at %i px no dimension and no short compound is broken over two lines', async (width) => {
    const page = await here.visit('/', { viewport: { width, height: 800 }, javaScriptEnabled: false })
    const broken: string[] = []
    for (const { path } of everyPage(readBuiltSite(siteName))) {
      await page.goto(here.site.url + path)
      broken.push(...(await brokenMeasures(page)).map((words) => `${path} ${words}`))
    }
    expect(broken).toEqual([])
  })
})

/** `closed-cell`, `5 1/2"`, `3" is R-18`, `24" o.c.` */
const brokenMeasures = (page: Page) =>
  page.evaluate(() => {
    const whole = /(?<![\p{L}\p{N}@/.-])\p{L}{1,6}-\u2060?[\p{L}\p{N}]{1,5}(?![\p{L}\p{N}@-])|\d\s\d\/\d|\d["']\s(is\s)?(R-|o\.c\.|clear)/gu
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest('svg, script, a[href^="mailto:"]')) continue
      for (const { 0: words, index } of (text.nodeValue ?? '').matchAll(whole)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + words.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(words)
      }
    }
    return broken
  })
