/** Fields and small objects that the schemas of a site share. */
import * as v from 'valibot'
import { isCalendarDate } from '../hours/days.ts'
import { fact, keyedListByLanguage, made, words } from '../schema/field-parts.ts'
import { addedByOwner, byOwner } from '../schema/owner-mark.ts'
import { positive, text } from '../schema/values.ts'

export const inline = text
export const lines = v.pipe(v.array(text), v.minLength(1, 'must not be empty'))
export const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens'),
  v.metadata({ isId: true }),
)
export const isoDate = v.pipe(v.string(), v.check(isCalendarDate, 'must be a date that exists, like 2026-12-24'))
export const dollars = positive
export const hexColor = v.pipe(v.string(), v.regex(/^#[0-9A-Fa-f]{6}$/, 'must be a color like #9C4A1A'))
/** An address of this site (`/about/`, `/services/#repairs`), an absolute address, `tel:` or `mailto:`. */
export const href = v.pipe(
  v.string(),
  v.regex(/^(\/(?!\/)|https?:\/\/|tel:\+|mailto:|#)/, 'must be an address of this site, an absolute one, tel: or mailto:'),
)
/** An address of another site. */
export const webAddress = v.pipe(v.string(), v.url('must be an address like https://www.example.com'))
/** File name of a photograph in the set's `pictures/` folder, without `.jpg`. */
export const pictureName = v.pipe(slug, v.metadata({ asset: 'picture' }))
/** The key of a drawing in the set's `drawings`. */
export const drawingName = v.pipe(slug, v.metadata({ asset: 'drawing' }))
/** The key of a small drawing that needs no label, because text beside it says the same. */
export const markName = v.pipe(slug, v.metadata({ asset: 'mark' }))

/** This entry is left out of a site without a license, and of a public site whose license is a sample. */
export const needed = v.literal('license')

export const metaDataSchema = v.object({
  /** Unique in the set; search engines show 30 to 60 characters. */
  title: text,
  /** Unique in the set; search engines show 70 to 160 characters. */
  description: text,
  keywords: v.optional(v.array(text)),
})

/** Settings of a page. Its key in `pages` is its path in camelCase, or `homepage` for `/`. */
export const pageSettingsSchema = v.object({
  /** From the route table. */
  url: made(v.pipe(v.string(), v.regex(/^\/([a-z0-9/-]*\/)?$/, 'must be a path that ends with a slash'))),
  metaData: words(metaDataSchema),
  /** `\n` breaks the heading on screens from md up. */
  h1: words(text),
  subtitle: v.optional(words(text)),
  /** Picture on the social card, and at the top of pages that have one there. */
  picture: v.optional(fact(pictureName)),
})

/** Before and after, taken from the same position. */
export const pairEntries = { before: pictureName, after: pictureName }

/** One of several things to choose from. Their drawings are shown side by side on one line. */
const optionEntries = {
  name: text,
  drawing: v.optional(drawingName),
  /** '**$38 to $50** a foot': the amount is large. */
  price: v.optional(inline),
  text: v.optional(inline),
  note: v.optional(inline),
  /** Id of a row in the table that follows. */
  row: v.optional(slug),
}

/** A step with its time, on a dimension chain. */
export const chainPartSchema = v.object({ when: text, text, drawing: v.optional(drawingName) })

export const blockSchema = v.variant('kind', [
  v.object({
    kind: v.literal('paragraph'),
    text: inline,
    /** Larger opening paragraph. */
    lead: v.optional(v.boolean()),
    needs: v.optional(needed),
  }),
  v.object({ kind: v.literal('heading'), level: v.picklist([2, 3]), text }),
  v.object({ kind: v.literal('list'), ordered: v.optional(v.boolean()), items: lines }),
  v.object({
    kind: v.literal('table'),
    caption: v.optional(text),
    head: v.array(text),
    rows: v.array(v.array(inline)),
    /** True until the owner confirms what it says. A public site leaves the table out. */
    sample: v.optional(v.boolean()),
    /** Ids of the rows, which the options above the table lead to. */
    ids: v.optional(v.array(slug)),
  }),
  v.object({ kind: v.literal('options'), items: v.array(v.object(optionEntries)) }),
  v.object({ kind: v.literal('chain'), parts: v.array(chainPartSchema) }),
  v.object({ kind: v.literal('quote'), text: inline }),
  v.object({ kind: v.literal('drawing'), drawing: drawingName, caption: v.optional(inline) }),
  /** `drawing` shows the same from the same camera: on a service page, a slider moves between the two. */
  v.object({ kind: v.literal('picture'), picture: pictureName, drawing: v.optional(drawingName), caption: v.optional(inline) }),
  v.object({ kind: v.literal('comparison'), ...pairEntries, caption: v.optional(inline) }),
])

const questionEntries = {
  id: fact(slug),
  question: words(byOwner({ label: { en: 'Question', es: 'Pregunta' } }, text)),
  answer: words(byOwner({ label: { en: 'Answer', es: 'Respuesta' }, input: 'long' }, inline)),
}
export const questionSchema = v.object(questionEntries)
export const questionList = addedByOwner({ label: { en: 'Question', es: 'Pregunta' } }, keyedListByLanguage('id', questionEntries))

export const closeSchema = v.object({
  /** One or two lines, separated by `\n`: a question and what happens next. */
  heading: text,
  /** Label of the link to the contact form. Default: the header's label. `null`: no link. */
  action: v.optional(v.nullable(text)),
})

export const factSchema = v.object({ label: text, value: text })
