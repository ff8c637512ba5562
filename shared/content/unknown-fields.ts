import type * as v from 'valibot'
import { field, isObject } from '../schema/is-object.ts'
import { schemaNode } from '../schema/schema-node.ts'
import { editDistance } from '../text/edit-distance.ts'
import { placeOf } from './content-places.ts'

/** A field of a set that nothing reads, because its name is wrong or it belongs to the other part. */
type UnknownField = { part: 'facts' | 'words'; place: string; name: string; message: string }

/** Which part of the set is searched, and what was found in it. */
type Walk = { part: 'facts' | 'words'; found: UnknownField[] }

export function unknownFields(schema: v.GenericSchema, part: Walk['part'], content: unknown, facts: unknown): UnknownField[] {
  const walk: Walk = { part, found: [] }
  visit(walk, schema, content, facts, '')
  return walk.found
}

/** `key` is a field that the content may have in addition to those of its schema. */
function visit(walk: Walk, schema: v.GenericSchema, content: unknown, facts: unknown, place: string, key?: string): void {
  const { info, entries, item, value } = schemaNode(schema)
  if (!isObject(content)) return
  if (entries) visitObject(walk, schema, content, facts, place, key)
  else if (item && Array.isArray(content)) {
    for (const [index, entry] of content.entries()) visit(walk, item, entry, entry, `${place}[${index}]`, info.key)
  } else if (item && info.key !== undefined) visitWordsOfList(walk, item, info.key, content, facts, place)
  else if (value) {
    for (const [name, entry] of Object.entries(content)) visit(walk, value, entry, field(facts, name), placeOf(place, name))
  }
}

function visitObject(walk: Walk, schema: v.GenericSchema, content: object, facts: unknown, place: string, key?: string): void {
  const { info, entries = {} } = schemaNode(schema)
  for (const [name, inner] of Object.entries(content)) {
    const known = Object.hasOwn(entries, name) ? entries[name] : undefined
    if (name === key) continue
    if (!known) {
      const missing = Object.keys(entries).filter((other) => !Object.hasOwn(content, other))
      report(walk, place, name, suggestion(name, missing, 'no field has this name'))
    } else if (info.part === undefined && isOtherPart(walk.part, known)) {
      report(walk, place, name, walk.part === 'facts' ? 'belongs to the words of each language' : 'belongs to the facts')
    } else visit(walk, known, inner, field(facts, name), placeOf(place, name))
  }
}

/** Words under a name that no entry of the facts has. */
function visitWordsOfList(walk: Walk, item: v.GenericSchema, key: string, content: object, facts: unknown, place: string): void {
  const entries: unknown[] = Array.isArray(facts) ? facts : []
  const names = entries.map((entry) => String(field(entry, key)))
  for (const [name, words] of Object.entries(content)) {
    const index = names.indexOf(name)
    if (index >= 0) visit(walk, item, words, entries[index], placeOf(place, name))
    else
      report(
        walk,
        place,
        name,
        suggestion(
          name,
          names.filter((other) => !Object.hasOwn(content, other)),
          'has words but is not listed in the facts: list it there, or delete its words',
        ),
      )
  }
}

function isOtherPart(part: Walk['part'], schema: v.GenericSchema): boolean {
  const own = schemaNode(schema).info.part
  return own !== undefined && own !== (part === 'facts' ? 'fact' : 'words')
}

function report({ part, found }: Walk, place: string, name: string, message: string): void {
  found.push({ part, place: placeOf(place, name), name, message })
}

function suggestion(name: string, candidates: readonly string[], reason: string): string {
  const [closest] = candidates
    .map((other) => ({ other, distance: editDistance(name.toLowerCase(), other.toLowerCase()) }))
    .filter(({ distance }) => distance <= Math.max(2, Math.floor(name.length / 3)))
    .sort((a, b) => a.distance - b.distance)
  return closest ? `${reason}; did you mean '${closest.other}'?` : reason
}
