import * as v from 'valibot'
import { fact, keyedList, keyedListByLanguage, words } from '../schema/field-parts.ts'
import { text } from '../schema/values.ts'
import { blockSchema, closeSchema, isoDate, pictureName, slug } from './schema-fields.ts'

export const articleList = keyedListByLanguage('slug', {
  id: fact(text),
  slug: fact(slug),
  title: words(text),
  excerpt: words(text),
  tags: words(v.array(text)),
  metaTitle: words(text),
  metaDescription: words(text),
  createdAt: fact(isoDate),
  lastModified: fact(isoDate),
  /** `author` is the id of an entry in `blog.authors`; `reviewed` is the date of the last check by that author. */
  author: v.optional(fact(slug)),
  reviewed: v.optional(fact(isoDate)),
  picture: fact(pictureName),
  body: words(v.array(blockSchema)),
  close: words(closeSchema),
})

export const blogSchema = v.object({
  intro: words(text),
  /** Pictures for posts that have none; the post's id chooses one. */
  fallbackPictures: fact(v.pipe(v.array(pictureName), v.length(5))),
  /** A public site leaves out sample authors, and with them the review dates of their articles. */
  authors: keyedList('id', { id: fact(slug), name: fact(text), role: words(text), sample: fact(v.boolean()) }),
  close: words(closeSchema),
})
