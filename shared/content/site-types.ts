/**
 * The shape of a site: all the content of one business in one language.
 *
 * These schemas are the only definition. The build checks every set against them, and the TypeScript types are inferred from them.
 * Text fields declared as `inline` may contain `**bold**` and `[label](/address/)`, and no other markup.
 */
import * as v from 'valibot'
import { optionalScreens, pagePaths } from '../addresses/routes.ts'
import { pricesPage, siteEstimateSchema } from '../estimate/site-estimate.ts'
import { openingHoursSchema } from '../hours/opening-hours-schema.ts'
import { languageCodes } from '../language/languages.ts'
import { fact, keyedList, keyedListByLanguage, made, words } from '../schema/field-parts.ts'
import { addedByOwner, byOwner, type OwnerPageMark, onOwnerPage, sampleFlag } from '../schema/owner-mark.ts'
import { isOrigin } from '../text/parse-url.ts'
import { businessTypes } from '../trades/business-types.ts'
import { uploadSchema } from './media-picture.ts'
import { noticeSchema } from './notice.ts'
import { priceSchema } from './prices.ts'
import {
  blockSchema,
  chainPartSchema,
  closeSchema,
  drawingName,
  href,
  inline,
  isoDate,
  metaDataSchema,
  needed,
  pageSettingsSchema,
  pictureName,
  type questionSchema,
  slug,
  text,
} from './schema-fields.ts'
import { aboutSchema, type aboutSectionsSchema, homepageSchema, type homeSectionsSchema } from './section-schemas.ts'
import { serviceList } from './service-schema.ts'
import { themeSchema } from './theme-schema.ts'
import { workSchema } from './work-schema.ts'

