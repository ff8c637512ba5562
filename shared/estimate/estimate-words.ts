/** What a set says on the page of the estimate. Placeholders in braces are filled by `fill-words.ts`. */
import * as v from 'valibot'
import { fenceHeights, fenceMaterials, foams, grounds, insulationPlaces } from './offer.ts'

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'))
const entriesOf = <Name extends string>(names: readonly Name[]) =>
  v.object(Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>)

const numberSchema = v.object({ label: text, hint: v.optional(text) })
const choiceSchema = <Name extends string>(names: readonly Name[]) =>
  v.object({ label: text, hint: v.optional(text), options: entriesOf(names) })
const flagSchema = v.object({ label: text, hint: v.optional(text) })
const listSchema = v.object({ heading: text, items: v.array(text) })
/** One of them, and several with `{count}`. */
const countSchema = v.object({ one: text, many: text })

const common = {
  /** The line above the range, and the one below it. */
  rangeLabel: text,
  rangeNote: text,
  submit: text,
  /** Of the links that lead here from other pages. */
  linkLabel: text,
  /** What the drawing is, for who does not see it; `{summary}` is the line below it. */
  drawnAs: text,
  included: listSchema,
  excluded: listSchema,
  affects: listSchema,
  time: v.object({ heading: text, text }),
  /** Above the form. */
  contact: v.object({ heading: text, text }),
}

const fenceWordsSchema = v.object({
  kind: v.literal('fence'),
  ...common,
  questions: v.object({
    material: choiceSchema(fenceMaterials),
    height: choiceSchema(fenceHeights.map((feet): `${typeof feet}` => `${feet}`)),
    length: numberSchema,
    'walk-gates': numberSchema,
    'drive-gates': numberSchema,
    opener: flagSchema,
    removal: flagSchema,
    ground: choiceSchema(grounds),
  }),
  counts: v.object({ bays: countSchema, posts: countSchema, gates: countSchema }),
  /** In the drawing, with `{size}`. */
  dimensions: v.object({ onCenter: text, clear: text }),
  /** Joined to `included` where they were chosen. */
  includedRemoval: text,
  includedOpener: text,
})

const insulationWordsSchema = v.object({
  kind: v.literal('insulation'),
  ...common,
  questions: v.object({
    place: choiceSchema(insulationPlaces),
    area: numberSchema,
    foam: choiceSchema(foams),
    /** `{inches}` and the R-value of each foam at it: a thickness never stands without one. */
    thickness: v.object({ label: text, hint: v.optional(text), option: text }),
    removal: flagSchema,
  }),
  /** `{foam}`, `{inches}` and `{rValue}`. */
  layer: text,
  /** Word for word from 16 CFR 460.18; beside every R-value. */
  statement: text,
  /** What the energy code asks of places that it has values for. */
  codeNote: text,
  codePlaces: v.array(v.picklist(insulationPlaces)),
  includedRemoval: text,
  notes: v.object({
    roofDeck: text,
    rimJoist: text,
    liner: text,
    studs: text,
    joists: text,
    panel: text,
    girt: text,
    /** With `{size}`. */
    onCenter: text,
  }),
})

export const estimateWordsSchema = v.variant('kind', [fenceWordsSchema, insulationWordsSchema])

export type FenceWords = v.InferOutput<typeof fenceWordsSchema>
export type InsulationWords = v.InferOutput<typeof insulationWordsSchema>
export type EstimateWords = FenceWords | InsulationWords

/** The words that a table of this kind needs. */
export type WordsOfTable<Kind> = Extract<EstimateWords, { kind: Kind }>
