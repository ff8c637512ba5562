import { describe, expect, test } from 'vitest'
import { builtSiteNames } from '../helpers/built-sites.ts'
import { desktop, ownSiteInBrowser } from './site-in-browser.ts'

describe.each(builtSiteNames)('%s', (siteName) => {
  const here = ownSiteInBrowser(siteName, { MAPS_API_KEY: 'test-key' })

  test.each(['light', 'dark'] as const)('with a key, the contact page requests the map without problems: %s', async (colorMode) => {
    const requested: URL[] = []
    const page = await here.visit('/contact/', {
      ...desktop,
      colorMode,
      before: (page) =>
        page.route('https://www.google.com/**', async (route) => {
          requested.push(new URL(route.request().url()))
          await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' })
        }),
    })
    const map = page.getByTitle(/^Map of /)
    await map.scrollIntoViewIfNeeded()
    await expect.poll(() => requested.length).toBeGreaterThan(0)
    expect(requested[0]?.searchParams.get('key')).toBe('test-key')
    expect((await map.boundingBox())?.height).toBeGreaterThan(200)
  })
})
