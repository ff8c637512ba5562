import { expect, test } from 'vitest'
import { desktop, ownSiteInBrowser } from './site-in-browser.ts'

const here = ownSiteInBrowser('fencing', { TAG_MANAGER_ID: 'GTM-TEST1' })

test('the container script is loaded once, also across navigation, without errors', async () => {
  const requested: string[] = []
  const page = await here.visit('/about/', {
    ...desktop,
    before: (page) =>
      page.route('https://www.googletagmanager.com/**', async (route) => {
        requested.push(route.request().url())
        // Like a real container, writes to script sinks.
        const body = "const tag = document.createElement('script'); tag.text = 'dataLayer.push({ ran: true })'; window.isLoaded = true"
        await route.fulfill({ contentType: 'text/javascript', body })
      }),
  })
  await page.waitForFunction(() => 'isLoaded' in window)
  expect(await page.evaluate(() => window.dataLayer)).toEqual([{ 'gtm.start': expect.any(Number), event: 'gtm.js' }])
  await page.getByRole('link', { name: 'Gallery' }).first().click()
  await page.waitForURL('**/gallery/')
  expect(requested).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1'])
})
