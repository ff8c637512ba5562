import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { measurePageBytes } from '../../scripts/bench/page-bytes.ts'
import { openRenderedSite } from '../../scripts/rendered-site.ts'
import { bestBrotli } from '../../server/pages/brotli.ts'
import { notFoundPage } from '../../shared/addresses/routes.ts'
import type { AssetManifest } from '../../shared/pages/asset-manifest.ts'
import { builtSiteNames } from '../helpers/built-sites.ts'
import { builtFolder } from '../helpers/built-texts.ts'
import { projectRoot } from '../helpers/project-root.ts'

const kilobytes = (bytes: number) => bytes / 1000

// In kB as sent (Brotli), with little room above the current sizes. `npm run site -- check` reports the size of content.
const frameBudget = 5
const scriptBudget = 100
// The estimate's drawings are code.
const estimateScriptBudget = 116
const styleBudget = 17.5

describe.each(builtSiteNames)('%s', (name) => {
  const folder = path.join(builtFolder, 'sites', name)
  const read = <T>(file: string): T => JSON.parse(readFileSync(path.join(folder, file), 'utf8'))

  test('each page stays within its budgets on a first visit', async () => {
    const pages = await measurePageBytes(name)
    expect(pages.length).toBeGreaterThan(10)
    for (const { path: address, screen, styles, scripts, scriptsBeforeHydration } of pages) {
      expect(kilobytes(styles), 'style sheet').toBeLessThanOrEqual(styleBudget)
      expect(kilobytes(scriptsBeforeHydration), 'scripts before hydration').toBeLessThanOrEqual(1)
      expect(kilobytes(scripts), `scripts of ${address}`).toBeLessThanOrEqual(screen === 'estimate' ? estimateScriptBudget : scriptBudget)
    }
  })

  test('the inline script has at most 500 characters', () => {
    expect(read<AssetManifest>('manifest.json').inlineScript.code.length).toBeLessThanOrEqual(500)
  })

  test('a page with one sentence, which is the frame of all pages, stays within its budget', async () => {
    const { site, render } = openRenderedSite(projectRoot, name)
    const { byteLength } = await bestBrotli(await render(notFoundPage(site.language)))
    expect(kilobytes(byteLength)).toBeLessThanOrEqual(frameBudget)
  })
})
