import * as v from 'valibot'
import { fact, keyedList, words } from './field-parts.ts'
import {
  blockSchema,
  closeSchema,
  drawingName,
  factSchema,
  inline,
  markName,
  metaDataSchema,
  pairEntries,
  pictureName,
  questionList,
  slug,
  text,
} from './schema-fields.ts'

export const serviceList = keyedList('id', {
  id: fact(slug),
  /** 'Kitchen repairs' */
  name: words(text),
  /** The service's own page. Without it, the service is listed at `/services/#id` only. */
  page: v.optional(
    v.object({
      path: fact(v.pipe(v.string(), v.regex(/^(\/[a-z]{2})?\/[a-z0-9-]+\/$/, 'must be one path segment with slashes'))),
      metaData: words(metaDataSchema),
      h1: words(text),
      subtitle: words(text),
      /** Drawing across the full window width below the heading. */
      run: v.optional(fact(drawingName)),
      /** 350 to 600 words in 3 or 4 sections, including the table of materials. */
      body: words(v.array(blockSchema)),
      includes: words(v.object({ heading: text, items: v.array(text) })),
      priceFactors: words(v.object({ heading: text, body: v.array(blockSchema) })),
      questions: v.object({ heading: words(text), items: questionList }),
      related: v.object({ heading: words(text), pictures: fact(v.array(pictureName)), articles: fact(v.array(slug)) }),
      close: words(closeSchema),
    }),
  ),
  /** One or two sentences for the home page's list and the services page. */
  description: words(text),
  /** For the home page's list on phones. */
  shortLine: words(v.pipe(text, v.maxLength(28))),
  /** Two short facts for the services page: `3'-6" to 6'-0"`, 'Wood from $1,500'. */
  facts: words(v.array(text)),
  /** For a service without its own page: where it applies, what it costs, when it isn't the right choice. */
  details: v.optional(words(v.array(v.object({ label: text, text: inline })))),
  /** Small text below the details. */
  detailsNote: v.optional(words(text)),
  /** Three measurements, shown for the first service on the home page. */
  measures: v.optional(words(v.array(factSchema))),
  picture: fact(pictureName),
  /** Replaces the picture on the services page. */
  comparison: v.optional(fact(v.object(pairEntries))),
  /** The drawing in the home page's list, with a phone version, and a mark of 62 x 44 px. */
  drawing: v.optional(fact(drawingName)),
  mark: v.optional(fact(markName)),
  /** Query string of an estimate with this service preselected. */
  estimate: v.optional(fact(text)),
})
