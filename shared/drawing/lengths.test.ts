import { expect, test } from 'vitest'
import { feetAndInches, inchesOnly } from './lengths.ts'

test('lengths are written as builders write them', () => {
  expect([0, 40, 72, 168].map(feetAndInches)).toEqual([`0'-0"`, `3'-4"`, `6'-0"`, `14'-0"`])
  expect(feetAndInches(43.5)).toBe(`3'-7 1/2"`)
  expect(feetAndInches(48.5)).toBe(`4'-0 1/2"`)
  expect([0.5, 4, 4.625].map(inchesOnly)).toEqual(['1/2"', '4"', '4 5/8"'])
})

test('inches that round up to a whole foot become one', () => {
  expect(feetAndInches(71.99)).toBe(`6'-0"`)
})
