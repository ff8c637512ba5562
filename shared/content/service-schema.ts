import * as v from 'valibot'
import { fact, filledList, words } from '../schema/field-parts.ts'
import { byOwner, onOwnerPage } from '../schema/owner-mark.ts'
import { text } from '../schema/values.ts'
import {
  blockSchema,
  closeSchema,
  drawingName,
  factSchema,
  href,
  inline,
  lines,
  markName,
  metaDataSchema,
  pairEntries,
  pictureName,
  questionList,
  slug,
} from './schema-fields.ts'

const services = filledList('id', {
  id: fact(slug),
  /** 'Kitchen repairs' */
  name: words(byOwner({ label: { en: 'Name', es: 'Nombre' } }, text)),
  /** The service's own page. Without it, the service is listed at `/services/#id` only. */
  page: v.optional(
    v.object({
      path: fact(v.pipe(v.string(), v.regex(/^(\/[a-z]{2})?\/[a-z0-9-]+\/$/, 'must be one path segment with slashes'))),
      metaData: words(metaDataSchema),
      h1: words(byOwner({ label: { en: 'Heading of its page', es: 'Título de su página' } }, text)),
      subtitle: words(byOwner({ label: { en: 'Line below the heading', es: 'Línea bajo el título' }, input: 'long' }, text)),
      /** Drawing across the full window width below the heading. */
      run: v.optional(fact(drawingName)),
      /** First chapter: what the visitor chooses from. Each chapter starts with its heading and a paragraph. */
      choose: v.optional(
        words(
          byOwner(
            { label: { en: 'First chapter of its page', es: 'Primer capítulo de su página' }, input: 'long', onlyIfSet: true },
            v.array(blockSchema),
          ),
        ),
      ),
      /** How the work is done. */
      body: words(byOwner({ label: { en: 'Text of its page', es: 'Texto de su página' }, input: 'long' }, v.array(blockSchema))),
      /** Names of these two chapters. Default: 'Choose' and 'Build'. */
      chapters: v.optional(words(v.object({ choose: text, build: text }))),
      /** The usual price: '**$22 to $65** a foot', what it is for, and its condition. */
      price: v.optional(words(v.object({ label: text, range: inline, note: v.optional(inline) }))),
      /** For a service that people need at once: a heading for the phone number, what happens after hours, and a link to the form's photos. */
      urgent: v.optional(words(v.object({ heading: text, text, photos: text }))),
      includes: words(v.object({ heading: text, items: byOwner({ label: { en: 'What’s included', es: 'Qué incluye' } }, lines) })),
      priceFactors: words(
        v.object({
          heading: text,
          body: byOwner({ label: { en: 'What affects the price', es: 'Qué cambia el precio' }, input: 'long' }, v.array(blockSchema)),
        }),
      ),
      questions: v.object({ heading: words(text), items: questionList }),
      related: v.object({ pictures: fact(v.array(pictureName)), articles: fact(v.array(slug)) }),
      close: words(closeSchema),
    }),
  ),
  /** Where its links lead if it has no page. Default: the services page. */
  href: v.optional(fact(href)),
  /** One or two sentences for the home page's list and the services page. */
  description: words(byOwner({ label: { en: 'Description', es: 'Descripción' }, input: 'long' }, text)),
  /** For the home page's list on phones. */
  shortLine: words(
    byOwner(
      { label: { en: 'Short line', es: 'Línea corta' }, hint: { en: 'At most 28 characters', es: 'Máximo 28 caracteres' } },
      v.pipe(text, v.maxLength(28, 'must have at most 28 characters')),
    ),
  ),
  /** Two short facts for the services page: '3 1/2 to 6 feet high', 'Wood from $1,500'. */
  facts: words(byOwner({ label: { en: 'Two short facts', es: 'Dos datos breves' } }, lines)),
  /** For a service without its own page: where it applies, what it costs, when it isn't the right choice. */
  details: v.optional(
    words(
      byOwner(
        { label: { en: 'Details', es: 'Detalles' }, input: 'long', onlyIfSet: true },
        v.array(
          v.object({
            label: byOwner({ label: { en: 'Label', es: 'Etiqueta' } }, text),
            text: byOwner({ label: { en: 'Text', es: 'Texto' }, input: 'long' }, inline),
          }),
        ),
      ),
    ),
  ),
  /** Small text below the details. */
  detailsNote: v.optional(words(byOwner({ label: { en: 'Note', es: 'Nota' }, input: 'long', onlyIfSet: true }, text))),
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

export const serviceList = onOwnerPage({ name: 'services', label: { en: 'Services', es: 'Servicios' } }, services)
