import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { keepTogether } from './keep-together.tsx'

/** `[` and `]` stand around what is kept on one line. */
const shown = (text: string) =>
  renderToStaticMarkup(<p>{keepTogether(text)}</p>)
    .replace(/<\/?p>/g, '')
    .replaceAll('<span class="whole">', '[')
    .replaceAll('</span>', ']')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")

test.each([
  ['Open-cell or closed-cell', '[Open-cell] or [closed-cell]'],
  ['(closed-cell), R-60.', '([closed-cell]), [R-60].'],
  ['Closed-cell’s price', '[Closed-cell]’s price'],
  ['3" is R-18', '[3" is R-18]'],
  ['5 1/2", R-19, in a wall', '[5 1/2", R-19,] in a wall'],
  ['24" o.c.', '[24" o.c.]'],
  [`6'-0" clear between posts`, `[6'-0" clear] between posts`],
])('%s stays on one line where it should', (text, expected) => {
  expect(shown(text)).toBe(expected)
})

test.each([
  '(805) 555-0142',
  'office@front-range.example',
  'Mon - Fri 8AM - 5PM',
  'The higher the R-value, the greater the insulating power.',
  '3" thick foam',
])('%s has no markup that it does not need', (text) => {
  expect(shown(text).replaceAll(/[[\]]/g, '')).toBe(text)
})
