import * as v from 'valibot'
import { closedDaySchema } from '../hours/opening-hours-schema.ts'
import { field } from '../schema/is-object.ts'
import type { ByLanguage } from '../schema/owner-mark.ts'
import { isSameValue } from './same-value.ts'

/** Names of closed days, so that one choice names the day in every language. */
export const closedDayNames: Readonly<Record<string, ByLanguage>> = {
  vacation: { en: 'vacation', es: 'vacaciones' },
  inventory: { en: 'inventory', es: 'inventario' },
  training: { en: 'training', es: 'capacitación' },
  weather: { en: 'bad weather', es: 'mal tiempo' },
  family: { en: 'a family event', es: 'un evento familiar' },
}

/** The saved entries, and what was typed for a new one that was refused. */
export type ClosedDayRows = { entries: unknown[]; typed: { first: string; last: string; name: string } }

export function closedDayRows(value: unknown): ClosedDayRows {
  const entries: unknown[] = Array.isArray(value) ? value : []
  const wrong = entries.find((entry) => !v.is(closedDaySchema, entry))
  const text = (key: string) => String(field(wrong, key) ?? '')
  const name = Object.keys(closedDayNames).find((key) => isSameValue(closedDayNames[key], field(wrong, 'name')))
  return {
    entries: entries.filter((entry) => entry !== wrong),
    typed: { first: text('from') || text('date'), last: text('to'), name: name ?? '' },
  }
}

/** The entries of the posted form without the removed ones. New entries come first, so that they win if two name the same day. */
export function readClosedDays(name: string, previous: unknown, text: (name: string) => string | undefined): unknown {
  const kept: unknown[] = []
  for (let index = 0; text(`${name}|${index}|entry`) !== undefined; index += 1) {
    if (text(`${name}|${index}|remove`) === undefined) kept.push(parsedJson(text(`${name}|${index}|entry`)))
  }
  const [first = '', last = '', holiday = ''] = ['first', 'last', 'holiday'].map((part) => (text(`${name}|new|${part}`) ?? '').trim())
  const named = closedDayNames[text(`${name}|new|name`) ?? '']
  const added = [...(first || last || (named && !holiday) ? [dayOf(first, last, named)] : []), ...(holiday ? [{ holiday }] : [])]
  const entries = [...added, ...kept.filter((entry) => !added.some((one) => isSameValue(one, entry)))]
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

/** A name without a day gets an empty one, which the check refuses. */
function dayOf(first: string, last: string, name: ByLanguage | undefined): unknown {
  const named = name && { name }
  return first && last && first !== last ? { from: first, to: last, ...named } : { date: first || last, ...named }
}
