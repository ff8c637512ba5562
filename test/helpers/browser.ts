import chromiumPackage from '@sparticuz/chromium'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--hide-scrollbars']

let shared: Promise<Browser> | undefined

/** The browser of this test worker, from the development dependencies or `CHROME_PATH`. It ends with the worker. */
export async function sharedBrowser(): Promise<Browser> {
  const running = await shared?.catch(() => undefined)
  if (!running?.isConnected()) shared = launch()
  return shared as Promise<Browser>
}

async function launch(): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH ?? (await chromiumPackage.executablePath())
  return chromium.launch({ executablePath, args: flags, headless: true })
}

export type WatchedPage = {
  page: Page
  /** Console messages, page errors, failed requests and error responses so far. */
  problems: string[]
  close(): Promise<void>
}

/** Opens a page in a new context and records its problems. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  // As long as the other waits of the suite, because the machine may be busy.
  context.setDefaultTimeout(120_000)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    // Chromium logs every status of 400 or more; the response handler below decides which count.
    if (!message.text().startsWith('Failed to load resource'))
      problems.push(`console ${message.type()}: ${message.text()} at ${page.url()}`)
  })
  page.on('pageerror', (error) => problems.push(`page error: ${error.message} at ${page.url()}`))
  page.on('requestfailed', (request) => {
    // Aborted navigations and pictures are not failures.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${request.failure()?.errorText}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && response.request().resourceType() !== 'document')
      problems.push(`${response.status()}: ${response.url()}`)
  })
  return {
    page,
    problems,
    async close() {
      // After the test, handlers of pending requests would reject, and requests without a handler would reach the server. Neither is a
      // problem of the page.
      page.removeAllListeners()
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
    },
  }
}

/** Waits until React has hydrated the page. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator('html[data-script="hydrated"]').waitFor({ state: 'attached' })
}

/** Scrolls down the page to load every lazy picture, then back to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await frame()
      await frame()
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.waitForFunction(() => [...document.images].every((image) => !image.currentSrc || image.complete))
}
