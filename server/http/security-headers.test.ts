import { expect, test } from 'vitest'
import { createSecurityHeaders } from './security-headers.ts'

const nothing = { siteUrl: undefined, mapsApiKey: undefined, tags: undefined, contentful: undefined }
const manifest = { inlineScript: { code: 'x', hash: "'sha256-abc='" } }
const testimonial = { name: 'A', title: 'T', quote: 'Q', rating: 5 as const, sample: true }

function headersOf(config: object = {}, avatars: string[] = []) {
  const site = { testimonials: avatars.map((avatarUrl) => ({ ...testimonial, avatarUrl })) }
  return Object.fromEntries(createSecurityHeaders({ site, manifest, config: { ...nothing, ...config } }))
}

function policyOf(config: object = {}, avatars: string[] = []): Record<string, string[]> {
  const policy = headersOf(config, avatars)['Content-Security-Policy'] ?? ''
  return Object.fromEntries(policy.split(';').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]))
}

test('the policy allows our own files and the one inline script, by its hash', () => {
  expect(policyOf()).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'", "'sha256-abc='"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  })
})

test('the other headers are set', () => {
  expect(headersOf()).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': expect.stringContaining('camera=()'),
  })
  expect(headersOf()).not.toHaveProperty('Cross-Origin-Embedder-Policy')
})

test('HSTS is sent only if SITE_URL is an https address', () => {
  for (const siteUrl of [undefined, 'http://www.site.example']) {
    expect(headersOf({ siteUrl })).not.toHaveProperty('Strict-Transport-Security')
    expect(policyOf({ siteUrl })).not.toHaveProperty('upgrade-insecure-requests')
  }
  expect(headersOf({ siteUrl: 'https://www.site.example' })['Strict-Transport-Security']).toBe('max-age=31536000')
  expect(policyOf({ siteUrl: 'https://www.site.example' })).toHaveProperty('upgrade-insecure-requests')
})

test('a map, remote avatars and remote posts allow only their origins', () => {
  expect(policyOf({ mapsApiKey: 'key' })['frame-src']).toEqual(['https://www.google.com'])
  expect(policyOf({}, ['https://cdn.example/a.png?x;script-src *', 'https://cdn.example/b.png', 'drawing:c'])['img-src']).toEqual([
    "'self'",
    'data:',
    'https://cdn.example',
  ])
  expect(policyOf({ contentful: {} })['img-src']).toContain('https://images.ctfassets.net')
})

test('the tag manager adds its origins and removes Trusted Types, and changes nothing else', () => {
  const { 'script-src': scripts, ...rest } = policyOf({ tags: { id: 'GTM-X', ads: false, hosts: [] } })
  expect(scripts).toEqual(["'self'", "'sha256-abc='", 'https://*.googletagmanager.com'])
  expect(rest).not.toHaveProperty('trusted-types')
  expect(rest).not.toHaveProperty('require-trusted-types-for')
  expect(rest['style-src']).toEqual(["'self'"])
})

test.each([
  ['bare', {}, []],
  ['full', { siteUrl: 'https://www.site.example', mapsApiKey: 'key', contentful: {} }, ['https://cdn.example/a.png']],
])('the tag manager adds Google to four directives of a %s policy and changes nothing else', (_, config, avatars) => {
  const { 'Content-Security-Policy': __, ...others } = headersOf(config, avatars)
  const { 'Content-Security-Policy': ___, ...othersWithTags } = headersOf(
    { ...config, tags: { id: 'GTM-X', ads: false, hosts: [] } },
    avatars,
  )
  // Tag Manager's preview needs the window that opened the site.
  expect(othersWithTags).toEqual({ ...others, 'Cross-Origin-Opener-Policy': 'unsafe-none' })
  const { 'require-trusted-types-for': ____, 'trusted-types': _____, ...plain } = policyOf(config, avatars)
  const tagged = policyOf({ ...config, tags: { id: 'GTM-X', ads: false, hosts: [] } }, avatars)
  expect(Object.keys(tagged)).toEqual(Object.keys(plain))
  const changed = Object.keys(tagged).filter((name) => String(tagged[name]) !== String(plain[name]))
  expect(changed).toEqual(['script-src', 'img-src', 'connect-src', 'frame-src'])
  for (const name of changed) {
    const before = plain[name]?.filter((source) => source !== "'none'") ?? []
    expect(tagged[name]?.slice(0, before.length)).toEqual(before)
    for (const source of tagged[name]?.slice(before.length) ?? [])
      expect(source).toMatch(/^https:\/\/(?:\*|www)\.(?:googletagmanager|google-analytics|analytics\.google)\.com$/)
  }
})

test('ads and other hosts are allowed only if configured, for scripts, images, connections and frames', () => {
  const plain = policyOf({ tags: { id: 'GTM-X', ads: false, hosts: [] } })
  const hosts = ['https://cdn.calls.example']
  const full = policyOf({ tags: { id: 'GTM-X', ads: true, hosts } })
  for (const name of ['script-src', 'img-src', 'connect-src', 'frame-src']) {
    expect(plain[name]?.join(' ')).not.toMatch(/doubleclick|calls/)
    expect(full[name]).toEqual(expect.arrayContaining(['https://*.doubleclick.net', ...hosts]))
  }
  expect(full['script-src']).not.toContain("'unsafe-inline'")
  expect(full['style-src']).toEqual(["'self'"])
})
