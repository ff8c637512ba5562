import { expect, test } from 'vitest'
import { shorten, wholeSentences } from './shorten.ts'

test('a text that fits does not change', () => {
  expect(shorten('As it is', 8)).toBe('As it is')
})

test('a longer text is cut between words and ends with an ellipsis', () => {
  expect(shorten('A fence is measured before it is priced', 21)).toBe('A fence is measured …')
  expect(shorten('A fence is measured before it is priced', 20)).toBe('A fence is …')
})

test('a text without spaces is cut too, after a whole character', () => {
  expect(shorten('木'.repeat(500), 200)).toHaveLength(200)
  expect(shorten(`a${'😀'.repeat(100)}`, 21)).toBe(`a${'😀'.repeat(9)} …`)
  expect(shorten('😀'.repeat(100), 21)).toBe(`${'😀'.repeat(9)} …`)
})

test('a text is cut after its last sentence that fits', () => {
  const text = 'We sprayed the walls. They are R-18. The rim joist came later.'
  expect(wholeSentences(text, 40)).toBe('We sprayed the walls. They are R-18.')
  expect(wholeSentences(text, 36)).toBe('We sprayed the walls. They are R-18.')
  expect(wholeSentences(text, 18)).toBe('We sprayed the …')
  expect(wholeSentences(`Short. ${text}`, 26)).toBe('Short. We sprayed the …')
  expect(wholeSentences(text, 100)).toBe(text)
})
