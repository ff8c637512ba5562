import { expect, test } from 'vitest'
import { newSlug } from './job-edits.ts'

test('a job’s address has the letters of its title without accents, and no other job has it', () => {
  expect(newSlug('Instalación de cédar, “6 pies”', [])).toBe('instalacion-de-cedar-6-pies')
  expect(newSlug('Deck!', ['deck', 'deck-2'])).toBe('deck-3')
  // `/owner/site/work/new/` is the form of a new job.
  expect(newSlug('New', [])).toBe('job')
})
