import { expect, test } from 'vitest'
import { emailShareLink, facebookShareLink } from './share-links.ts'

const url = 'https://www.example.com/blog/wood-&-wire/?a=1#top'

test('the Facebook link contains the whole address in one parameter', () => {
  const link = new URL(facebookShareLink(url))
  expect(link.origin + link.pathname).toBe('https://www.facebook.com/sharer/sharer.php')
  expect([...link.searchParams]).toEqual([['u', url]])
})

test('the email link has the title as its subject and the text as its body', () => {
  const link = emailShareLink({ title: 'Wood & wire: 100% of it?', text: `Look: ${url}\n\nA business\r\nin a town` })
  expect(link).toMatch(/^mailto:\?subject=[^&]+&body=[^&]+$/)
  expect(link).not.toMatch(/[ +\n"<>#]/)
  const fields = new Map(
    link
      .slice('mailto:?'.length)
      .split('&')
      .map((field) => field.split('=').map(decodeURIComponent))
      .map(([name = '', value = '']) => [name, value]),
  )
  expect(fields.get('subject')).toBe('Wood & wire: 100% of it?')
  expect(fields.get('body')).toBe(`Look: ${url}\r\n\r\nA business\r\nin a town`)
})

test('a lone surrogate does not break the link', () => {
  expect(emailShareLink({ title: 'Fence \ud83d', text: url })).toContain('subject=Fence%20%EF%BF%BD&')
})
