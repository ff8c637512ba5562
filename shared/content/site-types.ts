/**
 * The shape of a site: all the content of one business in one language.
 *
 * These schemas are the only definition. The build checks every set against them, and the TypeScript types are inferred from them.
 * Text fields declared as `inline` may contain `**bold**` and `[label](/address/)`, and no other markup.
 */
import * as v from 'valibot'
import { siteEstimateSchema } from '../estimate/site-estimate.ts'
import { pagePaths } from '../pages/metadata.ts'
import { isOrigin } from '../text/parse-url.ts'
import { languageCodes } from './languages.ts'
import {
  blockSchema,
  closeSchema,
  drawingName,
  href,
  inline,
  isoDate,
  metaDataSchema,
  openingHoursSchema,
  pageSettingsSchema,
  pairEntries,
  pictureName,
  type questionSchema,
  slug,
  text,
} from './schema-fields.ts'
import { aboutSchema, type aboutSectionsSchema, homepageSchema, type homeSectionsSchema, type scaleSchema } from './section-schemas.ts'
import { serviceSchema } from './service-schema.ts'
import { themeSchema } from './theme-schema.ts'

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

/** Answers to what customers ask before hiring: who comes, insurance, warranty, lead time, payment. */
const termSchema = v.object({
  id: slug,
  label: text,
  text: inline,
  /** Pages that show it: the about page, the service pages, or only the page of `service`. */
  pages: v.array(v.picklist(['about', 'services'])),
  service: v.optional(slug),
  /** A service whose page leaves it out. */
  except: v.optional(slug),
  /** True until the owner confirms it. A public site leaves samples out. */
  sample: v.boolean(),
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
  siteUrl: v.pipe(v.string(), v.check(isOrigin, 'must be like https://www.example.com, without a slash at the end')),
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
