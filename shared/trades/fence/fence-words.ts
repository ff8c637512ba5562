import * as v from 'valibot'
import { text } from '../../schema/values.ts'
import { choiceSchema, commonWords, countSchema, entriesOf, labelSchema } from '../word-schemas.ts'
import { fenceHeights, fenceMaterials, grounds } from './fence-offer.ts'
import { yardShapes } from './fence-questions.ts'

export const fenceWordsSchema = v.object({
  kind: v.literal('fence'),
  ...commonWords,
  questions: v.object({
    material: choiceSchema(fenceMaterials),
    height: choiceSchema(fenceHeights.map((feet): `${typeof feet}` => `${feet}`)),
    length: v.object({ ...labelSchema.entries, options: v.optional(entriesOf(yardShapes)) }),
    'walk-gates': labelSchema,
    'drive-gates': labelSchema,
    opener: labelSchema,
    removal: labelSchema,
    ground: choiceSchema(grounds),
  }),
  /** What it is in a few words, with `{length}` in feet, `{height}` and `{material}`. */
  brief: text,
  counts: v.object({ bays: countSchema, posts: countSchema, walkGates: countSchema, driveGates: countSchema }),
  /** Text of dimensions in the drawing, with `{size}`. */
  dimensions: v.object({ onCenter: text, clear: text }),
  /** Added to `included` if chosen. */
  includedRemoval: text,
  includedOpener: text,
  tooShortForGates: text,
})

export type FenceWords = v.InferOutput<typeof fenceWordsSchema>
