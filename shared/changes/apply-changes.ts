/** Applies the owner's changes to a content set without checking them. The result goes through the same checks as a set in the build. */
import type * as v from 'valibot'
import type { ContentSet } from '../content/content-set.ts'
import { siteSchema } from '../content/site-types.ts'
import { field, isObject } from '../schema/is-object.ts'
import { memberFor, schemaNode } from '../schema/schema-node.ts'
import { type Keys, keysOf } from './change-path.ts'
import { type OwnerList, ownerPlaces } from './owner-fields.ts'

/** Changed values by path. `null` removes an optional value, or an entry that the owner may remove. The path of a new entry has its facts. */
export type ChangeRecord = Readonly<Record<string, unknown>>

export type AppliedChanges = {
  set: ContentSet
  /** Paths that the set no longer has, or that the owner may no longer change. */
  setAside: string[]
}

export function applyChanges(built: ContentSet, record: ChangeRecord, schema: v.GenericSchema = siteSchema): AppliedChanges {
  // Only facts and words change; drawings may be large.
  const { facts, words } = structuredClone({ facts: built.facts, words: built.words })
  const set: ContentSet = { ...built, facts, words }
  const places = ownerPlaces(set, schema)
  const lists = places.lists.filter(({ adds }) => adds)
  const changes = Object.entries(record).map(([path, value]) => ({ path, keys: keysOf(path), value }))
  const listAt = ({ keys: [part, ...keys] }: { keys: Keys }) => (part === 'facts' ? lists.find((list) => isEntryOf(list, keys)) : undefined)
  const ofEntries = changes.filter(listAt)
  for (const change of ofEntries) {
    const list = listAt(change)
    if (list) changeEntry(set, schema, list, change.keys.at(-1) ?? '', change.value)
  }
  const { fields } = ofEntries.length > 0 ? ownerPlaces(set, schema) : places
  const setAside: string[] = []
  for (const change of changes) {
    if (ofEntries.includes(change)) continue
    if (fields.has(change.path)) setValue(set, schema, change.keys, change.value)
    else setAside.push(change.path)
  }
  return { set: withTelLink(set, built), setAside }
}

const isEntryOf = (list: OwnerList, keys: Keys) =>
  keys.length === list.keys.length + 1 && list.keys.every((key, index) => key === keys[index])

/** A new entry comes first. The words of a removed one are removed in every language. */
function changeEntry(set: ContentSet, schema: v.GenericSchema, { keys, key = 'id' }: OwnerList, name: string, value: unknown): void {
  const list = followFacts(set.facts, schema, keys)
  if (!Array.isArray(list)) return
  const index = list.findIndex((entry: unknown) => String(field(entry, key)) === name)
  if (value === null) {
    if (index >= 0) list.splice(index, 1)
    removeWords(set, keys, name)
  } else if (index < 0 && isObject(value)) list.unshift(structuredClone(value))
}

function removeWords(set: ContentSet, keys: Keys, name: string): void {
  for (const words of Object.values(set.words)) {
    const written = field(words, ...keys)
    if (isObject(written)) Reflect.deleteProperty(written, name)
  }
}

function setValue(set: ContentSet, schema: v.GenericSchema, [part = '', ...keys]: Keys, value: unknown): void {
  if (value === null) {
    removeValue(set, schema, [part, ...keys])
    return
  }
  const outer = part === 'facts' ? followFacts(set.facts, schema, keys.slice(0, -1)) : madeObject(field(set.words, part), keys.slice(0, -1))
  if (isObject(outer)) setOwn(outer, keys.at(-1) ?? '', structuredClone(value))
}

/** Also removes words around it that become empty: an entry without words is left out in its language. */
function removeValue(set: ContentSet, schema: v.GenericSchema, [part = '', ...keys]: Keys): void {
  const [last = '', outerKeys] = [keys.at(-1), keys.slice(0, -1)]
  const outer = part === 'facts' ? followFacts(set.facts, schema, outerKeys) : field(set.words, part, ...outerKeys)
  if (isObject(outer)) Reflect.deleteProperty(outer, last)
  if (part !== 'facts' && outerKeys.length > 1 && isObject(outer) && Object.keys(outer).length === 0)
    removeValue(set, schema, [part, ...outerKeys])
}

const setOwn = (outer: object, key: string, value: unknown) =>
  Object.defineProperty(outer, key, { value, enumerable: true, configurable: true, writable: true })

/** Entries of lists in the facts are found by their key. Missing objects are created. */
function followFacts(facts: unknown, schema: v.GenericSchema, keys: Keys): unknown {
  let value = facts
  let inner: v.GenericSchema | undefined = schema
  for (const key of keys) {
    const { info, entries, item, value: each }: Partial<ReturnType<typeof schemaNode>> = inner ? schemaNode(memberFor(inner, value)) : {}
    inner = entries?.[key] ?? item ?? each
    value = Array.isArray(value)
      ? value.find((entry: unknown) => String(field(entry, info?.key ?? 'id')) === key)
      : madeObject(value, [key])
  }
  return value
}

function madeObject(outer: unknown, keys: Keys): unknown {
  let value = outer
  for (const key of keys) {
    if (!isObject(value)) return undefined
    if (!Object.hasOwn(value, key)) setOwn(value, key, {})
    value = field(value, key)
  }
  return value
}

/** The dialed number follows the displayed one. Its country code stays. */
function withTelLink(set: ContentSet, built: ContentSet): ContentSet {
  const { phoneNumber } = set.facts
  if (phoneNumber === built.facts.phoneNumber) return set
  const [dialed, shown, now] = [built.facts.telLink, built.facts.phoneNumber, phoneNumber].map((text) => String(text).replace(/\D/g, ''))
  const country = dialed?.endsWith(shown ?? '') ? dialed.slice(0, dialed.length - (shown ?? '').length) : ''
  const national = now?.startsWith(country) && now.length > (shown ?? '').length ? now.slice(country.length) : now
  return { ...set, facts: { ...set.facts, telLink: `tel:+${country}${national}` } }
}
