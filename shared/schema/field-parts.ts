/**
 * Each field of a schema says which part of a content set it belongs to: the facts, which are the same in every language, or the words,
 * which are written once for each language. An object or a list without a mark has fields of both. The types of both parts are derived here.
 */
import * as v from 'valibot'
import type { OwnerEntriesMark, OwnerMark, OwnerPageMark } from './owner-mark.ts'

export type FieldInfo = {
  /** `made` fields are filled in when facts and words are joined. */
  part?: Part
  /** For a list with fields of both parts: the key of its entries, under which their words are written. */
  key?: string
  /** For such a list: an entry may have no words in a language, and is then left out there. */
  mayLackLanguage?: boolean
  /** What a string names. */
  asset?: 'picture' | 'drawing' | 'mark' | 'avatar'
  /** A name inside the set, which the owner never types. */
  isId?: true
  /** The owner may change it. */
  owner?: OwnerMark
  ownerPage?: OwnerPageMark
  ownerEntries?: OwnerEntriesMark
}

export type Part = 'fact' | 'words' | 'made'

export const fact = <const S extends v.GenericSchema>(schema: S) => v.pipe(schema, v.metadata({ part: 'fact' }))
export const words = <const S extends v.GenericSchema>(schema: S) => v.pipe(schema, v.metadata({ part: 'words' }))
export const made = <const S extends v.GenericSchema>(schema: S) => v.pipe(schema, v.metadata({ part: 'made' }))

/** A list with fields of both parts: a list in the facts, a record by `key` in the words. The entries of a site may lack the key. */
export const keyedList = <const K extends string, const E extends v.ObjectEntries>(key: K, entries: E) =>
  v.pipe(v.array(v.object(entries)), v.metadata({ key }))

/** The same for a list below a heading, which must have entries. */
export const filledList = <const K extends string, const E extends v.ObjectEntries>(key: K, entries: E) =>
  v.pipe(v.array(v.object(entries)), v.minLength(1, 'must not be empty'), v.metadata({ key }))

/** A keyed list for posts, testimonials and the like: an entry that has no words in a language is left out there. */
export const keyedListByLanguage = <const K extends string, const E extends v.ObjectEntries>(key: K, entries: E) =>
  v.pipe(v.array(v.object(entries)), v.metadata({ key, mayLackLanguage: true }))

export type FactsIn<S> = Constant<PartIn<S, 'fact'>>
export type WordsIn<S> = Constant<PartIn<S, 'words'>>

/** Sets declare facts `as const`, so that other files can use the literal values. */
type Constant<T> = T extends object ? { readonly [K in keyof T]: Constant<T[K]> } : T

type InfoOf<S> = S extends v.GenericSchema ? v.InferMetadata<S> : object
type OutputOf<S> = S extends v.GenericSchema ? v.InferOutput<S> : never

type PartIn<S, P extends Part> = S extends { type: 'optional'; wrapped: infer Wrapped }
  ? PartIn<Wrapped, P>
  : InfoOf<S> extends { part: infer Own }
    ? Own extends P
      ? OutputOf<S>
      : never
    : S extends { entries: infer Entries }
      ? ObjectPart<Entries, P>
      : S extends { item: infer Item }
        ? ListPart<Item, InfoOf<S>, P>
        : S extends { key: unknown; value: infer Value }
          ? { [name: string]: PartIn<Value, P> }
          : never

type ListPart<Item, Info, P extends Part> = P extends 'words'
  ? { [name: string]: PartIn<Item, P> }
  : (KeyOf<Info> & ([PartIn<Item, P>] extends [never] ? unknown : PartIn<Item, P>))[]

type KeyOf<Info> = Info extends { key: infer Key extends string } ? { [K in Key]: string | number } : unknown

type ObjectPart<E, P extends Part> = [NamesIn<E, P>] extends [never]
  ? never
  : { [K in Exclude<NamesIn<E, P>, OptionalNames<E, P>>]: PartIn<E[K], P> } & { [K in OptionalNames<E, P>]?: PartIn<E[K], P> }

type NamesIn<E, P extends Part> = { [K in keyof E]: [PartIn<E[K], P>] extends [never] ? never : K }[keyof E]

/** Fields that may be left out: optional ones, and objects whose fields in this part are all optional. */
type OptionalNames<E, P extends Part> = {
  [K in NamesIn<E, P>]: E[K] extends { type: 'optional' } ? K : IsOptionalObject<E[K], P> extends true ? K : never
}[NamesIn<E, P>]

type IsOptionalObject<S, P extends Part> = S extends { entries: unknown } ? (object extends PartIn<S, P> ? true : false) : false
