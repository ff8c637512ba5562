/** Reads what was typed back into a value of the field. Invalid input stays as it was typed, because checking it is up to the schema. */
import type * as v from 'valibot'
import { field } from '../schema/is-object.ts'
import type { OwnerMark } from '../schema/owner-mark.ts'
import { memberFor, schemaNode } from '../schema/schema-node.ts'
import { typedDigits, typedText } from '../text/typed-text.ts'
import { parsedJson, readClosedDays } from './closed-day-inputs.ts'
import { innerFields, kindOf, optionsOf, plainSchema } from './field-inputs.ts'
import { isSameValue } from './same-value.ts'
import { readWeek } from './week-inputs.ts'

export type ReadText = (name: string) => string | undefined

type ReadOptions = {
  schema: v.GenericSchema
  mark?: OwnerMark
  name: string
  /** The value that the inputs were made from. Parts without an input keep it. */
  previous: unknown
  /** For a translation: the inputs of the first language, for values that are the same in every language. */
  shared?: ReadText
}

/** `null` for an optional value that was left empty. */
export function readInput({ schema, mark, name, previous, shared }: ReadOptions, text: ReadText): unknown {
  const kind = kindOf(schema, mark, previous)
  const isOptional = schemaNode(schema).isOptional && !mark?.isNeeded
  if (kind === 'week') return readWeek(name, previous, text)
  if (kind === 'closed-days') return readClosedDays(name, previous, text)
  if (kind === 'picture') return readPicture(name, previous, text)
  if (kind === 'flag' || kind === 'constant') return previous
  if (kind === 'range') return [0, 1].map((index) => numberFrom(text(`${name}|${index}`)))
  if (kind === 'group') return readGroup({ schema, name, previous, shared }, text)
  const typed = typedText(text(name))
  if (isOptional && typed === '') return null
  if (kind === 'number') return numberFrom(typed)
  if (kind === 'lines')
    return typed
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
  return kind === 'choice' ? choiceFrom(schema, typed) : typed
}

/** The form names its current picture, including one that was uploaded with a form that could not be saved. */
function readPicture(name: string, previous: unknown, text: ReadText): unknown {
  const kept = text(name)
  if (kept === undefined) return previous
  return kept === '' || text(`${name}|remove`) !== undefined ? null : parsedJson(kept)
}

function readGroup({ schema, name, previous, shared }: ReadOptions, text: ReadText): unknown {
  const parts = innerFields(schema, previous).map(({ key, inner, mark }) => {
    const options = { schema: inner, mark, name: `${name}|${key}`, previous: field(previous, key), shared }
    return { key, mark, value: readInput(options, mark?.isShared && shared ? shared : text) }
  })
  if (schemaNode(memberFor(plainSchema(schema), previous)).item) return parts.map(({ value }) => value)
  // A value that all languages share, such as a date, means nothing without a text.
  const isLeft = ({ key, mark, value }: (typeof parts)[number]) =>
    mark?.isShared === true && (shared !== undefined || isSameValue(value, field(previous, key)))
  const isEmpty = parts.every((part) => part.value === '' || part.value === null || isLeft(part))
  if (schemaNode(schema).isOptional && isEmpty) return null
  const typed = new Map(parts.map(({ key, value }) => [key, value]))
  const kept = Object.entries(Object(previous ?? {})).filter(([key]) => !typed.has(key))
  return Object.fromEntries([...kept, ...typed].filter(([, value]) => value !== null))
}

function numberFrom(typed: string | undefined): number | string {
  const plain = typedText(typed)
  const digits = typedDigits(plain)
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : plain
}

const choiceFrom = (schema: v.GenericSchema, typed: string): unknown =>
  optionsOf(schema).find((option) => String(option) === typed) ?? typed
