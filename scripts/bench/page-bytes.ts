import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { bestBrotli } from '../../server/pages/brotli.ts'
import { contentPages, postPage } from '../../shared/addresses/routes.ts'
import type { AssetManifest } from '../../shared/pages/asset-manifest.ts'
import type { BuiltSite } from '../../shared/pages/page-data.ts'
import { ask } from './ask.ts'
import { startBenchServer } from './bench-server.ts'
import { table } from './table.ts'

export type PageBytes = {
  path: string
  screen: string
  html: number
  styles: number
  scriptsBeforeHydration: number
  scripts: number
  font: number
  requests: number
}

const folderOf = (site: string) => path.resolve(import.meta.dirname, '../../dist/sites', site)

/** The Brotli bytes that a first visit to each page transfers, without pictures and drawings. */
export async function measurePageBytes(name: string): Promise<PageBytes[]> {
  const folder = folderOf(name)
  // Written by our own build.
  const site: BuiltSite = JSON.parse(readFileSync(path.join(folder, 'site.json'), 'utf8'))
  const manifest: AssetManifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'))
  const messages = manifest.messages[site.language]
  const served = (href: string) => {
    const file = path.join(folder, 'public', href)
    return statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? statSync(file).size
  }
  const server = await startBenchServer(name)
  const pages = [...contentPages(site), ...site.articles.map((article) => postPage(article.slug, site.language))]
  // Compressed here, as the server does when it is idle, because on a busy machine that may take minutes.
  const html: number[] = []
  for (const page of pages) html.push((await bestBrotli((await ask(server.port, page.path)).body)).byteLength)
  await server.stop()
  return pages.map((page, index) => {
    const chunk = manifest.chunks[page.screen] ?? []
    const sheets = [
      manifest.styles,
      ...Object.entries(manifest.screenStyles).flatMap(([screen, sheet]) => (screen === page.screen ? sheet : [])),
    ]
    const scripts = [manifest.entry, ...manifest.modules, ...(messages ? [messages] : []), ...chunk]
    return {
      path: page.path,
      screen: page.screen,
      html: html[index] ?? 0,
      styles: sheets.reduce((sum, { href }) => sum + served(href), 0),
      scriptsBeforeHydration: served(manifest.entry.href),
      scripts: scripts.reduce((sum, script) => sum + served(script.href), 0),
      font: served(manifest.font.href),
      requests: 2 + sheets.length + scripts.length,
    }
  })
}

export function bytesReport(name: string, rows: readonly PageBytes[]): string {
  return table(
    `Bytes of a first visit, Brotli as served: ${name}`,
    ['page', 'HTML', 'CSS', 'scripts', 'before hydration', 'font'],
    rows.map((row) => [
      row.path,
      String(row.html),
      String(row.styles),
      String(row.scripts),
      String(row.scriptsBeforeHydration),
      String(row.font),
    ]),
  )
}
