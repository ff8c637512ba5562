import { field } from '../schema/is-object.ts'
import { isSameValue } from './same-value.ts'

/** Monday first. 0 is Sunday, as in the set. */
const weekOrder = [1, 2, 3, 4, 5, 6, 0] as const

type Period = { opens: string; closes: string }

/** A day of the week. Without a period it is closed, and the hours that its fields then show are those of another day. */
export type WeekRow = { day: number; isOpen: boolean; periods: Period[] }

export function weekRows(value: unknown): WeekRow[] {
  const periods = Array.isArray(value) ? value : []
  return weekOrder.map((day) => {
    const own = periods.filter((period: unknown) => isOn(period, day)).map(periodOf)
    return { day, isOpen: own.length > 0, periods: own.length > 0 ? own : [{ opens: '', closes: '' }] }
  })
}

/** Days with the same hours become one entry, as in sets written by hand. */
export function readWeek(name: string, previous: unknown, text: (name: string) => string | undefined): unknown {
  const rows = weekRows(previous).map((row) => ({ ...row, periods: readDay(name, row, text) }))
  if (rows.every(({ periods }, index) => isSameValue(periods, openPeriods(weekRows(previous)[index])))) return previous
  const read: (Period & { days: number[] })[] = []
  for (const { day, periods } of rows) {
    for (const { opens, closes } of periods) {
      const same = read.find((entry) => entry.opens === opens && entry.closes === closes)
      if (same) same.days.push(day)
      else read.push({ days: [day], opens, closes })
    }
  }
  return read
}

/**
 * An open day's further hours may be emptied, and one more pair may be added, which also opens a closed day. If no hours are left on an open
 * day, it keeps an empty pair, which the check refuses.
 */
function readDay(name: string, { day, periods }: WeekRow, text: (name: string) => string | undefined): Period[] {
  const isOpen = text(`${name}|${day}|open`) !== undefined
  const shown = isOpen ? periods.map((_, index) => index) : []
  const read = [...shown, periods.length].flatMap((index) => {
    const opens = (text(`${name}|${day}|${index}|opens`) ?? '').trim()
    const closes = (text(`${name}|${day}|${index}|closes`) ?? '').trim()
    return opens === '' && closes === '' ? [] : [{ opens, closes: closes === '00:00' ? '24:00' : closes }]
  })
  return read.length > 0 || !isOpen ? read : [{ opens: '', closes: '' }]
}

/** Days without a time, or whose closing time is not after the opening time. */
export const wrongDays = (value: unknown): { day: number; isIncomplete: boolean }[] =>
  weekRows(value).flatMap(({ day, isOpen, periods }) =>
    periods.flatMap(({ opens, closes }) => {
      const isIncomplete = opens === '' || closes === ''
      return isOpen && (isIncomplete || opens >= closes) ? [{ day, isIncomplete }] : []
    }),
  )

const openPeriods = (row: WeekRow | undefined) => (row?.isOpen ? row.periods : [])

const isOn = (period: unknown, day: number): boolean => {
  const days = field(period, 'days')
  return Array.isArray(days) && days.includes(day)
}

const periodOf = (period: unknown): Period => ({ opens: String(field(period, 'opens')), closes: String(field(period, 'closes')) })
