import { expect, test } from 'vitest'
import { priceWords, readPrices } from '../../../shared/content/prices.ts'
import type { Language } from '../../../shared/language/languages.ts'
import { sourceOf } from '../../../test/helpers/content-sets.ts'
import { placeholdersOf, priceOnSite } from './text-on-site.ts'

const priceOf = (set: ReturnType<typeof sourceOf>, name: string, language: Language) =>
  priceWords(readPrices(set.facts), language)[`prices.${name}`]

test('a price that the owner changes is shown in a sentence of the site, in both languages', () => {
  const set = sourceOf('fencing')
  const { sentence: down, places } = priceOnSite(set, 'downPayment', 'en')
  expect(places).toContainEqual(expect.stringMatching(/^terms/))
  expect(down).toMatch(/down payment .*\$1,000, whichever is less\.$/i)
  expect(down).not.toMatch(/[{}*[\]]/)
  expect(priceOnSite(set, 'onePost', 'es').sentence).toContain(priceOf(set, 'onePost', 'es'))
  // In the table, the price is alone in its cell.
  expect(priceOnSite(set, 'gateRepair', 'en').sentence).toBeUndefined()
  const insulation = sourceOf('insulation')
  expect(priceOnSite(insulation, 'roofingFoam', 'en').sentence).toContain(priceOf(insulation, 'roofingFoam', 'en'))
})

test('the placeholders of a text are told once, and only those of facts', () => {
  expect(placeholdersOf('{license}, {license}, {count} and {constructor}', { license: '1023456' })).toEqual([
    { placeholder: '{license}', text: '1023456' },
  ])
})
