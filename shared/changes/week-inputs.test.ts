import { expect, test } from 'vitest'
import { readWeek, weekRows } from './week-inputs.ts'

const office = [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '17:00' }]

/** What the form of these hours posts, with some inputs typed over. */
function posted(hours: unknown, typed: Readonly<Record<string, string>>) {
  const shown = weekRows(hours).flatMap(({ day, isOpen, periods }) => [
    ...(isOpen ? [[`week|${day}|open`, 'yes']] : []),
    ...[...periods, { opens: '', closes: '' }].flatMap(({ opens, closes }, index) => [
      [`week|${day}|${index}|opens`, opens],
      [`week|${day}|${index}|closes`, closes],
    ]),
  ])
  const fields: Record<string, string> = { ...Object.fromEntries(shown), ...typed }
  return readWeek('week', hours, (name) => fields[name])
}

test('a day gets a second time, and loses it when both of its inputs are emptied', () => {
  const split = posted(office, { 'week|1|0|closes': '12:00', 'week|1|1|opens': '13:00', 'week|1|1|closes': '17:00' })
  expect(split).toEqual([
    { days: [1], opens: '08:00', closes: '12:00' },
    { days: [1], opens: '13:00', closes: '17:00' },
    { days: [2, 3, 4, 5], opens: '08:00', closes: '17:00' },
  ])
  expect(posted(split, { 'week|1|0|closes': '17:00', 'week|1|1|opens': '', 'week|1|1|closes': '' })).toEqual(office)
})

test('a second time that is typed for a closed day opens it', () => {
  const saturday = { days: [6], opens: '09:00', closes: '12:00' }
  expect(posted(office, { 'week|6|1|opens': '09:00', 'week|6|1|closes': '12:00' })).toEqual([...office, saturday])
})

test('the form as it is shown changes nothing', () => {
  expect(posted(office, {})).toBe(office)
  expect(posted([], {})).toEqual([])
})
