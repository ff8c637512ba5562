/** What the owner may change in a content set: derived from the marks in the schema, and from the entries that the set has. */
import type * as v from 'valibot'
import type { ContentSet } from '../content/content-set.ts'
import { absentScreens, languagesOf } from '../content/set-pages.ts'
import { siteSchema } from '../content/site-types.ts'
import type { Language } from '../language/languages.ts'
import { field, isObject } from '../schema/is-object.ts'
import type { OwnerEntriesMark, OwnerMark, OwnerPageMark } from '../schema/owner-mark.ts'
import { memberFor, schemaNode } from '../schema/schema-node.ts'
import { type Keys, pathOf } from './change-path.ts'

export type OwnerField = {
  path: string
  /** Without `part`, so that a text has the same keys in every language. */
  keys: Keys
  part: 'facts' | Language
  schema: v.GenericSchema
  isOptional: boolean
  mark: OwnerMark
  page: OwnerPageMark
  /** The keys of the list entry that the field belongs to, if any. */
  entry?: Keys
  /** Names of the entries around it that have no separate form, such as a material and its height. */
  within: Keys
  value: unknown
}

/** A list with facts and words on one of the owner's pages. Each entry has its own form. */
export type OwnerList = {
  keys: Keys
  /** The field that names its entries. A record has none. */
  key?: string
  item: v.GenericSchema
  /** Present if the owner may add and remove entries. */
  adds?: OwnerEntriesMark
  page: OwnerPageMark
  /** The keys of the entry that contains this list, if any. */
  entry?: Keys
  names: string[]
}

export type OwnerPlaces = { pages: OwnerPageMark[]; fields: ReadonlyMap<string, OwnerField>; lists: OwnerList[] }

type Part = OwnerField['part']
/** The values at one place: facts, and words in each language. A place that belongs to one part has only that. */
type Values = { readonly [P in Part]?: unknown }
type Spot = { keys: Keys; page?: OwnerPageMark; entry?: Keys; within: Keys; isOptional: boolean }
type Walk = { pages: Map<string, OwnerPageMark>; fields: Map<string, OwnerField>; lists: OwnerList[] }

export function ownerPlaces(set: Pick<ContentSet, 'facts' | 'words'>, schema: v.GenericSchema = siteSchema): OwnerPlaces {
  const walk: Walk = { pages: new Map(), fields: new Map(), lists: [] }
  const codes = languagesOf(set)
  const absent: readonly string[] = codes[0] ? absentScreens(set, codes[0]) : []
  const words = codes.map((language): [string, unknown] => [language, set.words[language] ?? {}])
  const parts: [string, unknown][] = [['facts', set.facts], ...words]
  const values = Object.fromEntries(parts.map(([part, content]) => [part, withoutLists(content, absent)]))
  visit(walk, schema, values, { keys: [], within: [], isOptional: false })
  return { ...walk, pages: [...walk.pages.values()] }
}

/** Without the jobs and job openings of pages that the set does not have. */
function withoutLists(content: unknown, absent: readonly string[]): unknown {
  const isShown = (name: string) => !(['careers', 'work'].includes(name) && absent.includes(name))
  return Object.fromEntries(Object.entries(Object(content)).filter(([name]) => isShown(name)))
}

function visit(walk: Walk, schema: v.GenericSchema, given: Values, outer: Spot): void {
  const { info, isOptional } = schemaNode(schema)
  if (info.part === 'made' || !hasMarks(schema)) return
  const values = valuesOfPart(given, info.part)
  const page = info.ownerPage ?? outer.page
  const spot = { ...outer, page, isOptional }
  if (info.ownerPage && !walk.pages.has(info.ownerPage.name)) walk.pages.set(info.ownerPage.name, info.ownerPage)
  if (info.owner && page) addFields(walk, { schema, mark: info.owner, page, isOptional }, values, spot)
  else if (Object.values(values).some((value) => value !== undefined)) visitInside(walk, schema, values, spot)
}

