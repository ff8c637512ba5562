import type { Page as BrowserPage } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeFindings } from '../helpers/axe.ts'
import { scrollThrough, untilHydrated } from '../helpers/browser.ts'
import { builtSiteNames, everyPage, readBuiltSite, readBuiltTranslations } from '../helpers/built-sites.ts'
import { brokenMeasures, brokenNumbers, cutExcerpts, cutWords, lengthenWords, overflowing, treatments } from './page-geometry.ts'
import { desktop, phone, siteInBrowser } from './site-in-browser.ts'

describe.each(builtSiteNames)('%s', (siteName) => {
  const site = readBuiltSite(siteName)
  // Other languages have the same markup with longer words, so testing their fullest pages is enough.
  const fullest = readBuiltTranslations(siteName)
    .flatMap(everyPage)
    .filter(({ screen }) => screen === 'home' || screen === 'estimate')
  const pages = [...everyPage(site), ...fullest]
  const here = siteInBrowser(siteName)
  const isFirstOfScreen = (path: string) => {
    const expected = pages.find((page) => page.path === path)
    return pages.find(({ screen, language }) => screen === expected?.screen && language === expected?.language) === expected
  }
  // Kinds of pages have the same markup and styles on every site, so one of each is enough. LONG=1 tests them on both.
  const tested = siteName === builtSiteNames[0] || process.env.LONG ? [] : everyPage(readBuiltSite(builtSiteNames[0] ?? ''))
  const isWholeOnThisSite = (path: string) => {
    const screen = pages.find((page) => page.path === path)?.screen ?? ''
    return ['home', 'estimate', 'service'].includes(screen) || !tested.some((page) => page.screen === screen)
  }

  test.each(
    pages,
  )('$path is complete, hydrated, without layout shifts, overflow and axe findings, on phone and desktop, light and dark', async ({
    path,
  }) => {
    const isFirst = isFirstOfScreen(path)
    const isWhole = isFirst && isWholeOnThisSite(path)
    const page = await here.visit(path, { ...phone, isMobile: false, colorMode: 'system', before: watchShifts, waitsFor: 'commit' })
    for (const [frame, first, then] of [
      [phone, 'light', 'dark'],
      [desktop, 'dark', 'light'],
    ] as const) {
      if (frame === desktop) {
        // Other pages of the same kind differ only in content, whose layout is checked below.
        if (!isWhole) continue
        await page.setViewportSize(desktop.viewport)
        await page.emulateMedia({ colorScheme: first })
        await page.reload({ waitUntil: 'commit' })
      }
      const { width } = frame.viewport
      await page.waitForFunction(isPainted)
      await page.waitForLoadState()
      await page.evaluate(() => document.fonts.ready)
      await untilHydrated(page)
      await scrollThrough(page)
      const { score, sources } = await page.evaluate(() => Reflect.get(window, 'shifted'))
      expect(score, `shifts at ${width}: ${sources}`).toBeLessThanOrEqual(0.01)
      expect(await page.locator('h1').count()).toBe(1)
      await expect.poll(() => brokenPictures(page)).toEqual([])
      await untilIn(page, first)
      expect(await axeFindings(page), `axe at ${width}, ${first}`).toEqual([])
      // Only the contrast rule depends on the color mode.
      if (isFirst) {
        await page.emulateMedia({ colorScheme: then })
        await untilIn(page, then)
        expect(await axeFindings(page, { rules: ['color-contrast'] }), `axe at ${width}, ${then}`).toEqual([])
      }
    }
    expect(await geometryFaults(page, isWhole)).toEqual([])
  })

  async function geometryFaults(page: BrowserPage, withTreatments: boolean): Promise<string[]> {
    const faults: string[] = []
    for (const [width, names] of Object.entries(treatmentsAt)) {
      if (!withTreatments && !process.env.LONG && !narrowAndWide.includes(width)) continue
      await page.setViewportSize({ width: Number(width), height: 800 })
      await restyle(page, '')
      const found = await cutExcerpts(page)
      if (!['992', '1024'].includes(width)) found.push(...(await brokenMeasures(page)))
      for (const name of withTreatments ? names : (['plain'] as const)) {
        if (withTreatments) await restyle(page, treatments[name])
        const wrong = await overflowing(page)
        if (names.includes('wider spacing')) wrong.push(...(await cutWords(page)))
        if (name !== 'wider spacing') wrong.push(...(await brokenNumbers(page, site.phoneNumber)))
        found.push(...wrong.map((fault) => `${name}: ${fault}`))
      }
      faults.push(...found.map((fault) => `at ${width} px, ${fault}`))
    }
    if (!withTreatments) return faults
    await restyle(page, '')
    await page.setViewportSize({ width: 360, height: 800 })
    await lengthenWords(page)
    return [...faults, ...(await overflowing(page)).map((fault) => `with a word of 34 letters: ${fault}`)]
  }
})

const treatmentsAt: Record<string, (keyof typeof treatments)[]> = {
  320: ['plain', 'text twice as large', 'wider spacing'],
  360: ['plain', 'text twice as large'],
  768: ['plain'],
  992: ['plain', 'text twice as large'],
  1024: ['plain', 'text twice as large'],
  1280: ['plain', 'text twice as large', 'wider spacing'],
}

/** Enough for pages whose kind is tested at every width. */
const narrowAndWide = ['320', '768', '1280']

/** Uses a constructed style sheet, which the security policy allows. */
const restyle = (page: BrowserPage, css: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, css)

async function untilIn(page: BrowserPage, mode: 'light' | 'dark') {
  await page.waitForFunction((mode) => getComputedStyle(document.documentElement).colorScheme === mode, mode)
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
}

const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0

const watchShifts = async (page: BrowserPage) => {
  // Delay the font until after the first paint, as on a slow connection.
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

const brokenPictures = (page: BrowserPage) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.currentSrc && (!image.complete || image.naturalWidth === 0))
      .map((image) => image.currentSrc),
  )
