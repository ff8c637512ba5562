/** The values of the job form, read from a job or from the posted form. */
import * as v from 'valibot'
import type { JobInput } from '../../../client/owner/work/job-view.ts'
import { uploadSchema } from '../../../shared/content/media-picture.ts'
import type { DoneJob, Site } from '../../../shared/content/site-types.ts'
import { questionsOf } from '../../../shared/estimate/questions.ts'
import type { Language } from '../../../shared/language/languages.ts'
import { typedText } from '../../../shared/text/typed-text.ts'
import type { FormFields } from '../../requests/form-fields.ts'

/** The job in each language that has words for it, default first. */
export function inputOfJob(versions: readonly { language: Language; job: DoneJob }[]): JobInput | undefined {
  const [first] = versions
  if (!first) return undefined
  const { slug, town, month, services, estimate, dollars, days, photos = [] } = first.job
  return {
    slug,
    town,
    month,
    services: [...services],
    answers: Object.fromEntries(new URLSearchParams(estimate)),
    dollars: dollars === undefined ? '' : String(dollars),
    days: days === undefined ? '' : String(days),
    photos: photos.map(({ role, ...photo }) => ({ ...photo, role: role ?? '' })),
    words: Object.fromEntries(
      versions.map(({ language, job: { title, text, customer } }) => {
        return [language, { title, text, quote: customer?.quote ?? '', name: customer?.name ?? '', source: customer?.source ?? '' }]
      }),
    ),
  }
}

/** Reads the form as it was typed. Photos that are to be removed are left out. */
export function readJobInput(fields: FormFields, site: Site): Omit<JobInput, 'slug'> {
  const text = (name: string) => {
    const value = fields[name]
    return typedText(typeof value === 'string' ? value : '')
  }
  const list = (name: string) => [fields[name] ?? []].flat()
  const questions = site.estimate ? questionsOf(site.estimate.table) : []
  return {
    town: text('town'),
    month: text('month'),
    services: list('services'),
    answers: Object.fromEntries(questions.flatMap(({ name }) => (text(`answer-${name}`) ? [[name, text(`answer-${name}`)]] : []))),
    dollars: text('dollars'),
    days: text('days'),
    photos: Object.keys(fields)
      .filter((name) => /^photo-\d+$/.test(name) && text(`${name}-remove`) === '')
      .map((name) => ({ name, place: placeOf(name, text(`${name}-order`)) }))
      .sort((a, b) => a.place - b.place)
      .flatMap(({ name }) => readPhoto(name, text, site.languages)),
    words: Object.fromEntries(
      site.languages.map((language) => [
        language,
        {
          title: text(`${language}-title`),
          text: text(`${language}-text`),
          quote: text(`${language}-quote`),
          name: text(`${language}-name`),
          source: text(`${language}-source`),
        },
      ]),
    ),
  }
}

/** A photo that moves goes before the one at its new place if it moves up, and after it if it moves down. */
function placeOf(name: string, order: string): number {
  const before = Number(name.replace('photo-', '')) + 1
  const place = Number(order) || before
  return place + Math.sign(place - before) / 2
}

function readPhoto(name: string, text: (name: string) => string, languages: readonly Language[]): JobInput['photos'] {
  const upload = v.safeParse(v.pipe(v.string(), v.parseJson(), uploadSchema), text(name))
  if (!upload.success) return []
  const role = text(`${name}-role`)
  const alt = Object.fromEntries(
    languages.flatMap((language) => (text(`${name}-alt-${language}`) ? [[language, text(`${name}-alt-${language}`)]] : [])),
  )
  return [{ upload: upload.output, alt, role: role === 'before' || role === 'after' ? role : '' }]
}
