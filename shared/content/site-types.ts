/**
 * The shape of a site: all the content of one business in one language.
 *
 * These schemas are the only definition. The build checks every set against them, and the TypeScript types are inferred from them.
 * Text fields declared as `inline` may contain `**bold**` and `[label](/address/)`, and no other markup.
 */
import * as v from 'valibot'
import { siteEstimateSchema } from '../estimate/site-estimate.ts'
import { pagePaths } from '../pages/metadata.ts'
import { languageCodes } from './languages.ts'

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'))
const inline = text
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens'))
const isoDate = v.pipe(v.string(), v.isoDate('must be a date like 2023-12-03'))
const hexColor = v.pipe(v.string(), v.regex(/^#[0-9A-Fa-f]{6}$/, 'must be a color like #9C4A1A'))
/** An address of this site (`/about/`, `/services/#roofing`), an absolute address, `tel:` or `mailto:`. */
const href = v.pipe(
  v.string(),
  v.regex(/^(\/(?!\/)|https?:\/\/|tel:\+|mailto:|#)/, 'must be an address of this site, an absolute one, tel: or mailto:'),
)
/** File name of a photograph in the set's `pictures/` folder, without `.jpg`. */
const pictureName = v.pipe(slug, v.metadata({ asset: 'picture' }))
/** The key of a drawing in the set's `drawings`. */
const drawingName = v.pipe(slug, v.metadata({ asset: 'drawing' }))
/** The key of a small drawing that needs no label, because text beside it says the same. */
const markName = v.pipe(slug, v.metadata({ asset: 'mark' }))

/** A public site leaves this entry out while the license is a sample. */
const needs = v.optional(v.literal('license'))

/** 0 is Sunday, as in `Date.prototype.getUTCDay`. */
const weekday = v.picklist([0, 1, 2, 3, 4, 5, 6])
/** Local time of day, `00:00` to `24:00`. */
const timeOfDay = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'must be a time like 08:00'))

const openingHoursSchema = v.object({
  timeZone: text,
  /** Each entry opens and closes on the same day; a day may have several. */
  periods: v.array(v.object({ days: v.array(weekday), opens: timeOfDay, closes: timeOfDay })),
  /** Shown after 'Closed now.' in place of the next opening time: 'Leave a message 24/7'. */
  afterHours: v.optional(text),
  /** 'Mon - Fri 8AM - 5PM' */
  summary: text,
  /** Rows in the menu and the hours popover: 'Monday to Friday' and '8 AM to 5 PM'. */
  rows: v.array(v.object({ days: text, hours: text })),
})

const metaDataSchema = v.object({
  /** Unique in the set; search engines show 30 to 60 characters. */
  title: text,
  /** Unique in the set; search engines show 70 to 160 characters. */
  description: text,
  keywords: v.optional(v.array(text)),
})

/** Settings of a page. Its key in `pages` is its path in camelCase, or `homepage` for `/`. */
const pageSettingsSchema = v.object({
  /** From the route table. */
  url: v.pipe(v.string(), v.regex(/^\/([a-z0-9/-]*\/)?$/, 'must be a path that ends with a slash')),
  metaData: metaDataSchema,
  /** `\n` breaks the heading on screens from md up. */
  h1: text,
  subtitle: v.optional(text),
  /** Picture on the social card, and at the top of pages that have one there. */
  picture: v.optional(pictureName),
})

/** Before and after, taken from the same position. */
const pairEntries = { before: pictureName, after: pictureName }

const blockSchema = v.variant('kind', [
  v.object({ kind: v.literal('paragraph'), text: inline, /** Larger opening paragraph. */ lead: v.optional(v.boolean()), needs }),
  v.object({ kind: v.literal('heading'), level: v.picklist([2, 3]), text }),
  v.object({ kind: v.literal('list'), ordered: v.optional(v.boolean()), items: v.array(inline) }),
  v.object({ kind: v.literal('table'), caption: v.optional(text), head: v.array(text), rows: v.array(v.array(inline)) }),
  v.object({ kind: v.literal('quote'), text: inline }),
  v.object({ kind: v.literal('drawing'), drawing: drawingName, caption: v.optional(inline) }),
  v.object({ kind: v.literal('picture'), picture: pictureName, caption: v.optional(inline) }),
  v.object({ kind: v.literal('comparison'), ...pairEntries, caption: v.optional(inline) }),
])

const questionSchema = v.object({ id: slug, question: text, answer: inline })

const closeSchema = v.object({
  /** One or two lines, separated by `\n`: a question and what happens next. */
  heading: text,
  /** Label of the link to the contact form. Default: the header's label. `null`: no link. */
  action: v.optional(v.nullable(text)),
})

const factSchema = v.object({ label: text, value: text })

const serviceSchema = v.object({
  id: slug,
  /** 'Residential fencing' */
  name: text,
  /** The service's own page. Without it, the service is listed at `/services/#id` only. */
  page: v.optional(
    v.object({
      path: v.pipe(v.string(), v.regex(/^(\/[a-z]{2})?\/[a-z0-9-]+\/$/, 'must be one path segment with slashes')),
      metaData: metaDataSchema,
      h1: text,
      subtitle: text,
      /** Drawing across the full window width below the heading. */
      run: v.optional(drawingName),
      /** 350 to 600 words in 3 or 4 sections, including the table of materials. */
      body: v.array(blockSchema),
      includes: v.object({ heading: text, items: v.array(text) }),
      priceFactors: v.object({ heading: text, body: v.array(blockSchema) }),
      questions: v.object({ heading: text, items: v.array(questionSchema) }),
      related: v.object({ heading: text, pictures: v.array(pictureName), articles: v.array(slug) }),
      close: closeSchema,
    }),
  ),
  /** One or two sentences for the home page's list and the services page. */
  description: text,
  /** For the home page's list on phones. */
  shortLine: v.pipe(text, v.maxLength(28)),
  /** Two short facts for the services page: `3'-6" to 6'-0"`, 'Wood from $1,500'. */
  facts: v.array(text),
  /** For a service without its own page: where it applies, what it costs, when it isn't the right choice. */
  details: v.optional(v.array(v.object({ label: text, text: inline }))),
  /** Three measurements, shown for the first service on the home page. */
  measures: v.optional(v.array(factSchema)),
  picture: pictureName,
  /** Replaces the picture on the services page. */
  comparison: v.optional(v.object(pairEntries)),
  /** The drawing in the home page's list, with a phone version, and a mark of 62 x 44 px. */
  drawing: v.optional(drawingName),
  mark: v.optional(markName),
  /** Query string of an estimate with this service preselected. */
  estimate: v.optional(text),
})

const articleSchema = v.object({
  id: text,
  slug,
  title: text,
  excerpt: text,
  tags: v.array(text),
  metaTitle: text,
  metaDescription: text,
  createdAt: isoDate,
  lastModified: isoDate,
  /** `author` is the id of an entry in `blog.authors`; `reviewed` is the date of the last check by that author. */
  author: v.optional(slug),
  reviewed: v.optional(isoDate),
  picture: pictureName,
  body: v.array(blockSchema),
  close: closeSchema,
})

/** Colors of one mode. Each becomes a CSS custom property of that name (`--rule-2`). */
const paletteEntries = {
  ground: hexColor,
  sunk: hexColor,
  raised: hexColor,
  ink: hexColor,
  soft: hexColor,
  rule: hexColor,
  'rule-2': hexColor,
  field: hexColor,
  accent: hexColor,
  'accent-hover': hexColor,
  'on-accent': hexColor,
  call: hexColor,
  'call-2': hexColor,
  'call-3': hexColor,
  'on-call': hexColor,
  second: hexColor,
  deep: hexColor,
  'deep-text': hexColor,
  'deep-text-2': hexColor,
  'deep-number': hexColor,
  line: hexColor,
  foam: hexColor,
  good: hexColor,
  bad: hexColor,
  'bad-ground': hexColor,
}

const themeSchema = v.object({
  light: v.object(paletteEntries),
  dark: v.object(paletteEntries),
  /** Repeating edge below the hero: one period as a filled SVG path, with the page at the bottom. */
  edge: v.object({
    desktop: v.object({ width: v.number(), height: v.number(), path: text }),
    phone: v.object({ width: v.number(), height: v.number(), path: text }),
  }),
  hero: v.object({
    /** Color of the heading: `ink` on a light sky, or `white` on a dark picture, which adds a shade in the upper left. */
    promise: v.picklist(['ink', 'white']),
    /** `object-position` of the hero picture on phones, from md and from lg. */
    focus: v.object({ phone: text, tablet: text, desktop: text }),
  }),
  /** Logo mark: a path in a square of `size`, filled with the accent color. */
  mark: v.object({ size: v.number(), path: text }),
})

const scaleSchema = v.object({
  min: v.number(),
  max: v.number(),
  from: v.number(),
  to: v.number(),
  /** The range has no upper limit: it is drawn dotted from `to` to `max`. */
  openEnd: v.optional(v.boolean()),
  labels: v.array(v.object({ at: v.number(), text })),
})

/** Sections that the home page can show between the hero and the close, in the usual order. */
const homeSectionsSchema = v.object({
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
    /** Facts that change the figures, shown as a list. */
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
        sample: v.boolean(),
      }),
    ),
  }),
  articles: v.object({ heading: text, slugs: v.array(slug) }),
})

