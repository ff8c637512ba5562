import { expect, test } from 'vitest'
import { sourceFiles } from '../helpers/source-files.ts'

const tradeWords = /\b(fences?|fencing|pickets?|cedar|foam|insulation|r-values?|roofing|roofers?|plumbing|plumbers?|painters?)\b/gi

/** The default set's name, and a theme color that sets may use for anything light and airy. */
const isOther = (path: string, line: string) =>
  (path === 'server/config/config.ts' && line.includes("?? 'fencing'")) || /--foam|\bfoam: (hexColor|'var)/.test(line)

test('outside trades and content sets, no code names a trade', () => {
  const files = sourceFiles(['client', 'server', 'shared']).filter(({ path }) => !/^shared\/(trades|sites)\/|\.test\.tsx?$/.test(path))
  expect(files.length).toBeGreaterThan(300)
  const found = files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line) => (isOther(path, line) ? [] : [...line.matchAll(tradeWords)].map(([word]) => `${path}: ${word}`))),
  )
  expect(found).toEqual([])
})
