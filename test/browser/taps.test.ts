import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdScripts, phone, siteInBrowser } from './site-in-browser.ts'

const here = siteInBrowser('fencing')

/** Answers the reports itself, and keeps the page from calling. */
async function watchTaps(page: Page): Promise<{ method: string; body: string | null }[]> {
  const taps: { method: string; body: string | null }[] = []
  await page.route('**/api/taps', (route) => {
    taps.push({ method: route.request().method(), body: route.request().postData() })
    return route.fulfill({ status: 204 })
  })
  await page.addInitScript(() => addEventListener('click', (event) => event.preventDefault(), { capture: true }))
  return taps
}

test('a press on the number is reported, before the page is alive as well, and nothing is sent with it', async () => {
  const scripts = holdScripts()
  let taps: Awaited<ReturnType<typeof watchTaps>> = []
  const page = await here.visit('/contact/', {
    ...phone,
    waitsFor: 'load',
    async before(page) {
      taps = await watchTaps(page)
      await scripts.before(page)
    },
  })
  const number = page.locator('main a[href^="tel:"]').first()
  await number.click()
  await expect.poll(() => taps).toEqual([{ method: 'POST', body: null }])
  await scripts.release(page)
  await number.click()
  await expect.poll(() => taps).toHaveLength(2)
})

test.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
])('a browser that says %s reports nothing', async (name, value) => {
  let taps: unknown[] = []
  const page = await here.visit('/contact/', {
    async before(page) {
      taps = await watchTaps(page)
      await page.addInitScript(([name, value]) => Object.defineProperty(navigator, String(name), { value }), [name, value] as const)
      // Sent after the press: once it is here, the press has been dealt with.
      await page.route('**/after-the-press', (route) => route.fulfill({ status: 204 }))
    },
  })
  await page.locator('main a[href^="tel:"]').first().click()
  const after = page.waitForRequest('**/after-the-press')
  await page.evaluate(() => navigator.sendBeacon('/after-the-press'))
  await after
  expect(taps).toEqual([])
})
