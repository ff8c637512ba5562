import { expect, test } from 'vitest'
import { isFromAnotherSite } from './same-site.ts'

const siteUrl = 'https://www.site.example'

test.each([
  ['nothing is said', {}],
  ['the browser says same-origin', { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }],
  ['the browser says same-site', { 'sec-fetch-site': 'same-site' }],
  ['the browser says none', { 'sec-fetch-site': 'none' }],
  ['the origin is null', { origin: 'null', host: 'site.example' }],
  ['the origin is the host that was asked', { origin: 'http://192.168.1.7:3000', host: '192.168.1.7:3000' }],
  ['the origin is the host that was asked, over TLS in front of us', { origin: 'https://staging.example', host: 'staging.example' }],
  ['the origin is the site itself', { origin: 'https://www.site.example', host: '127.0.0.1:3000' }],
  ['the origin is the site without www and TLS', { origin: 'http://site.example', host: '127.0.0.1:3000' }],
  ['the origin has www, the host has not', { origin: 'https://www.other.example', host: 'other.example' }],
])('a post is ours when %s', (_, headers) => {
  expect(isFromAnotherSite(headers, siteUrl)).toBe(false)
})

test.each([
  ['the browser says cross-site', { 'sec-fetch-site': 'cross-site', origin: 'https://www.site.example', host: 'site.example' }],
  ['the origin is another host', { origin: 'https://evil.example', host: 'site.example' }],
  ['the origin is another port', { origin: 'http://localhost:4000', host: 'localhost:3000' }],
  ['the origin only begins like the site', { origin: 'https://www.site.example.evil.example', host: '127.0.0.1' }],
  ['the origin is no address', { origin: 'nonsense', host: 'site.example' }],
  ['the origin and the host are both no address', { origin: 'nonsense' }],
])('a post is from another site when %s', (_, headers) => {
  expect(isFromAnotherSite(headers, siteUrl)).toBe(true)
})
