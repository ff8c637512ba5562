/**
 * The shape of a content set: everything that one business says, shows and counts on.
 *
 * The schemas are the single definition: the build checks a set against them, the types follow from them.
 * Text fields marked `inline` may hold `**bold**` and `[label](/address/)`, nothing else.
 */
import * as v from 'valibot'
import { siteEstimateSchema } from '../estimate/site-estimate.ts'
import { languageCodes } from './languages.ts'

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'))
const inline = text
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens'))
const isoDate = v.pipe(v.string(), v.isoDate('must be a date like 2023-12-03'))
const hexColor = v.pipe(v.string(), v.regex(/^#[0-9A-Fa-f]{6}$/, 'must be a color like #9C4A1A'))
/** An address inside the site (`/about/`, `/services/#roofing`), or an absolute one, or `tel:`/`mailto:`. */
const href = v.pipe(
  v.string(),
  v.regex(/^(\/(?!\/)|https?:\/\/|tel:\+|mailto:|#)/, 'must be an address of this site, an absolute one, tel: or mailto:'),
)
/** The name of a photograph in the set's `pictures/` folder, without its ending. */
const pictureName = v.pipe(slug, v.metadata({ asset: 'picture' }))
/** The key of a drawing in the set's `drawings`. */
const drawingName = v.pipe(slug, v.metadata({ asset: 'drawing' }))
/** The same for a small one beside words that say the same: it needs no label. */
const markName = v.pipe(slug, v.metadata({ asset: 'mark' }))

/** Left out with the license, as long as that is a sample on a public site. */
const needs = v.optional(v.literal('license'))

/** 0 is Sunday, as in `Date.prototype.getUTCDay`. */
const weekday = v.picklist([0, 1, 2, 3, 4, 5, 6])
/** Local time of day, `08:00` to `24:00`. */
const timeOfDay = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'must be a time like 08:00'))

const openingHoursSchema = v.object({
  timeZone: text,
  /** Each entry opens and closes on the same day; a day may have several. */
  periods: v.array(v.object({ days: v.array(weekday), opens: timeOfDay, closes: timeOfDay })),
  /** What follows 'Closed now.' instead of the next opening time ('Leave a message 24/7'). */
  afterHours: v.optional(text),
  /** 'Mon - Fri 8AM - 5PM' */
  summary: text,
  /** Rows of drawer and popover: 'Monday to Friday' / '8 AM to 5 PM'. */
  rows: v.array(v.object({ days: text, hours: text })),
})

const metaDataSchema = v.object({
  /** Unique in the set; search engines show 30 to 60 characters. */
  title: text,
  /** Unique in the set; search engines show 70 to 160 characters. */
  description: text,
  keywords: v.optional(v.array(text)),
})

/** A page's settings; the key in `pages` is its path in camelCase, `homepage` for `/`. */
const pageSettingsSchema = v.object({
  url: v.pipe(v.string(), v.regex(/^\/([a-z0-9/-]*\/)?$/, 'must be a path that ends with a slash')),
  metaData: metaDataSchema,
  /** Line breaks (`\n`) are the breaks of the large heading from md up. */
  h1: text,
  subtitle: v.optional(text),
  /** Picture for social cards and, where the page shows one, its head. */
  picture: v.optional(pictureName),
})

/** Two pictures from one camera. */
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
  /** One or two lines (`\n`): a question and what happens next. */
  heading: text,
  /** The words of the link to the form where they are not those of the header; `null` for none. */
  action: v.optional(v.nullable(text)),
})

const factSchema = v.object({ label: text, value: text })

