import * as v from 'valibot'
import { fact, keyedListByLanguage, words } from '../schema/field-parts.ts'
import { addedByOwner, byOwner, onOwnerPage, sampleFlag } from '../schema/owner-mark.ts'
import { text } from '../schema/values.ts'
import { isoDate, slug } from './schema-fields.ts'

const testimonialEntries = keyedListByLanguage('name', {
  /** A path of this site, an absolute address, or `drawing:NAME`. */
  avatarUrl: v.optional(fact(v.pipe(text, v.metadata({ asset: 'avatar' })))),
  name: fact(text),
  logo: v.optional(fact(text)),
  /** The city. */
  title: words(byOwner({ label: { en: 'Town', es: 'Ciudad' } }, text)),
  quote: words(byOwner({ label: { en: 'What the customer said', es: 'Qué dijo el cliente' }, input: 'long' }, text)),
  /** Stars that the customer gave. */
  rating: fact(byOwner({ label: { en: 'Stars', es: 'Estrellas' } }, v.picklist([1, 2, 3, 4, 5]))),
  /** Website where the review was posted, such as 'Google'. Omitted if the customer told the business directly. */
  source: v.optional(
    fact(
      byOwner(
        { label: { en: 'Where it was posted', es: 'Dónde se publicó' }, hint: { en: 'Google, for example', es: 'Google, por ejemplo' } },
        text,
      ),
    ),
  ),
  /** When the customer said it. */
  date: v.optional(fact(byOwner({ label: { en: 'When', es: 'Cuándo' }, input: 'date' }, isoDate))),
  /** The service that it is about. The first one for a service is also shown on that service's page. */
  service: v.optional(fact(byOwner({ label: { en: 'Service', es: 'Servicio' }, input: 'service' }, slug))),
  /** True until the owner replaces it with a real customer's words (16 CFR 465). */
  sample: fact(sampleFlag()),
})

export const testimonialList = onOwnerPage(
  { name: 'testimonials', label: { en: 'Testimonials', es: 'Testimonios' } },
  addedByOwner(
    { label: { en: 'Testimonial', es: 'Testimonio' }, keyLabel: { en: 'Customer’s name', es: 'Nombre del cliente' } },
    testimonialEntries,
  ),
)
