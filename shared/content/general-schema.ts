import * as v from 'valibot'
import { optionalScreens } from '../addresses/routes.ts'
import { pricesPage } from '../estimate/site-estimate.ts'
import { openingHoursSchema } from '../hours/opening-hours-schema.ts'
import { languageCodes } from '../language/languages.ts'
import { fact, words } from '../schema/field-parts.ts'
import { byOwner, type OwnerPageMark, onOwnerPage, sampleFlag } from '../schema/owner-mark.ts'
import { text } from '../schema/values.ts'
import { isOrigin } from '../text/parse-url.ts'
import { businessTypes } from '../trades/business-types.ts'
import { noticeSchema } from './notice.ts'
import { closeSchema, isoDate, pictureName } from './schema-fields.ts'

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
  siteUrl: fact(v.pipe(v.string(), v.check(isOrigin, 'must be https:// and the name of the site alone, like https://www.example.com'))),
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
  /** After +1, North American numbers have ten digits: more would dial an extension as part of the number. */
  telLink: fact(v.pipe(v.string(), v.regex(/^tel:\+(1\d{10}|[2-9]\d{7,14})$/, 'must be like tel:+12025550123 (RFC 3966)'))),
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
