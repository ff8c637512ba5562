import { expect, test } from 'vitest'
import { headingIds } from './heading-ids.ts'

const idsOf = (...texts: string[]) => [...headingIds(texts.map((text) => ({ kind: 'heading' as const, level: 2 as const, text }))).values()]

test('a heading with accents has whole words in its id', () => {
  expect(idsOf('¿Cuánto cuesta una cerca?', 'Señales de daño')).toEqual(['cuanto-cuesta-una-cerca', 'senales-de-dano'])
})

test('a heading never takes an id of the page itself', () => {
  expect(idsOf('Menu', 'Content', 'Menu')).toEqual(['menu-2', 'content-2', 'menu-3'])
})

test('ids are unique, also if a heading ends with a number', () => {
  expect(idsOf('Step', 'Step', 'Step 2', '?', '!')).toEqual(['step', 'step-2', 'step-2-2', 'section', 'section-2'])
})
