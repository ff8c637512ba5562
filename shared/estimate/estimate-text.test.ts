import { expect, test } from 'vitest'
import { contentSets } from '../../test/helpers/content-sets.ts'
import { inchesInWords } from '../drawing/lengths.ts'
import { answersInWords, estimateSummary } from './estimate-text.ts'

const insulationSets = contentSets.flatMap(([, { site }]) => {
  const { estimate } = site
  return estimate?.table.kind === 'foam' && estimate.words.kind === 'foam' ? { table: estimate.table, words: estimate.words } : []
})

test('the summary of insulation states the area, the foam, its thickness and its R-value (16 CFR 460.18)', () => {
  for (const { table, words } of insulationSets) {
    for (const { id: place, foams } of table.places) {
      for (const { id: foam, layers } of foams) {
        for (const { inches, rValue } of layers) {
          const text = estimateSummary({ table, words }, { place, foam, area: '1200', thickness: String(inches) })
          const stated = ['1,200', words.questions.foam.options[foam].toLowerCase(), `${inchesInWords(inches)} inches`, `R-${rValue}`]
          expect([text, stated.filter((part) => !text.toLowerCase().includes(part.toLowerCase()))]).toEqual([text, []])
        }
      }
    }
  }
})

test('numbers among the answers have a comma for thousands, and their unit', () => {
  for (const estimate of insulationSets) {
    expect(answersInWords(estimate, { area: '1200' }, 'Yes')).toEqual([
      { label: estimate.words.questions.area.label, value: '1,200\u00a0sq ft' },
    ])
  }
})
