import * as v from 'valibot'
import type { JobErrors, JobInput } from '../../../client/owner/work/job-view.ts'
import { isTaken } from '../../../shared/check/repeated-names.ts'
import type { BuiltSite } from '../../../shared/pages/page-data.ts'
import type { CurrentChanges, Edit, SaveResult } from '../../changes/changes.ts'
import { valueAt } from '../../changes/value-at.ts'
import { hashesOfTheirs } from '../../changes/value-hash.ts'
import { keepUploads } from '../../media/uploads.ts'
import { singleField } from '../../requests/form-fields.ts'
import type { PhotoForm } from '../photo-form.ts'
import { readable } from '../site/field-words.ts'
import { basesSchema } from '../site/posted-form.ts'
import { fieldIdOf, jobEdits, missingFields, newSlug } from './job-edits.ts'
import { inputOfJob, readJobInput } from './job-input.ts'
import { takenSlugs, versionsOf } from './job-state.ts'
import type { WorkOwner } from './show-job.tsx'

type SaveJobResult =
  | { status: 'saved'; slug: string }
  /** 409: somebody else changed the same field. */
  | { status: 409 | 422; input: JobInput; errors: JobErrors; base: Readonly<Record<string, string>> }

type PostedJob = PhotoForm & { current: CurrentChanges; slug: string | undefined; by: string }

/** Saves what a job's form says as drafts. Its photos are kept even if a field is wrong. */
export async function saveJob({ site, messages, store, changes }: WorkOwner, posted: PostedJob): Promise<SaveJobResult> {
  const { fields, files, current, slug, by } = posted
  const typed = readJobInput(fields, site)
  const bytes = files.map((file) => file.bytes)
  const isPrepared = fields.prepared === 'yes'
  const uploads = await keepUploads(store.pictures, bytes, isPrepared)
  const alt = suggestedAlts(typed, site)
  const photos = [...typed.photos, ...uploads.map((upload) => ({ upload, alt, role: '' as const }))]
  const input: JobInput = { ...typed, photos, ...(slug !== undefined && { slug }) }
  const errors = new Map(missingFields(input, site, messages))
  const hasPictures = slug !== undefined && versionsOf(current, slug).some(({ job }) => job.pictures.length > 0)
  if (isPrepared ? files.length > 0 && uploads.length === 0 : uploads.length < files.length) errors.set('photos', messages.photos.unusable)
  else if (photos.length === 0 && !hasPictures) errors.set('photos', messages.work.errors.photos)
  const base = v.parse(basesSchema, singleField(fields, 'base'))
  if (errors.size > 0) return { status: 422, input, errors, base }

  const ownSlug = slug ?? newSlug(typed.words[site.language]?.title ?? '', takenSlugs(current, changes.built()))
  const edits = jobEdits({ ...input, slug: ownSlug }, site, { isNew: slug === undefined, base })
    // A value that does not exist and was not typed is not a change.
    .filter(({ path, value }: Edit) => value !== null || valueAt(current.drafted, path) !== undefined)
  const result = await changes.save(edits, by)
  if (result.status === 'saved') return { status: 'saved', slug: ownSlug }
  const refused = { input, errors: errorsOf(result, site, messages) }
  if (result.status === 'invalid') return { status: 422, ...refused, base }
  const differs = result.conflicts.some(({ path }) => fieldIdOf(path, site) === 'photos')
  const theirs = differs ? inputOfJob(versionsOf(await changes.read(), ownSlug)) : undefined
  return { status: 409, ...refused, input: withPhotosOf(theirs, input), base: { ...base, ...hashesOfTheirs(result.conflicts) } }
}

/** Adds the photos that only somebody else's version has, which would be gone once this one is saved. */
function withPhotosOf(theirs: JobInput | undefined, input: JobInput): JobInput {
  const own = new Set(input.photos.map(({ upload }) => upload.hash))
  return { ...input, photos: [...input.photos, ...(theirs?.photos ?? []).filter(({ upload }) => !own.has(upload.hash))] }
}

/** Suggests the job's title and town as the description of new photos. */
function suggestedAlts({ words, town }: Pick<JobInput, 'words' | 'town'>, { languages }: Pick<BuiltSite, 'languages'>) {
  const written = languages.flatMap((language) => {
    const title = words[language]?.title
    return title ? [[language, [title, town].filter(Boolean).join(', ')]] : []
  })
  return Object.fromEntries(written)
}

function errorsOf(result: Exclude<SaveResult, { status: 'saved' }>, site: BuiltSite, { work }: WorkOwner['messages']): JobErrors {
  if (result.status === 'conflict') {
    return new Map(
      result.conflicts.map(({ path, theirs, by }) => {
        const id = fieldIdOf(path, site)
        const text = id === 'photos' ? '' : readable(theirs)
        return [id, work.changed(by ?? work.somebody) + (text && ` “${text}”`)]
      }),
    )
  }
  const others = result.problems.others.map((message): [string, string] => [`${site.language}-title`, message])
  const own = [...result.problems.fields].map(([path, message]): [string, string] => {
    return [fieldIdOf(path, site), isTaken(message) ? work.errors.taken : message]
  })
  return new Map([...others, ...own])
}
