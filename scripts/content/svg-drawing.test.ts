import { expect, test } from 'vitest'
import { readSvgDrawing } from './svg-drawing.ts'

const read = (source: string) => readSvgDrawing(source, ['line', 'accent'])

const svg = (inner: string, attributes = '') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 62 44"${attributes}>${inner}</svg>`

test('a drawing has the size of its viewBox, and its title as label', () => {
  const file = `<?xml version="1.0"?>
<!-- drawn by hand -->
<svg xmlns="http://www.w3.org/2000/svg" id="a" width="100" viewBox="0 0 62 44" data-ground="43" fill="none" stroke="var(--line)">
  <title>A gate,
    6 feet high</title>
  <path id="b" d="M0 43h62"/><g stroke='var(--accent)' class="x"><circle cx="9" cy="9" r="4" fill="currentColor" /></g>
  <text x="4" y="8">4 &lt; 6</text>
</svg>
`
  expect(read(file)).toEqual({
    status: 'complete',
    drawing: {
      label: 'A gate, 6 feet high',
      width: 62,
      height: 44,
      ground: 43,
      markup:
        '<g fill="none" stroke="var(--line)"><path d="M0 43h62"/><g stroke="var(--accent)"><circle cx="9" cy="9" r="4" fill="currentColor"/></g><text x="4" y="8">4 &lt; 6</text></g>',
    },
  })
})

test.each([
  'color-mix(in srgb,var(--accent) 12%,var(--paper,var(--line)))',
  'color-mix(in srgb, currentColor 40%, var(--line))',
  'light-dark(var(--line),var(--accent))',
])('the theme’s colors may be mixed: %s', (color) => {
  expect(read(svg(`<path fill="${color}" d="M0 0"/>`)).status).toBe('complete')
})

test('a space between two parts of a text is kept', () => {
  expect(read(svg('<text><tspan>a</tspan> <tspan>b</tspan></text>'))).toMatchObject({
    drawing: { markup: '<g fill="currentColor"><text><tspan>a</tspan> <tspan>b</tspan></text></g>' },
  })
})

test('shapes without a color have the text color, and a viewBox with another origin is translated', () => {
  expect(read('<svg viewBox="10 -5 20 20"><path d="M10 0h9"/></svg>')).toMatchObject({
    drawing: { label: '', markup: '<g fill="currentColor" transform="translate(-10 5)"><path d="M10 0h9"/></g>' },
  })
})

test.each([
  ['a script', svg('<script>alert(1)</script>'), '<script> is not allowed'],
  ['a style element', svg('<style>path{fill:red}</style>'), '<style> is not allowed'],
  ['foreign markup', svg('<foreignObject><p>x</p></foreignObject>'), '<foreignObject> is not allowed'],
  ['a picture from elsewhere', svg('<image href="https://x.example/y.png"/>'), '<image> is not allowed'],
  ['a link', svg('<a href="javascript:alert(1)"><path d="M0 0"/></a>'), '<a> is not allowed'],
  ['a copy', svg('<use href="#other"/>'), '<use> is not allowed'],
  ['an event attribute', svg('<path onclick="alert(1)" d="M0 0"/>'), 'onclick="alert(1)" on <path> is not allowed'],
  ['an event attribute on the root', svg('', ' onload="alert(1)"'), 'onload="alert(1)" on <svg> is not allowed'],
  ['a style attribute', svg('<path style="fill:red" d="M0 0"/>'), 'style="fill:red" on <path> is not allowed'],
  ['a fixed color', svg('<path fill="#ff0000" d="M0 0"/>'), 'fill="#ff0000" on <path>: a color must be'],
  ['a color that is not in the theme', svg('<path stroke="var(--blood)" d="M0 0"/>'), 'stroke="var(--blood)" on <path>: a color must be'],
  ['a mixture with a fixed color', svg('<path fill="color-mix(in srgb,var(--line) 9%,red)" d="M0 0"/>'), 'on <path>: a color must be'],
  ['a mixture with another theme’s color', svg('<path fill="var(--paper,var(--blood))" d="M0 0"/>'), 'on <path>: a color must be'],
  ['a gradient', svg('<path fill="url(#g)" d="M0 0"/>'), 'fill="url(#g)" on <path>: a color must be'],
  ['a reference in another attribute', svg('<path transform="url(#g)" d="M0 0"/>'), 'transform="url(#g)" on <path> refers to'],
  ['an entity', svg('<text>&xxe;</text>'), 'has an & outside of'],
  ['a document type with entities', `<!DOCTYPE svg [<!ENTITY x "y">]>${svg('')}`, 'cannot be read'],
  ['cdata', svg('<![CDATA[<script>]]>'), 'cannot be read'],
  ['an element that is not closed', svg('<g>'), '</svg> closes another element'],
  ['an end tag without a start tag', `${svg('')}</g>`, 'holds more than one svg element'],
  ['two drawings', svg('') + svg(''), 'holds more than one svg element'],
  ['no viewBox', '<svg width="62" height="44"><path d="M0 0"/></svg>', 'must be one svg element with a viewBox'],
  ['no svg', '<html></html>', 'must be one svg element with a viewBox'],
  ['an empty file', '', 'must be one svg element with a viewBox'],
])('%s is refused', (_, source, problem) => {
  const reading = read(source)
  expect(reading.status === 'faulty' ? reading.problems : []).toContainEqual(expect.stringContaining(problem))
})
