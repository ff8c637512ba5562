import { describe, expect, test } from 'vitest'
import * as english from '../language/en.ts'
import * as spanish from '../language/es.ts'
import { currentHours } from './current-hours.ts'
import { openState } from './open-state.ts'
import type { OpeningHours } from './opening-hours-schema.ts'

type Week = Pick<OpeningHours, 'periods' | 'closedDays' | 'afterHours'>
type Periods = OpeningHours['periods']

const office: Periods = [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '17:00' }]
const messages = { en: english.messages.hours, es: spanish.messages.hours }

/** As on a page that was rendered at that instant. */
function stateAt(week: Week, instant: string, language: 'en' | 'es' = 'en') {
  const hours = { timeZone: 'America/Los_Angeles', summary: '-', rows: [], ...week }
  return openState(currentHours(hours, Date.parse(instant), language), new Date(instant), messages[language])
}
const losAngeles = (periods: Periods, instant: string) => stateAt({ periods }, instant)

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
    const at = (instant: string) => stateAt({ periods: office, afterHours: 'Leave a message 24/7' }, instant)
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

  test('a business without hours says how it can be reached, not that it is closed', () => {
    expect(losAngeles([], '2025-07-11T15:00:00Z')).toEqual({ status: 'closed', text: '-' })
  })
})

describe('days off and days with other hours', () => {
  const holidays: Week = {
    periods: office,
    closedDays: [
      { holiday: 'thanksgiving' },
      { date: '12-24', opens: '08:00', closes: '12:00' },
      { holiday: 'christmas' },
      { from: '2026-12-28', to: '2027-01-08', name: { en: 'vacation', es: 'vacaciones' } },
      { date: '2026-12-07' },
    ],
  }

  test.each([
    // The evening before, and the day itself from midnight to midnight.
    ['2026-11-26T05:00:00Z', 'Closed now. Opens Friday at 8 AM', 'Cerrado. Abre el viernes a las 8 AM'],
    [
      '2026-11-26T08:00:00Z',
      'Closed today for Thanksgiving. Opens Friday at 8 AM',
      'Cerrado hoy por el Día de Acción de Gracias. Abre el viernes a las 8 AM',
    ],
    [
      '2026-11-26T20:00:00Z',
      'Closed today for Thanksgiving. Opens Friday at 8 AM',
      'Cerrado hoy por el Día de Acción de Gracias. Abre el viernes a las 8 AM',
    ],
    ['2026-11-27T08:00:00Z', 'Closed now. Opens at 8 AM', 'Cerrado. Abre a las 8 AM'],
    ['2026-12-07T20:00:00Z', 'Closed today. Opens Tuesday at 8 AM', 'Cerrado hoy. Abre el martes a las 8 AM'],
    ['2026-12-24T18:00:00Z', 'Open now until 12 PM', 'Abierto hasta las 12 PM'],
    ['2026-12-24T21:00:00Z', 'Closed now. Opens January 11 at 8 AM', 'Cerrado. Abre el 11 de enero a las 8 AM'],
    [
      '2026-12-25T18:00:00Z',
      'Closed today for Christmas. Opens January 11 at 8 AM',
      'Cerrado hoy por Navidad. Abre el 11 de enero a las 8 AM',
    ],
    ['2027-01-04T18:00:00Z', 'Closed today for vacation. Opens Monday at 8 AM', 'Cerrado hoy por vacaciones. Abre el lunes a las 8 AM'],
    ['2027-12-24T18:00:00Z', 'Open now until 12 PM', 'Abierto hasta las 12 PM'],
  ])('%s: %s', (instant, en, es) => {
    expect(stateAt(holidays, instant).text).toBe(en)
    expect(stateAt(holidays, instant, 'es').text).toBe(es)
  })

  test('a business that is open day and night closes for its holiday', () => {
    const always: Week = {
      periods: [{ days: [0, 1, 2, 3, 4, 5, 6], opens: '00:00', closes: '24:00' }],
      closedDays: [{ holiday: 'christmas' }],
    }
    expect(stateAt(always, '2026-12-01T18:00:00Z').text).toBe('Open now, 24 hours a day')
    expect(stateAt(always, '2026-12-23T18:00:00Z').text).toBe('Open now until Thursday midnight')
    expect(stateAt(always, '2026-12-25T18:00:00Z').text).toBe('Closed today for Christmas. Opens Saturday at midnight')
  })

  test('of two entries for one day the first counts', () => {
    const twice: Week = {
      periods: office,
      closedDays: [{ date: '2026-11-26', opens: '09:00', closes: '10:00' }, { holiday: 'thanksgiving' }],
    }
    expect(stateAt(twice, '2026-11-26T17:30:00Z').text).toBe('Open now until 10 AM')
  })
})

test('a page that was rendered before the clocks changed is right after it', () => {
  const hours = currentHours(
    { timeZone: 'America/Los_Angeles', summary: '-', rows: [], periods: office },
    Date.parse('2026-10-30T12:00:00Z'),
    'en',
  )
  expect(openState(hours, new Date('2026-11-02T15:59:00Z'), messages.en).status).toBe('closed')
  expect(openState(hours, new Date('2026-11-02T16:00:00Z'), messages.en).status).toBe('open')
})
