import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

const minute = 60_000

test.each([
  [0, 'just now'],
  [-59_000, 'just now'],
  [-minute, '1 min ago'],
  [-59.9 * minute, '59 min ago'],
  [-60 * minute, '1 h ago'],
  [-47 * 60 * minute, '47 h ago'],
  [-48 * 60 * minute, '2 days ago'],
  [-90 * 24 * 60 * minute, '90 days ago'],
  [30_000, 'in a moment'],
  [5 * minute, 'in 5 min'],
  [61 * minute, 'in 1 h'],
])('%i ms away is %s', (distance, words) => {
  expect(relativeTime(1_000_000_000_000 + distance, 1_000_000_000_000)).toBe(words)
})
