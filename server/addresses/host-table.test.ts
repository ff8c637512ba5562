import { expect, test } from 'vitest'
import { createHostTable } from './host-table.ts'

const find = createHostTable([
  { name: 'a', siteUrl: 'https://a.example' },
  { name: 'b', siteUrl: 'https://www.b.example' },
  { name: 'munich', siteUrl: 'https://xn--mnchen-3ya.example' },
  { name: 'six', siteUrl: 'http://[::1]:8080' },
  { name: 'www-a', siteUrl: 'https://www.c.example' },
  { name: 'c', siteUrl: 'https://c.example' },
])

test.each([
  ['a.example', 'a'],
  ['A.Example.:443', 'a'],
  ['www.b.example:', 'b'],
  ['xn--mnchen-3ya.example', 'munich'],
  ['[::1]:3000', 'six'],
  ['www.c.example', 'www-a'],
  ['c.example', 'c'],
])('%s is the business %s', (host, name) => {
  expect(find(host)).toMatchObject({ kind: 'business', business: { name } })
})

test.each([
  ['www.a.example', 'https://a.example'],
  ['b.example.', 'https://www.b.example'],
])('%s leads to %s', (host, siteUrl) => {
  expect(find(host)).toEqual({ kind: 'redirect', siteUrl })
})

test.each([
  '',
  undefined,
  'd.example',
  'www.www.a.example',
  'a.example.evil.test',
  'x.a.example',
  'a.example..',
])('%s is unknown', (host) => {
  expect(find(host)).toEqual({ kind: 'unknown' })
})