function valuesOfPart(values: Values, part: 'fact' | 'words' | undefined): Values {
  if (part === undefined) return values
  const wanted = Object.entries(values).filter(([name]) => (name === 'facts') === (part === 'fact'))
  return Object.fromEntries(wanted)
}

function addFields(
  walk: Walk,
  about: Pick<OwnerField, 'schema' | 'mark' | 'page' | 'isOptional'>,
  values: Values,
  { keys, entry, within }: Spot,
): void {
  for (const [part, value] of Object.entries(values)) {
    if (about.mark.onlyIfSet && value === undefined) continue
    const path = pathOf([part, ...keys])
    walk.fields.set(path, { ...about, path, keys, within, part: part as Part, value, ...(entry && { entry }) })
  }
}

function visitInside(walk: Walk, schema: v.GenericSchema, values: Values, spot: Spot): void {
  const { info, entries, item, value } = schemaNode(memberFor(schema, Object.values(values)[0]))
  const next = (inner: v.GenericSchema, name: string, innerSpot: Partial<Spot> = {}) =>
    visit(
      walk,
      inner,
      mapValues(values, (one) => field(one, name)),
      { ...spot, keys: [...spot.keys, name], ...innerSpot },
    )
  if (entries) for (const [name, inner] of Object.entries(entries)) next(inner, name)
  else if (item && info.key !== undefined) {
    visitList(walk, { item, key: info.key, ...(info.ownerEntries && { adds: info.ownerEntries }) }, values, spot)
  } else if (value) {
    for (const name of namesIn(values))
      next(value, name, hasBothParts(values) ? { entry: [...spot.keys, name] } : { within: [...spot.within, name] })
    if (hasBothParts(values))
      addList(walk, { item: value, names: namesIn(values), ...(info.ownerEntries && { adds: info.ownerEntries }) }, spot)
  }
}

type ListInfo = Pick<OwnerList, 'item' | 'key' | 'adds'>

/** The facts decide which entries there are. Entries of a list inside the facts have no separate form. */
function visitList(walk: Walk, { item, key = 'id', adds }: ListInfo, values: Values, spot: Spot): void {
  const facts = Array.isArray(values.facts) ? values.facts : []
  const names = facts.map((entry: unknown) => String(field(entry, key)))
  if (hasBothParts(values)) addList(walk, { item, key, names, ...(adds && { adds }) }, spot)
  for (const [index, name] of names.entries()) {
    const keys = [...spot.keys, name]
    const inner = { ...mapValues(values, (words) => field(words, name)), facts: facts[index] }
    visit(walk, item, inner, { ...spot, keys, ...(hasBothParts(values) ? { entry: keys } : { within: [...spot.within, name] }) })
  }
}

function addList(walk: Walk, list: ListInfo & Pick<OwnerList, 'names'>, { keys, page, entry }: Spot): void {
  if (page) walk.lists.push({ ...list, keys, page, ...(entry && { entry }) })
}

const hasBothParts = (values: Values) => Object.keys(values).length > 1

const marked = new WeakMap<v.GenericSchema, boolean>()

/** Most of a site has no marks, so most of it is skipped. */
function hasMarks(schema: v.GenericSchema): boolean {
  const known = marked.get(schema)
  if (known !== undefined) return known
  const { info, entries, item, value, members } = schemaNode(schema)
  const inner = [...Object.values(entries ?? {}), ...[item, value].flatMap((one) => one ?? []), ...members]
  const found = info.owner !== undefined || inner.some(hasMarks)
  marked.set(schema, found)
  return found
}

const mapValues = (values: Values, change: (value: unknown) => unknown): Values =>
  Object.fromEntries(Object.entries(values).map(([part, value]) => [part, change(value)]))

const namesIn = (values: Values) => [...new Set(Object.values(values).flatMap((value) => (isObject(value) ? Object.keys(value) : [])))]
