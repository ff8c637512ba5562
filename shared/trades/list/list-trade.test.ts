import * as v from 'valibot'
import { expect, test } from 'vitest'
import { answerEstimate, answersInWords, estimateSummary } from '../../estimate/estimate-text.ts'
import { parseEstimate } from '../../estimate/parse-estimate.ts'
import { siteEstimateSchema } from '../../estimate/site-estimate.ts'
import type { ListTable } from './list-table.ts'
import type { ListWords } from './list-words.ts'

const table: ListTable = {
  kind: 'list',
  sample: true,
  quantity: { from: 100, to: 10_000, standard: 2000 },
  choices: [
    { id: 'shingles', perUnit: [4, 7], unitsPerDay: [900, 1500] },
    { id: 'metal', perUnit: [9, 15], unitsPerDay: [500, 900], standard: 1500 },
  ],
  additions: [
    { id: 'tear-off', price: { per: 'unit', dollars: [1, 1.5] } },
    { id: 'steep', price: { per: 'factor', percent: [110, 130] } },
    { id: 'skylight', price: { per: 'job', dollars: [700, 1500] } },
  ],
  minimumJob: [1500, 2500],
}

const list = { heading: 'Heading', items: ['One'] }
const words: ListWords = {
  kind: 'list',
  rangeLabel: 'Range',
  rangeNote: 'No quote',
  submit: 'Show',
  linkLabel: 'Estimate my job',
  drawnAs: '{summary}',
  included: list,
  excluded: list,
  affects: list,
  time: { heading: 'Time', text: '{from} to {to}' },
  contact: { heading: 'Contact', text: 'Text' },
  questions: {
    quantity: { label: 'Roof area' },
    choice: { label: 'Roofing', options: { shingles: 'Shingles', metal: 'Metal' } },
    additions: {
      'tear-off': { label: 'Old roof comes off', included: 'Taking the old roof off' },
      steep: { label: 'Steep roof' },
      skylight: { label: 'A skylight' },
    },
  },
  summary: '{quantity} square feet of {choice}',
}

const values = (query: string) => {
  const result = parseEstimate(table, new URLSearchParams(query))
  if (result.status === 'invalid') throw new Error(JSON.stringify(result.errors))
  return result.values
}
const figures = (query: string) => answerEstimate(table, values(query))

test('the price is the base with its factors, the additions per unit and those per job', () => {
  expect(figures('quantity=1000')).toMatchObject({ low: 4000, high: 7000 })
  expect(figures('quantity=1000&steep=yes')).toMatchObject({ low: 4400, high: 9100 })
  expect(figures('quantity=1000&steep=yes&tear-off=yes&skylight=yes')).toMatchObject({ low: 6100, high: 12_100 })
  expect(figures('quantity=100')).toMatchObject({ low: 1500, high: 2500 })
})

test('neither end of the range falls when the quantity rises', () => {
  for (const choice of ['shingles', 'metal']) {
    for (const additions of ['', '&steep=yes', '&tear-off=yes&skylight=yes']) {
      let before = { low: 0, high: 0 }
      for (let quantity = 100; quantity <= 10_000; quantity += 37) {
        const after = figures(`choice=${choice}&quantity=${quantity}${additions}`)
        expect([after.low >= before.low, after.high >= before.high], `${choice} ${quantity}${additions}`).toEqual([true, true])
        before = after
      }
    }
  }
})

test('a choice may have its own usual quantity, and the answers are written in words', () => {
  expect(values('')).toEqual({ choice: 'shingles', quantity: '2000' })
  const metal = values('choice=metal&tear-off=yes')
  expect(metal.quantity).toBe('1500')
  expect(estimateSummary({ table, words }, metal)).toBe('1,500 square feet of metal')
  expect(answersInWords({ table, words }, metal, 'Yes')).toEqual([
    { label: 'Roofing', value: 'Metal' },
    { label: 'Roof area', value: '1,500' },
    { label: 'Old roof comes off', value: 'Yes' },
  ])
})

test('the schema names the questions and options without words, and refuses two entries with the same id', () => {
  const problems = (estimate: unknown) => v.safeParse(siteEstimateSchema, estimate).issues?.map(({ message }) => message) ?? []
  expect(problems({ table, words })).toEqual([])
  const { skylight: _, ...additions } = words.questions.additions
  const options = { shingles: 'Shingles' }
  const questions = { ...words.questions, additions, choice: { label: 'Roofing', options } }
  expect(problems({ table, words: { ...words, questions } })).toEqual(['has no words for choice.metal, skylight'])
  const [first] = table.choices
  expect(problems({ table: { ...table, choices: [first, first] }, words })).toContain('must have different ids')
})
