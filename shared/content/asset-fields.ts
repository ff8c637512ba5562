/** The fields of content that name a photograph or a drawing, as the schema marks them. */
import * as v from 'valibot'
import { siteSchema } from './site-types.ts'

/** A `mark` stands beside words that say the same; a `drawing` speaks for itself. */
export type NamedAsset = { kind: 'picture' | 'drawing' | 'mark'; name: string }

const kinds = collectKinds(siteSchema)

/** What a text of content names, by the field that it stands in; a text of a list is in the list's field. */
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

/** Lists, records, optional fields and variants say nothing themselves. */
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
