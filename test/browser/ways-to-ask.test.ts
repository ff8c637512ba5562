import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { builtSiteNames, readBuiltSite } from '../helpers/built-sites.ts'
import { desktop, isFocused, phone, siteInBrowser, untilInSiteFont } from './site-in-browser.ts'

const small = { ...phone, viewport: { width: 360, height: 640 } }

describe.each(builtSiteNames)('%s', (siteName) => {
  const site = readBuiltSite(siteName)
  const here = siteInBrowser(siteName)
  const firstField = (page: Page) => page.getByLabel('Your name')
  const quote = (page: Page) => page.locator('.call-bar-quote')

  test.each(['/', '/contact/', '/estimate/'])('on a phone, the call bar of %s leads to the first field, which is focused', async (path) => {
    const page = await here.visit(path, small)
    await quote(page).tap()
    await expect.poll(() => isFocused(firstField(page))).toBe(true)
    await expect.poll(() => isInView(page, '#contact-name')).toBe(true)
    await expect.poll(() => isInView(page, 'label[for=contact-name]')).toBe(true)
  })

  test('it does so without script too', async () => {
    const page = await here.visit('/', { ...small, javaScriptEnabled: false })
    await quote(page).tap()
    await page.waitForURL('**/contact/#contact-name')
    await expect.poll(() => isFocused(firstField(page))).toBe(true)
    await expect.poll(() => isInView(page, 'label[for=contact-name]')).toBe(true)
  })

  // The font is used only if it arrives before the first paint, so a slow connection shows the fallback, which is wider on some systems.
  test.each([
    'the font',
    'its fallback',
  ])('on a phone with %s, the form comes first, and its first field is in the first screen', async (font) => {
    const without = { before: (page: Page) => page.route('**/*.woff2', (route) => route.abort('aborted')) }
    const page = await here.visit('/contact/', { ...small, ...(font === 'its fallback' && without) })
    const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0
    expect(await top('.contact-form')).toBeLessThan(await top('.contact-info'))
    expect(await isInView(page, 'label[for=contact-name]')).toBe(true)
    expect(await isInView(page, '#contact-name')).toBe(true)
  })

  test.each([560, 767, 768, 991, 992])('at %i pixels the header shows the phone number as text', async (width) => {
    const page = await here.visit('/about/', { viewport: { width, height: 900 } })
    const number = page.locator('.site-header-call-number')
    expect((await number.boundingBox())?.width).toBeGreaterThan(60)
    expect((await page.locator('.site-header').boundingBox())?.height).toBeLessThan(80)
    expect(await number.innerText()).toBe(site.phoneNumber)
  })

  test.each(['light', 'dark'] as const)('each line on the home photo has a contrast of 4.5 in %s mode', async (colorMode) => {
    const page = await here.visit('/', { ...desktop, colorMode })
    await untilInSiteFont(page)
    for (const width of [320, 360, 560, 680, 767, 768, 992, 1280, 1600]) {
      await page.setViewportSize({ width, height: width < 768 ? 780 : 900 })
      for (const { text, contrast } of await heroContrasts(page)) expect([width, text, contrast], text).toSatisfy(isReadable)
    }
  })

  test('offline, a tap on a link keeps the page and says so beside the number', async () => {
    const page = await here.visit('/contact/', { ...small, expects: /ERR_INTERNET_DISCONNECTED/ })
    await firstField(page).fill('Pat Miller')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Useful Links' }).tap()
    await page.context().setOffline(true)
    await page.getByRole('contentinfo').locator('a[href="/about/"]').tap()
    const alert = page.getByRole('alert')
    await alert.getByText('You’re offline').waitFor()
    expect(await isInView(page, '[role=alert]')).toBe(true)
    expect(await alert.getByRole('link', { name: site.phoneNumber }).getAttribute('href')).toMatch(/^tel:/)
    await page.waitForURL('**/contact/')
    expect(await firstField(page).inputValue()).toBe('Pat Miller')
    await page.context().setOffline(false)
    await alert.waitFor({ state: 'detached' })
    await page.getByRole('contentinfo').locator('a[href="/about/"]').tap()
    await page.locator('.about-head').waitFor()
    await page.goBack()
    await firstField(page).waitFor()
  })
})

const isReadable = ([, , contrast]: [number, string, number]) => contrast >= 4.5

async function isInView(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    const bar = document.querySelector('.call-bar')?.getBoundingClientRect().top
    return top >= (document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0) && bottom <= (bar || innerHeight)
  })
}

/** The contrast of each line of text with the pixels behind it; the worst hundredth counts. */
async function heroContrasts(page: Page) {
  const lines = await page.evaluate(() => {
    const texts = document.querySelectorAll('.hero-title, .hero-subtitle, .hero-line, .hero-trust li, .hero-state .open-state')
    const range = document.createRange()
    return [...texts].flatMap((element) => {
      range.selectNodeContents(element)
      const text = element.textContent ?? ''
      const [, r = 0, g = 0, b = 0] = /(\d+), (\d+), (\d+)/.exec(getComputedStyle(element).color)?.map(Number) ?? []
      return [...range.getClientRects()]
        .filter(({ width, height }) => width > 2 && height > 2)
        .map(({ x, y, width, height }) => ({ text, color: [r, g, b], x: x + scrollX, y: y + scrollY, width, height }))
    })
  })
  await page.evaluate(() => document.querySelector<HTMLElement>('.hero-content')?.style.setProperty('visibility', 'hidden'))
  const hero = await page.locator('.hero').boundingBox()
  if (!hero) throw new Error('The page has no hero')
  const shot = sharp(await page.screenshot({ clip: hero, fullPage: true, animations: 'disabled' }))
  await page.evaluate(() => document.querySelector<HTMLElement>('.hero-content')?.style.removeProperty('visibility'))
  const { data, info } = await shot.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const ratio = info.width / (page.viewportSize()?.width ?? info.width)
  return lines.map(({ text, color, x, y, width, height }) => {
    const own = luminance(color)
    const contrasts: number[] = []
    const [top, left] = [y - hero.y, x - hero.x]
    for (let row = Math.ceil(top * ratio); row < (top + height) * ratio; row++) {
      for (let column = Math.ceil(left * ratio); column < (left + width) * ratio; column++)
        contrasts.push(contrastOf(own, luminance(data, (row * info.width + column) * 3)))
    }
    contrasts.sort((a, b) => a - b)
    return { text, contrast: contrasts[Math.floor(contrasts.length / 100)] ?? 0 }
  })
}

const contrastOf = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** Linear light of each sRGB value. In a table, because there are millions of pixels. */
const linear = Float64Array.from({ length: 256 }, (_, value) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
)

const luminance = (rgb: ArrayLike<number>, at = 0) =>
  0.2126 * lightOf(rgb[at]) + 0.7152 * lightOf(rgb[at + 1]) + 0.0722 * lightOf(rgb[at + 2])

const lightOf = (value = 0) => linear[value] ?? 0
