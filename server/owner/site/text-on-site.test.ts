import { expect, test } from 'vitest'
import { sourceOf } from '../../../test/helpers/content-sets.ts'
import { priceSentence } from './text-on-site.ts'

test('a price that the owner changes is shown in a sentence of the site, in both languages', () => {
  const set = sourceOf('fencing')
  const down = priceSentence(set, 'downPayment', 'en')
  expect(down).toMatch(/down payment .*\$1,000, whichever is less\.$/i)
  expect(down).not.toMatch(/[{}*[\]]/)
  expect(priceSentence(set, 'onePost', 'es')).toContain('$250')
  // It stands alone in a table.
  expect(priceSentence(set, 'gateRepair', 'en')).toBeUndefined()
  expect(priceSentence(sourceOf('insulation'), 'roofingFoam', 'en')).toContain('$6 to $9')
})
