/** The pages that are made of sections, and what each section holds. */
import * as v from 'valibot'
import { fact, filledList, keyedList, made, words } from '../schema/field-parts.ts'
import { onOwnerPage } from '../schema/owner-mark.ts'
import { positive, text } from '../schema/values.ts'
import { blockSchema, closeSchema, drawingName, href, markName, needed, pictureName, questionList, slug } from './schema-fields.ts'

const numberedEntries = { id: fact(text), number: fact(text), name: words(text), icon: v.optional(fact(markName)), text: words(text) }

/** Sections that the home page can show between the hero and the close, in the usual order. */
export const homeSectionsSchema = v.object({
  highlights: v.object({
    heading: words(text),
    drawing: v.optional(fact(drawingName)),
    items: filledList('id', numberedEntries),
  }),
  services: words(v.object({ heading: text })),
  steps: v.object({
    heading: words(text),
    /** All steps in one drawing, from lg up. Below lg, each step shows its own drawing. */
    drawing: v.optional(fact(drawingName)),
    items: filledList('id', {
      label: words(text),
      /** How long it takes: 'About an hour'. */
      time: v.optional(words(text)),
      title: words(text),
      text: words(text),
      drawing: v.optional(fact(drawingName)),
    }),
  }),
  /** The estimate with its first two questions. Only on a site that has an estimate. */
  price: v.object({
    heading: words(text),
    /** A short sentence that says what the range is not, such as a quote. */
    note: words(text),
    /** A query of the estimate with the answers that it starts with. Default: the standard ones. */
    answers: v.optional(fact(text)),
  }),
  /** Figures that people ask about, each with a sentence or two. */
  figures: v.object({
    heading: words(text),
    note: v.optional(words(text)),
    items: filledList('id', { value: words(text), strong: words(text), text: words(text) }),
  }),
  strip: filledList('picture', { picture: fact(pictureName), title: words(text), detail: words(text) }),
  pair: v.object({ heading: words(text), text: words(text), before: fact(pictureName), after: fact(pictureName) }),
  testimonials: words(v.object({ heading: text, subheading: text })),
  questions: onOwnerPage(
    { name: 'questions', label: { en: 'Questions', es: 'Preguntas' } },
    v.object({ heading: words(text), groups: keyedList('id', { name: words(text), items: questionList }) }),
  ),
  area: v.object({
    heading: words(text),
    text: words(text),
    /** The towns of `areaServed`, with their ZIP codes. */
    places: made(v.array(v.object({ name: text, note: v.string() }))),
    drawing: v.optional(fact(drawingName)),
  }),
  /** Example jobs with prices. A service page shows the jobs of its service. */
  jobs: v.object({
    heading: words(text),
    text: words(text),
    items: keyedList('id', {
      id: fact(slug),
      name: words(text),
      text: words(text),
      /** In feet or square feet, for comparing jobs. */
      size: fact(positive),
      /** The size as visitors read it: `{size} square feet`. */
      sizeText: words(text),
      dollars: fact(positive),
      days: fact(positive),
      service: fact(slug),
      /** The job drawn to scale, on the page of its service. */
      drawing: v.optional(fact(drawingName)),
      /** Leaves it out of the home page. */
      onlyOnService: v.optional(fact(v.boolean())),
      sample: fact(v.boolean()),
    }),
  }),
  articles: v.object({ heading: words(text), slugs: fact(v.array(slug)) }),
})

export const aboutSectionsSchema = v.object({
  /** A drawing across the window, above the terms about the crew. Left out if they are. */
  people: v.object({ run: fact(drawingName), terms: fact(v.array(slug)) }),
  /** The years on a dimension chain. `drawing` is one section of a run that has a section for each year; milestones are four-digit years then. */
  years: v.object({
    heading: words(text),
    drawing: v.optional(fact(drawingName)),
    items: keyedList('id', { id: fact(slug), when: words(text), text: words(text), sample: fact(v.boolean()) }),
  }),
  /** A written quote as the customer gets it. Its total is the sum of its lines. */
  quote: v.object({
    heading: words(text),
    text: words(text),
    notes: words(v.array(v.object({ strong: text, text }))),
    sheets: keyedList('id', {
      id: fact(slug),
      drawing: v.optional(fact(drawingName)),
      title: words(text),
      /** For whom, who measured, and when. */
      facts: words(v.array(text)),
      lines: keyedList('id', { id: fact(slug), dollars: v.optional(fact(v.number())), text: words(text) }),
      included: words(text),
      total: words(text),
      terms: words(text),
      signatures: words(v.array(text)),
      sample: fact(v.boolean()),
    }),
  }),
  values: v.object({ items: filledList('id', numberedEntries) }),
  /** Services shown on the about page. */
  services: keyedList('id', {
    id: fact(slug),
    title: words(text),
    href: fact(href),
    icon: v.optional(fact(markName)),
    description: words(text),
  }),
  banner: words(v.object({ title: text })),
  commitment: v.object({
    heading: words(text),
    body: words(v.array(blockSchema)),
    badges: keyedList('id', {
      id: fact(text),
      drawing: v.optional(fact(drawingName)),
      caption: words(text),
      needs: v.optional(fact(needed)),
    }),
  }),
})

/** The page shows the sections listed in `sections`, in that order. Other sections may stay in the set without being shown. */
export const homepageSchema = v.object({
  sections: words(v.array(v.keyof(homeSectionsSchema))),
  hero: v.object({
    picture: fact(pictureName),
    /** Replaces it in dark mode. Text on it is white. */
    duskPicture: v.optional(fact(pictureName)),
    /** Line above the number. */
    callLine: words(text),
    /** At most two short claims between the open state and the license. */
    trust: words(v.array(text)),
  }),
  ...v.partial(homeSectionsSchema).entries,
  close: words(closeSchema),
})

export const aboutSchema = v.object({
  sections: words(v.array(v.keyof(aboutSectionsSchema))),
  picture: fact(pictureName),
  body: words(v.array(blockSchema)),
  servicesButton: words(text),
  ...v.partial(aboutSectionsSchema).entries,
  close: words(closeSchema),
})

/** The pages made of sections, with the names of their sections. */
export const composedPages = { homepage: Object.keys(homeSectionsSchema.entries), about: Object.keys(aboutSectionsSchema.entries) }
