/** The words of the estimate page in one language. `fill-words.ts` replaces placeholders in braces. */
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
/** Singular, and plural with `{count}`. */
const countSchema = v.object({ one: text, many: text })

const common = {
  /** The lines above and below the price range. */
  rangeLabel: text,
  rangeNote: text,
  submit: text,
  /** Label of links to this page. */
  linkLabel: text,
  /** Description of the drawing for screen readers; `{summary}` is the line below the price. */
  drawnAs: text,
  included: listSchema,
  excluded: listSchema,
  affects: listSchema,
  time: v.object({ heading: text, text }),
  /** Above the contact form. */
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
  counts: v.object({ bays: countSchema, posts: countSchema, walkGates: countSchema, driveGates: countSchema }),
  /** Text of dimensions in the drawing, with `{size}`. */
  dimensions: v.object({ onCenter: text, clear: text }),
  /** Added to `included` if chosen. */
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
    /** `option` contains `{inches}`, `{foam}` and `{rValue}`, because a thickness is never shown without its R-value. */
    thickness: v.object({ label: text, hint: v.optional(text), option: text }),
    removal: flagSchema,
  }),
  /** Summary with `{area}`, `{foam}`, `{inches}` and `{rValue}`, because 16 CFR 460.18 wants the area next to the price. */
  layer: text,
  /** Required by 16 CFR 460.18 next to R-values, word for word. */
  statement: text,
  /** What the energy code requires, shown for `codePlaces`. */
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
    /** Contains `{size}`. */
    onCenter: text,
  }),
})

export const estimateWordsSchema = v.variant('kind', [fenceWordsSchema, insulationWordsSchema])

export type FenceWords = v.InferOutput<typeof fenceWordsSchema>
export type InsulationWords = v.InferOutput<typeof insulationWordsSchema>
export type EstimateWords = FenceWords | InsulationWords

/** The words that a price table of this kind needs. */
export type WordsOfTable<Kind> = Extract<EstimateWords, { kind: Kind }>
