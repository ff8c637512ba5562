/** What the estimate needs to know about a trade. The page, the form, the mail and the check know nothing else about it. */
import type { View } from '../drawing/create-drawing.ts'

/** Answers by field, as spelled in the query. A flag is present only if it is set. */
export type Values = Readonly<Record<string, string>>

/** A field of the form. Questions are in the order of the query. */
export type Question =
  | {
      kind: 'choice'
      name: string
      /** All options that the set offers. */
      options: readonly string[]
      /** The options that are possible with the answers to earlier questions. All options if those answers are missing or invalid. */
      allowed: (before: Values) => readonly string[]
      standard: (before: Values) => string
    }
  | {
      kind: 'whole'
      name: string
      from: number
      to: number
      standard: (before: Values) => number
      /** Where the slider ends. Default: two and a half times the standard value. Larger numbers can be typed. */
      sliderTo?: number
      /** Where it ends on the dimension line of a phone’s drawing, if that is shorter. */
      sliderToSmall?: number
      /** Usual numbers to start from, with their names in the words' options. */
      usual?: readonly { name: string; value: number }[]
    }
  | { kind: 'flag'; name: string }

export type EstimateFigures = {
  /** Whole dollars, rounded. */
  low: number
  high: number
  /** Working days on site. */
  days: { from: number; to: number }
}

export type QuestionWords = { label: string; one?: string; hint?: string; unit?: string; options?: Readonly<Record<string, string>> }

/** The size of a finished job's drawing: large from lg up, small in cards and on phones. */
export type JobSize = 'large' | 'small'

export type Estimate<Table, Words> = { table: Table; words: Words }

/** Made of methods, whose parameters TypeScript compares bivariantly: a trade for its own table then fits a list of all trades. */
export type Trade<Table, Words> = {
  kind: string
  questions(table: Table): Question[]
  /** Problems of answers that are valid by themselves but not together, by field. */
  problems?(table: Table, values: Values): Readonly<Record<string, string>>
  /** Sentences for these problems. */
  problemTexts?(words: Words): Readonly<Record<string, string>>
  /** Drops answers that the others make meaningless. */
  tidied?(values: Values): Values
  figures(table: Table, values: Values): EstimateFigures
  questionWords(words: Words, name: string): QuestionWords | undefined
  /** Where an option's text depends on the table. */
  optionText?(estimate: Estimate<Table, Words>, name: string, option: string): string | undefined
  /** The line below the price. */
  summary(estimate: Estimate<Table, Words>, values: Values): string
  /** What was installed, for lists of finished jobs whose titles state the size. */
  spec?(estimate: Estimate<Table, Words>, values: Values): string
  /** What these answers add to the list of what is included. */
  included(words: Words, values: Values): readonly string[]
  /** Sentences that must be shown beside the price. */
  statements?(words: Words, values: Values): readonly string[]
  /** Widths in px of the views of the drawing. Drawings are never scaled, so that text and line widths stay the same. */
  widths: readonly number[]
  /** `isRuled`: the number that has the slider is drawn as a dimension line below ground, for the slider to lie on. */
  draw?(estimate: Estimate<Table, Words>, values: Values, width: number, isRuled: boolean): View
  /** The small drawing in the sticky strip. */
  drawStrip?(estimate: Estimate<Table, Words>, values: Values): View
  /** The fields in the order of the page, if that isn't the order of the query. */
  order?: readonly string[]
  /** A small drawing for an option, a count (option `1`) or a flag (option `yes`). */
  mark?(table: Table, name: string, option: string): View | undefined
}

export const choice = (name: string, options: readonly string[], standard: string): Question => ({
  kind: 'choice',
  name,
  options,
  allowed: () => options,
  standard: () => standard,
})
