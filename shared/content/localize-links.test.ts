import { expect, test } from 'vitest'
import { localizeLinks } from './localize-links.ts'

test('addresses of pages get the language in front, in fields and in texts', () => {
  const content = {
    navigation: [{ title: 'Inicio', href: '/' }],
    services: [{ page: { path: '/fences/' }, text: 'Lea [más](/about/#team), **llame** o [vea](/services/#gates).' }],
    pages: { about: { url: '/about/' } },
    redirects: { '/team/': '/about/', '/away/': 'https://elsewhere.example/' },
  }
  expect(localizeLinks(content, 'es')).toEqual({
    navigation: [{ title: 'Inicio', href: '/es/' }],
    services: [{ page: { path: '/es/fences/' }, text: 'Lea [más](/es/about/#team), **llame** o [vea](/es/services/#gates).' }],
    pages: { about: { url: '/es/about/' } },
    redirects: { '/es/team/': '/es/about/', '/es/away/': 'https://elsewhere.example/' },
  })
})

test.each([
  '/assets/plan.pdf',
  '//elsewhere.example/',
  'https://elsewhere.example/about/',
  'tel:+15555550100',
  '#team',
  '/\\elsewhere.example/',
])('%s stays as it is', (href) => {
  expect(localizeLinks({ href, text: `[a](${href})` }, 'es')).toEqual({ href, text: `[a](${href})` })
})

test('the feed is the language’s own', () => {
  expect(localizeLinks({ text: '[feed](/feed.xml)' }, 'es')).toEqual({ text: '[feed](/es/feed.xml)' })
})

test('the language without a prefix keeps its content', () => {
  const content = { href: '/about/' }
  expect(localizeLinks(content, 'en')).toBe(content)
})

test('paths of drawings are no addresses', () => {
  const mark = { size: 40, path: 'M0 0h40v40z' }
  expect(localizeLinks({ mark }, 'es')).toEqual({ mark })
})
