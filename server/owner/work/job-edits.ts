/** Turns typed values into changes of the record, and problems of these changes into errors of the form's fields. */
import type { JobErrors, JobInput, JobWords } from '../../../client/owner/work/job-view.ts'
import { pathOf } from '../../../shared/changes/change-path.ts'
import { altOf, maxJobPhotos } from '../../../shared/content/job-photos.ts'
import type { DoneJob, Site } from '../../../shared/content/site-types.ts'
import { type EstimateErrors, parseEstimate } from '../../../shared/estimate/parse-estimate.ts'
import { problemText } from '../../../shared/estimate/problem-text.ts'
import { questionsOf } from '../../../shared/estimate/questions.ts'
import type { Language } from '../../../shared/language/languages.ts'
import { messagesFor } from '../../../shared/language/messages.ts'
import type { OwnerMessages } from '../../../shared/language/owner-messages.ts'
import { idFromText } from '../../../shared/text/heading-ids.ts'
import { typedDigits } from '../../../shared/text/typed-text.ts'
import type { Edit } from '../../changes/changes.ts'

export const jobPath = (slug: string) => pathOf(['facts', 'work', 'jobs', slug])
const fieldPath = (part: 'facts' | Language, slug: string, field: string) => pathOf([part, 'work', 'jobs', slug, field])

/** True for every change of a job. */
export const isOfJob = (path: string, slug: string) => {
  const [, ...keys] = path.split('/')
  return keys.slice(0, 3).join('/') === `work/jobs/${slug}`
}

const wasWritten = ({ title, text }: JobWords) => title !== '' || text !== ''

/** Required fields that are empty, found before anything is saved. */
export function missingFields(input: JobInput, { languages, language, estimate }: Site, { work }: OwnerMessages): JobErrors {
  const { errors } = work
  const found = new Map<string, string>()
  const [first = 'en', ...others] = languages
  if (input.photos.length > maxJobPhotos) found.set('photos', errors.tooMany)
  for (const [index, photo] of input.photos.entries()) {
    for (const language of languages.filter((one) => one === first || isIn(input, one)))
      if (!altOf({ ...photo, role: undefined }, language)) found.set(`photo-${index}-alt-${language}`, errors.alt)
  }
  if (!input.town) found.set('town', errors.town)
  if (!input.month) found.set('month', errors.month)
  if (input.services.length === 0) found.set('services', errors.services)
  for (const language of [first, ...others.filter((one) => isIn(input, one))]) {
    const { title = '', text = '', quote = '', name = '' } = input.words[language] ?? {}
    if (!title) found.set(`${language}-title`, errors.title)
    if (!text) found.set(`${language}-text`, errors.text)
    if ((quote === '') !== (name === '')) found.set(`${language}-quote`, errors.customer)
  }
  for (const field of ['dollars', 'days'] as const)
    if (input[field] && numberOf(input[field]) === undefined) found.set(field, errors.number(work[field]))
  if (estimate) {
    const { values, ...parsed } = parseEstimate(estimate.table, new URLSearchParams(input.answers))
    const wrong: EstimateErrors = parsed.status === 'invalid' ? parsed.errors : {}
    for (const question of questionsOf(estimate.table)) {
      const problem = wrong[question.name]
      if (problem) found.set(`answer-${question.name}`, problemText(estimate, messagesFor(language).estimate, question, problem, values))
    }
  }
  return found
}

const isIn = ({ words }: JobInput, language: Language) => {
  const written = words[language]
  return written !== undefined && wasWritten(written)
}

function numberOf(typed: string): number | undefined {
  const digits = typedDigits(typed)
  return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : undefined
}

/** The facts of a job in the set's format. Empty fields are omitted. */
function factsOf(input: JobInput, { estimate }: Site): Pick<DoneJob, 'town' | 'month' | 'services'> & Partial<DoneJob> {
  const order = estimate ? questionsOf(estimate.table).map(({ name }) => name) : []
  const answers = order.flatMap((name) => (input.answers[name] ? [[name, input.answers[name]]] : []))
  const [dollars, days] = [numberOf(input.dollars), numberOf(input.days)]
  return {
    town: input.town,
    month: input.month,
    services: input.services,
    ...(answers.length > 0 && { estimate: new URLSearchParams(answers).toString() }),
    ...(dollars && { dollars }),
    ...(days && { days }),
    ...(input.photos.length > 0 && { photos: input.photos.map(({ role, ...photo }) => ({ ...photo, ...(role && { role }) })) }),
  }
}

/** `before` is the job as the form showed it, `base` the hash of each value that it was made from. */
export function jobEdits(input: JobInput, site: Site, { isNew, base }: { isNew: boolean; base: Readonly<Record<string, string>> }): Edit[] {
  const { slug = '' } = input
  const facts = factsOf(input, site)
  const edit = (path: string, value: unknown): Edit => ({ path, value, ...(base[path] && { base: base[path] }) })
  const words = site.languages.flatMap((language) => {
    const { title = '', text = '', quote = '', name = '', source = '' } = input.words[language] ?? {}
    const customer = quote ? { quote, name, ...(source && { source }) } : null
    return Object.entries({ title: title || null, text: text || null, customer }).map(([field, value]) =>
      edit(fieldPath(language, slug, field), value),
    )
  })
  if (isNew) {
    const entry = { slug, pictures: [], sample: false, ...facts }
    return [{ path: jobPath(slug), value: entry }, ...words.filter(({ value }) => value !== null)]
  }
  const all = { estimate: null, dollars: null, days: null, photos: null, ...facts, sample: false }
  return [...Object.entries(all).map(([field, value]) => edit(fieldPath('facts', slug, field), value)), ...words]
}

/** The form's field for a changed value. */
export function fieldIdOf(path: string, { languages: [first = 'en'] }: Site): string {
  const [part = '', , , , field = 'title'] = path.split('/')
  if (part !== 'facts') return `${part}-${field === 'customer' ? 'quote' : field}`
  if (field === 'sample') return `${first}-title`
  return field === 'estimate' ? 'days' : field
}

/** A unique part of the job's address, made from the title. */
export function newSlug(title: string, taken: readonly string[]): string {
  const plain = idFromText(title).slice(0, 60).replace(/-$/, '')
  // The last two are addresses of other pages.
  const start = ['', 'page', 'new'].includes(plain) ? 'job' : plain
  let slug = start
  for (let number = 2; taken.includes(slug); number += 1) slug = `${start}-${number}`
  return slug
}
