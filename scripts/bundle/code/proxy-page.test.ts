import { createHash } from 'node:crypto'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { contentSets } from '../../../test/helpers/content-sets.ts'
import { type ProxyPage, type ProxySite, proxyPage } from './proxy-page.ts'

const pages = contentSets.flatMap(([name, { site }]) =>
  (['maintenance', 'tooLarge'] as const).map((kind): [ProxyPage, string, ProxySite] => [kind, name, site]),
)
const titles = { maintenance: 'Not available right now', tooLarge: 'That was too much to send' }

test.each(pages)('the page %s of %s has the business name and a phone link', (kind, _, site) => {
  const page = proxyPage(kind, [site])
  expect(page).toContain(`<title>${titles[kind]} | ${site.name.replace('&', '&#38;')}</title>`)
  expect(page).toContain(`href="${site.telLink}">${site.phoneNumber}</a>`)
})

test.each(pages)('the page %s of %s loads nothing else and meets its own security policy', (kind, _, site) => {
  const page = proxyPage(kind, [site])
  const style = /<style>([^<]*)<\/style>/.exec(page)?.[1] ?? ''
  expect(page).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  expect(page).not.toMatch(/<script|<img|<form| style=| on\w+=|url\(|@import|unsafe/)
  expect([...page.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address)).toEqual(['data:,', site.telLink])
})

test.each(pages)('the page %s of %s is valid HTML', async (kind, _, site) => {
  const rules = { 'doctype-style': 'off', 'require-sri': 'off' } as const
  const report = await new HtmlValidate({ extends: ['html-validate:standard'], rules }).validateString(proxyPage(kind, [site]))
  expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([])
})

test('content is escaped in elements and attributes', () => {
  const [, set] = contentSets[0] ?? []
  const page = proxyPage('maintenance', [{ ...(set?.site ?? expect.fail('no set')), name: '"><script>alert(1)</script>' }])
  expect(page).not.toContain('<script')
})

test('the page is in every language of the site, the default one first', () => {
  const [, set] = contentSets[0] ?? []
  const site = set?.site ?? expect.fail('no set')
  const page = proxyPage('maintenance', [site, { ...site, language: 'es' }])
  expect(page).toContain('<html lang="en-US">')
  expect(page).toMatch(
    /<h1>This page isn’t available right now<\/h1>[\s\S]*<div lang="es-US">\s*<h2>Esta página no está disponible por ahora<\/h2>/,
  )
})
