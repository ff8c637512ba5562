import * as v from 'valibot'
import { text } from '../../schema/values.ts'
import { commonWords, labelSchema } from '../word-schemas.ts'

export const listWordsSchema = v.object({
  kind: v.literal('list'),
  ...commonWords,
  questions: v.object({
    quantity: labelSchema,
    choice: v.object({ label: text, hint: v.optional(text), options: v.record(v.string(), text) }),
    /** By the additions' ids. `included` is added to the list of what is included. */
    additions: v.record(v.string(), v.object({ label: text, hint: v.optional(text), included: v.optional(text) })),
  }),
  /** Contains `{quantity}` and `{choice}`. */
  summary: text,
  /** Sentences that must be shown beside the price. */
  statements: v.optional(v.array(text)),
})

export type ListWords = v.InferOutput<typeof listWordsSchema>
