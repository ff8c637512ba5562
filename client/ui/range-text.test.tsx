import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RangeText } from './range-text.tsx'

test.each([
  ['$3,350 to $4,650', '$3,350<span class="range-to"> to\u00a0</span>$4,650'],
  ['$3,350 a $4,650', '$3,350<span class="range-to"> a\u00a0</span>$4,650'],
  ['$950', '$950'],
])('in the range %s only the word between the prices is marked', (text, marked) => {
  expect(renderToStaticMarkup(<RangeText text={text} />)).toBe(`<span>${marked}</span>`)
})
