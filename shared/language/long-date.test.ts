import { expect, test } from 'vitest'
import { longDate } from './long-date.ts'

test('a date is written in the long form of the language', () => {
  expect(longDate('2023-12-03', 'en')).toBe('December 3, 2023')
  expect(longDate('2023-12-03', 'es')).toBe('3 de diciembre de 2023')
})

test('a date with a time is shown as its day in UTC', () => {
  expect(longDate('2024-03-01T00:30:00+02:00', 'en')).toBe('February 29, 2024')
  expect(longDate('2023-12-31T23:59:59.999Z', 'en')).toBe('December 31, 2023')
})
