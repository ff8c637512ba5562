import * as v from 'valibot'
import { fact, keyedList, words } from '../schema/field-parts.ts'
import { drawingName, href, text } from './schema-fields.ts'

export const contactSchema = v.object({
  info: v.object({
    heading: words(text),
    cta: words(text),
    items: keyedList('id', {
      id: fact(text),
      iconClass: fact(v.picklist(['phone', 'clock', 'pin', 'mail'])),
      infoBody01: words(text),
      infoBody02: words(text),
      link: v.optional(fact(href)),
    }),
  }),
  /** What to have ready before calling or writing. */
  ready: words(v.object({ heading: text, items: v.array(text) })),
  /** What happens after a call or message, and when. */
  next: words(v.array(v.object({ label: text, text }))),
  form: words(
    v.object({
      heading: text,
      text,
      privacy: text,
      /** What photos should show. */
      photos: text,
      /** What people ask for most: buttons that begin the message. */
      starts: v.optional(v.array(text)),
      sentHeading: text,
      sentText: text,
      /** What happens next, such as the reply and the visit. */
      sentSteps: v.array(v.object({ when: text, text })),
    }),
  ),
  map: v.object({ heading: words(text), text: words(text), drawing: v.optional(fact(drawingName)), linkLabel: words(text) }),
  banner: words(v.object({ title: text })),
})
