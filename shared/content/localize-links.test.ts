import { expect, test } from 'vitest'
import { linksToAbsentPages, localizeLinks } from './localize-links.ts'

test('page addresses get the language prefix, in address fields and in text', () => {
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
])('%s does not change', (href) => {
  expect(localizeLinks({ href, text: `[a](${href})` }, 'es')).toEqual({ href, text: `[a](${href})` })
})

test('the feed address gets the language prefix', () => {
  expect(localizeLinks({ text: '[feed](/feed.xml)' }, 'es')).toEqual({ text: '[feed](/es/feed.xml)' })
})

test('content in a language without a prefix does not change', () => {
  const content = { href: '/about/' }
  expect(localizeLinks(content, 'en')).toEqual(content)
})

test('a link leads to the language that has the page, and becomes plain text if none has it on purpose', () => {
  const languageOfPage = (path: string) => ({ '/about/': 'es' as const, '/careers/': 'en' as const })[path]
  const texts = ['Lea [más](/about/#team).', 'Hay [empleos](/careers/).', 'Vea [cuánto costaría](/estimate/).']
  expect(localizeLinks(texts, 'es', languageOfPage)).toEqual([
    'Lea [más](/es/about/#team).',
    'Hay [empleos](/careers/).',
    'Vea cuánto costaría.',
  ])
  expect(texts.flatMap((text) => linksToAbsentPages(text, languageOfPage))).toEqual(['/estimate/'])
})

test('path data of drawings is not an address', () => {
  const mark = { size: 40, path: 'M0 0h40v40z' }
  expect(localizeLinks({ mark }, 'es')).toEqual({ mark })
})
