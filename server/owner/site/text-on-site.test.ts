import { expect, test } from 'vitest'
import { priceWords, readPrices } from '../../../shared/content/prices.ts'
import type { Language } from '../../../shared/language/languages.ts'
import { sourceOf } from '../../../test/helpers/content-sets.ts'
import { priceSentence } from './text-on-site.ts'

const priceOf = (set: ReturnType<typeof sourceOf>, name: string, language: Language) =>
  priceWords(readPrices(set.facts), language)[`prices.${name}`]

test('a price that the owner changes is shown in a sentence of the site, in both languages', () => {
  const set = sourceOf('fencing')
  const down = priceSentence(set, 'downPayment', 'en')
  expect(down).toMatch(/down payment .*\$1,000, whichever is less\.$/i)
  expect(down).not.toMatch(/[{}*[\]]/)
  expect(priceSentence(set, 'onePost', 'es')).toContain(priceOf(set, 'onePost', 'es'))
  // In the table, the price is alone in its cell.
  expect(priceSentence(set, 'gateRepair', 'en')).toBeUndefined()
  const insulation = sourceOf('insulation')
  expect(priceSentence(insulation, 'roofingFoam', 'en')).toContain(priceOf(insulation, 'roofingFoam', 'en'))
})
