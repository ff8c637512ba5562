/** What the words of every trade have. `fill-words.ts` replaces placeholders in braces. */
import * as v from 'valibot'
import { text } from '../schema/values.ts'

export const entriesOf = <Name extends string>(names: readonly Name[]) =>
  v.object(Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>)

/** A number question, with its unit beside the field, or a yes-or-no question. `one` is the label of the answer 1. */
export const labelSchema = v.object({ label: text, one: v.optional(text), hint: v.optional(text), unit: v.optional(text) })
export const choiceSchema = <Name extends string>(names: readonly Name[]) =>
  v.object({ label: text, hint: v.optional(text), options: entriesOf(names) })
const listSchema = v.object({ heading: text, items: v.array(text) })
/** Singular, and plural with `{count}`. */
export const countSchema = v.object({ one: text, many: text })

export const commonWords = {
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
