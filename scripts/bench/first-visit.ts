import { readFileSync } from 'node:fs'
import path from 'node:path'
import chromiumPackage from '@sparticuz/chromium'
import { chromium, type Page } from 'playwright-core'
import type { AssetManifest, BuiltFile } from '../../shared/pages/asset-manifest.ts'
import { startBenchServer } from './bench-server.ts'
import { table } from './table.ts'

/** `bytes`: as transferred, with response headers. */
export type VisitRequest = { path: string; purpose: string; bytes: number }

const phone = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** What a first visit to the home page on a phone requests before anybody scrolls, in the order in which the responses end. */
export async function measureFirstVisit(name: string): Promise<VisitRequest[]> {
  const file = path.resolve(import.meta.dirname, '../../dist/sites', name, 'manifest.json')
  // Written by our own build.
  const manifest: AssetManifest = JSON.parse(readFileSync(file, 'utf8'))
  const server = await startBenchServer(name)
  const executablePath = process.env.CHROME_PATH ?? (await chromiumPackage.executablePath())
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] })
  try {
    const page = await browser.newPage(phone)
    const requests = await recordRequests(page, manifest)
    await page.goto(`http://127.0.0.1:${server.port}/`)
    await page.locator('html[data-script="hydrated"]').waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    return requests
  } finally {
    await browser.close()
    await server.stop()
  }
}

export function visitReport(visits: Readonly<Record<string, readonly VisitRequest[]>>): string {
  return Object.entries(visits)
    .map(([name, requests]) => {
      const total = requests.reduce((sum, { bytes }) => sum + bytes, 0)
      const rows = requests.map(({ path, purpose, bytes }) => [path, purpose, String(bytes)])
      return table(
        `First visit to ${name} on a phone, before scrolling`,
        ['request', 'for', 'bytes with headers'],
        [...rows, [`${requests.length} requests`, '', String(total)]],
      )
    })
    .join('\n')
}

/** Playwright's own sizes lack cached and prefetched responses. */
async function recordRequests(page: Page, manifest: AssetManifest): Promise<VisitRequest[]> {
  const requests: VisitRequest[] = []
  const paths = new Map<string, string>()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    // `data:` addresses are not requests.
    const { protocol, pathname } = new URL(request.url)
    if (protocol === 'http:') paths.set(requestId, pathname)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = paths.get(requestId)
    if (address !== undefined) requests.push({ path: address, purpose: purposeOf(address, manifest), bytes: encodedDataLength })
  })
  return requests
}

const purposes: readonly (readonly [RegExp, string])[] = [
  [/^\/$/, 'the page, with its data'],
  [/-upright-/, 'hero, upright crop'],
  [/\.css$/, 'style sheet of the page'],
  [/\.avif$/, 'picture in sight or near it'],
  [/\/drawings-|^\/media\/.*\.svg$/, 'drawings in sight or near it'],
  [/\/price-engine-/, 'prices of the band below the hero'],
  [/favicon|apple-touch-icon/, 'icon'],
  [/webmanifest$/, 'name and icons for the home screen'],
  [/^\/api\//, 'data'],
]

/** Throws for a request without a known purpose, so that no new request goes unnoticed. */
function purposeOf(address: string, manifest: AssetManifest): string {
  const isOneOf = (files: readonly (BuiltFile | undefined)[]) => files.some((file) => file?.href === address)
  if (isOneOf([manifest.styles])) return 'style sheet'
  if (address === manifest.font.href) return 'font'
  if (isOneOf([manifest.entry])) return 'first script: keeps clicks and drafts, starts the others'
  if (isOneOf(Object.values(manifest.messages))) return 'interface text'
  if (isOneOf(manifest.modules)) return 'React, the router, what all pages share'
  if (isOneOf(Object.values(manifest.chunks).flat())) return 'what the page is made of'
  const [, purpose] = purposes.find(([pattern]) => pattern.test(address)) ?? []
  if (!purpose) throw new Error(`The purpose of ${address} is unknown: add it to this file`)
  return purpose
}
