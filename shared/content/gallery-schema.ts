import * as v from 'valibot'
import { fact, filledList, keyedList, words } from '../schema/field-parts.ts'
import { text } from '../schema/values.ts'
import { closeSchema, pictureName, slug } from './schema-fields.ts'

export const gallerySchema = v.object({
  /** In display order. The widths in each row add up to 12 columns: 8+4, 4+4+4, 6+6 or 4+8. */
  items: filledList('picture', {
    picture: fact(pictureName),
    title: words(text),
    /** End of the caption: '6 feet' */
    dimension: words(text),
    columns: fact(v.picklist([4, 6, 8])),
    filter: fact(slug),
    /** '$38 to $50 a foot' */
    price: v.optional(words(text)),
    /** Query of an estimate for what the picture shows. */
    estimate: v.optional(fact(text)),
  }),
  /** Small text below the pictures: that they are renderings. */
  note: v.optional(words(text)),
  filters: keyedList('id', { id: fact(slug), name: words(text) }),
  /** Before-and-after pairs, shown after the first row of pictures. */
  pairs: keyedList('id', {
    id: fact(slug),
    before: fact(pictureName),
    after: fact(pictureName),
    /** Without a filter, the pair is shown only if all pictures are. */
    filter: v.optional(fact(slug)),
    title: words(text),
    dimension: words(text),
  }),
  close: words(closeSchema),
})
