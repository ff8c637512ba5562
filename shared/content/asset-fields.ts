/** Finds which content fields name a picture or a drawing, from the `asset` metadata in the schema. */
import * as v from 'valibot'
import { siteSchema } from './site-types.ts'

/** A `mark` is decorative and needs no label, because text beside it says the same. A `drawing` needs a label. */
type NamedAsset = { kind: 'picture' | 'drawing' | 'mark'; name: string }

const kinds = collectKinds(siteSchema)

/** The picture or drawing that a string names. For a string in an array, `field` is the array's field. */
export function namedAsset(field: string, value: string): NamedAsset | undefined {
  const kind = kinds.get(field)
  if (kind === 'picture' || kind === 'drawing' || kind === 'mark') return { kind, name: value }
  const name = kind === 'avatar' ? /^drawing:(.*)/.exec(value)?.[1] : undefined
  return name === undefined ? undefined : { kind: 'mark', name }
}

function collectKinds(schema: object, field = '', found = new Map<string, unknown>()): Map<string, unknown> {
  if ('entries' in schema && isObject(schema.entries)) {
    for (const [name, entry] of Object.entries(schema.entries)) if (isObject(entry)) collectKinds(entry, name, found)
  }
  for (const inner of innerSchemas(schema)) if (isObject(inner)) collectKinds(inner, field, found)
  const metadata: Record<string, unknown> = isSchema(schema) ? v.getMetadata(schema) : {}
  if (metadata.asset !== undefined) found.set(field, metadata.asset)
  return found
}

/** The schemas wrapped by an array, tuple, record, optional, pipe or variant. */
function innerSchemas(schema: object): unknown[] {
  const several = ['options', 'items'].flatMap((key): unknown[] => {
    const inner: unknown = Reflect.get(schema, key)
    return Array.isArray(inner) ? inner : []
  })
  return [...['item', 'value', 'wrapped'].map((key) => Reflect.get(schema, key)), ...several]
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isSchema(value: object): value is v.GenericSchema {
  return 'kind' in value && value.kind === 'schema'
}
