import type { ByLanguage } from '../schema/owner-mark.ts'

/** Names of closed days, so that one choice names the day in every language. */
export const closedDayNames: Readonly<Record<string, ByLanguage>> = {
  vacation: { en: 'vacation', es: 'vacaciones' },
  inventory: { en: 'inventory', es: 'inventario' },
  training: { en: 'training', es: 'capacitación' },
  weather: { en: 'bad weather', es: 'mal tiempo' },
  family: { en: 'a family event', es: 'un evento familiar' },
}

/** An entry of the set, which is kept or removed as it is. */
export type ClosedDayRow = { entry: unknown }

export const closedDayRows = (value: unknown): ClosedDayRow[] => (Array.isArray(value) ? value.map((entry: unknown) => ({ entry })) : [])

/** The entries that stay, and a new one in front, which counts before those that name the same day. Each entry comes along with the form. */
export function readClosedDays(name: string, previous: unknown, text: (name: string) => string | undefined): unknown {
  const kept: unknown[] = []
  for (let index = 0; text(`${name}|${index}|entry`) !== undefined; index += 1) {
    if (text(`${name}|${index}|remove`) === undefined) kept.push(parsedJson(text(`${name}|${index}|entry`)))
  }
  const [first = '', last = '', holiday = ''] = ['first', 'last', 'holiday'].map((part) => (text(`${name}|new|${part}`) ?? '').trim())
  const added = dayOf(first, last, holiday, closedDayNames[text(`${name}|new|name`) ?? ''])
  const entries = added ? [added, ...kept] : kept
  return entries.length === 0 && previous === undefined ? null : entries
}

/** Text that is not JSON stays as it is, and the check refuses it. */
export function parsedJson(json: string | undefined): unknown {
  try {
    return JSON.parse(json ?? '')
  } catch {
    return json
  }
}

function dayOf(first: string, last: string, holiday: string, name: ByLanguage | undefined): unknown {
  const named = name && { name }
  if (first !== '' && last !== '' && first !== last) return { from: first, to: last, ...named }
  const date = first || last
  if (date !== '') return { date, ...named }
  return holiday === '' ? undefined : { holiday }
}
