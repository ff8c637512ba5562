import type { JobPhoto } from '../../../shared/content/job-photos.ts'
import type { Language } from '../../../shared/language/languages.ts'

export type JobWords = { title: string; text: string; quote: string; name: string; source: string }

/** A job as typed into the form. */
export type JobInput = {
  /** Undefined for a job that was not saved yet. */
  slug?: string
  town: string
  month: string
  services: string[]
  /** Answers of the estimate, by question. */
  answers: Readonly<Record<string, string>>
  dollars: string
  days: string
  photos: (Omit<JobPhoto, 'role'> & { role: '' | 'before' | 'after' })[]
  words: { readonly [L in Language]?: JobWords }
}

/** Messages by the id of the field. */
export type JobErrors = ReadonlyMap<string, string>
