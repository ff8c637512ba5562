import { expect, test } from 'vitest'
import { contentSets } from '../../test/helpers/content-sets.ts'
import { summaryOf } from './estimate-text.ts'
import { parseEstimate } from './parse-estimate.ts'

const estimates = contentSets.flatMap(([, set]) => set.site.estimate ?? [])

function summary(query: string): string {
  const estimate = estimates.find(({ table }) => table.kind === 'insulation')
  if (!estimate) throw new Error('No site has an estimate for insulation')
  const result = parseEstimate(estimate.table, new URLSearchParams(query))
  if (result.status === 'invalid') throw new Error(`Not a valid estimate: ${query}`)
  return summaryOf(estimate, result.values)
}

test('the summary of insulation states the area, the foam, its thickness and its R-value (16 CFR 460.18)', () => {
  expect(summary('place=roof-deck&area=1200&foam=closed-cell&thickness=8')).toBe('1,200 square feet of closed-cell foam, 8", R-48')
  expect(summary('place=walls&area=50&foam=open-cell&thickness=5.5')).toBe('50 square feet of open-cell foam, 5 1/2", R-19')
})
