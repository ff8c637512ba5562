/** Marks what the owner may change. The owner's pages, the check and the record of changes are derived from these marks. */
import * as v from 'valibot'
import type { Language } from '../language/languages.ts'

export type ByLanguage = Readonly<Record<Language, string>>

/** Marks a field. Its value is changed as a whole; inner fields may have marks for their labels. */
export type OwnerMark = {
  label: ByLanguage
  hint?: ByLanguage
  /** The input, if the schema does not imply it. `sample` has no input: saving its page sets it to false. */
  input?: 'long' | 'date' | 'tel' | 'week' | 'closed-days' | 'picture' | 'service' | 'sample'
  /** Labels of the values to choose from. */
  options?: Readonly<Record<string, ByLanguage>>
  /** Not shown where the set has no value. */
  onlyIfSet?: true
  /** The owner cannot empty it, even though the schema allows a set to leave it out. */
  isNeeded?: true
  /** Part of a text, but the same in every language: typed once, with the first. */
  isShared?: true
  /** A last day. If it is over, what ends on it would never be shown. */
  isLastDay?: true
}

/** Headings of the owner's list of pages. */
export const ownerGroups = ['week', 'prices', 'words', 'pictures'] as const

/** The page `/owner/site/NAME/`. Each entry of a keyed list on it has its own form. Several places may share a page. */
export type OwnerPageMark = {
  name: string
  label: ByLanguage
  /** Default: `words`. */
  group?: (typeof ownerGroups)[number]
  /** Heading of this part of the page. */
  section?: ByLanguage
}

/** A keyed list whose entries the owner may add and remove. The label is for one entry. */
export type OwnerEntriesMark = {
  label: ByLanguage
  /** Label of the field that names an entry, if the name is not an id. */
  keyLabel?: ByLanguage
}

export const byOwner = <const S extends v.GenericSchema>(owner: OwnerMark, schema: S) => v.pipe(schema, v.metadata({ owner }))

export const onOwnerPage = <const S extends v.GenericSchema>(ownerPage: OwnerPageMark, schema: S) =>
  v.pipe(schema, v.metadata({ ownerPage }))

export const addedByOwner = <const S extends v.GenericSchema>(ownerEntries: OwnerEntriesMark, schema: S) =>
  v.pipe(schema, v.metadata({ ownerEntries }))

/** Marks an invented fact, which the owner confirms by saving the page it is on. */
export const sampleFlag = () => byOwner({ label: { en: 'Sample', es: 'Ejemplo' }, input: 'sample' }, v.boolean())
