import * as v from 'valibot'
import { text } from '../../schema/values.ts'
import { choiceSchema, commonWords, labelSchema } from '../word-schemas.ts'
import { foamPlaces, foams } from './foam-offer.ts'

export const foamWordsSchema = v.object({
  kind: v.literal('foam'),
  ...commonWords,
  questions: v.object({
    place: choiceSchema(foamPlaces),
    area: labelSchema,
    foam: choiceSchema(foams),
    /**
     * `option` contains `{inches}` (a number; the set writes the unit), `{foam}` and `{rValue}`, because a thickness is never shown without
     * its R-value.
     */
    thickness: v.object({ label: text, hint: v.optional(text), option: text }),
    removal: labelSchema,
  }),
  /** Summary with `{area}`, `{foam}`, `{inches}` and `{rValue}`, because 16 CFR 460.18 requires the area next to the price. */
  layer: text,
  /** Required by 16 CFR 460.18 next to R-values, word for word. */
  statement: text,
  /** What the energy code requires, shown for `codePlaces`. */
  codeNote: text,
  codePlaces: v.array(v.picklist(foamPlaces)),
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
    /** Contains `{area}`. */
    squareFeet: text,
  }),
})

export type FoamWords = v.InferOutput<typeof foamWordsSchema>
