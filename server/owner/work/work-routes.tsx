import { type Request, type Response, Router } from 'express'
import { ownerPaths } from '../../../client/owner/owner-paths.ts'
import { JobFormPage } from '../../../client/owner/work/job-form-page.tsx'
import type { JobErrors, JobInput } from '../../../client/owner/work/job-view.ts'
import { WorkListPage } from '../../../client/owner/work/work-list-page.tsx'
import { maxJobPhotos } from '../../../shared/content/job-photos.ts'
import type { DoneJob } from '../../../shared/content/site-types.ts'
import { type Language, languages } from '../../../shared/language/languages.ts'
import { monthText } from '../../../shared/language/long-date.ts'
import { NotFoundError } from '../../base/errors.ts'
import type { CurrentChanges, Edit } from '../../changes/changes.ts'
import { valueAt } from '../../changes/changes.ts'
import { valueHash } from '../../changes/value-hash.ts'
import { keepUploads } from '../../media/uploads.ts'
import { type FormFields, noFields, singleField } from '../../requests/form-fields.ts'
import { readMultipart } from '../../requests/multipart-form.ts'
import type { Owner } from '../owner.ts'
import { sessionOf } from '../owner-session.ts'
import { basesIn } from '../site/posted-form.ts'
import { fieldIdOf, isOfJob, jobEdits, jobPath, missingFields, newSlug } from './job-edits.ts'
import { inputOfJob, readJobInput } from './job-input.ts'

const megabyte = 1_000_000
const limits = { maxBytes: 24 * megabyte, maxTextBytes: 256 * 1024, maxParts: 300 }
const monthsToChoose = 24

type WorkOwner = Pick<Owner, 'site' | 'show' | 'messages' | 'store' | 'changes' | 'clock'>

