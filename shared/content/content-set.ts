/**
 * A content set as it is written: facts once, words once for each language. Both have the shape of a `Site`, except that a list whose
 * entries have facts and words is a list in the facts and a record in the words. Sets import these types as `contractor-website/content`.
 */

import type { Language } from '../language/languages.ts'
import type { FactsIn, WordsIn } from '../schema/field-parts.ts'
import type { generalSchema } from './general-schema.ts'
import type { siteSchema } from './site-types.ts'
import type { Drawings, DrawingWords } from './translate-drawings.ts'

export type Facts = FactsIn<typeof siteSchema>
export type Words = WordsIn<typeof siteSchema> & { drawings?: DrawingWords }

/** Facts and words that are used on every page. */
export type Settings = FactsIn<typeof generalSchema>
export type GeneralWords = WordsIn<typeof generalSchema>

export type ServiceWords = Words['services'][string]
export type ArticleWords = NonNullable<Words['articles']>[string]
export type OwnPageWords = NonNullable<Words['ownPages']>[string]
export type QuestionGroups = NonNullable<Words['homepage']['questions']>['groups']

/** A set as its folder holds it, not yet checked. */
export type ContentSet = {
  facts: Readonly<Record<string, unknown>>
  words: { readonly [L in Language]?: Readonly<Record<string, unknown>> }
  /** Drawings made in code, with text in the default language. SVG files in `drawings/` are added by the build. */
  drawings: Drawings
}
