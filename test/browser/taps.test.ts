import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdScripts, phone, siteInBrowser } from './site-in-browser.ts'

const here = siteInBrowser('fencing')

/** Intercepts the reports, and keeps the page from dialing. */
async function watchTaps(page: Page): Promise<{ method: string; body: string | null }[]> {
  const taps: { method: string; body: string | null }[] = []
  await page.route('**/api/taps', (route) => {
    taps.push({ method: route.request().method(), body: route.request().postData() })
    return route.fulfill({ status: 204 })
  })
  await page.addInitScript(() => addEventListener('click', (event) => event.preventDefault(), { capture: true }))
  return taps
}

test('a tap on the number is reported without any data, also before hydration', async () => {
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
])('a browser with %s reports nothing', async (name, value) => {
  let taps: unknown[] = []
  const page = await here.visit('/contact/', {
    async before(page) {
      taps = await watchTaps(page)
      await page.addInitScript(([name, value]) => Object.defineProperty(navigator, String(name), { value }), [name, value] as const)
      await page.route('**/after-the-press', (route) => route.fulfill({ status: 204 }))
    },
  })
  await page.locator('main a[href^="tel:"]').first().click()
  // This request comes after the tap, so a report of the tap would have arrived by now.
  await page.evaluate(() => fetch('/after-the-press'))
  expect(taps).toEqual([])
})