const serviceSchema = v.object({
  id: slug,
  /** 'Residential fencing' */
  name: text,
  /** With a page of its own: the path of it. Without: undefined, and the service is listed on /services/#id. */
  page: v.optional(
    v.object({
      path: v.pipe(v.string(), v.regex(/^(\/[a-z]{2})?\/[a-z0-9-]+\/$/, 'must be one path segment with slashes')),
      metaData: metaDataSchema,
      h1: text,
      subtitle: text,
      /** A run drawn across the window under the head. */
      run: v.optional(drawingName),
      /** 350 to 600 words in 3 to 4 sections, materials table included. */
      body: v.array(blockSchema),
      includes: v.object({ heading: text, items: v.array(text) }),
      priceFactors: v.object({ heading: text, body: v.array(blockSchema) }),
      questions: v.object({ heading: text, items: v.array(questionSchema) }),
      related: v.object({ heading: text, pictures: v.array(pictureName), articles: v.array(slug) }),
      close: closeSchema,
    }),
  ),
  /** One or two sentences for rows and the services page. */
  description: text,
  /** At most 28 characters, for the phone's rows. */
  shortLine: v.pipe(text, v.maxLength(28)),
  /** Two short facts for the services page: `3'-6" to 6'-0"`, 'Wood from $1,500'. */
  facts: v.array(text),
  /** For a service without a page of its own: where it goes, what it costs, when it isn't the right choice. */
  details: v.optional(v.array(v.object({ label: text, text: inline }))),
  /** Three measured facts for the lead service of the home page. */
  measures: v.optional(v.array(factSchema)),
  picture: pictureName,
  /** Stands in place of the picture on the services page. */
  comparison: v.optional(v.object(pairEntries)),
  /** Row drawing (with a `-phone` variant) and 62 x 44 mark. */
  drawing: v.optional(drawingName),
  mark: v.optional(markName),
  /** The query of an estimate with this service's answers already chosen. */
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
  /** Who wrote it, one of `blog.authors`, and when it was last checked against how the work is done. */
  author: v.optional(slug),
  reviewed: v.optional(isoDate),
  picture: pictureName,
  body: v.array(blockSchema),
  close: closeSchema,
})

/** One set of theme colors; the names are the CSS custom properties they become (`--rule-2`). */
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
  /** The trade's edge: one period of it as an SVG path (filled, ground side at the bottom), for desktop and phone. */
  edge: v.object({
    desktop: v.object({ width: v.number(), height: v.number(), path: text }),
    phone: v.object({ width: v.number(), height: v.number(), path: text }),
  }),
  hero: v.object({
    /** Text of the promise: `ink` on a light sky, `white` on a dark picture (adds the shade in the upper left). */
    promise: v.picklist(['ink', 'white']),
    /** `object-position` of the hero picture at phone, md and lg. */
    focus: v.object({ phone: text, tablet: text, desktop: text }),
  }),
  /** Logo mark: the path of a square SVG, filled with the accent. */
  mark: v.object({ size: v.number(), path: text }),
})

const scaleSchema = v.object({
  min: v.number(),
  max: v.number(),
  from: v.number(),
  to: v.number(),
  /** The range goes on beyond `to`, drawn dotted up to `max`. */
  openEnd: v.optional(v.boolean()),
  labels: v.array(v.object({ at: v.number(), text })),
})

