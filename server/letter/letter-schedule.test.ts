import { expect, test } from 'vitest'
import { createLetterSchedule } from './letter-schedule.ts'

const monday = createLetterSchedule({ timeZone: 'America/Los_Angeles', weekday: 'monday' })

test.each([
  ['before eight on Monday', '2026-11-23T15:59:59Z', '2026-W46'],
  ['at eight on Monday', '2026-11-23T16:00:00Z', '2026-W47'],
  ['on Sunday night', '2026-11-30T07:59:59Z', '2026-W47'],
  ['a minute before eight in summer', '2026-07-20T14:59:00Z', '2026-W28'],
  ['at eight in summer', '2026-07-20T15:00:00Z', '2026-W29'],
  ['at eight on the Monday after the clocks went forward', '2026-03-09T15:00:00Z', '2026-W10'],
  ['an hour before', '2026-03-09T14:59:59Z', '2026-W09'],
  ['at eight on the Monday after the clocks went back', '2026-11-02T16:00:00Z', '2026-W44'],
  ['an hour before that', '2026-11-02T15:59:59Z', '2026-W43'],
])('%s (%s) the letter of %s is due', (_, now, week) => {
  expect(monday.due(Date.parse(now))).toBe(week)
})

test('on any other day it covers the last complete week, Monday to Sunday', () => {
  const friday = createLetterSchedule({ timeZone: 'UTC', weekday: 'friday' })
  const sunday = createLetterSchedule({ timeZone: 'UTC', weekday: 'sunday' })
  expect(friday.due(Date.parse('2026-11-20T08:00:00Z'))).toBe('2026-W46')
  expect(friday.due(Date.parse('2026-11-20T07:59:00Z'))).toBe('2026-W45')
  expect(sunday.due(Date.parse('2026-11-22T08:00:00Z'))).toBe('2026-W46')
  expect(sunday.due(Date.parse('2026-11-24T08:00:00Z'))).toBe('2026-W46')
})
