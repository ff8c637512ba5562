import { expect, test } from 'vitest'
import { circle, line, rect } from './paths.ts'
import { makeRelative } from './relative-path.ts'

test('equal shapes at equal distances get equal text', () => {
  const data = [0, 10, 20].map((x) => rect(x, 5, x + 4, 25)).join('')
  expect(makeRelative(data)).toBe('M0 5h4v20h-4zm10 0h4v20h-4zm10 0h4v20h-4z')
})

test('the pen stays at the end of an open line and returns to the start of a closed one', () => {
  expect(makeRelative(line(1, 2, 1, 12) + line(5, 2, 5, 12))).toBe('M1 2v10m4-10v10')
  expect(makeRelative(circle(10, 10, 3) + line(0, 0, 4, 0))).toBe('M7 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0zm-7-10h4')
})
