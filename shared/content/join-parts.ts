import type * as v from 'valibot'
import { field, isObject } from './is-object.ts'
import { needsWords, schemaNode } from './schema-node.ts'

/**
 * Joins facts and words as the schema says. Nothing is checked: a value that is missing or of the wrong kind stays so, and parsing the
 * result reports it. `null` stands for something that has facts but none of the words it needs.
 */
export function joinParts(schema: v.GenericSchema, facts: unknown, words: unknown): unknown {
  const { info, entries, item, value } = schemaNode(schema)
  if (info.part) return info.part === 'fact' ? facts : words
  if (item) return joinList(item, info.key ?? 'id', facts, words)
  if (facts === undefined && words === undefined) return undefined
  if (words === undefined && needsWords(schema)) return null
  const names = Object.keys(entries ?? { ...(isObject(facts) && facts), ...(isObject(words) && words) })
  const inner = (name: string) => entries?.[name] ?? value ?? schema
  const joined = names.map((name): [string, unknown] => [name, joinParts(inner(name), field(facts, name), field(words, name))])
  return Object.fromEntries(joined.filter(([, content]) => content !== undefined))
}

/** The facts decide which entries there are, and their order. */
function joinList(item: v.GenericSchema, key: string, facts: unknown, words: unknown): unknown {
  if (!Array.isArray(facts)) return facts
  return facts.map((entry: unknown) => joinParts(item, entry, field(words, String(field(entry, key)))))
}
