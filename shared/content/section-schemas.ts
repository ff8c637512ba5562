/** The pages that are made of sections, and what each section holds. */
import * as v from 'valibot'
import {
  blockSchema,
  closeSchema,
  drawingName,
  href,
  markName,
  needs,
  pairEntries,
  pictureName,
  questionSchema,
  slug,
  text,
} from './schema-fields.ts'

export const scaleSchema = v.object({
  min: v.number(),
  max: v.number(),
  from: v.number(),
  to: v.number(),
  /** The range has no upper limit: it is drawn dotted from `to` to `max`. */
  openEnd: v.optional(v.boolean()),
  labels: v.array(v.object({ at: v.number(), text })),
})

/** Sections that the home page can show between the hero and the close, in the usual order. */
export const homeSectionsSchema = v.object({
  highlights: v.object({
    heading: text,
    drawing: v.optional(drawingName),
    items: v.array(v.object({ id: text, number: text, name: text, icon: v.optional(markName), text })),
  }),
  services: v.object({ heading: text }),
  steps: v.object({
    heading: text,
    /** All steps in one drawing, from lg up. Below lg, each step shows its own drawing. */
    drawing: v.optional(drawingName),
    items: v.array(
      v.object({
        label: text,
        /** How long it takes: 'About an hour'. */ time: v.optional(text),
        title: text,
        text,
        drawing: v.optional(drawingName),
      }),
    ),
  }),
  figures: v.object({
    heading: text,
    text,
    /** Facts that change the figures, shown as a list under its label. */
    factorsLabel: v.optional(text),
    factors: v.array(text),
    note: v.optional(text),
    items: v.array(v.object({ value: text, strong: text, text, scale: scaleSchema })),
  }),
  strip: v.array(v.object({ picture: pictureName, title: text, detail: text })),
  /** Before and after. */
  pair: v.object({ heading: text, text, ...pairEntries }),
  testimonials: v.object({ heading: text, subheading: text }),
  questions: v.object({ heading: text, groups: v.array(v.object({ name: text, items: v.array(questionSchema) })) }),
  area: v.object({
    heading: text,
    text,
    places: v.array(v.object({ name: text, note: text })),
    drawing: v.optional(drawingName),
  }),
  /** Example jobs with prices. A service page shows the jobs of its service. */
  jobs: v.object({
    heading: text,
    text,
    /** Label of its link to the estimate page, so that it differs from the link under the figures. */
    linkLabel: v.optional(text),
    items: v.array(
      v.object({
        id: slug,
        name: text,
        text,
        /** In feet or square feet, for comparing jobs. */
        size: v.number(),
        /** The size as shown to visitors. */
        sizeText: text,
        dollars: v.number(),
        days: v.number(),
        service: slug,
        /** Leaves it out of the home page. */
        onlyOnService: v.optional(v.boolean()),
        sample: v.boolean(),
      }),
    ),
  }),
  articles: v.object({ heading: text, slugs: v.array(slug) }),
})

export const aboutSectionsSchema = v.object({
  /** With `run`, a drawing across the window shows the numbers. Without it, each item shows its icon. */
  values: v.object({
    run: v.optional(drawingName),
    items: v.array(v.object({ id: text, number: text, name: text, icon: v.optional(markName), text })),
  }),
  /** Services shown on the about page. */
  services: v.array(v.object({ id: slug, title: text, href, icon: v.optional(markName), description: text })),
  banner: v.object({ title: text }),
  commitment: v.object({
    heading: text,
    body: v.array(blockSchema),
    badges: v.array(v.object({ id: text, drawing: v.optional(drawingName), caption: text, needs })),
  }),
})

/** The page shows the sections listed in `sections`, in that order. Other sections may stay in the set without being shown. */
export const homepageSchema = v.object({
  sections: v.array(v.keyof(homeSectionsSchema)),
  hero: v.object({
    picture: pictureName,
    /** Line above the number. */
    callLine: text,
    /** At most two short claims between the open state and the license. */
    trust: v.array(text),
  }),
  ...v.partial(homeSectionsSchema).entries,
  close: closeSchema,
})

export const aboutSchema = v.object({
  sections: v.array(v.keyof(aboutSectionsSchema)),
  picture: pictureName,
  body: v.array(blockSchema),
  servicesButton: text,
  ...v.partial(aboutSectionsSchema).entries,
  close: closeSchema,
})

/** The pages made of sections, with the names of their sections. */
export const composedPages = { homepage: Object.keys(homeSectionsSchema.entries), about: Object.keys(aboutSectionsSchema.entries) }
