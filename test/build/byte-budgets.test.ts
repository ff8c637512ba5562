import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { measurePageBytes } from '../../scripts/bench/page-bytes.ts'
import type { AssetManifest } from '../../shared/pages/asset-manifest.ts'
import type { BuiltSite } from '../../shared/pages/page-data.ts'
import { builtSiteNames } from '../helpers/built-sites.ts'
import { builtFolder } from '../helpers/built-texts.ts'

const kilobytes = (bytes: number) => bytes / 1000

// In kB as sent (Brotli), with little room above the current sizes. The home page has the largest HTML, because of its priced jobs.
const htmlBudget = 15.2
const scriptBudget = 100
// The estimate's drawings are code.
const estimateScriptBudget = 118
const styleBudget = 18
const heroBudget = 60

describe.each(builtSiteNames)('%s', (name) => {
  const folder = path.join(builtFolder, 'sites', name)
  const read = <T>(file: string): T => JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
  const served = (href: string) => statSync(path.join(folder, 'public', href)).size

  test('each page stays within its budgets on a first visit', async () => {
    const pages = await measurePageBytes(name)
    expect(pages.length).toBeGreaterThan(10)
    for (const { path: address, screen, html, styles, scripts, scriptsBeforeHydration } of pages) {
      expect(kilobytes(html), `HTML of ${address}`).toBeLessThanOrEqual(htmlBudget)
      expect(kilobytes(styles), 'style sheet').toBeLessThanOrEqual(styleBudget)
      expect(kilobytes(scriptsBeforeHydration), 'scripts before hydration').toBeLessThanOrEqual(1)
      expect(kilobytes(scripts), `scripts of ${address}`).toBeLessThanOrEqual(screen === 'estimate' ? estimateScriptBudget : scriptBudget)
    }
  })

  test('the inline script has at most 500 characters', () => {
    expect(read<AssetManifest>('manifest.json').inlineScript.code.length).toBeLessThanOrEqual(500)
  })

  test('the photos at the top of pages stay within their budget', () => {
    const { homepage, services, built } = read<BuiltSite>('site.json')
    for (const picture of [homepage.hero.picture, ...services.map((service) => service.picture)]) {
      const bytes = served(`/assets/${built.pictures[picture]?.file}-740.avif`)
      expect(kilobytes(bytes), picture).toBeLessThanOrEqual(heroBudget)
    }
  })
})