/** Answers to what customers ask before hiring: who comes, insurance, warranty, lead time, payment. */
const termSchema = v.object({
  id: slug,
  label: text,
  text: inline,
  /** Pages that show it: the about page, the service pages, or only the page of `service`. */
  pages: v.array(v.picklist(['about', 'services'])),
  service: v.optional(slug),
  /** True until the owner confirms it. A public site leaves samples out. */
  sample: v.boolean(),
})

const aboutSectionsSchema = v.object({
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
const homepageSchema = v.object({
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

const aboutSchema = v.object({
  sections: v.array(v.keyof(aboutSectionsSchema)),
  picture: pictureName,
  body: v.array(blockSchema),
  servicesButton: text,
  ...v.partial(aboutSectionsSchema).entries,
  close: closeSchema,
})

const testimonialSchema = v.object({
  /** A path of this site, an absolute address, or `drawing:NAME`. */
  avatarUrl: v.optional(v.pipe(text, v.metadata({ asset: 'avatar' }))),
  name: text,
  logo: v.optional(text),
  /** The city. */
  title: text,
  quote: text,
  /** Stars that the customer gave. */
  rating: v.picklist([1, 2, 3, 4, 5]),
  /** Website where the review was posted, such as 'Google'. Omitted if the customer told the business directly. */
  source: v.optional(text),
  /** The service that it is about. The first one for a service is also shown on that service's page. */
  service: v.optional(slug),
  /** True until the owner replaces it with a real customer's words (16 CFR 465). */
  sample: v.boolean(),
})

const navigationLinkSchema = v.object({ title: text, href, hideFromTopNav: v.optional(v.boolean()) })

export const siteSchema = v.object({
  language: v.picklist(languageCodes),
  /** The set's languages, default first. */
  languages: v.pipe(v.array(v.picklist(languageCodes)), v.minLength(1, 'must have one language')),
  name: text,
  /** The name in two parts, as the logo shows it: bold, then regular. */
  logo: v.object({ strong: text, plain: text }),
  siteUrl: v.pipe(v.string(), v.url()),
  phoneNumber: text,
  telLink: v.pipe(v.string(), v.regex(/^tel:\+\d{8,15}$/, 'must be like tel:+12025550123 (RFC 3966)')),
  /** Marks facts that the owner must replace before going live. */
  sample: v.object({
    phoneNumber: v.boolean(),
    license: v.boolean(),
    siteUrl: v.boolean(),
    /** Prices on any page. */
    prices: v.boolean(),
    /** The pictures are renderings or show other people's work. */
    pictures: v.boolean(),
    /** Claims about the business: years, satisfaction, certifications. */
    claims: v.boolean(),
  }),
  /** License number and class as advertised. Without it, no page mentions a license. */
  license: v.optional(text),
  /** Effective date of the privacy page. */
  privacyDate: isoDate,
  city: text,
  region: text,
  /** City and state, spelled out. */
  place: text,
  /** Search query for the embedded map and the map link. */
  mapQuery: text,
  /** Towns, for `areaServed` in the structured data. */
  areaServed: v.array(text),
  openingHours: openingHoursSchema,
  callToAction: text,
  /** 'Call to schedule a FREE consultation' */
  scheduleCall: text,
  keywords: v.array(text),
  ogImage: pictureName,
  header: v.object({
    /** Line above the number: 'Call Us Anytime · 24/7'. */
    phoneLabel: v.optional(text),
    /** Label of the link to the contact form, and a short version for the call bar. */
    quoteLabel: text,
    quoteLabelShort: text,
    /** Shows that link in the header too. */
    showsQuote: v.boolean(),
  }),
  shareEmailFooter: text,
  navigation: v.array(navigationLinkSchema),
  footer: v.object({ heading: text, paragraphs: v.tuple([text, text]), text }),
  phoneBlock: v.object({ heading: text }),
  /** Page settings by camelCase key: homepage, about, services, blog, careers, contact, gallery, directoriesOnTheWeb … */
  pages: v.record(v.picklist(Object.keys(pagePaths('en')), 'no page has this key'), pageSettingsSchema),
  pictures: v.record(pictureName, v.object({ alt: text, /** object-position for crops, e.g. '50% 30%'. */ focus: v.optional(text) })),
  services: v.array(serviceSchema),
  homepage: homepageSchema,
  servicesPage: v.object({ close: closeSchema }),
  testimonials: v.array(testimonialSchema),
  /** The business's own page on each review site. */
  reviews: v.array(v.object({ name: text, href: v.pipe(v.string(), v.url()), sample: v.boolean() })),
  terms: v.array(termSchema),
  about: aboutSchema,
  careers: v.object({
    picture: pictureName,
    body: v.array(blockSchema),
    callBlock: v.object({ heading: text, text }),
    /** The crew's workday, shown as a timeline. */
    day: v.optional(v.object({ heading: text, parts: v.array(v.object({ when: text, text })) })),
    jobs: v.array(
      v.object({
        title: text,
        description: text,
        datePosted: isoDate,
        /** Last day to apply. */
        validThrough: isoDate,
        employmentType: v.picklist(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'PER_DIEM', 'OTHER']),
        /** In dollars. Colorado and California require a pay range in job postings. */
        pay: v.object({ from: v.number(), to: v.number(), per: v.picklist(['HOUR', 'YEAR']) }),
        benefits: text,
        sample: v.boolean(),
      }),
    ),
    close: closeSchema,
  }),
  contact: v.object({
    info: v.object({
      heading: text,
      cta: text,
      items: v.array(
        v.object({
          id: text,
          iconClass: v.picklist(['phone', 'clock', 'pin', 'mail']),
          infoBody01: text,
          infoBody02: text,
          link: v.optional(href),
        }),
      ),
    }),
    /** What to have ready before calling or writing. */
    ready: v.object({ heading: text, items: v.array(text) }),
    /** What happens after a call or message, and when. */
    next: v.array(v.object({ label: text, text })),
    form: v.object({
      heading: text,
      text,
      privacy: text,
      /** What photos should show. */
      photos: text,
      sentHeading: text,
      sentText: text,
      /** What happens next, such as the reply and the visit. */
      sentSteps: v.array(v.object({ when: text, text })),
    }),
    map: v.object({ heading: text, text, drawing: v.optional(drawingName), linkLabel: text }),
    banner: v.object({ title: text }),
  }),
  gallery: v.object({
    /** In display order. The widths in each row add up to 12 columns: 8+4, 4+4+4, 6+6 or 4+8. */
    items: v.array(
      v.object({
        picture: pictureName,
        title: text,
        /** End of the caption: 6'-0" */
        dimension: text,
        columns: v.picklist([4, 6, 8]),
        filter: slug,
      }),
    ),
    filters: v.array(v.object({ id: slug, name: text })),
    /** Before-and-after pairs, shown below the pictures. */
    pairs: v.array(v.object({ id: slug, ...pairEntries, title: text, dimension: text })),
    close: closeSchema,
  }),
  blog: v.object({
    intro: text,
    /** Pictures for posts that have none; the post's id chooses one. */
    fallbackPictures: v.pipe(v.array(pictureName), v.length(5)),
    /** A public site leaves out sample authors, and with them the review dates of their articles. */
    authors: v.array(v.object({ id: slug, name: text, role: text, sample: v.boolean() })),
    close: closeSchema,
  }),
  articles: v.array(articleSchema),
  directories: v.object({
    intro: text,
    /** Drawing across the full window width below the introduction. */
    run: v.optional(drawingName),
    groups: v.array(v.object({ name: text, links: v.array(v.object({ name: text, href: v.pipe(v.string(), v.url()) })) })),
  }),
  /** Prices and words of the estimate page. Without it, the site has no estimate page. */
  estimate: v.optional(siteEstimateSchema),
  notFound: v.object({
    metaData: metaDataSchema,
    /** `call` shows a headline, a sentence and the phone number; `home` shows a large '404', a message and a link to the home page. */
    variant: v.picklist(['call', 'home']),
    siteName: text,
    heading: text,
    text,
    prompt: text,
    homeLink: text,
    drawing: v.optional(drawingName),
    servicesHeading: text,
  }),
  /** Old paths and the new addresses that they redirect to (301). */
  redirects: v.record(v.string(), href),
  theme: themeSchema,
})

export type HomeSections = v.InferOutput<typeof homeSectionsSchema>
export type HomeSection = keyof HomeSections
export type AboutSections = v.InferOutput<typeof aboutSectionsSchema>
export type AboutSection = keyof AboutSections

/** The pages made of sections, with the names of their sections. */
export const composedPages = { homepage: Object.keys(homeSectionsSchema.entries), about: Object.keys(aboutSectionsSchema.entries) }

export type Site = v.InferOutput<typeof siteSchema>
export type Service = v.InferOutput<typeof serviceSchema>
export type ServicePage = NonNullable<Service['page']>
export type Article = v.InferOutput<typeof articleSchema>
export type Block = v.InferOutput<typeof blockSchema>
export type Question = v.InferOutput<typeof questionSchema>
export type Testimonial = v.InferOutput<typeof testimonialSchema>
export type Term = v.InferOutput<typeof termSchema>
export type Job = HomeSections['jobs']['items'][number]
export type MetaData = v.InferOutput<typeof metaDataSchema>
export type OpeningHours = v.InferOutput<typeof openingHoursSchema>
export type Theme = v.InferOutput<typeof themeSchema>
export type Scale = v.InferOutput<typeof scaleSchema>
export type Close = v.InferOutput<typeof closeSchema>

/**
 * A drawing in CSS pixels. `markup` is the content of an SVG `symbol` of that size. Colors are theme tokens (`var(--line)`,
 * `color-mix(in srgb, var(--accent) 12%, var(--ground))`); text inherits the page's font.
 */
export type Drawing = {
  width: number
  height: number
  /** A sentence that describes the drawing and its main dimension. Empty for marks, which are hidden from assistive technology. */
  label: string
  markup: string
  /** Distance of the ground line from the top, for drawings that stand on a line of the page. */
  ground?: number
  /** The version for screens below lg. */
  phone?: { width: number; height: number; markup: string; ground?: number }
}