/** What the home page can show between its hero and its close, in the usual order. */
const homeSectionsSchema = v.object({
  highlights: v.object({
    heading: text,
    drawing: v.optional(drawingName),
    items: v.array(v.object({ id: text, number: text, name: text, icon: v.optional(markName), text })),
  }),
  services: v.object({ heading: text }),
  steps: v.object({
    heading: text,
    /** The whole run for lg; each step has its own stage for phones. */
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
    /** The facts that move the figures, as a ruled list. */
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
  /** Jobs as they are charged; service pages show those of their service. */
  jobs: v.object({
    heading: text,
    text,
    items: v.array(
      v.object({
        id: slug,
        name: text,
        text,
        /** Feet or square feet, to compare the jobs by. */
        size: v.number(),
        /** The same in words. */
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

/** What a customer asks before choosing: who comes, insurance, warranty, how soon, how to pay. */
const termSchema = v.object({
  id: slug,
  label: text,
  text: inline,
  /** On the page about the business, on service pages, or on the page of one service alone. */
  pages: v.array(v.picklist(['about', 'services'])),
  service: v.optional(slug),
  /** True until the owner has confirmed it: a public site leaves it out. */
  sample: v.boolean(),
})

const aboutSectionsSchema = v.object({
  /** With a drawing across the window that has their numbers, else each with its icon. */
  values: v.object({
    run: v.optional(drawingName),
    items: v.array(v.object({ id: text, number: text, name: text, icon: v.optional(markName), text })),
  }),
  /** Services shown on the about page (SPEC: About service). */
  services: v.array(v.object({ id: slug, title: text, href, icon: v.optional(markName), description: text })),
  banner: v.object({ title: text }),
  commitment: v.object({
    heading: text,
    body: v.array(blockSchema),
    badges: v.array(v.object({ id: text, drawing: v.optional(drawingName), caption: text, needs })),
  }),
})

/** A page of sections shows those that it lists, in their order. What is not listed may stay in the set; nobody sees it. */
const homepageSchema = v.object({
  sections: v.array(v.keyof(homeSectionsSchema)),
  hero: v.object({
    picture: pictureName,
    /** Line above the number. */
    callLine: text,
    /** Trust line beside the open state, before the license: at most two. */
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
  /** A path under the site's own files (`drawing:NAME` for a drawn one) or an absolute address. */
  avatarUrl: v.optional(v.pipe(text, v.metadata({ asset: 'avatar' }))),
  name: text,
  logo: v.optional(text),
  /** The city. */
  title: text,
  quote: text,
  /** As the customer gave it. */
  rating: v.picklist([1, 2, 3, 4, 5]),
  /** Where it was given, if not to the business itself: 'Google'. */
  source: v.optional(text),
  /** The service that it is about; its page shows it too. */
  service: v.optional(slug),
  /** True until the owner has replaced it by a real customer's words (16 CFR 465). */
  sample: v.boolean(),
})

const navigationLinkSchema = v.object({ title: text, href, hideFromTopNav: v.optional(v.boolean()) })

export const siteSchema = v.object({
  language: v.picklist(languageCodes),
  /** The set's languages, the default one first. */
  languages: v.pipe(v.array(v.picklist(languageCodes)), v.minLength(1, 'must have one language')),
  /** Central settings. */
  name: text,
  /** The name in two parts for the logo: strong, then plain. */
  logo: v.object({ strong: text, plain: text }),
  siteUrl: v.pipe(v.string(), v.url()),
  phoneNumber: text,
  telLink: v.pipe(v.string(), v.regex(/^tel:\+\d{8,15}$/, 'must be like tel:+12025550123 (RFC 3966)')),
  /** Facts that the owner must replace before going live. */
  sample: v.object({
    phoneNumber: v.boolean(),
    license: v.boolean(),
    siteUrl: v.boolean(),
    /** Whatever pages say a job costs. */
    prices: v.boolean(),
    /** Renderings, or pictures of other people's work. */
    pictures: v.boolean(),
    /** Numbers about the business: years, satisfaction, who certified it. */
    claims: v.boolean(),
  }),
  /** Number and class as they are advertised. Where there is none, no page speaks of it. */
  license: v.optional(text),
  /** Since when the privacy page says what it says. */
  privacyDate: isoDate,
  city: text,
  region: text,
  /** City and state, written out. */
  place: text,
  /** Query for the map embed and the link to a maps service. */
  mapQuery: text,
  /** Towns for `areaServed`. */
  areaServed: v.array(text),
  openingHours: openingHoursSchema,
  callToAction: text,
  /** 'Call to schedule a FREE consultation' */
  scheduleCall: text,
  keywords: v.array(text),
  ogImage: pictureName,
  /** Header: a second line above the number ('Call Us Anytime · 24/7'), and the words of the quote link. */
  header: v.object({
    phoneLabel: v.optional(text),
    quoteLabel: text,
    /** The quote link's words where space is short (call bar). */
    quoteLabelShort: text,
    /** Shows the quote link in the header's bar too. */
    showsQuote: v.boolean(),
  }),
  shareEmailFooter: text,
  navigation: v.array(navigationLinkSchema),
  footer: v.object({ heading: text, paragraphs: v.tuple([text, text]), text }),
  phoneBlock: v.object({ heading: text }),
  /** Page settings by camelCase key: homepage, about, services, blog, careers, contact, gallery, directoriesOnTheWeb … */
  pages: v.record(text, pageSettingsSchema),
  pictures: v.record(pictureName, v.object({ alt: text, /** object-position for crops, e.g. '50% 30%'. */ focus: v.optional(text) })),
  services: v.array(serviceSchema),
  homepage: homepageSchema,
  servicesPage: v.object({ close: closeSchema }),
  testimonials: v.array(testimonialSchema),
  /** Where customers have rated the business: the address of its own page there. */
  reviews: v.array(v.object({ name: text, href: v.pipe(v.string(), v.url()), sample: v.boolean() })),
  terms: v.array(termSchema),
  about: aboutSchema,
  careers: v.object({
    picture: pictureName,
    body: v.array(blockSchema),
    callBlock: v.object({ heading: text, text }),
    /** The crew's day, as one dimension chain. */
    day: v.optional(v.object({ heading: text, parts: v.array(v.object({ when: text, text })) })),
    jobs: v.array(
      v.object({
        title: text,
        description: text,
        datePosted: isoDate,
        /** Applications are taken until this day. */
        validThrough: isoDate,
        employmentType: v.picklist(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'PER_DIEM', 'OTHER']),
        /** In dollars: Colorado and California want the range in the opening. */
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
    /** What helps to have at hand for the call or the form. */
    ready: v.object({ heading: text, items: v.array(text) }),
    /** What happens after the call or the form, and when. */
    next: v.array(v.object({ label: text, text })),
    form: v.object({
      heading: text,
      text,
      privacy: text,
      /** What helps to see in a photo. */
      photos: text,
      sentHeading: text,
      sentText: text,
      /** What happens next: today, the answer, the visit. */
      sentSteps: v.array(v.object({ when: text, text })),
    }),
    map: v.object({ heading: text, text, drawing: v.optional(drawingName), linkLabel: text }),
    banner: v.object({ title: text }),
  }),
  gallery: v.object({
    /** Order and widths in columns of 12: rows of 8+4, 4+4+4, 6+6, 4+8. */
    items: v.array(
      v.object({
        picture: pictureName,
        title: text,
        /** The caption's end: 6'-0" */
        dimension: text,
        columns: v.picklist([4, 6, 8]),
        filter: slug,
      }),
    ),
    filters: v.array(v.object({ id: slug, name: text })),
    /** Before and after, below the pictures. */
    pairs: v.array(v.object({ id: slug, ...pairEntries, title: text, dimension: text })),
    close: closeSchema,
  }),
  blog: v.object({
    intro: text,
    /** Five bundled pictures for posts without one, by index from the id. */
    fallbackPictures: v.pipe(v.array(pictureName), v.length(5)),
    /** Until the owner has confirmed one, a public site names no author and no review. */
    authors: v.array(v.object({ id: slug, name: text, role: text, sample: v.boolean() })),
    close: closeSchema,
  }),
  articles: v.array(articleSchema),
  directories: v.object({
    intro: text,
    /** A run drawn across the window under the introduction. */
    run: v.optional(drawingName),
    groups: v.array(v.object({ name: text, links: v.array(v.object({ name: text, href: v.pipe(v.string(), v.url()) })) })),
  }),
  /** What the price of a job comes from; a set without it has no page of that kind. */
  estimate: v.optional(siteEstimateSchema),
  notFound: v.object({
    metaData: metaDataSchema,
    /** `call`: headline, sentence, phone. `home`: large '404', message, link to the home page. */
    variant: v.picklist(['call', 'home']),
    siteName: text,
    heading: text,
    text,
    prompt: text,
    homeLink: text,
    drawing: v.optional(drawingName),
    servicesHeading: text,
  }),
  /** Old paths and their successors; 301. */
  redirects: v.record(v.string(), href),
  theme: themeSchema,
})

export type HomeSections = v.InferOutput<typeof homeSectionsSchema>
export type HomeSection = keyof HomeSections
export type AboutSections = v.InferOutput<typeof aboutSectionsSchema>
export type AboutSection = keyof AboutSections

/** The pages that are made of sections, and the names of these. */
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
 * A measured drawing, already in CSS pixels: `markup` is what stands inside a `symbol` of that size.
 * Colors are tokens (`var(--line)`, `color-mix(in srgb, var(--accent) 12%, var(--ground))`), text inherits the page's font.
 */
export type Drawing = {
  width: number
  height: number
  /** A sentence: what it is, and its main dimension. Empty for marks and repeats, which are hidden from assistive technology. */
  label: string
  markup: string
  /** Baseline of the ground line from the top, where the drawing stands on a line of the page. */
  ground?: number
  /** The same drawing emitted for phones (below lg). */
  phone?: { width: number; height: number; markup: string; ground?: number }
}
