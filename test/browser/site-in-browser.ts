import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { launchBrowser, openPage, untilHydrated, type WatchedPage } from '../helpers/browser.ts'
import { type RunningSite, startSite } from '../helpers/start-site.ts'

export const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true } satisfies BrowserContextOptions
export const desktop = { viewport: { width: 1280, height: 900 } } satisfies BrowserContextOptions

export type Visit = BrowserContextOptions & {
  /** Runs before the navigation: routes, clocks, scripts. */
  before?: (page: Page) => Promise<unknown>
  colorMode?: 'light' | 'dark' | 'system'
  /** Default: until hydrated, or loaded if scripts are off. */
  waitsFor?: 'hydrated' | 'load' | 'commit'
  /** Problems that the test causes on purpose, such as cut connections. */
  expects?: RegExp
}

/** Chromium's message about module preloads with scripts off. */
const scriptsBlocked = /^failed: .*\.js csp$/

export type SiteInBrowser = {
  site: RunningSite
  browser: Browser
  visit(path: string, options?: Visit): Promise<Page>
}

/** One server and one browser per test file. Pages are closed after each test, and any problem on them fails it. */
export function siteInBrowser(siteName: string, env: Record<string, string> = {}): SiteInBrowser {
  const running: Partial<Pick<SiteInBrowser, 'site' | 'browser'>> = {}
  const visits: { watched: WatchedPage; expects?: RegExp }[] = []

  beforeAll(async () => {
    const [site, browser] = await Promise.all([startSite(siteName, env), launchBrowser()])
    Object.assign(running, { site, browser })
  })
  afterEach(async () => {
    const ended = visits.splice(0)
    await Promise.all(ended.map(({ watched }) => watched.close()))
    expect(ended.flatMap(({ watched, expects }) => watched.problems.filter((problem) => !expects?.test(problem)))).toEqual([])
  })
  afterAll(async () => {
    await running.browser?.close()
    await running.site?.stop()
  })

  const get = <T>(thing: T | undefined): T => {
    if (!thing) throw new Error('The site and its browser exist only while tests run')
    return thing
  }
  return {
    get site() {
      return get(running.site)
    },
    get browser() {
      return get(running.browser)
    },
    async visit(path, { before, colorMode, waitsFor, expects, ...options } = {}) {
      const watched = await openPage(get(running.browser), options)
      visits.push({ watched, expects: options.javaScriptEnabled === false ? scriptsBlocked : expects })
      const { page } = watched
      if (colorMode) await page.addInitScript((mode) => localStorage.setItem('color-mode', mode), colorMode)
      await before?.(page)
      const waitsForHydration = (waitsFor ?? 'hydrated') === 'hydrated' && options.javaScriptEnabled !== false
      await page.goto(get(running.site).url + path, { waitUntil: waitsFor === 'commit' ? 'commit' : 'load' })
      if (waitsForHydration) await untilHydrated(page)
      return page
    },
  }
}

/** Delays the page's scripts, except the entry, until they are released. */
export function holdScripts() {
  let resolveReleased: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    resolveReleased = resolve
  })
  return {
    before: (page: Page) =>
      page.route(/\/assets\/hydrate-.*\.js$/, async (route) => {
        await released
        await route.continue()
      }),
    async release(page: Page) {
      resolveReleased()
      await untilHydrated(page)
    },
  }
}

export const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)
