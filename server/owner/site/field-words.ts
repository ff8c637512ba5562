/** What is said to the owner about fields and their values. */
import { keysOf } from '../../../shared/changes/change-path.ts'
import type { OwnerField, OwnerPlaces } from '../../../shared/changes/owner-fields.ts'
import { backwardDays } from '../../../shared/changes/week-inputs.ts'
import type { Language } from '../../../shared/language/languages.ts'
import type { OwnerMessages } from '../../../shared/language/owner-messages.ts'
import { isObject } from '../../../shared/schema/is-object.ts'
import { spelledOut } from './site-forms.ts'

type Words = OwnerMessages['site']

/** With the names of entries around it, except the first, which is a heading. */
export const fieldLabel = ({ within, mark }: Pick<OwnerField, 'within' | 'mark'>, language: Language): string =>
  [...within.slice(1).map(spelledOut), mark.label[language]].join(', ')

/** Turns the message of a check, which is about content files, into one about the field. */
export function problemText(words: Words, label: string, message: string): string {
  if (message === 'missing' || message === 'must not be empty') return words.fillIn(label)
  if (message.startsWith('must be a number')) return words.number(label)
  if (message === 'must rise from the lower price to the higher one') return words.rising(label)
  return words.wrong(label, message)
}

/** Of a week whose days close before they open, the first of these. */
export function weekProblem(words: Words, value: unknown): string | undefined {
  const [first] = backwardDays(value)
  return first && words.closing(words.days[dayKey(first.day)][1] ?? '')
}

const dayKey = (day: number): keyof Words['days'] => (isDay(day) ? day : 0)

const isDay = (day: number): day is keyof Words['days'] => Number.isInteger(day) && day >= 0 && day <= 6

/** A value in a line of the overview, if it is short enough. */
export function shortValue(words: Words, value: unknown): string | undefined {
  if (value === undefined || value === null) return words.noValue
  if (typeof value === 'number') return value.toLocaleString('en-US')
  if (typeof value === 'string') return value.length <= 90 ? value : undefined
  if (Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'number'))
    return words.range(`$${value[0]}`, `$${value[1]}`)
  return isObject(value) && typeof value.text === 'string' ? shortValue(words, value.text) : undefined
}

export function pathLabel({ fields }: OwnerPlaces, path: string, language: Language): string {
  const found = fields.get(path)
  return found ? fieldLabel(found, language) : spelledOut(keysOf(path).at(-1) ?? path)
}
