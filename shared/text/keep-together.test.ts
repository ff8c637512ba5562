import { expect, test } from 'vitest'
import { keepTogether } from './keep-together.ts'

/** `_` stands for the no-break space, `~` for the word joiner. */
const shown = (text: string) => keepTogether(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '~')

test.each([
  ['Open-cell or closed-cell', 'Open-~cell or closed-~cell'],
  ['(closed-cell), R-value.', '(closed-~cell), R-~value.'],
  ['Closed-cell’s price', 'Closed-~cell’s price'],
  ['3" is R-18', '3"_is_R-~18'],
  ['5 1/2", R-19, in a wall', '5_1/2",_R-~19, in a wall'],
  ['24" o.c.', '24"_o.c.'],
  ['8 AM to 5 PM.', '8_AM_to 5_PM.'],
  ['like-for-like, honey-colored', 'like-~for-~like, honey-~colored'],
  ['Tongue-and-groove', 'Tongue-~and-~groove'],
  ['by UL 325.', 'by UL_325.'],
  ['every 10 to 15 years', 'every 10_to 15_years'],
  ['2 1/2 inches thick, 6 feet tall', '2_1/2_inches thick, 6_feet tall'],
  ['1/4" per foot', '1/4"_per_foot'],
  ['de 20 a 30 años', 'de 20_a 30_años'],
  ['November 22, 2026', 'November_22, 2026'],
  ['A 6-foot fence, 2-day jobs', 'A 6-~foot fence, 2-~day jobs'],
  ['2 days', '2_days'],
  ['80010 to 80019, 80235 to 80239', '80010_to_80019, 80235_to_80239'],
  ['80202–80212, 80235–80239', '80202–~80212, 80235–~80239'],
  ['CSLB License No. 000000 (C-13)', 'CSLB License No._000000 (C-~13)'],
  ['$3,350 to $4,650', '$3,350 to_$4,650'],
  ['De $6,300 a $11,900 por pie', 'De $6,300 a_$11,900 por pie'],
  ['5 inches, R-30', '5_inches, R-~30'],
  [`6'-0" clear between posts`, `6'-0"_clear between posts`],
])('%s gets its no-break characters', (text, expected) => {
  expect(shown(text)).toBe(expected)
})

test.each(['(805) 555-0142', 'office@front-range.example', 'Mon - Fri 8AM - 5PM', '805-555-0142'])('%s does not change', (text) => {
  expect(keepTogether(text)).toBe(text)
})

test('applying it twice gives the same text', () => {
  const once = keepTogether('Closed-cell foam at 3" is R-18')
  expect(keepTogether(once)).toBe(once)
})
