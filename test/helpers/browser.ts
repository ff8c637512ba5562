import chromiumPackage from '@sparticuz/chromium'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--hide-scrollbars']

/** The browser that comes with the development dependencies, or the one that `CHROME_PATH` names. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH ?? (await chromiumPackage.executablePath())
  return chromium.launch({ executablePath, args: flags, headless: true })
}

export type WatchedPage = {
  page: Page
  /** Console messages, page errors, failed requests and answers that no visitor should meet, as they came. */
  problems: string[]
  close(): Promise<void>
}

/** A page of its own context. Whatever it has to complain of ends in `problems`. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    // Chromium tells of every answer from 400 on; which of them are wanted is decided below.
    if (!message.text().startsWith('Failed to load resource'))
      problems.push(`console ${message.type()}: ${message.text()} at ${page.url()}`)
  })
  page.on('pageerror', (error) => problems.push(`page error: ${error.message} at ${page.url()}`))
  page.on('requestfailed', (request) => {
    // A navigation or a picture that is no longer wanted is not a failure.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${request.failure()?.errorText}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && response.request().resourceType() !== 'document')
      problems.push(`${response.status()}: ${response.url()}`)
  })
  return { page, problems, close: () => context.close() }
}

/** Waits until the page is live: React has attached its handlers. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')))
}

/** Loads every lazy picture by walking down the page, then goes back to the top. */
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
