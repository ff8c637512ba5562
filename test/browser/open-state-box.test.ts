import { describe, expect, test } from 'vitest'
import { builtSiteNames, readBuiltSite } from '../helpers/built-sites.ts'
import { desktop, phone, siteInBrowser } from './site-in-browser.ts'

/** Open, closed until the next morning, closed over the weekend. */
const times = ['2026-06-10T18:00:00Z', '2026-06-11T05:00:00Z', '2026-06-14T18:00:00Z']

describe.each(builtSiteNames)('%s', (siteName) => {
  const service = readBuiltSite(siteName).services.find((candidate) => candidate.page)?.page?.path ?? ''
  const here = siteInBrowser(siteName)

  test.each([
    { name: 'a phone', visitor: phone },
    { name: 'a desktop', visitor: desktop },
  ])('on $name the place of the hours is as high as that of the open state', { timeout: 180_000 }, async ({ visitor }) => {
    for (const path of ['/', '/contact/', service]) {
      const heights = async (options: Parameters<typeof here.visit>[1]) => {
        const page = await here.visit(path, { ...visitor, ...options })
        if (options?.javaScriptEnabled !== false) await page.locator('.open-state[data-state]:visible').first().waitFor()
        await page.evaluate(() => document.fonts.ready)
        return page
          .locator('.open-hours:visible, .call-bar-state:visible')
          .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height))
      }
      const still = await heights({ javaScriptEnabled: false })
      expect(still.length).toBeGreaterThan(0)
      for (const time of times) {
        const live = await heights({ before: (page) => page.clock.setFixedTime(time) })
        expect({ path, time, heights: live }).toEqual({ path, time, heights: still })
      }
    }
  })
})
