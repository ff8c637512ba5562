import * as v from 'valibot'
import { fact, filledList, words } from '../schema/field-parts.ts'
import { text } from '../schema/values.ts'
import { drawingName, href, lines } from './schema-fields.ts'

export const contactSchema = v.object({
  info: v.object({
    heading: words(text),
    cta: words(text),
    items: filledList('id', {
      id: fact(text),
      iconClass: fact(v.picklist(['phone', 'clock', 'pin', 'mail'])),
      infoBody01: words(text),
      infoBody02: words(text),
      link: v.optional(fact(href)),
    }),
  }),
  /** What to have ready before calling or writing. */
  ready: words(v.object({ heading: text, items: lines })),
  /** What happens after a call or message, and when. */
  next: words(v.pipe(v.array(v.object({ label: text, text })), v.minLength(1, 'must not be empty'))),
  form: words(
    v.object({
      heading: text,
      text,
      privacy: text,
      /** What photos should show. */
      photos: text,
      /** What people want most: buttons that start the message. */
      starts: v.optional(v.array(text)),
      sentHeading: text,
      sentText: text,
      /** What happens next, such as the reply and the visit. */
      sentSteps: v.pipe(v.array(v.object({ when: text, text })), v.minLength(1, 'must not be empty')),
    }),
  ),
  map: v.object({ heading: words(text), text: words(text), drawing: v.optional(fact(drawingName)), linkLabel: words(text) }),
  banner: words(v.object({ title: text })),
})
