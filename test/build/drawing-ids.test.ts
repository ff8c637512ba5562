import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { builtSiteNames } from '../helpers/built-sites.ts'
import { builtFolder } from '../helpers/built-texts.ts'

// Drawings of one page share a file, in which parts are reused by their ids.
test.each(builtSiteNames)('no id occurs twice in a sheet of drawings of %s', (name) => {
  const assets = path.join(builtFolder, 'sites', name, 'public', 'assets')
  const sheets = readdirSync(assets).filter((file) => /^drawings-.*\.svg$/.test(file))
  expect(sheets.length).toBeGreaterThan(0)
  for (const file of sheets) {
    const ids = [...readFileSync(path.join(assets, file), 'utf8').matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect([file, ids.length]).toEqual([file, new Set(ids).size])
  }
})
