/** Jobs that were done: `work.ts` has the facts of each, `en/work.ts` its words. */
import * as v from 'valibot'
import { fact, keyedListByLanguage, words } from './field-parts.ts'
import { closeSchema, inline, pairEntries, pictureName, slug, text } from './schema-fields.ts'

const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month like 2026-03'))
const count = v.pipe(v.number(), v.integer('must be a whole number'), v.gtValue(0, 'must be more than 0'))
const longest = (characters: number) => v.maxLength<string, number, string>(characters, `must have at most ${characters} characters`)

export const workSchema = v.object({
  jobs: keyedListByLanguage('slug', {
    /** The last part of its address: `/work/SLUG/`. */
    slug: fact(slug),
    /** What was done, with its size. */
    title: words(v.pipe(text, longest(70))),
    /** What was found and what was done, in two or three sentences. */
    text: words(v.pipe(inline, longest(600))),
    town: fact(text),
    month: fact(month),
    /** Ids of services. Their pages show their two newest jobs. */
    services: fact(v.pipe(v.array(slug), v.minLength(1, 'must name a service'))),
    /** Answers to the questions of the estimate, as in its address. With all of them, the job is drawn to scale. */
    estimate: v.optional(fact(text)),
    /** The price, in whole dollars. */
    dollars: v.optional(fact(count)),
    /** Working days on site. */
    days: v.optional(fact(count)),
    /** The first one stands for the job in lists and on social cards. */
    pictures: fact(v.pipe(v.array(pictureName), v.minLength(1, 'must name a picture'), v.maxLength(8, 'must name at most eight pictures'))),
    comparison: v.optional(fact(v.object(pairEntries))),
    /** What the customer said, and where. A language without it leaves it out. */
    customer: v.optional(words(v.object({ quote: text, name: text, source: v.optional(text) }))),
    /** True until the owner confirms it. A public site leaves samples out. */
    sample: fact(v.boolean()),
  }),
  close: words(closeSchema),
})