const articleList = keyedListByLanguage('slug', {
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

/** Answers to what customers ask before hiring: who comes, insurance, warranty, lead time, payment. */
const termEntries = keyedList('id', {
  id: fact(slug),
  label: words(byOwner({ label: { en: 'Label', es: 'Etiqueta' } }, text)),
  text: words(byOwner({ label: { en: 'Text', es: 'Texto' }, input: 'long' }, inline)),
  /** The same in a few words, for the strip on service pages: '$1 million liability', 'and workers’ comp'. */
  proof: v.optional(words(v.object({ strong: text, text }))),
  /** Pages that show it: the about page, the service pages, or only the page of `service`. */
  pages: fact(v.array(v.picklist(['about', 'services']))),
  service: v.optional(fact(slug)),
  /** A service whose page leaves it out. */
  except: v.optional(fact(slug)),
  needs: v.optional(fact(needed)),
  /** True until the owner confirms it. A public site leaves samples out. */
  sample: fact(sampleFlag()),
})

const termList = onOwnerPage({ name: 'terms', label: { en: 'Terms', es: 'Condiciones' }, group: 'prices' }, termEntries)

const employmentTypes = {
  FULL_TIME: { en: 'Full time', es: 'Tiempo completo' },
  PART_TIME: { en: 'Part time', es: 'Medio tiempo' },
  CONTRACTOR: { en: 'Contractor', es: 'Por contrato' },
  TEMPORARY: { en: 'Temporary', es: 'Temporal' },
  INTERN: { en: 'Intern', es: 'Practicante' },
  PER_DIEM: { en: 'By the day', es: 'Por día' },
  OTHER: { en: 'Other', es: 'Otro' },
}

const testimonialEntries = keyedListByLanguage('name', {
  /** A path of this site, an absolute address, or `drawing:NAME`. */
  avatarUrl: v.optional(fact(v.pipe(text, v.metadata({ asset: 'avatar' })))),
  name: fact(text),
  logo: v.optional(fact(text)),
  /** The city. */
  title: words(byOwner({ label: { en: 'Town', es: 'Ciudad' } }, text)),
  quote: words(byOwner({ label: { en: 'What the customer said', es: 'Qué dijo el cliente' }, input: 'long' }, text)),
  /** Stars that the customer gave. */
  rating: fact(byOwner({ label: { en: 'Stars', es: 'Estrellas' } }, v.picklist([1, 2, 3, 4, 5]))),
  /** Website where the review was posted, such as 'Google'. Omitted if the customer told the business directly. */
  source: v.optional(
    fact(
      byOwner(
        { label: { en: 'Where it was posted', es: 'Dónde se publicó' }, hint: { en: 'Google, for example', es: 'Google, por ejemplo' } },
        text,
      ),
    ),
  ),
  /** When the customer said it. */
  date: v.optional(fact(byOwner({ label: { en: 'When', es: 'Cuándo' }, input: 'date' }, isoDate))),
  /** The service that it is about. The first one for a service is also shown on that service's page. */
  service: v.optional(fact(byOwner({ label: { en: 'Service', es: 'Servicio' }, input: 'service' }, slug))),
  /** True until the owner replaces it with a real customer's words (16 CFR 465). */
  sample: fact(sampleFlag()),
})

const testimonialList = onOwnerPage(
  { name: 'testimonials', label: { en: 'Testimonials', es: 'Testimonios' } },
  addedByOwner(
    { label: { en: 'Testimonial', es: 'Testimonio' }, keyLabel: { en: 'Customer’s name', es: 'Nombre del cliente' } },
    testimonialEntries,
  ),
)

const jobEntries = keyedListByLanguage('id', {
  title: words(byOwner({ label: { en: 'Position', es: 'Puesto' } }, text)),
  description: words(byOwner({ label: { en: 'Description', es: 'Descripción' }, input: 'long' }, text)),
  datePosted: fact(byOwner({ label: { en: 'Posted on', es: 'Publicada el' }, input: 'date' }, isoDate)),
  /** Last day to apply. */
  validThrough: fact(byOwner({ label: { en: 'Last day to apply', es: 'Último día para postularse' }, input: 'date' }, isoDate)),
  employmentType: fact(
    byOwner(
      { label: { en: 'Kind of job', es: 'Tipo de trabajo' }, options: employmentTypes },
      v.picklist(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'PER_DIEM', 'OTHER']),
    ),
  ),
  /** In dollars. Colorado and California require a pay range in job postings. */
  pay: fact(
    byOwner(
      { label: { en: 'Pay', es: 'Sueldo' }, hint: { en: 'In dollars', es: 'En dólares' } },
      v.object({
        from: byOwner({ label: { en: 'From', es: 'Desde' } }, v.number()),
        to: byOwner({ label: { en: 'To', es: 'Hasta' } }, v.number()),
        per: byOwner(
          { label: { en: 'Per', es: 'Por' }, options: { HOUR: { en: 'Hour', es: 'Hora' }, YEAR: { en: 'Year', es: 'Año' } } },
          v.picklist(['HOUR', 'YEAR']),
        ),
      }),
    ),
  ),
  benefits: words(byOwner({ label: { en: 'Benefits', es: 'Prestaciones' }, input: 'long' }, text)),
  sample: fact(sampleFlag()),
})

const jobList = onOwnerPage(
  { name: 'jobs', label: { en: 'Job openings', es: 'Vacantes' } },
  addedByOwner({ label: { en: 'Job opening', es: 'Vacante' } }, jobEntries),
)

const careersSchema = v.object({
  picture: fact(pictureName),
  body: words(v.array(blockSchema)),
  callBlock: words(v.object({ heading: text, text })),
  /** The crew's workday, shown as a timeline. */
  day: v.optional(words(v.object({ heading: text, parts: v.array(chainPartSchema) }))),
  jobs: jobList,
  close: words(closeSchema),
})

const gallerySchema = v.object({
  /** In display order. The widths in each row add up to 12 columns: 8+4, 4+4+4, 6+6 or 4+8. */
  items: keyedList('picture', {
    picture: fact(pictureName),
    title: words(text),
    /** End of the caption: '6 feet' */
    dimension: words(text),
    columns: fact(v.picklist([4, 6, 8])),
    filter: fact(slug),
    /** '$38 to $50 a foot' */
    price: v.optional(words(text)),
    /** Query string of an estimate of this style. */
    estimate: v.optional(fact(text)),
  }),
  /** Small text below the pictures: that they are renderings. */
  note: v.optional(words(text)),
  filters: keyedList('id', { id: fact(slug), name: words(text) }),
  /** Before-and-after pairs, shown below the pictures. */
  pairs: keyedList('id', {
    id: fact(slug),
    before: fact(pictureName),
    after: fact(pictureName),
    title: words(text),
    dimension: words(text),
  }),
  close: words(closeSchema),
})

const blogSchema = v.object({
  intro: words(text),
  /** Pictures for posts that have none; the post's id chooses one. */
  fallbackPictures: fact(v.pipe(v.array(pictureName), v.length(5))),
  /** A public site leaves out sample authors, and with them the review dates of their articles. */
  authors: keyedList('id', { id: fact(slug), name: fact(text), role: words(text), sample: fact(v.boolean()) }),
  close: words(closeSchema),
})

const directoriesSchema = v.object({
  /** What the list is good for, below it. */
  intro: words(text),
  groups: keyedList('id', {
    name: words(text),
    links: fact(v.array(v.object({ name: text, href: v.pipe(v.string(), v.url()) }))),
  }),
})

/** `own-pages/financing.ts` is the page `/financing/`. */
const ownPageSchema = v.object({
  metaData: metaDataSchema,
  h1: text,
  subtitle: v.optional(text),
  /** Picture on the social card. */
  picture: v.optional(pictureName),
  body: v.array(blockSchema),
  close: v.optional(closeSchema),
})

const phonePage: OwnerPageMark = { name: 'phone', label: { en: 'Phone number', es: 'Teléfono' }, group: 'week' }

/** Fields used on every page: facts in `settings.ts`, words in `general.ts`. */
export const generalSchema = v.object({
  /** The set's languages, default first. */
  languages: fact(v.pipe(v.array(v.picklist(languageCodes)), v.minLength(1, 'must have one language'))),
  /** Switches pages off without removing their words. */
  withoutPages: v.optional(fact(v.array(v.picklist(optionalScreens)))),
  name: fact(text),
  /** For search engines: schema.org's name for the kind of business. */
  businessType: v.optional(fact(v.picklist(businessTypes))),
  /** The name in two parts, as the logo shows it: bold, then regular. */
  logo: fact(v.object({ strong: text, plain: text })),
  siteUrl: fact(v.pipe(v.string(), v.check(isOrigin, 'must be like https://www.example.com, without a slash at the end'))),
  phoneNumber: fact(
    onOwnerPage(
      phonePage,
      byOwner(
        {
          label: phonePage.label,
          hint: { en: 'The call buttons change with it.', es: 'Los botones de llamada cambian con él.' },
          input: 'tel',
        },
        text,
      ),
    ),
  ),
  telLink: fact(v.pipe(v.string(), v.regex(/^tel:\+\d{8,15}$/, 'must be like tel:+12025550123 (RFC 3966)'))),
  /** Marks facts that the owner must replace before going live. */
  sample: fact(
    v.object({
      phoneNumber: onOwnerPage(phonePage, sampleFlag()),
      license: v.boolean(),
      siteUrl: v.boolean(),
      /** Prices on any page. */
      prices: onOwnerPage(pricesPage, sampleFlag()),
      /** The pictures are renderings or show other people's work. */
      pictures: v.boolean(),
      /** Claims about the business: years, satisfaction, certifications. */
      claims: v.boolean(),
      /** Texts about the work in a new set: services, questions, steps, estimate. Until it is false, none of them may be left on a public site. */
      trade: v.optional(v.boolean()),
    }),
  ),
  /** License number and class as advertised. Without it, no page mentions a license. */
  license: v.optional(fact(text)),
  /** Effective date of the privacy page. */
  privacyDate: fact(isoDate),
  city: fact(text),
  region: fact(text),
  /** City and state, spelled out. */
  place: words(text),
  /** Search query for the embedded map and the map link. */
  mapQuery: fact(text),
  /** Towns, for the home page, the structured data and texts: `{towns}`. `zips` like '93063, 93065' or '80301–80305'. */
  areaServed: fact(v.pipe(v.array(v.object({ name: text, zips: v.optional(text) })), v.minLength(1, 'must name a town'))),
  openingHours: onOwnerPage(
    { name: 'hours', label: { en: 'Hours and closed days', es: 'Horario y días cerrados' }, group: 'week' },
    openingHoursSchema,
  ),
  notice: v.optional(
    words(
      onOwnerPage(
        { name: 'notice', label: { en: 'Notice', es: 'Aviso' }, group: 'week' },
        byOwner(
          {
            label: { en: 'Notice', es: 'Aviso' },
            hint: { en: 'One line at the top of every page', es: 'Una línea arriba de cada página' },
          },
          noticeSchema,
        ),
      ),
    ),
  ),
  callToAction: words(text),
  /** 'Call to schedule a FREE consultation' */
  scheduleCall: words(text),
  keywords: words(v.array(text)),
  ogImage: fact(pictureName),
  header: v.object({
    /** Line above the number: 'Call Us Anytime · 24/7'. */
    phoneLabel: v.optional(words(text)),
    /** Label of the link to the contact form, and a short version for the call bar. */
    quoteLabel: words(text),
    quoteLabelShort: words(text),
    /** Shows that link in the header too. */
    showsQuote: fact(v.boolean()),
  }),
  shareEmailFooter: words(text),
  footer: words(v.object({ heading: text, paragraphs: v.tuple([text, text]), text })),
  phoneBlock: words(v.object({ heading: text })),
  servicesPage: words(v.object({ close: closeSchema })),
})

/**
 * Every field outside `generalSchema` has a file of its own in the facts, the words or both: `about.ts`, `not-found.ts`. Pages that are
 * optional here are there if the set has words for them.
 */
export const siteSchema = v.object({
  language: made(v.picklist(languageCodes)),
  ...generalSchema.entries,
  navigation: keyedList('id', { title: words(text), href: fact(href), hideFromTopNav: v.optional(fact(v.boolean())) }),
  /** Page settings by camelCase key: homepage, about, services, blog, careers, contact, gallery, directoriesOnTheWeb … */
  pages: v.record(v.picklist(Object.keys(pagePaths('en')), 'no page has this key'), pageSettingsSchema),
  pictures: onOwnerPage(
    { name: 'pictures', label: { en: 'Pictures', es: 'Fotos' }, group: 'pictures' },
    v.record(
      pictureName,
      v.object({
        /** A picture from the owner in place of the file in `pictures/`. */
        upload: v.optional(fact(byOwner({ label: { en: 'Picture', es: 'Foto' }, input: 'picture' }, uploadSchema))),
        alt: words(
          byOwner(
            {
              ...{ label: { en: 'What it shows', es: 'Qué muestra' }, input: 'long' },
              hint: { en: 'For people who can’t see it, and for search engines', es: 'Para quien no puede verla y para los buscadores' },
            },
            text,
          ),
        ),
        /** object-position for crops, e.g. '50% 30%'. */ focus: v.optional(fact(text)),
      }),
    ),
  ),
  services: serviceList,
  /** By name in camelCase. Texts name them: `{prices.basicWoodFence}`. */
  prices: v.optional(
    fact(
      onOwnerPage(
        { ...pricesPage, section: { en: 'Prices in texts', es: 'Precios en los textos' } },
        v.record(v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9]*$/, 'must be a name in camelCase')), priceSchema),
      ),
    ),
  ),
  homepage: homepageSchema,
  testimonials: v.optional(testimonialList, []),
  /** The business's own page on each review site. */
  reviews: v.optional(fact(v.array(v.object({ name: text, href: v.pipe(v.string(), v.url()), sample: v.boolean() }))), []),
  terms: v.optional(termList, []),
  about: v.optional(aboutSchema),
  careers: v.optional(careersSchema),
  contact: v.object({
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
  }),
  gallery: v.optional(gallerySchema),
  work: v.optional(workSchema),
  blog: v.optional(blogSchema),
  articles: v.optional(articleList, []),
  directories: v.optional(directoriesSchema),
  estimate: v.optional(siteEstimateSchema),
  /** Pages of the set's own, by the last part of their address. */
  ownPages: v.optional(words(v.record(slug, ownPageSchema)), {}),
  notFound: v.object({
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
  }),
  /** Old paths and the new addresses that they redirect to (301). */
  redirects: v.optional(fact(v.record(v.string(), href)), {}),
  theme: fact(themeSchema),
})

export type HomeSections = v.InferOutput<typeof homeSectionsSchema>
export type HomeSection = keyof HomeSections
export type AboutSections = v.InferOutput<typeof aboutSectionsSchema>
export type AboutSection = keyof AboutSections

export type Site = v.InferOutput<typeof siteSchema>
export type Service = Site['services'][number]
export type ServicePage = NonNullable<Service['page']>
export type Article = Site['articles'][number]
export type Block = v.InferOutput<typeof blockSchema>
export type Question = v.InferOutput<typeof questionSchema>
export type Testimonial = Site['testimonials'][number]
export type Term = Site['terms'][number]
export type Job = HomeSections['jobs']['items'][number]
/** A job that was done. */
export type DoneJob = NonNullable<Site['work']>['jobs'][number]
export type MetaData = v.InferOutput<typeof metaDataSchema>
export type Theme = v.InferOutput<typeof themeSchema>
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
