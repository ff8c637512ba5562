import { expect, test } from 'vitest'
import { newSlug } from './job-edits.ts'

test('an address keeps the letters of a title without their accents, and is no other job’s', () => {
  expect(newSlug('Instalación de cédar, “6 pies”', [])).toBe('instalacion-de-cedar-6-pies')
  expect(newSlug('Deck!', ['deck', 'deck-2'])).toBe('deck-3')
})
