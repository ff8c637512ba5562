import type * as v from 'valibot'
import type { FieldInfo } from '../schema/field-parts.ts'
import { field, isObject } from '../schema/is-object.ts'
import { needsWords, schemaNode } from '../schema/schema-node.ts'

/**
 * Joins facts and words as the schema says. `others` are the words of the other languages. Nothing is checked: parsing the result reports
 * values that are missing or of the wrong kind. A part with facts but without the words it needs becomes `null`.
 */
export function joinParts(schema: v.GenericSchema, facts: unknown, words: unknown, others: readonly unknown[] = []): unknown {
  const { info, entries, item, value } = schemaNode(schema)
  if (info.part) return info.part === 'fact' ? facts : words
  if (item) return joinList(item, info, facts, words, others)
  if (facts === undefined && words === undefined) return undefined
  if (words === undefined && needsWords(schema)) return null
  const names = Object.keys(entries ?? { ...(isObject(facts) && facts), ...(isObject(words) && words) })
  const inner = (name: string) => entries?.[name] ?? value ?? schema
  const joined = names.map((name): [string, unknown] => [
    name,
    joinParts(inner(name), field(facts, name), field(words, name), fieldOfEach(others, name)),
  ])
  return Object.fromEntries(joined.filter(([, content]) => content !== undefined))
}

/**
 * The facts decide which entries there are, and their order. An entry of some lists is left out if only other languages have words for it; if
 * none has, its words are missing.
 */
function joinList(item: v.GenericSchema, info: FieldInfo, facts: unknown, words: unknown, others: readonly unknown[]): unknown {
  if (!Array.isArray(facts)) return facts
  return facts.flatMap((entry: unknown) => {
    const name = String(field(entry, info.key ?? 'id'))
    const elsewhere = fieldOfEach(others, name)
    const isElsewhere = isUnwritten(field(words, name)) && elsewhere.some((written) => written !== undefined)
    return info.mayLackLanguage && isElsewhere ? [] : [joinParts(item, entry, field(words, name), elsewhere)]
  })
}

const fieldOfEach = (contents: readonly unknown[], name: string) => contents.map((content) => field(content, name))

/** The owner may have removed all words of an entry. */
const isUnwritten = (words: unknown) => words === undefined || (isObject(words) && Object.keys(words).length === 0)
