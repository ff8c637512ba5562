import { expect, test } from 'vitest'
import { scaleTexts, sliderMax } from './number-range.ts'

test.each([
  [1, 12, 5],
  [3, 12, 10],
  [6, 12, 10],
  [160, 20_000, 400],
  [1, 3, 3],
])('a slider of a number that is usually %i and at most %i ends at %i', (usual, to, end) => {
  expect(sliderMax({ kind: 'whole', name: 'quantity', from: 1, to, standard: () => usual }, {})).toBe(end)
})

test('the scale of a small count has whole numbers only', () => {
  expect(scaleTexts(5)).toEqual(['0', '', '1', '', '2', '', '3', '', '4', '', '5'])
  expect(scaleTexts(4000).slice(0, 3)).toEqual(['0', '400', '800'])
})
