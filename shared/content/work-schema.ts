/** Completed jobs: `work.ts` has the facts of each, `en/work.ts` its words. The owner posts them at `/owner/site/work/`. */
import * as v from 'valibot'
import { fact, keyedListByLanguage, words } from '../schema/field-parts.ts'
import { addedByOwner, byOwner, onOwnerPage, sampleFlag } from '../schema/owner-mark.ts'
import { text } from '../schema/values.ts'
import { jobPhotoSchema, maxJobPhotos } from './job-photos.ts'
import { closeSchema, inline, pairEntries, pictureName, slug } from './schema-fields.ts'

const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month like 2026-03'))
const count = v.pipe(v.number('must be a number'), v.integer('must be a whole number'), v.gtValue(0, 'must be more than 0'))
const longest = (characters: number) => v.maxLength<string, number, string>(characters, `must have at most ${characters} characters`)

const jobList = keyedListByLanguage('slug', {
  /** The last part of its address: `/work/SLUG/`. */
  slug: fact(slug),
  /** What was done, with its size. */
  title: words(byOwner({ label: { en: 'Title', es: 'Título' } }, v.pipe(text, longest(70)))),
  /** What was found and what was done, in two or three sentences. */
  text: words(byOwner({ label: { en: 'What did you do?', es: '¿Qué hicieron?' }, input: 'long' }, v.pipe(inline, longest(600)))),
  town: fact(byOwner({ label: { en: 'Town', es: 'Ciudad' } }, text)),
  month: fact(byOwner({ label: { en: 'Month', es: 'Mes' } }, month)),
  /** Ids of services. Their pages show their two newest jobs. */
  services: fact(byOwner({ label: { en: 'Services', es: 'Servicios' } }, v.pipe(v.array(slug), v.minLength(1, 'must name a service')))),
  /** Answers to the questions of the estimate, as in its address. With all of them, the job is drawn to scale. */
  estimate: v.optional(fact(byOwner({ label: { en: 'Facts', es: 'Datos' } }, text))),
  /** What was installed, if the estimate has no question for it. Shown beside the price. */
  spec: v.optional(words(v.pipe(text, longest(70)))),
  /** The price, in whole dollars. */
  dollars: v.optional(fact(byOwner({ label: { en: 'Price', es: 'Precio' } }, count))),
  /** Working days on site. */
  days: v.optional(fact(byOwner({ label: { en: 'Days on site', es: 'Días en el lugar' } }, count))),
  /** The first one represents the job in lists and on social cards. */
  pictures: fact(v.pipe(v.array(pictureName), v.maxLength(8, 'must name at most eight pictures'))),
  comparison: v.optional(fact(v.object(pairEntries))),
  /** The owner's photos, shown instead of the pictures. */
  photos: v.optional(
    fact(
      byOwner(
        { label: { en: 'Photos', es: 'Fotos' } },
        v.pipe(v.array(jobPhotoSchema), v.maxLength(maxJobPhotos, 'must be eight at most')),
      ),
    ),
  ),
  /** What the customer said, and where. May be missing in a language. */
  customer: v.optional(
    words(
      byOwner(
        { label: { en: 'The customer’s words', es: 'Las palabras del cliente' } },
        v.object({ quote: text, name: text, source: v.optional(text) }),
      ),
    ),
  ),
  /** True until the owner confirms it. A public site leaves samples out. */
  sample: fact(sampleFlag()),
})

export const workSchema = v.object({
  jobs: onOwnerPage(
    { name: 'work', label: { en: 'Work', es: 'Trabajos' }, group: 'pictures' },
    addedByOwner({ label: { en: 'Job', es: 'Trabajo' } }, jobList),
  ),
  /** The closing banner of the list, and of jobs whose services have no pages. */
  close: words(closeSchema),
})
