import { keysOf } from '../../../shared/changes/change-path.ts'
import { isSameValue } from '../../../shared/changes/same-value.ts'
import type { DoneJob } from '../../../shared/content/site-types.ts'
import type { Language } from '../../../shared/language/languages.ts'
import type { CurrentChanges } from '../../changes/changes.ts'
import { type ComposedSite, checkedSites } from '../../changes/composed-site.ts'
import { valueAt } from '../../changes/value-at.ts'
import { valueHash } from '../../changes/value-hash.ts'
import { isOfJob } from './job-edits.ts'

const jobsKeys = ['work', 'jobs']

/** In the default language, with drafts. */
export const jobsOf = (current: CurrentChanges): DoneJob[] => checkedSites(current.drafted)[0]?.work?.jobs ?? []

export const versionsOf = (current: CurrentChanges, slug: string): { language: Language; job: DoneJob }[] =>
  checkedSites(current.drafted).flatMap(({ language, work }) => {
    const job = work?.jobs.find((one) => one.slug === slug)
    return job ? [{ language, job }] : []
  })

/** Slugs that a new job must not have, or it would take over what is kept of a job that was taken down or set aside. */
export function takenSlugs({ public: shown, drafted, published, draft }: CurrentChanges, built: ComposedSite): string[] {
  const listed = [built, shown, drafted].flatMap(({ places }) => places.lists.filter(({ keys }) => isSameValue(keys, jobsKeys)))
  const changed = Object.keys({ ...published?.record, ...draft }).map((path) => keysOf(path).slice(1))
  const ofJobs = changed.filter((keys) => keys.length > 2 && isSameValue(keys.slice(0, 2), jobsKeys))
  return [...listed.flatMap(({ names }) => names), ...ofJobs.map(([, , slug = '']) => slug)]
}

export const draftOf = ({ draft }: CurrentChanges, slug: string): string[] => Object.keys(draft).filter((path) => isOfJob(path, slug))

export const isPublic = (current: { public: Pick<ComposedSite, 'check'> }, slug: string): boolean =>
  checkedSites(current.public)[0]?.work?.jobs.some((job) => job.slug === slug) ?? false

/** The hash of each value of a job, to detect changes that somebody else saves in the meantime. */
export const baseOf = ({ drafted }: CurrentChanges, slug: string): Record<string, string> =>
  Object.fromEntries(
    [...drafted.places.fields.keys()].filter((path) => isOfJob(path, slug)).map((path) => [path, valueHash(valueAt(drafted, path))]),
  )
