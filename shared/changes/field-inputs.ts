/** The inputs of a field's form, made from the field's schema and value. */
import type * as v from 'valibot'
import type { Language } from '../language/languages.ts'
import { field, isObject } from '../schema/is-object.ts'
import type { OwnerMark } from '../schema/owner-mark.ts'
import { memberFor, schemaNode } from '../schema/schema-node.ts'
import { type ClosedDayRows, closedDayRows } from './closed-day-inputs.ts'
import { textLimit } from './text-limit.ts'
import { type WeekRow, weekRows } from './week-inputs.ts'

export type Choice = { value: string; label: string }

type InputBase = { name: string; label: string; hint?: string; isOptional: boolean }

export type Input = InputBase &
  (
    | { kind: 'text'; type: 'text' | 'date' | 'tel' | 'number'; value: string; most?: number }
    | { kind: 'long'; value: string; most?: number }
    | { kind: 'lines'; value: string }
    | { kind: 'choice'; value: string; choices: Choice[] }
    | { kind: 'group' | 'range'; inputs: Input[] }
    | { kind: 'week'; rows: WeekRow[] }
    | { kind: 'closed-days'; rows: ClosedDayRows }
    | { kind: 'picture'; value: unknown }
  )

/** Words and lists that the schema does not have. */
export type InputWords = {
  language: Language
  services: readonly Choice[]
  low: string
  high: string
  oneALine: string
  /** By kind of block, and by name of field. */
  parts: Readonly<Record<string, string>>
  /** What the placeholders in a text stand for, if it has any. */
  standsFor(text: string): string | undefined
}

export type InputOptions = {
  schema: v.GenericSchema
  mark?: OwnerMark
  name: string
  value: unknown
  label?: string
  words: InputWords
  /** Values that are the same in every language are entered with the first one. */
  isTranslation?: boolean
}

export function inputOf({ schema, mark, name, value, words, isTranslation = false, ...options }: InputOptions): Input {
  const { language } = words
  const base = {
    name,
    label: options.label ?? mark?.label[language] ?? '',
    hint: mark?.hint?.[language],
    isOptional: schemaNode(schema).isOptional && !mark?.isNeeded,
  }
  const kind = kindOf(schema, mark, value)
  if (kind === 'week') return { ...base, kind, rows: weekRows(value) }
  if (kind === 'closed-days') return { ...base, kind, rows: closedDayRows(value) }
  if (kind === 'picture') return { ...base, kind, value }
  if (kind === 'choice') return { ...base, kind, value: textOf(value), choices: choicesOf(schema, mark, words) }
  if (kind === 'lines') {
    const lines = Array.isArray(value) ? value.join('\n') : textOf(value)
    return { ...base, kind, hint: withPlaceholders(base.hint ?? words.oneALine, lines, words), value: lines }
  }
  if (kind === 'range') {
    const ends = [words.low, words.high].map((label, index) => numberInput(`${name}|${index}`, label, field(value, index)))
    return { ...base, kind, inputs: ends }
  }
  if (kind === 'group') return groupInput(base, innerInputs({ schema, name, value, words, isTranslation }))
  if (kind === 'number') return { ...numberInput(name, base.label, value), hint: base.hint, isOptional: base.isOptional }
  const hint = withPlaceholders(base.hint, textOf(value), words)
  const text = { ...base, hint, value: textOf(value), most: textLimit(plainSchema(schema)) }
  if (kind === 'long') return { ...text, kind }
  return { ...text, kind: 'text', type: mark?.input === 'date' || mark?.input === 'tel' ? mark.input : 'text' }
}

function withPlaceholders(hint: string | undefined, text: string, { standsFor }: Pick<InputWords, 'standsFor'>): string | undefined {
  const told = standsFor(text)
  if (hint === undefined || told === undefined) return hint ?? told
  return `${hint.replace(/[.]$/, '')}. ${told}`
}

