import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { openPage, sharedBrowser, untilHydrated, type WatchedPage } from '../helpers/browser.ts'
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
  url: string
  visit(path: string, options?: Visit): Promise<Page>
}

/** The server that all test files share, in a browser. Pages are closed after each test, and any problem on them fails it. */
export function siteInBrowser(siteName: string): SiteInBrowser {
  return inBrowser(() => inject('siteUrls')[siteName])
}

/** The same with its own server, for tests that change settings or inspect its log or data. */
export function ownSiteInBrowser(siteName: string, env: Record<string, string> = {}): SiteInBrowser & { site: RunningSite } {
  let site: RunningSite | undefined
  beforeAll(async () => {
    site = await startSite(siteName, env)
  })
  afterAll(() => site?.stop())
  const here = inBrowser(() => site?.url)
  return {
    get site() {
      return existing(site)
    },
    get url() {
      return here.url
    },
    visit: here.visit,
  }
}

function inBrowser(urlOf: () => string | undefined): SiteInBrowser {
  const running: { browser?: Browser } = {}
  const visits: { watched: WatchedPage; expects?: RegExp }[] = []

  beforeAll(async () => {
    running.browser = await sharedBrowser()
  })
  afterEach(async () => {
    const ended = visits.splice(0)
    await Promise.all(ended.map(({ watched }) => watched.close()))
    expect(ended.flatMap(({ watched, expects }) => watched.problems.filter((problem) => !expects?.test(problem)))).toEqual([])
  })

  return {
    get url() {
      return existing(urlOf())
    },
    async visit(path, { before, colorMode, waitsFor, expects, ...options } = {}) {
      const watched = await openPage(existing(running.browser), options)
      visits.push({ watched, expects: options.javaScriptEnabled === false ? scriptsBlocked : expects })
      const { page } = watched
      if (colorMode) await page.addInitScript((mode) => localStorage.setItem('color-mode', mode), colorMode)
      await before?.(page)
      const waitsForHydration = (waitsFor ?? 'hydrated') === 'hydrated' && options.javaScriptEnabled !== false
      await page.goto(existing(urlOf()) + path, { waitUntil: waitsFor === 'commit' ? 'commit' : 'load' })
      if (waitsForHydration) await untilHydrated(page)
      return page
    },
  }
}

function existing<T>(thing: T | undefined): T {
  if (!thing) throw new Error('The site and its browser exist only while tests run')
  return thing
}

/** Delays matching requests until they are released. */
export function holdRequests(address: RegExp) {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const held = (page: Page) =>
    page.route(address, async (route) => {
      await released
      await route.continue()
    })
  return { held, release: () => release() }
}

/** Delays the page's scripts, except the entry, until they are released. */
export function holdScripts() {
  const { held, release } = holdRequests(/\/assets\/hydrate-.*\.js$/)
  return {
    before: held,
    async release(page: Page) {
      release()
      await untilHydrated(page)
    },
  }
}

/**
 * Reloads until the page is in the site's font, for tests that measure. The font is used only if it arrives before the first paint, which
 * on a busy machine it may not.
 */
export async function untilInSiteFont(page: Page): Promise<void> {
  while (!(await page.evaluate(isInSiteFont))) {
    await page.reload()
    await untilHydrated(page)
  }
}

function isInSiteFont(): boolean {
  const probe = document.body.appendChild(document.createElement('span'))
  probe.textContent = 'width'
  probe.style.position = 'absolute'
  const widthIn = (family: string) => {
    probe.style.fontFamily = family
    return probe.getBoundingClientRect().width
  }
  const isUsed = widthIn('"Public Sans Variable", monospace') !== widthIn('monospace')
  probe.remove()
  return isUsed
}

export const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)
