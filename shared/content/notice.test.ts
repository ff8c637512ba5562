import * as v from 'valibot'
import { expect, test } from 'vitest'
import { noticeOn, noticeSchema } from './notice.ts'

test('a notice without a first day is shown at once, until the end of its last day', () => {
  const notice = { text: 'Closed Friday.', until: '2026-11-27' }
  expect(noticeOn(notice, '2026-01-01')).toBe(notice)
  expect(noticeOn(notice, '2026-11-27')).toBe(notice)
  expect(noticeOn(notice, '2026-11-28')).toBeUndefined()
  expect(noticeOn({ ...notice, from: '2026-11-26' }, '2026-11-25')).toBeUndefined()
})

test.each([
  [{ text: 'x'.repeat(121), until: '2026-11-27' }, 'must have at most 120 characters'],
  [{ text: 'Closed', from: '2026-11-28', until: '2026-11-27' }, 'must not end before it begins'],
  [{ text: 'Closed', until: 'Friday' }, /^must be a date/],
])('%o is refused', (notice, message) => {
  expect(v.safeParse(noticeSchema, notice).issues?.[0].message).toMatch(message)
})
