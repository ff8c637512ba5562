/** Finds which content fields name a picture or a drawing, from the `asset` metadata in the schema. */
import type * as v from 'valibot'
import type { FieldInfo } from '../schema/field-parts.ts'
import { schemaNode } from '../schema/schema-node.ts'
import { siteSchema } from './site-types.ts'

/** A `mark` is decorative and needs no label, because text beside it says the same. A `drawing` needs a label. */
type NamedAsset = { kind: 'picture' | 'drawing' | 'mark'; name: string }

const kinds = collectKinds(siteSchema)

/** The picture or drawing that a string names. For a string in an array, `field` is the array's field. */
export function namedAsset(field: string, value: string): NamedAsset | undefined {
  const kind = kinds.get(field)
  if (kind !== 'avatar') return kind && { kind, name: value }
  const name = /^drawing:(.*)/.exec(value)?.[1]
  return name === undefined ? undefined : { kind: 'mark', name }
}

function collectKinds(schema: v.GenericSchema, field = '', found = new Map<string, FieldInfo['asset']>()): typeof found {
  const { info, entries, item, value, members } = schemaNode(schema)
  for (const [name, entry] of Object.entries(entries ?? {})) collectKinds(entry, name, found)
  for (const inner of [item, value, ...members]) if (inner) collectKinds(inner, field, found)
  if (info.asset) found.set(field, info.asset)
  return found
}
