import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

const minute = 60_000

test.each([
  [-minute, '1 min. ago'],
  [-59.9 * minute, '59 min. ago'],
  [-60 * minute, '1 hr. ago'],
  [-47 * 60 * minute, '47 hr. ago'],
  [-48 * 60 * minute, '2 days ago'],
  [-90 * 24 * 60 * minute, '90 days ago'],
  [5 * minute, 'in 5 min.'],
  [61 * minute, 'in 1 hr.'],
])('%i ms away is %s', (distance, words) => {
  expect(relativeTime(1_000_000_000_000 + distance, 1_000_000_000_000)).toBe(words)
})
