import { describe, expect, test } from 'vitest'
import { builtSiteNames } from '../helpers/built-sites.ts'
import { desktop, phone, siteInBrowser } from './site-in-browser.ts'

describe.each(builtSiteNames)('%s', (siteName) => {
  const here = siteInBrowser(siteName)

  test.each([
    phone,
    desktop,
  ])('the link of an unknown post stands on a ground line, in a band of at least 40 % of the window', async (view) => {
    const page = await here.visit('/blog/no-such-post/', { ...view, expects: /404/ })
    const { band, ground, text } = await page.evaluate(() => {
      const section = document.querySelector('.missing-post')
      const link = section?.querySelector('a')
      if (!section || !link) throw new Error('No band with a link')
      const { height, bottom } = section.getBoundingClientRect()
      const soil = parseFloat(getComputedStyle(section, '::after').height)
      return { band: height / innerHeight, ground: bottom - soil, text: link.getBoundingClientRect() }
    })
    expect(band).toBeGreaterThanOrEqual(0.4)
    expect(ground).toBeGreaterThan(text.top)
    expect(ground).toBeLessThan(text.bottom)
  })

  test.each([992, 1024, 1169])('at %i px the notes of the large drawing stand between the heading and the drawing', async (width) => {
    const page = await here.visit('/', { viewport: { width, height: 800 } })
    const box = async (selector: string) => {
      const found = await page.locator(selector).boundingBox()
      if (!found) throw new Error(`No ${selector}`)
      return found
    }
    const [heading, notes, drawing] = [await box('#highlights-heading'), await box('.highlights-notes'), await box('.highlights-drawing')]
    expect(notes.y - (heading.y + heading.height)).toBeLessThan(60)
    expect(drawing.y - (notes.y + notes.height)).toBeLessThan(60)
    expect(drawing.y).toBeGreaterThan(notes.y + notes.height)
  })
})
