import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { untilHydrated } from '../helpers/browser.ts'
import { builtSiteNames, everyPage, readBuiltSite } from '../helpers/built-sites.ts'
import { desktop, phone, siteInBrowser } from './site-in-browser.ts'

describe.each(builtSiteNames)('%s', (siteName) => {
  const paths = [...new Map(everyPage(readBuiltSite(siteName)).map(({ screen, path }) => [screen, path])).values()]
  const here = siteInBrowser(siteName)

  test.each([
    { name: 'a phone', visitor: phone },
    { name: 'a desktop', visitor: desktop },
  ])('on $name no page shifts, through load, the font, hydration and scrolling to its end', async ({ visitor }) => {
    const page = await here.visit('/', { ...visitor, before: watchShifts })
    const shifts: Record<string, number> = {}
    for (const path of paths) {
      await page.goto(here.site.url + path)
      await page.waitForFunction(isPainted)
      await page.evaluate(() => document.fonts.ready)
      await untilHydrated(page)
      await scrollToEnd(page)
      const { score, sources } = await page.evaluate(() => Reflect.get(window, 'shifted'))
      if (score > 0.01) shifts[`${path} ${sources.join(' ')}`] = score
    }
    expect(shifts).toEqual({})
  })
})

const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0

const watchShifts = async (page: Page) => {
  // The font comes when the page has been painted without it, as on a weak connection.
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(isPainted)
    await route.continue()
  })
  await page.addInitScript(() => {
    const shifted = { score: 0, sources: [] as string[] }
    Object.assign(window, { shifted })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifted.score += Number(Reflect.get(entry, 'value'))
        for (const { node } of Reflect.get(entry, 'sources'))
          if (node instanceof Element) shifted.sources.push(`${node.tagName}.${node.className}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** A window at a time, each drawn, so that whatever comes late comes while it is looked at. */
const scrollToEnd = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await frame()
      await frame()
    }
    const pictures = [...document.images].filter((image) => image.currentSrc && !image.complete)
    await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)))
    await frame()
  })
