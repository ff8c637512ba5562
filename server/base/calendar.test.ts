import { expect, test } from 'vitest'
import { createWallClock, daysOfWeek, findDaysOfWeek, weekBefore, weekOf } from './calendar.ts'

test.each([
  ['2026-11-16', '2026-W47'],
  ['2026-11-22', '2026-W47'],
  ['2026-12-31', '2026-W53'],
  ['2027-01-03', '2026-W53'],
  ['2027-01-04', '2027-W01'],
  ['2024-12-30', '2025-W01'],
])('%s is in week %s', (day, week) => {
  expect(weekOf(day)).toBe(week)
  expect(daysOfWeek(week)).toContain(day)
})

test('weeks begin on Monday and continue across the end of a year', () => {
  expect(daysOfWeek('2026-W53')).toEqual(['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02', '2027-01-03'])
  expect(weekBefore('2027-W01')).toBe('2026-W53')
})

test.each(['2027-W53', '2026-W00', '2026-W54', '2026-46', 'W46', '2026-W461', ''])('%j is not a week', (text) => {
  expect(findDaysOfWeek(text)).toBeUndefined()
})

test.each([
  // Los Angeles goes from 2 AM to 3 AM on March 8, and from 2 AM back to 1 AM on November 1.
  ['2026-03-08T07:59:59Z', '2026-03-07', 23, 59],
  ['2026-03-08T08:00:00Z', '2026-03-08', 0, 0],
  ['2026-03-08T10:00:00Z', '2026-03-08', 3, 0],
  ['2026-03-09T06:59:59Z', '2026-03-08', 23, 59],
  ['2026-03-09T07:00:00Z', '2026-03-09', 0, 0],
  ['2026-11-01T06:59:59Z', '2026-10-31', 23, 59],
  ['2026-11-01T09:30:00Z', '2026-11-01', 1, 30],
  ['2026-11-02T07:59:59Z', '2026-11-01', 23, 59],
  ['2026-11-02T08:00:00Z', '2026-11-02', 0, 0],
])('%s is on %s at %i:%i in Los Angeles', (instant, day, hour, minute) => {
  expect(createWallClock('America/Los_Angeles')(Date.parse(instant))).toEqual({ day, hour, minute })
})
