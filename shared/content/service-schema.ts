import * as v from 'valibot'
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
  questionSchema,
  slug,
  text,
} from './schema-fields.ts'

export const serviceSchema = v.object({
  id: slug,
  /** 'Residential fencing' */
  name: text,
  /** The service's own page. Without it, the service is listed at `/services/#id` only. */
  page: v.optional(
    v.object({
      path: v.pipe(v.string(), v.regex(/^(\/[a-z]{2})?\/[a-z0-9-]+\/$/, 'must be one path segment with slashes')),
      metaData: metaDataSchema,
      h1: text,
      subtitle: text,
      /** Drawing across the full window width below the heading. */
      run: v.optional(drawingName),
      /** 350 to 600 words in 3 or 4 sections, including the table of materials. */
      body: v.array(blockSchema),
      includes: v.object({ heading: text, items: v.array(text) }),
      priceFactors: v.object({ heading: text, body: v.array(blockSchema) }),
      questions: v.object({ heading: text, items: v.array(questionSchema) }),
      related: v.object({ heading: text, pictures: v.array(pictureName), articles: v.array(slug) }),
      close: closeSchema,
    }),
  ),
  /** One or two sentences for the home page's list and the services page. */
  description: text,
  /** For the home page's list on phones. */
  shortLine: v.pipe(text, v.maxLength(28)),
  /** Two short facts for the services page: `3'-6" to 6'-0"`, 'Wood from $1,500'. */
  facts: v.array(text),
  /** For a service without its own page: where it applies, what it costs, when it isn't the right choice. */
  details: v.optional(v.array(v.object({ label: text, text: inline }))),
  /** Small text below the details. */
  detailsNote: v.optional(text),
  /** Three measurements, shown for the first service on the home page. */
  measures: v.optional(v.array(factSchema)),
  picture: pictureName,
  /** Replaces the picture on the services page. */
  comparison: v.optional(v.object(pairEntries)),
  /** The drawing in the home page's list, with a phone version, and a mark of 62 x 44 px. */
  drawing: v.optional(drawingName),
  mark: v.optional(markName),
  /** Query string of an estimate with this service preselected. */
  estimate: v.optional(text),
})
