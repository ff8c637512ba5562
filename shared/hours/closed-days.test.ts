import * as v from 'valibot'
import { expect, test } from 'vitest'
import { isBusinessDay, nextBusinessDay } from './business-days.ts'
import { currentHours } from './current-hours.ts'
import { holidayNames, holidays } from './holidays.ts'
import { type OpeningHours, openingHoursSchema } from './opening-hours-schema.ts'

const week: OpeningHours = {
  timeZone: 'America/Los_Angeles',
  periods: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '17:00' }],
  closedDays: [{ holiday: 'thanksgiving' }, { date: '2026-11-27' }, { date: '12-24', opens: '08:00', closes: '12:00' }],
  summary: 'Mon - Fri 8AM - 5PM',
  rows: [],
}

// Published by the Office of Personnel Management, without the days on which a holiday on a weekend is observed.
test.each([
  [2026, ['01-01', '01-19', '02-16', '05-25', '06-19', '07-04', '09-07', '10-12', '11-11', '11-26', '12-25']],
  [2027, ['01-01', '01-18', '02-15', '05-31', '06-19', '07-04', '09-06', '10-11', '11-11', '11-25', '12-25']],
  [2028, ['01-01', '01-17', '02-21', '05-29', '06-19', '07-04', '09-04', '10-09', '11-11', '11-23', '12-25']],
])('the federal holidays of %i', (year, days) => {
  expect(holidayNames.map((name) => holidays[name].day(year))).toEqual(days.map((day) => `${year}-${day}`))
})

test('the next business day is after weekends and days off', () => {
  expect(nextBusinessDay('2026-11-25', week)).toBe('2026-11-30')
  expect(nextBusinessDay('2026-12-23', week)).toBe('2026-12-24')
  expect(isBusinessDay('2026-11-27', week)).toBe(false)
  expect(isBusinessDay('2026-12-24', week)).toBe(true)
})

test('the panel lists days off of the next two weeks, in the language', () => {
  const rowsOn = (instant: string, language: 'en' | 'es') => currentHours(week, Date.parse(instant), language).rows
  expect(rowsOn('2026-11-11T20:00:00Z', 'en')).toEqual([])
  expect(rowsOn('2026-11-12T20:00:00Z', 'en')).toEqual([{ days: 'Thu, Nov 26', hours: 'Closed' }])
  expect(rowsOn('2026-12-20T20:00:00Z', 'es')).toEqual([{ days: expect.stringMatching(/^Jue.* 24\b/), hours: '8 AM a 12 PM' }])
})

test('days off within others that count first are not listed again', () => {
  const vacation: OpeningHours = { ...week, closedDays: [{ from: '2026-11-23', to: '2026-11-28' }, ...(week.closedDays ?? [])] }
  expect(currentHours(vacation, Date.parse('2026-11-20T20:00:00Z'), 'en').rows).toEqual([{ days: 'Nov 23 – Nov 28', hours: 'Closed' }])
  const overNewYear: OpeningHours = { ...week, closedDays: [{ from: '2026-12-24', to: '2027-01-02' }, ...(week.closedDays ?? [])] }
  expect(currentHours(overNewYear, Date.parse('2026-12-21T20:00:00Z'), 'en').rows).toEqual([{ days: 'Dec 24 – Jan 2', hours: 'Closed' }])
})

test('half a day that is listed before a longer break is open, and rows are in the order of the days', () => {
  const closedDays = [
    { date: '2026-12-24', opens: '08:00', closes: '12:00' },
    { from: '2026-12-21', to: '2027-01-02' },
  ]
  const { rows, specialDays } = currentHours({ ...week, closedDays }, Date.parse('2026-12-21T20:00:00Z'), 'en')
  expect(rows.map(({ hours }) => hours)).toEqual(['Closed', '8 AM to 12 PM'])
  expect(specialDays[0]).toMatchObject({ from: '2026-12-24', opens: '08:00' })
  expect([isBusinessDay('2026-12-23', { ...week, closedDays }), isBusinessDay('2026-12-24', { ...week, closedDays })]).toEqual([
    false,
    true,
  ])
})

test('a page knows the special days of the next 100 days, and yesterday', () => {
  const daysOn = (instant: string) => currentHours(week, Date.parse(instant), 'en').specialDays.map(({ from }) => from)
  expect(daysOn('2026-08-18T20:00:00Z')).toEqual(['2026-11-26'])
  expect(daysOn('2026-09-15T20:00:00Z')).toEqual(['2026-11-26', '2026-11-27', '2026-12-24'])
  expect(daysOn('2026-11-28T20:00:00Z')).toEqual(['2026-11-27', '2026-12-24'])
  expect(daysOn('2026-12-31T20:00:00Z')).toEqual([])
})

test('today is listed until midnight at the business', () => {
  const rowsOn = (instant: string) => currentHours(week, Date.parse(instant), 'en').rows.map(({ days }) => days)
  expect(rowsOn('2026-11-27T07:59:00Z')).toEqual(['Thu, Nov 26', 'Fri, Nov 27'])
  expect(rowsOn('2026-11-27T08:00:00Z')).toEqual(['Fri, Nov 27'])
})

test.each([
  [{ date: '2026-02-30' }, 'must be a date that exists, like 2026-12-24 or 12-24'],
  [{ from: '2026-12-24' }, "must have either 'date', or 'from' and 'to', or 'holiday'"],
  [{ date: '12-24', holiday: 'christmas' }, "must have either 'date', or 'from' and 'to', or 'holiday'"],
  [{ from: '2026-12-24', to: '2026-12-20' }, 'must not end before it begins'],
  [{ date: '12-24', opens: '08:00' }, "must have both 'opens' and 'closes', or neither"],
  [{ date: '12-24', opens: '17:00', closes: '08:00' }, 'must close after it opens'],
  [{ holiday: 'easter' }, /^must be one of new-years-day, /],
])('%o is refused', (entry, message) => {
  const result = v.safeParse(openingHoursSchema, { ...week, closedDays: [entry] })
  expect(result.issues?.[0].message).toMatch(message)
})
