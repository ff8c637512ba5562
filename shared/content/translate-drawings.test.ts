import { expect, test } from 'vitest'
import type { Drawing } from './site-types.ts'
import { spellOutLabels, translateDrawings } from './translate-drawings.ts'

const drawing = (label: string, ...texts: string[]): Drawing => ({
  width: 10,
  height: 10,
  label,
  markup: texts.map((text) => `<text x="1" y="2">${text}</text>`).join(''),
})

test('labels and notes are translated and keep their dimensions', () => {
  const fence = { ...drawing(`A fence 6'-0" high, pickets every 4 3/4".`, `8'-0" o.c.`, `6'-0"`), phone: drawing('', `2'-7 1/2" o.c.`) }
  const words = { 'A fence # high, pickets every #.': 'Una cerca de # de alto, un barrote cada #.', '# o.c.': 'cada #' }
  expect(translateDrawings({ fence }, words)).toEqual({
    drawings: {
      fence: {
        ...drawing(`Una cerca de 6'-0" de alto, un barrote cada 4 3/4".`, `cada 8'-0"`, `6'-0"`),
        phone: drawing('', `cada 2'-7 1/2"`),
      },
    },
    problems: [],
  })
})

test('labels spell out their dimensions, and notes keep them', () => {
  const words = { feet: (count: string) => `${count} ft`, inches: (count: string) => `${count} in` }
  const labelOf = (text: string) => spellOutLabels({ fence: drawing(text, text) }, words).fence
  expect(labelOf(`6'-0" high, 2'-7 1/2" deep, 4'-0 1/2" wide`)?.label).toBe('6 ft high, 2 ft 7 1/2 in deep, 4 ft 1/2 in wide')
  expect(labelOf(`0'-10" by 3/4", every 4 5/8"`)?.label).toBe('10 in by 3/4 in, every 4 5/8 in')
  expect(labelOf(`6'-0"`)?.markup).toContain(`6'-0"`)
})

test('translated notes are valid markup', () => {
  const drawings = { pool: drawing('', 'under 4"', '&lt; 5"', 'A &amp; B') }
  expect(translateDrawings(drawings, { 'under #': '< #', 'A & B': 'A y B' })).toEqual({
    drawings: { pool: drawing('', '&lt; 4"', '&lt; 5"', 'A y B') },
    problems: [],
  })
})

test('a text without a translation, or with fewer dimensions in it, is a problem', () => {
  const drawings = { gate: drawing('', `3'-4" clear`), pool: drawing('', `5'-0" high`) }
  expect(translateDrawings(drawings, { '# high': 'de alto' }).problems).toEqual([
    `drawings["# clear"]: no translation of this text in the drawing 'gate'`,
    'drawings["# high"]: the translation must have as many dimensions (#)',
  ])
})
