import type * as v from 'valibot'
import { placeOf } from '../content/content-places.ts'
import { field, isObject } from '../schema/is-object.ts'
import { schemaNode } from '../schema/schema-node.ts'

export type NamedPlace = { place: string; value: string }

/** Reports each value that already occurs at an earlier place. */
export function repeated(values: readonly NamedPlace[]): string[] {
  const places = new Map<string, string>()
  return values.flatMap(({ place, value }) => {
    const first = places.get(value)
    places.set(value, first ?? place)
    return first === undefined ? [] : [`${place}: '${value}' is taken by ${first}`]
  })
}

/** Entries of a list whose words would be the same, because they have the same key. */
export function repeatedKeys(schema: v.GenericSchema, content: unknown, place = ''): string[] {
  const { info, entries, item, value } = schemaNode(schema)
  if (Array.isArray(content)) {
    const keys = info.key === undefined ? [] : namedPlaces(content, place, info.key)
    return [...repeated(keys), ...content.flatMap((entry, index) => (item ? repeatedKeys(item, entry, placeOf(place, index)) : []))]
  }
  if (!isObject(content)) return []
  return Object.entries(content).flatMap(([name, inner]) => {
    const schemaOfField = entries?.[name] ?? value
    return schemaOfField ? repeatedKeys(schemaOfField, inner, placeOf(place, name)) : []
  })
}

/** The values of a field, for the entries that have it. */
export function namedPlaces(list: readonly unknown[], place: string, name: string): NamedPlace[] {
  return list.flatMap((entry, index) => {
    const found = field(entry, name)
    return found === undefined ? [] : [{ place: placeOf(placeOf(place, index), name), value: String(found) }]
  })
}

export const isTaken = (message: string) => message.includes("' is taken by ")
