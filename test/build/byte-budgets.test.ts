import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { measurePageBytes } from '../../scripts/bench/page-bytes.ts'
import { siteNames } from '../../scripts/build/content/site-names.ts'
import type { AssetManifest } from '../../shared/pages/asset-manifest.ts'
import type { BuiltSite } from '../../shared/pages/page-data.ts'
import { builtFolder } from '../helpers/built-texts.ts'
import { projectRoot } from '../helpers/project-root.ts'

/** What is compressed counts as it is sent: Brotli at its best level. */
const kilobytes = (bytes: number) => bytes / 1000

// What has been reached, with little room; home's HTML is the largest, since it has three priced jobs. Scripts come after the first paint: the plan gives them 100 kB.
const htmlBudget = 15
const scriptBudget = 100
// Its drawings are code.
const estimateScriptBudget = 116
const styleBudget = 17.1
const heroBudget = 60

describe.each(siteNames(projectRoot))('%s', (name) => {
  const folder = path.join(builtFolder, 'sites', name)
  const read = <T>(file: string): T => JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
  const served = (href: string) => statSync(path.join(folder, 'public', href)).size

  test('what a first visit to each page transfers', async () => {
    const pages = await measurePageBytes(name)
    expect(pages.length).toBeGreaterThan(10)
    for (const { path: address, screen, html, styles, scripts, scriptsBeforeHydration } of pages) {
      expect(kilobytes(html), `HTML of ${address}`).toBeLessThanOrEqual(htmlBudget)
      expect(kilobytes(styles), 'style sheet').toBeLessThanOrEqual(styleBudget)
      expect(kilobytes(scriptsBeforeHydration), 'scripts before hydration').toBeLessThanOrEqual(1)
      expect(kilobytes(scripts), `scripts of ${address}`).toBeLessThanOrEqual(screen === 'estimate' ? estimateScriptBudget : scriptBudget)
    }
  })

  test('the script in the page is a few lines', () => {
    expect(read<AssetManifest>('manifest.json').inlineScript.code.length).toBeLessThanOrEqual(500)
  })

  test('the photographs that come first', () => {
    const { homepage, services, built } = read<BuiltSite>('site.json')
    for (const picture of [homepage.hero.picture, ...services.map((service) => service.picture)]) {
      const bytes = served(`/assets/${built.pictures[picture]?.file}-740.avif`)
      expect(kilobytes(bytes), picture).toBeLessThanOrEqual(heroBudget)
    }
  })
})
