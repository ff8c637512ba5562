import * as v from 'valibot'
import type { FieldInfo } from './field-parts.ts'
import { field, isObject } from './is-object.ts'

/** What code that walks a schema needs to know: `entries` of an object, `item` of a list, `value` of a record. */
type SchemaNode = {
  info: FieldInfo
  isOptional: boolean
  entries?: Readonly<Record<string, v.GenericSchema>>
  item?: v.GenericSchema
  value?: v.GenericSchema
  /** The members of a union or tuple. */
  members: v.GenericSchema[]
}

/** Schemas never change, and walks over a whole site look up the same ones thousands of times. */
const known = new WeakMap<v.GenericSchema, SchemaNode>()

export function schemaNode(schema: v.GenericSchema): SchemaNode {
  const node = known.get(schema) ?? readNode(schema)
  known.set(schema, node)
  return node
}

function readNode(schema: v.GenericSchema): SchemaNode {
  const wrapped = schemaAt(schema, 'wrapped')
  if (wrapped) return { ...schemaNode(wrapped), isOptional: true }
  const [entries, item, value] = [Reflect.get(schema, 'entries'), schemaAt(schema, 'item'), schemaAt(schema, 'value')]
  return {
    info: v.getMetadata(schema),
    isOptional: false,
    ...(isObject(entries) && { entries: Object.fromEntries(Object.entries(entries).filter(isNamedSchema)) }),
    ...(item && { item }),
    ...(value && { value }),
    members: ['options', 'items'].flatMap((key) => Object.values(Reflect.get(schema, key) ?? {}).filter(isSchema)),
  }
}

/** The schema of a field, an entry or a value. */
export function innerSchema(schema: v.GenericSchema, key: string | number): v.GenericSchema | undefined {
  const { entries, item, value } = schemaNode(schema)
  return entries && Object.hasOwn(entries, key) ? entries[key] : (item ?? value)
}

/** The member of a variant that a value is of. Any other schema is returned as it is. */
export function memberFor(schema: v.GenericSchema, value: unknown): v.GenericSchema {
  const isOfKind = (member: v.GenericSchema) => {
    const entries = Object.entries(schemaNode(member).entries ?? {})
    const literals = entries.flatMap(([name, inner]) => (inner.type === 'literal' ? [[name, Reflect.get(inner, 'literal')] as const] : []))
    return literals.length > 0 && literals.every(([name, literal]) => field(value, name) === literal)
  }
  return schemaNode(schema).members.find(isOfKind) ?? schema
}

/** Whether a field, if it is there at all, needs words in each language. */
export function needsWords(schema: v.GenericSchema): boolean {
  const { info, entries, item } = schemaNode(schema)
  if (info.part) return info.part === 'words'
  return [...Object.values(entries ?? {}), ...(item ? [item] : [])].some((inner) => !schemaNode(inner).isOptional && needsWords(inner))
}

function schemaAt(schema: v.GenericSchema, key: string): v.GenericSchema | undefined {
  const inner: unknown = Reflect.get(schema, key)
  return isSchema(inner) ? inner : undefined
}

const isNamedSchema = (entry: [string, unknown]): entry is [string, v.GenericSchema] => isSchema(entry[1])

const isSchema = (value: unknown): value is v.GenericSchema => isObject(value) && 'kind' in value && value.kind === 'schema'
