import { isSameValue } from '../../../shared/changes/same-value.ts'
import type { DoneJob } from '../../../shared/content/site-types.ts'
import type { Language } from '../../../shared/language/languages.ts'
import type { CurrentChanges } from '../../changes/changes.ts'
import { type ComposedSite, checkedSites } from '../../changes/composed-site.ts'
import { valueAt } from '../../changes/value-at.ts'
import { valueHash } from '../../changes/value-hash.ts'
import { isOfJob } from './job-edits.ts'

/** In the default language, with drafts. */
export const jobsOf = (current: CurrentChanges): DoneJob[] => checkedSites(current.drafted)[0]?.work?.jobs ?? []

export const versionsOf = (current: CurrentChanges, slug: string): { language: Language; job: DoneJob }[] =>
  checkedSites(current.drafted).flatMap(({ language, work }) => {
    const job = work?.jobs.find((one) => one.slug === slug)
    return job ? [{ language, job }] : []
  })

/** Slugs of jobs. A new job needs another one than all that are built, public or drafted: it would bring back a job that was taken down. */
export const slugsIn = ({ places }: Pick<ComposedSite, 'places'>): string[] =>
  places.lists.filter(({ keys }) => isSameValue(keys, ['work', 'jobs'])).flatMap(({ names }) => names)

export const draftOf = ({ draft }: CurrentChanges, slug: string): string[] => Object.keys(draft).filter((path) => isOfJob(path, slug))

export const isPublic = (current: { public: Pick<ComposedSite, 'check'> }, slug: string): boolean =>
  checkedSites(current.public)[0]?.work?.jobs.some((job) => job.slug === slug) ?? false

/** The hash of each value of a job, to detect changes that somebody else saves in the meantime. */
export const baseOf = ({ drafted }: CurrentChanges, slug: string): Record<string, string> =>
  Object.fromEntries(
    [...drafted.places.fields.keys()].filter((path) => isOfJob(path, slug)).map((path) => [path, valueHash(valueAt(drafted, path))]),
  )
