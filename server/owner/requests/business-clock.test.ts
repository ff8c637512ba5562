import { expect, test } from 'vitest'
import type { OpeningHours } from '../../../shared/hours/opening-hours-schema.ts'
import { createBusinessClock } from './business-clock.ts'

const at = (text: string) => Date.parse(`${text}-08:00`)
const hours: OpeningHours = {
  timeZone: 'America/Los_Angeles',
  periods: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '17:00' }],
  closedDays: [{ holiday: 'thanksgiving' }, { date: '2026-11-27' }],
  summary: '',
  rows: [],
}
const clock = createBusinessClock(hours)

test.each([
  ['on a business day, after one more day', '2026-11-17T10:00', '2026-11-18T10:00', '2026-11-18T10:01'],
  ['on a Friday, after the weekend', '2026-11-13T16:00', '2026-11-16T16:00', '2026-11-16T16:01'],
  ['on a Saturday, when Monday is over', '2026-11-14T13:00', '2026-11-16T23:59', '2026-11-17T00:01'],
  ['before Thanksgiving and its Friday, on Monday', '2026-11-25T09:00', '2026-11-30T09:00', '2026-11-30T09:01'],
])('a request that arrives %s, is overdue', (_, sent, before, after) => {
  expect(clock.overdueBefore(at(before))).toBeLessThanOrEqual(at(sent))
  expect(clock.overdueBefore(at(after))).toBeGreaterThan(at(sent))
})

test('the day is that of the business, in summer and winter', () => {
  expect(clock.dayOf(Date.parse('2026-07-01T06:59:00Z'))).toBe('2026-06-30')
  expect(clock.dayOf(Date.parse('2026-07-01T07:00:00Z'))).toBe('2026-07-01')
  expect(clock.dayOf(Date.parse('2026-12-01T07:59:00Z'))).toBe('2026-11-30')
  expect(clock.dayOf(Date.parse('2021-07-01T07:00:00Z'))).toBe('2021-07-01')
})