/** Jobs that were done: posted, changed and taken down. */
export function workRoutes(owner: WorkOwner): Router {
  const { site, show, messages, store, changes, clock } = owner
  const words = messages.work
  const router = Router({ caseSensitive: true })

  const sitesOf = ({ drafted }: CurrentChanges) => (drafted.check.status === 'complete' ? drafted.check.sites : [])
  const jobsOf = (current: CurrentChanges): DoneJob[] => sitesOf(current)[0]?.work?.jobs ?? []
  const versionsOf = (current: CurrentChanges, slug: string) =>
    sitesOf(current).flatMap(({ language, work }) => {
      const job = work?.jobs.find((candidate) => candidate.slug === slug)
      return job ? [{ language, job }] : []
    })
  const draftOf = ({ draft }: CurrentChanges, slug: string) => Object.keys(draft).filter((path) => isOfJob(path, slug))
  const isPublic = (current: CurrentChanges, slug: string) =>
    current.public.check.status === 'complete' && current.public.check.sites[0]?.work?.jobs.some((job) => job.slug === slug)

  function months(chosen: string): { value: string; label: string }[] {
    const now = new Date(clock.now())
    const recent = Array.from({ length: monthsToChoose }, (_, index) =>
      new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - index, 1)).toISOString().slice(0, 7),
    )
    return [...new Set([...recent, ...(chosen ? [chosen] : [])])].map((value) => ({ value, label: shortMonth(value, site.language) }))
  }

  type Shown = { status?: number; input: JobInput; errors?: JobErrors; base?: Record<string, string>; done?: string | undefined }

  async function showForm(
    req: Request,
    res: Response,
    current: CurrentChanges,
    { status = 200, input, errors = new Map(), ...shown }: Shown,
  ) {
    const { slug } = input
    const names = slug === undefined ? [] : Object.keys(shown.base ?? baseOf(current, slug))
    const base = shown.base ?? Object.fromEntries(names.map((path) => [path, valueHash(valueAt(current.drafted, path))]))
    const title = input.words[site.language]?.title || words.newJob
    const done = shown.done && Object.hasOwn(doneTexts, shown.done) ? doneTexts[shown.done] : undefined
    await show(req, res, {
      status,
      title,
      section: 'work',
      back: { href: ownerPaths.work, text: words.back },
      ...(done && { message: { kind: 'done', heading: done } }),
      errors: [...errors].map(([id, message]) => ({ id, message })),
      content: (
        <JobFormPage
          site={sitesOf(current)[0] ?? site}
          input={input}
          errors={errors}
          base={base}
          months={months(input.month)}
          state={
            slug === undefined ? undefined : { hasDraft: draftOf(current, slug).length > 0, isPublic: Boolean(isPublic(current, slug)) }
          }
          seen={current.draftVersion}
        />
      ),
    })
  }

  const doneTexts: Record<string, string> = {
    saved: words.saved,
    published: words.published,
    discarded: words.discarded,
    down: words.down,
    moved: words.moved,
  }

  const baseOf = (current: CurrentChanges, slug: string): Record<string, string> =>
    Object.fromEntries([...current.drafted.places.fields.keys()].filter((path) => isOfJob(path, slug)).map((path) => [path, '']))

  router.get(ownerPaths.work, async (req, res) => {
    const current = await changes.read()
    const done = doneTexts[doneOf(req) ?? '']
    await show(req, res, {
      title: words.heading,
      section: 'work',
      ...(done && { message: { kind: 'done', heading: done } }),
      content: (
        <WorkListPage
          jobs={jobsOf(current).map((job) => ({
            job,
            when: monthText(job.month, site.language),
            isDraft: draftOf(current, job.slug).length > 0,
          }))}
        />
      ),
    })
  })

  router.get(`${ownerPaths.work}new/`, async (req, res) => {
    const current = await changes.read()
    const month = new Date(clock.now()).toISOString().slice(0, 7)
    const input: JobInput = { town: '', month, services: [], answers: {}, dollars: '', days: '', photos: [], words: {} }
    await showForm(req, res, current, { input })
  })

  router.get(`${ownerPaths.work}:slug/`, async (req, res) => {
    const current = await changes.read()
    const input = inputOfJob(versionsOf(current, req.params.slug))
    if (!input) throw new NotFoundError('No such job')
    await showForm(req, res, current, { input, done: doneOf(req) })
  })

  const doneOf = (req: Request) => /[?&]done=(\w+)/.exec(req.originalUrl)?.[1]

  router.post([`${ownerPaths.work}new/`, `${ownerPaths.work}:slug/`], async (req, res) => {
    const { email } = sessionOf(res)
    const { fields, files } = await readJobForm(req)
    const current = await changes.read()
    const given = typeof req.params.slug === 'string' ? req.params.slug : undefined
    if (given !== undefined && versionsOf(current, given).length === 0) throw new NotFoundError('No such job')
    const action = fields.action
    if (given !== undefined && action === 'publish') return publish(res, given, Number(fields.seen), email)
    if (given !== undefined && action === 'discard') {
      await changes.discard(draftOf(current, given))
      const remains = versionsOf(await changes.read(), given).length > 0
      return res.redirect(303, `${ownerPaths.work}${remains ? `${given}/` : ''}?done=discarded`)
    }
    if (given !== undefined && action === 'take-down') {
      await changes.discard(draftOf(current, given))
      const saved = await changes.save([{ path: jobPath(given), value: null }], email)
      const { draftVersion } = await changes.read()
      const isDown =
        saved.status === 'saved' && (await changes.publish([jobPath(given)], { seen: draftVersion, by: email })).status === 'published'
      return res.redirect(303, `${ownerPaths.work}?done=${isDown ? 'down' : 'moved'}`)
    }
    await save(req, res, { fields, files, current, given, email })
  })

  async function publish(res: Response, slug: string, seen: number, by: string) {
    const current = await changes.read()
    const result = await changes.publish(draftOf(current, slug), { seen, by })
    res.redirect(303, `${ownerPaths.work}${slug}/?done=${result.status === 'published' ? 'published' : 'moved'}`)
  }

  type Posted = { fields: FormFields; files: Buffer[]; current: CurrentChanges; given: string | undefined; email: string }

  async function save(req: Request, res: Response, { fields, files, current, given, email }: Posted) {
    const typed = readJobInput(fields, site)
    const uploads = await keepUploads(store.pictures, files, fields.prepared === 'yes')
    const title = typed.words[site.language]?.title ?? ''
    const suggested = Object.fromEntries(
      site.languages.flatMap((language) => {
        const written = typed.words[language]?.title
        return written ? [[language, [written, typed.town].filter(Boolean).join(', ')]] : []
      }),
    )
    const photos = [...typed.photos, ...uploads.map((upload) => ({ upload, alt: suggested, role: '' as const }))]
    const slug =
      given ??
      newSlug(
        title,
        jobsOf(current).map((job) => job.slug),
      )
    const input: JobInput = { ...typed, photos, ...(given !== undefined && { slug: given }) }
    const errors = new Map(missingFields(input, site, messages))
    const hasPictures = given !== undefined && versionsOf(current, given).some(({ job }) => job.pictures.length > 0)
    if (photos.length === 0 && !hasPictures) errors.set('photos', files.length > 0 ? words.errors.noPhoto : words.errors.photos)
    if (errors.size > 0) return showForm(req, res, current, { status: 422, input, errors })
    const base = basesIn(singleField(fields, 'base'))
    const edits: Edit[] = jobEdits({ ...input, slug }, site, { isNew: given === undefined, base })
      // A value that is not there and was not typed is no change.
      .filter(({ path, value }) => value !== null || valueAt(current.drafted, path) !== undefined)
    const result = await changes.save(edits, email)
    if (result.status === 'saved') return res.redirect(303, `${ownerPaths.work}${slug}/?done=saved`)
    if (result.status === 'conflict') {
      const conflicts = result.conflicts.map(({ path, theirs, by }): [string, string] => {
        const text = typeof theirs === 'string' || typeof theirs === 'number' ? ` “${theirs}”` : ''
        return [fieldIdOf(path, site), words.changed(by ?? words.somebody) + text]
      })
      return showForm(req, res, await changes.read(), { status: 409, input, errors: new Map(conflicts) })
    }
    const problems = [...result.problems.fields].map(([path, message]): [string, string] => [fieldIdOf(path, site), message])
    const others = result.problems.others.map((message): [string, string] => [`${site.language}-title`, message])
    return showForm(req, res, current, { status: 422, input, errors: new Map([...others, ...problems]) })
  }

  return router
}

/** 'Nov 2026', which fits half of a phone. */
const shortMonth = (month: string, language: Language) =>
  new Date(`${month}-01`).toLocaleDateString(languages[language].tag, { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** Photos are small when they come, so they are held in memory. */
async function readJobForm(req: Request): Promise<{ fields: FormFields; files: Buffer[] }> {
  const fields = noFields()
  const files: Buffer[] = []
  const onFile = async (content: AsyncIterable<Buffer>) => {
    const chunks: Buffer[] = []
    for await (const chunk of content) chunks.push(chunk)
    if (files.length < maxJobPhotos * 4) files.push(Buffer.concat(chunks))
  }
  await readMultipart(req, { fields, fileField: 'photos', onFile, signal: AbortSignal.timeout(120_000), ...limits })
  return { fields, files }
}
