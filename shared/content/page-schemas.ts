import * as v from 'valibot'
import { fact, keyedList, words } from '../schema/field-parts.ts'
import { text } from '../schema/values.ts'
import { blockSchema, closeSchema, drawingName, metaDataSchema, pictureName, webAddress } from './schema-fields.ts'

export const directoriesSchema = v.object({
  /** What the list is good for, shown below it. */
  intro: words(text),
  groups: keyedList('id', {
    name: words(text),
    links: fact(v.pipe(v.array(v.object({ name: text, href: webAddress })), v.minLength(1, 'must not be empty'))),
  }),
})

/** `own-pages/financing.ts` is the page `/financing/`. */
export const ownPageSchema = v.object({
  metaData: metaDataSchema,
  h1: text,
  subtitle: v.optional(text),
  /** Picture on the social card. */
  picture: v.optional(pictureName),
  body: v.array(blockSchema),
  close: v.optional(closeSchema),
})

export const notFoundSchema = v.object({
  metaData: words(metaDataSchema),
  /** `call` shows a headline, a sentence and the phone number; `home` shows a large '404', a message and a link to the home page. */
  variant: fact(v.picklist(['call', 'home'])),
  siteName: fact(text),
  heading: words(text),
  text: words(text),
  prompt: words(text),
  homeLink: words(text),
  drawing: v.optional(fact(drawingName)),
  servicesHeading: words(text),
})
