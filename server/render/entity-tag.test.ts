import { expect, test } from 'vitest'
import { contentHash, matchesTag } from './entity-tag.ts'

test.each([
  [undefined, false],
  ['', false],
  ['*', true],
  ['"abc-br"', true],
  ['W/"abc-br"', true],
  ['"x", W/"abc-br" , "y"', true],
  ['"abc-gzip"', false],
  ['abc-br', false],
  ['"abc-br', false],
  [`${'"x", '.repeat(1600)}"z"`, false],
])('If-None-Match %j matches: %s', (header, expected) => {
  expect(matchesTag(header, '"abc-br"')).toBe(expected)
  expect(matchesTag(header, 'W/"abc-br"')).toBe(expected)
})

test('the hash of different bytes differs', () => {
  expect(contentHash(Buffer.from('a'))).not.toBe(contentHash(Buffer.from('b')))
  expect(contentHash(Buffer.from('a'))).toMatch(/^[\w-]{22}$/)
})
