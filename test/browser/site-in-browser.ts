import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { launchBrowser, openPage, untilHydrated, type WatchedPage } from '../helpers/browser.ts'
import { type RunningSite, startSite } from '../helpers/start-site.ts'

export const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true } satisfies BrowserContextOptions
export const desktop = { viewport: { width: 1280, height: 900 } } satisfies BrowserContextOptions

export type Visit = BrowserContextOptions & {
  /** Runs before the page is asked for: routes, clocks, scripts. */
  before?: (page: Page) => Promise<unknown>
  colorMode?: 'light' | 'dark' | 'system'
  /** Without it the page is awaited until it is live, unless scripts are off. */
  waitsFor?: 'live' | 'load' | 'commit'
  /** Complaints that are wanted: of a connection that the test itself cuts. */
  expects?: RegExp
}

/** What the browser says of module preloads where scripts are off. */
const scriptsBlocked = /^failed: .*\.js csp$/

export type SiteInBrowser = {
  site: RunningSite
  browser: Browser
  visit(path: string, options?: Visit): Promise<Page>
}

/** One server and one browser for a file. Each visit ends with its test, which fails for whatever the page complained of. */
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
    if (!thing) throw new Error('The site and its browser are there while tests run')
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
      const isLive = (waitsFor ?? 'live') === 'live' && options.javaScriptEnabled !== false
      await page.goto(get(running.site).url + path, { waitUntil: waitsFor === 'commit' ? 'commit' : 'load' })
      if (isLive) await untilHydrated(page)
      return page
    },
  }
}

/** Keeps the page's scripts, all but the first, on their way until they are released. */
export function holdScripts() {
  let letGo: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  return {
    before: (page: Page) =>
      page.route(/\/assets\/hydrate-.*\.js$/, async (route) => {
        await released
        await route.continue()
      }),
    async release(page: Page) {
      letGo()
      await untilHydrated(page)
    },
  }
}

export const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)
