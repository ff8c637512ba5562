import { expect, test } from 'vitest'
import { viewSource } from './visit-source.ts'

const sourceOf = (headers: Record<string, string>) => {
  const source = viewSource({ host: '192.168.1.5:3000', ...headers }, 'example.com')
  return source.kind === 'host' ? source.host : source.kind
}

test.each([
  ['a page of this site, as the browser says', { 'sec-fetch-site': 'same-origin', referer: 'https://elsewhere.example/' }, 'inside'],
  ['a page of this site', { referer: 'https://www.example.com/about/?name=canary' }, 'inside'],
  ['the site without www, plain text, on a port', { referer: 'http://example.com:8080/' }, 'inside'],
  ['the host that was asked', { referer: 'http://192.168.1.5:3000/' }, 'inside'],
  ['another site', { 'sec-fetch-site': 'cross-site', referer: 'https://www.Google.com/search?q=canary' }, 'google.com'],
  ['a site below ours', { 'sec-fetch-site': 'same-site', referer: 'https://shop.example.com/' }, 'shop.example.com'],
  ['another site, with a name and a password', { referer: 'https://canary:secret@blog.example.org:444/x' }, 'blog.example.org'],
  ['nowhere', { 'sec-fetch-site': 'none' }, 'unknown'],
  ['another site that sends no referer', { 'sec-fetch-site': 'cross-site' }, 'unknown'],
  ['an address', { referer: 'http://203.0.113.9/' }, 'unknown'],
  ['an address of version 6', { referer: 'http://[2001:db8::1]:80/' }, 'unknown'],
  ['a name without a dot', { referer: 'http://constructor/' }, 'unknown'],
  ['an app', { referer: 'android-app://com.example.mail/' }, 'unknown'],
  ['no address at all', { referer: '<script>' }, 'unknown'],
  ['an overlong name', { referer: `https://${'a'.repeat(100)}.example/` }, 'unknown'],
])('a view from %s', (_, headers, wanted) => {
  expect(sourceOf(headers)).toBe(wanted)
})
