import { expect, test } from 'vitest'
import { countBlockWords, countWords, readingMinutes } from './reading-time.ts'

test('words are counted without markup and link addresses', () => {
  expect(countWords('  Two\nwords ')).toBe(2)
  expect(countWords('')).toBe(0)
  expect(
    countBlockWords([
      { kind: 'heading', level: 2, text: 'Boards and posts' },
      { kind: 'paragraph', text: 'Ask **both** [on the phone](/contact/).' },
      { kind: 'list', items: ['One', 'two three'] },
      { kind: 'table', head: ['Wood', 'Price'], rows: [['Cedar', '**more**']] },
      { kind: 'drawing', drawing: 'post' },
    ]),
  ).toBe(15)
})

test('reading time is rounded to whole minutes, at least one', () => {
  expect(readingMinutes(0)).toBe(1)
  expect(readingMinutes(700)).toBe(3)
})
