import { ownerPaths } from '../../../client/owner/owner-paths.ts'
import { type Keys, keysOf, pathOf } from '../../../shared/changes/change-path.ts'
import type { OwnerField, OwnerList, OwnerPlaces } from '../../../shared/changes/owner-fields.ts'
import { isSameValue } from '../../../shared/changes/same-value.ts'
import type { Language } from '../../../shared/language/languages.ts'
import type { OwnerPageMark } from '../../../shared/schema/owner-mark.ts'
import { capitalized } from '../../../shared/text/capitalized.ts'
import { groupBy } from '../../base/group-by.ts'

/** A page, or an entry of a list on it. */
export type SiteForm = {
  address: string
  page: OwnerPageMark
  entry?: Keys
  list?: OwnerList
  /** The entry does not exist yet. */
  isNew?: boolean
  title: string
  fields: OwnerField[]
  /** Lists directly below it. */
  lists: OwnerList[]
}

/** The name of a field's input. A new entry gets its key only when it is saved, so the names of its inputs have an empty one. */
export function inputName({ isNew, entry }: Pick<SiteForm, 'isNew' | 'entry'>, path: string): string {
  if (!isNew || !entry) return path
  return path.replace(`/${pathOf(entry)}/`, () => `/${pathOf([...entry.slice(0, -1), ''])}/`)
}

/** `/owner/site/services/repair/`: the page, then the keys that lead to the entry. */
export function formAddress({ name }: OwnerPageMark, keys: Keys = []): string {
  const rest = keys[0] === name ? keys.slice(1) : keys
  return ownerPaths.site + [name, ...rest].map((key) => `${encodeURIComponent(key)}/`).join('')
}

const built = new WeakMap<OwnerPlaces, ReadonlyMap<string, SiteForm>>()

/** All forms of a set by address. Made once, because a page asks for them several times. */
export function siteForms(places: OwnerPlaces, language: Language): ReadonlyMap<string, SiteForm> {
  const forms = built.get(places) ?? makeForms(places, language)
  built.set(places, forms)
  return forms
}

function makeForms(places: OwnerPlaces, language: Language): Map<string, SiteForm> {
  const forms = new Map<string, SiteForm>()
  const addressOf = ({ page, entry }: { page: OwnerPageMark; entry?: Keys }) => formAddress(page, entry)
  const fields = groupBy([...places.fields.values()], addressOf)
  const lists = groupBy(places.lists, addressOf)
  const add = (page: OwnerPageMark, title: string, entry?: Keys, list?: OwnerList) => {
    const address = formAddress(page, entry)
    const own = { fields: fields.get(address) ?? [], lists: lists.get(address) ?? [] }
    forms.set(address, { ...own, address, page, title, ...(entry && { entry }), ...(list && { list }) })
  }
  for (const page of places.pages) add(page, page.label[language])
  for (const list of places.lists) {
    for (const name of list.names) add(list.page, entryTitle(places, list, name, language), [...list.keys, name], list)
  }
  return forms
}

/** The form that a change belongs to. */
export function formOfPath(places: OwnerPlaces, path: string): string | undefined {
  const found = places.fields.get(path)
  if (found) return formAddress(found.page, found.entry)
  const keys = keysOf(path).slice(1)
  const list = listOfEntry(places, path)
  return list && formAddress(list.page, list.names.includes(keys.at(-1) ?? '') ? keys : list.entry)
}

/** The list of an entry that was added or removed. */
export const listOfEntry = ({ lists }: OwnerPlaces, path: string): OwnerList | undefined =>
  lists.find(({ keys }) => isSameValue(keys, keysOf(path).slice(1, -1)))

/** The first text of an entry, unless its key is a name that the owner has given it. */
export function entryTitle({ fields }: OwnerPlaces, { keys, key, adds }: OwnerList, name: string, language: Language): string {
  if (adds?.keyLabel) return name
  if (key === undefined) return spelledOut(name)
  const within = pathOf([language, ...keys, name, ''])
  const first = [...fields.values()].find(({ path, value }) => path.startsWith(within) && typeof value === 'string')
  return typeof first?.value === 'string' ? first.value : spelledOut(name)
}

/** `gate-row` and `onePost` in words. */
export const spelledOut = (name: string) =>
  capitalized(name.replace(/-/g, ' ').replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`))
