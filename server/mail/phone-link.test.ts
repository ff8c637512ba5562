import { expect, test } from 'vitest'
import { phoneLink } from './phone-link.ts'

test.each([
  ['8055550142', 'tel:+18055550142', '(805) 555-0142'],
  ['805.555.0142 ext. 5', 'tel:+18055550142;ext=5', '(805) 555-0142 ext. 5'],
  ['+1 805‑555‑0142', 'tel:+18055550142', '(805) 555-0142'],
  ['+49 30 123456', 'tel:+4930123456', '+49 30 123456'],
  ['call 805 555 0142', 'tel:+18055550142', '(805) 555-0142'],
])('%s becomes a link to %s with the text %s', (phone, href, text) => {
  expect(phoneLink(phone)).toEqual({ href, text })
})

test.each(['', 'after 5pm', '#12', '555', 'javascript:alert(1)', '"><script>'])('%j becomes no link', (phone) => {
  expect(phoneLink(phone)).toBeUndefined()
})
