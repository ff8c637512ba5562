/**
 * The shape of a site: all the content of one business in one language.
 *
 * These schemas are the only definition. The build checks every set against them, and the TypeScript types are inferred from them.
 * Text fields declared as `inline` may contain `**bold**` and `[label](/address/)`, and no other markup.
 */
import * as v from 'valibot'
import { pagePaths } from '../addresses/routes.ts'
import { pricesPage, siteEstimateSchema } from '../estimate/site-estimate.ts'
import { languageCodes } from '../language/languages.ts'
import { fact, keyedList, made, words } from '../schema/field-parts.ts'
import { byOwner, onOwnerPage } from '../schema/owner-mark.ts'
import { text } from '../schema/values.ts'
import { articleList, blogSchema } from './article-schemas.ts'
import { careersSchema } from './careers-schema.ts'
import { contactSchema } from './contact-schema.ts'
import { gallerySchema } from './gallery-schema.ts'
import { generalSchema } from './general-schema.ts'
import { uploadSchema } from './media-picture.ts'
import { directoriesSchema, notFoundSchema, ownPageSchema } from './page-schemas.ts'
import { priceSchema } from './prices.ts'
import {
  type blockSchema,
  type closeSchema,
  href,
  type metaDataSchema,
  pageSettingsSchema,
  pictureName,
  type questionSchema,
  slug,
  webAddress,
} from './schema-fields.ts'
import { aboutSchema, type aboutSectionsSchema, homepageSchema, type homeSectionsSchema } from './section-schemas.ts'
import { serviceList } from './service-schema.ts'
import { termList } from './term-schema.ts'
import { testimonialList } from './testimonial-schema.ts'
import { themeSchema } from './theme-schema.ts'
import { workSchema } from './work-schema.ts'

/**
 * Every field outside `generalSchema` has its own file in the facts, the words or both: `about.ts`, `not-found.ts`. Optional pages exist if
 * the set has words for them.
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
        /** A picture from the owner, shown instead of the file in `pictures/`. */
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
        /** `object-position` for crops: '50% 30%'. */
        focus: v.optional(fact(text)),
      }),
    ),
  ),
  services: serviceList,
  homepage: homepageSchema,
  testimonials: v.optional(testimonialList, []),
  /** The business's own page on each review site. */
  reviews: v.optional(fact(v.array(v.object({ name: text, href: webAddress, sample: v.boolean() }))), []),
  terms: v.optional(termList, []),
  about: v.optional(aboutSchema),
  careers: v.optional(careersSchema),
  contact: contactSchema,
  gallery: v.optional(gallerySchema),
  work: v.optional(workSchema),
  blog: v.optional(blogSchema),
  articles: v.optional(articleList, []),
  directories: v.optional(directoriesSchema),
  estimate: v.optional(siteEstimateSchema),
  /** By name in camelCase. Texts name them: `{prices.basicWoodFence}`. */
  prices: v.optional(
    fact(
      onOwnerPage(
        { ...pricesPage, section: { en: 'Prices in texts', es: 'Precios en los textos' } },
        v.record(v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9]*$/, 'must be a name in camelCase')), priceSchema),
      ),
    ),
  ),
  /** The set's own pages, by the last part of their address. */
  ownPages: v.optional(words(v.record(slug, ownPageSchema)), {}),
  notFound: notFoundSchema,
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
