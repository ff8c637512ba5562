import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { builtSiteNames, readBuiltSite } from '../helpers/built-sites.ts'
import { desktop, phone, siteInBrowser } from './site-in-browser.ts'

/** Open, closed until the next morning, open again, closed over the weekend: each has a different text. */
const times = ['2026-06-10T18:00:00Z', '2026-06-11T05:00:00Z', '2026-06-11T18:00:00Z', '2026-06-14T18:00:00Z']

describe.each(builtSiteNames)('%s', (siteName) => {
  const service = readBuiltSite(siteName).services.find((candidate) => candidate.page)?.page?.path ?? ''
  const here = siteInBrowser(siteName)

  test.each(['/', '/contact/', service])('on %s the hours and the open state have the same height', async (path) => {
    const still = await here.visit(path, { javaScriptEnabled: false })
    const expected = await heights(still)
    expect(expected.flat().length).toBeGreaterThan(1)
    const live = await here.visit(path, { before: (page) => page.clock.setFixedTime('2026-06-10T05:00:00Z') })
    const state = live.locator('.open-state').first()
    for (const time of times) {
      const before = await state.textContent()
      await live.clock.setFixedTime(time)
      await live.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect.poll(() => state.textContent()).not.toBe(before)
      expect({ time, heights: await heights(live) }).toEqual({ time, heights: expected })
    }
  })
})

/** Heights on a phone and on a desktop. */
async function heights(page: Page): Promise<number[][]> {
  const found: number[][] = []
  for (const { viewport } of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await page.evaluate(() => document.fonts.ready)
    const places = page.locator('.open-hours:visible, .call-bar-state:visible')
    found.push(await places.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height)))
  }
  return found
}
