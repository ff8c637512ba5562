import { describe, expect, test } from 'vitest'
import type { OpeningHours } from '../content/site-types.ts'
import { messages } from '../language/en.ts'
import { type HoursLocale, openState } from './hours.ts'

type Periods = OpeningHours['periods']

const office: Periods = [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '17:00' }]
const english: HoursLocale = { messages: messages.hours, language: 'en' }
const losAngeles = (periods: Periods, instant: string) =>
  openState({ timeZone: 'America/Los_Angeles', periods }, new Date(instant), english)

describe('office hours on weekdays, in Los Angeles', () => {
  test.each([
    // July: seven hours behind UTC.
    ['2025-07-09T14:59:59Z', 'closed', 'Closed now. Opens at 8 AM'],
    ['2025-07-09T15:00:00Z', 'open', 'Open now until 5 PM'],
    ['2025-07-09T23:59:59Z', 'open', 'Open now until 5 PM'],
    ['2025-07-10T00:00:00Z', 'closed', 'Closed now. Opens Thursday at 8 AM'],
    ['2025-07-10T06:59:59Z', 'closed', 'Closed now. Opens Thursday at 8 AM'],
    ['2025-07-10T07:00:00Z', 'closed', 'Closed now. Opens at 8 AM'],
    // From Friday evening to Monday morning.
    ['2025-07-12T00:00:00Z', 'closed', 'Closed now. Opens Monday at 8 AM'],
    ['2025-07-13T19:00:00Z', 'closed', 'Closed now. Opens Monday at 8 AM'],
    // January: eight hours behind.
    ['2025-01-08T15:30:00Z', 'closed', 'Closed now. Opens at 8 AM'],
    ['2025-01-08T16:00:00Z', 'open', 'Open now until 5 PM'],
  ])('%s: %s', (instant, status, text) => {
    expect(losAngeles(office, instant)).toEqual({ status, text })
  })

  test('when closed, the text is the set’s own note for after hours', () => {
    const at = (instant: string) =>
      openState({ timeZone: 'America/Los_Angeles', periods: office, afterHours: 'Leave a message 24/7' }, new Date(instant), english)
    expect(at('2025-07-10T00:00:00Z')).toEqual({ status: 'closed', text: 'Closed now. Leave a message 24/7' })
    expect(at('2025-07-09T15:00:00Z').text).toBe('Open now until 5 PM')
  })

  test('after a daylight saving change, Monday opens at 8 by the new time', () => {
    expect(losAngeles(office, '2025-03-10T14:59:00Z').status).toBe('closed')
    expect(losAngeles(office, '2025-03-10T15:00:00Z').status).toBe('open')
    expect(losAngeles(office, '2025-11-03T15:59:00Z').status).toBe('closed')
    expect(losAngeles(office, '2025-11-03T16:00:00Z').status).toBe('open')
  })

  test('an opening time in the night of the change follows the wall clock', () => {
    const early: Periods = [{ days: [0], opens: '03:00', closes: '04:00' }]
    // March 9, 2025: 01:59 is followed by 03:00.
    expect(losAngeles(early, '2025-03-09T09:59:00Z').text).toBe('Closed now. Opens at 3 AM')
    expect(losAngeles(early, '2025-03-09T10:00:00Z').text).toBe('Open now until 4 AM')
  })
})

describe('other hours', () => {
  test('a lunch break closes and opens again on the same day', () => {
    const split: Periods = [
      { days: [1], opens: '08:00', closes: '12:00' },
      { days: [1], opens: '13:30', closes: '17:00' },
    ]
    expect(losAngeles(split, '2025-07-07T18:00:00Z').text).toBe('Open now until 12 PM')
    expect(losAngeles(split, '2025-07-07T19:15:00Z').text).toBe('Closed now. Opens at 1:30 PM')
    expect(losAngeles(split, '2025-07-08T00:00:00Z').text).toBe('Closed now. Opens Monday at 8 AM')
  })

  test('hours that continue after midnight are one span, also across the end of the week', () => {
    const night: Periods = [
      { days: [6], opens: '18:00', closes: '24:00' },
      { days: [0], opens: '00:00', closes: '02:00' },
    ]
    expect(losAngeles(night, '2025-07-13T05:00:00Z').text).toBe('Open now until 2 AM')
    expect(losAngeles(night, '2025-07-13T08:59:00Z').text).toBe('Open now until 2 AM')
    expect(losAngeles(night, '2025-07-13T09:00:00Z').text).toBe('Closed now. Opens Saturday at 6 PM')
  })

  test('a closing time of 24:00 is shown as midnight', () => {
    expect(losAngeles([{ days: [1], opens: '08:00', closes: '24:00' }], '2025-07-08T06:59:00Z').text).toBe('Open now until midnight')
  })

  test('a business that is always open has no closing time', () => {
    const always: Periods = [{ days: [0, 1, 2, 3, 4, 5, 6], opens: '00:00', closes: '24:00' }]
    expect(losAngeles(always, '2025-07-13T06:59:59Z').text).toBe('Open now, 24 hours a day')
    expect(losAngeles(always, '2025-07-13T07:00:00Z').text).toBe('Open now, 24 hours a day')
  })

  test('a span longer than a day shows the day it ends', () => {
    const weekend: Periods = [
      { days: [5, 6], opens: '00:00', closes: '24:00' },
      { days: [0], opens: '00:00', closes: '12:00' },
    ]
    expect(losAngeles(weekend, '2025-07-11T15:00:00Z').text).toBe('Open now until Sunday 12 PM')
  })

  test('a business without hours is closed', () => {
    expect(losAngeles([], '2025-07-11T15:00:00Z')).toEqual({ status: 'closed', text: 'Closed now' })
  })
})

test('another language has its own words, day names and word order, and the same times of day', () => {
  const spanish: HoursLocale = {
    messages: { ...messages.hours, opens: (time, day) => `Cerrado. Abre ${day ? `el ${day} ` : ''}a las ${time}` },
    language: 'es',
  }
  const state = openState({ timeZone: 'America/Los_Angeles', periods: office }, new Date('2025-07-12T00:00:00Z'), spanish)
  expect(state.text).toBe('Cerrado. Abre el lunes a las 8 AM')
})
