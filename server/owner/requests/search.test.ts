import { expect, test } from 'vitest'
import { searchMatcher } from './search.ts'

test.each([
  '(805) 555-0134',
  '805.555.0134',
  '+1 (805) 555-0134',
  '1-805-555-0134',
  '\u202a+1 805\u2011555\u20110134\u202c',
  '555-0134',
])('a number is found as %j', (q) => {
  const searched = { text: '805-555-0134', digits: '8055550134' }
  expect(searchMatcher(q)(searched)).toBe(true)
  expect(searchMatcher(q)({ text: '805-555-0199', digits: '8055550199' })).toBe(false)
})
