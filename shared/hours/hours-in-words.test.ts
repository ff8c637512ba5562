import { expect, test } from 'vitest'
import { hoursInWords } from './hours-in-words.ts'

const weekdays = { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '17:00' } as const

test('office hours in every form and language', () => {
  expect(hoursInWords([{ ...weekdays, days: [...weekdays.days] }], 'en')).toEqual({
    short: 'Mon - Fri 8AM - 5PM',
    sentence: 'Monday to Friday, 8 AM to 5 PM',
    full: 'Monday to Friday, 8:00 AM to 5:00 PM',
    closed: 'Closed Saturdays and Sundays',
    rows: [
      { days: 'Monday to Friday', hours: '8 AM to 5 PM' },
      { days: 'Saturday and Sunday', hours: 'Closed' },
    ],
  })
  expect(hoursInWords([{ ...weekdays, days: [...weekdays.days] }], 'es')).toEqual({
    short: 'Lun - Vie 8AM - 5PM',
    sentence: 'de lunes a viernes, de 8 AM a 5 PM',
    full: 'de lunes a viernes, de 8:00 AM a 5:00 PM',
    closed: 'Cerramos sábados y domingos',
    rows: [
      { days: 'Lunes a viernes', hours: '8 AM a 5 PM' },
      { days: 'Sábado y domingo', hours: 'Cerrado' },
    ],
  })
})

test('days with different hours are separate, whatever their order in the set', () => {
  const words = hoursInWords(
    [
      { days: [6], opens: '09:00', closes: '12:30' },
      { days: [5, 1, 2, 3, 4], opens: '13:00', closes: '17:00' },
      { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '12:00' },
    ],
    'en',
  )
  expect(words.sentence).toBe('Monday to Friday, 8 AM to 12 PM and 1 PM to 5 PM; Saturday, 9 AM to 12:30 PM')
  expect(words.short).toBe('Mon - Fri 8AM - 12PM, 1PM - 5PM, Sat 9AM - 12:30PM')
  expect(words.closed).toBe('Closed Sundays')
})

test('days that do not follow each other are listed, and Sunday follows Saturday', () => {
  expect(hoursInWords([{ days: [1, 3, 5], opens: '08:00', closes: '17:00' }], 'en').rows[0]?.days).toBe('Monday, Wednesday and Friday')
  expect(hoursInWords([{ days: [0, 5, 6], opens: '08:00', closes: '17:00' }], 'en').rows[0]?.days).toBe('Friday to Sunday')
})

test('closed days of every year are named after those of the week, by date if they have no name', () => {
  const closedDays = [
    { holiday: 'thanksgiving' as const },
    { date: '12-24', name: { en: 'Christmas Eve' } },
    { date: '12-31' },
    { date: '12-26', opens: '09:00', closes: '12:00' },
    { date: '2026-07-03' },
    { from: '2026-08-01', to: '2026-08-09' },
  ]
  expect(hoursInWords([{ ...weekdays, days: [1, 2, 3, 4, 5] }], 'en', closedDays).closed).toBe(
    'Closed Saturdays, Sundays, Thanksgiving, Christmas Eve and December 31',
  )
  const everyDay = [{ days: [0, 1, 2, 3, 4, 5, 6], opens: '00:00', closes: '24:00' }] satisfies Parameters<typeof hoursInWords>[0]
  expect(hoursInWords(everyDay, 'es', [{ holiday: 'thanksgiving' }]).closed).toBe('Cerramos Día de Acción de Gracias')
})

test('a business that is always open', () => {
  const always = hoursInWords([{ days: [0, 1, 2, 3, 4, 5, 6], opens: '00:00', closes: '24:00' }], 'en')
  expect(always).toMatchObject({ sentence: 'Monday to Sunday, 24 hours', closed: 'Open every day' })
})

test('a business without any hours is there by appointment, also within a sentence', () => {
  expect(hoursInWords([], 'en')).toEqual({
    short: 'By appointment',
    sentence: 'by appointment',
    full: 'by appointment',
    closed: 'No fixed hours',
    rows: [{ days: 'Monday to Sunday', hours: 'By appointment' }],
  })
  expect(hoursInWords([], 'es')).toMatchObject({ sentence: 'con cita previa', short: 'Con cita previa', closed: 'Sin horario fijo' })
  expect(hoursInWords([], 'en', [{ holiday: 'thanksgiving' }]).closed).toBe('Closed Thanksgiving')
})
