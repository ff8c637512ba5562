import { expect, test } from 'vitest'
import { createFrame } from './frame.ts'
import { bar, uprights } from './in-inches.ts'

const frame = createFrame({ scale: 2, left: 0, ground: 100 })

test('parts of one size have the same text after their first point, so that a page with many of them compresses well', () => {
  expect(bar(frame, 10, 2, 0, 20)).toBe('M18.5 60.5h4v40h-4z')
  expect(bar(frame, 30, 2, 0, 20)).toBe('M58.5 60.5h4v40h-4z')
})

test('vertical lines at equal distances have equal text', () => {
  expect(uprights(frame, [5, 10, 15], 0, 20)).toBe('M10.5 100.5v-40m10 40v-40m10 40v-40')
  expect(uprights(frame, [], 0, 20)).toBe('')
})
