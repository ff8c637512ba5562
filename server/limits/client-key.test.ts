import { expect, test } from 'vitest'
import { clientKey } from './client-key.ts'

test('IPv6 addresses in one /56 share a key, others do not', () => {
  expect(clientKey('2001:db8:1:100::1')).toBe(clientKey('2001:db8:1:1ff:abcd::2'))
  expect(clientKey('2001:db8:1:100::1')).not.toBe(clientKey('2001:db8:1:200::1'))
})

test('an IPv4 address is its own key, however it is written', () => {
  expect(clientKey('203.0.113.7')).toBe('203.0.113.7')
  expect(clientKey('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(clientKey('203.0.113.7:5123')).toBe('203.0.113.7')
})

test('values that are not addresses share one key', () => {
  expect(new Set(['garbage', '1.2.3', '999.1.1.1', 'fe80::zz', ';'].map(clientKey))).toEqual(new Set(['unknown']))
})

test('a peer without an address has its own key', () => {
  expect(clientKey(undefined)).toBe('socket')
})
