import { expect, test } from 'vitest'
import { breakLines, readFont, textPath, textWidth } from './outlines.ts'

const style = { font: readFont(700), size: 60, spacing: -0.03 }

test('every printable character becomes a path of plain numbers', () => {
  const text = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
  const path = textPath(text, 60, 500, style)
  expect(path.length).toBeGreaterThan(1000)
  expect(path).toMatch(/^[MLQCZ0-9. -]+$/)
})

test('lines fit the width and keep every word', () => {
  const title = 'Three ways to keep the warm air where it was paid for'
  const lines = breakLines(title, 600, style)
  expect(lines.join(' ')).toBe(title)
  expect(lines.every((line) => textWidth(line, style) <= 600)).toBe(true)
  expect(lines.length).toBeGreaterThan(2)
})
