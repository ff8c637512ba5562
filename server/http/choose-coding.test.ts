import { expect, test } from 'vitest'
import { chooseCoding } from './choose-coding.ts'

test('the best coding that the client accepts is chosen', () => {
  expect(chooseCoding('gzip, deflate, br, zstd')).toBe('br')
  expect(chooseCoding('gzip, br;q=0')).toBe('gzip')
  expect(chooseCoding('gzip, br', ['gzip', 'identity'])).toBe('gzip')
  for (const header of [undefined, '', 'deflate']) expect(chooseCoding(header)).toBe('identity')
})

test('a header that no browser sends is not read to its end', () => {
  expect(chooseCoding(`gzip, ${'x, '.repeat(5_000)}br`)).toBe('gzip')
})
