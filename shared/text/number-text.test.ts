import { expect, test } from 'vitest'
import { numberText } from './number-text.ts'

test('whole numbers are written in US format', () => {
  for (const value of [0, 7, 999, 1000, 12_500, 999_999, 1_000_000, 1_234_567_890]) {
    expect(numberText(value)).toBe(value.toLocaleString('en-US'))
  }
})
