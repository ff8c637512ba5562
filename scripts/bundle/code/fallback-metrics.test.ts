import { expect, test } from 'vitest'
import { readFont, textWidth } from '../media/outlines.ts'
import { fallbackMetrics } from './fallback-metrics.ts'

test('the adjusted fallback is as wide and as tall as the font', () => {
  const font = readFont(400)
  const { sizeAdjust, ascent, descent } = fallbackMetrics(font, 'regular')
  // Arial's advance widths for 'measured', in thousandths of an em: 833 + 556 + 556 + 500 + 556 + 333 + 556 + 556.
  const arial = (4446 / 1000) * sizeAdjust
  const own = textWidth('measured', { font, size: 1 })
  expect(Math.abs(arial / own - 1)).toBeLessThan(0.03)
  expect(ascent * sizeAdjust).toBeCloseTo(font.ascender / font.unitsPerEm)
  expect(descent * sizeAdjust).toBeCloseTo(-font.descender / font.unitsPerEm)
})