/** A group with a single input, such as a heading among other blocks, becomes that input. */
function groupInput(base: InputBase, inputs: Input[]): Input {
  const [only, ...others] = inputs
  const isOne = only && others.length === 0 && base.label !== ''
  return isOne ? { ...only, label: base.label, hint: base.hint ?? only.hint } : { ...base, kind: 'group', inputs }
}

const numberInput = (name: string, label: string, value: unknown): Input => ({
  ...{ name, label, isOptional: false, kind: 'text', type: 'number' },
  value: textOf(value),
})

export type InputKind = Input['kind'] | 'number' | 'flag' | 'constant'

/** Longer texts get a box of several lines, as do those with a line break, which a field of one line would drop. */
const lineLength = 60

export function kindOf(schema: v.GenericSchema, mark: OwnerMark | undefined, value: unknown): InputKind {
  const { input } = mark ?? {}
  if (input === 'week' || input === 'closed-days' || input === 'picture') return input
  if (input === 'service') return 'choice'
  const plain = plainSchema(schema)
  const { item, entries, info } = schemaNode(plain)
  if (plain.type === 'picklist') return 'choice'
  if (plain.type === 'number') return 'number'
  if (plain.type === 'boolean') return 'flag'
  if (plain.type === 'tuple') return 'range'
  if (item && plainSchema(item).type === 'string') return schemaNode(item).info.isId ? 'constant' : 'lines'
  if (item) return 'group'
  if (entries || schemaNode(plain).members.length > 0) return 'group'
  if (plain.type !== 'string' || info.isId || info.asset) return 'constant'
  return input === 'long' || (typeof value === 'string' && (value.length > lineLength || value.includes('\n'))) ? 'long' : 'text'
}

/** The schema without its optional wrappers. */
export function plainSchema(schema: v.GenericSchema): v.GenericSchema {
  const wrapped: unknown = Reflect.get(schema, 'wrapped')
  return isObject(wrapped) && 'kind' in wrapped ? plainSchema(wrapped as unknown as v.GenericSchema) : schema
}

function innerInputs({ schema, name, value, words, isTranslation }: Omit<InputOptions, 'mark' | 'label'>): Input[] {
  const typed = innerFields(schema, value).filter(({ mark }) => !(isTranslation && mark?.isShared))
  return typed.map(({ key, inner, mark, label }) =>
    inputOf({
      ...{ schema: inner, mark, name: `${name}|${key}`, value: field(value, key), words, isTranslation },
      label: mark?.label[words.language] ?? words.parts[label] ?? label,
    }),
  )
}

export type InnerField = { key: string; inner: v.GenericSchema; mark: OwnerMark | undefined; label: string }

/** The parts of a group that have inputs. If some fields of an object have marks, the others stay as they are. */
export function innerFields(schema: v.GenericSchema, value: unknown): InnerField[] {
  const plain = plainSchema(schema)
  const { item, entries = {} } = schemaNode(memberFor(plain, value))
  if (item) {
    const list = Array.isArray(value) ? value : []
    return list.map((entry: unknown, index) => ({
      key: String(index),
      inner: item,
      mark: undefined,
      label: String(field(entry, 'kind') ?? index + 1),
    }))
  }
  const all = Object.entries(entries).map(([key, inner]): InnerField => ({ key, inner, mark: schemaNode(inner).info.owner, label: key }))
  const marked = all.filter(({ mark }) => mark)
  if (marked.length > 0) return marked
  return all.filter(
    ({ key, inner }) => ['text', 'long', 'lines', 'group'].includes(kindOf(inner, undefined, '')) && field(value, key) !== undefined,
  )
}

function choicesOf(schema: v.GenericSchema, mark: OwnerMark | undefined, { language, services }: InputWords): Choice[] {
  if (mark?.input === 'service') return [...services]
  return optionsOf(schema).map((option) => ({
    value: String(option),
    label: mark?.options?.[String(option)]?.[language] ?? String(option),
  }))
}

/** What a picklist takes. */
export function optionsOf(schema: v.GenericSchema): readonly unknown[] {
  const options: unknown = Reflect.get(plainSchema(schema), 'options')
  return Array.isArray(options) ? options : []
}

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
