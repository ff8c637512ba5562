import { expect, test } from 'vitest'
import { parseForm, singleField } from './form-fields.ts'

test('fields are decoded, and a repeated field becomes a list', () => {
  expect({ ...parseForm('name=J%C3%B6rg+B&a=1&a=2&a=3&empty=', 50) }).toEqual({ name: 'Jörg B', a: ['1', '2', '3'], empty: '' })
})

test('broken escapes and bytes become text, not an error', () => {
  expect({ ...parseForm('a=%&b=%zz&c=%FF&d=%ED%A0%80', 50) }).toEqual({ a: '%', b: '%zz', c: '\uFFFD', d: '\uFFFD\uFFFD\uFFFD' })
})

test('names of inherited properties are ordinary field names', () => {
  expect(parseForm('__proto__=x&constructor=y', 50)).toMatchObject({ constructor: 'y' })
})

test('too many parameters are refused, even empty ones', () => {
  expect(() => parseForm('&'.repeat(50), 50)).toThrow(expect.objectContaining({ status: 413 }))
  expect(parseForm('&'.repeat(49), 50)).toEqual({})
})

test('a single field is a string or undefined', () => {
  expect(singleField(parseForm('form-name=contact', 50), 'form-name')).toBe('contact')
  expect(singleField(parseForm('', 50), 'form-name')).toBeUndefined()
  expect(() => singleField(parseForm('form-name=contact&form-name=contact', 50), 'form-name')).toThrow('more than once')
})
