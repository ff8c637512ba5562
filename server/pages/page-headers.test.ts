import { expect, test } from 'vitest'
import { listedPage, notFoundPage } from '../../shared/addresses/routes.ts'
import { createPageHeads } from './page-headers.ts'

test('pages share one list of headers, which a process with thousands of pages holds once', () => {
  const headsOf = createPageHeads([['X-Frame-Options', 'DENY']])
  const [home, about] = [headsOf(listedPage('home', 'en')), headsOf(listedPage('about', 'en'))]
  expect(home.document.headers).toContain('X-Frame-Options')
  expect(about.document.headers).toBe(home.document.headers)
  expect(about.data.headers).toBe(home.data.headers)
  expect(headsOf(listedPage('home', 'es')).document.headers).toContain('es')
  expect(headsOf(notFoundPage('en')).document).toMatchObject({ status: 404, isStorable: false })
})
