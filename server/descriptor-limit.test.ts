import { expect, test } from 'vitest'
import { connectionLimit } from './descriptor-limit.ts'

const limits = (soft: string) => `Limit                     Soft Limit           Hard Limit           Units
Max processes             95896                95896                processes
Max open files            ${soft.padEnd(20)} 1048576              files
`

test.each([
  ['64', 16],
  ['256', 96],
  ['1024', 480],
  ['65536', 32_736],
  ['unlimited', Number.POSITIVE_INFINITY],
])('of %s descriptors %d may be connections', (soft, expected) => {
  expect(connectionLimit(() => limits(soft))).toBe(expected)
})

test('without a word of the system there is no limit', () => {
  expect(connectionLimit(() => '')).toBe(Number.POSITIVE_INFINITY)
})
