import { type Request, type Response, Router } from 'express'
import { ownerPaths } from '../../../client/owner/owner-paths.ts'
import type { JobInput } from '../../../client/owner/work/job-view.ts'
import { NotFoundError } from '../../base/errors.ts'
import type { CurrentChanges } from '../../changes/changes.ts'
import type { Problems } from '../../changes/problems.ts'
import { sessionOf } from '../owner-session.ts'
import { readPhotoForm } from '../photo-form.ts'
import { problemLines } from '../site/field-words.ts'
import { jobPath } from './job-edits.ts'
import { inputOfJob } from './job-input.ts'
import { draftOf, versionsOf } from './job-state.ts'
import { saveJob } from './save-job.ts'
import { createShowJob, type WorkOwner } from './show-job.tsx'

const newPath = `${ownerPaths.work}new/`

/** Completed jobs: adding, changing and removing them. */
export function workRoutes(owner: WorkOwner): Router {
  const { changes, site, messages } = owner
  const { showList, showForm, thisMonth } = createShowJob(owner)
  const router = Router({ caseSensitive: true })

  router.get(ownerPaths.work, async (req, res) => showList(req, res, await changes.read()))

  router.get(newPath, async (req, res) => {
    const input: JobInput = { town: '', month: thisMonth(), services: [], answers: {}, dollars: '', days: '', photos: [], words: {} }
    await showForm(req, res, { current: await changes.read(), input })
  })

  router.get(`${ownerPaths.work}:slug/`, async (req, res) => {
    const current = await changes.read()
    const input = inputOfJob(versionsOf(current, req.params.slug))
    if (!input) throw new NotFoundError('No such job')
    await showForm(req, res, { current, input })
  })

  router.post([newPath, `${ownerPaths.work}:slug/`], async (req, res) => {
    const by = sessionOf(res).email
    const { fields, files } = await readPhotoForm(req, (name) => name === 'photos')
    const current = await changes.read()
    const seen = Number(fields.seen) || 0
    const slug = typeof req.params.slug === 'string' ? req.params.slug : undefined
    if (slug !== undefined) {
      if (versionsOf(current, slug).length === 0) throw new NotFoundError('No such job')
      if (fields.action === 'publish') return publish(req, res, { slug, by, seen })
      if (fields.action === 'discard') return discard(res, slug, seen)
      if (fields.action === 'take-down') return takeDown(req, res, { slug, by, seen, current })
    }
    const result = await saveJob(owner, { fields, files, current, slug, by })
    if (result.status !== 'saved') return showForm(req, res, { ...result, current: await changes.read(), seen })
    if (fields.action !== 'save-publish') return res.redirect(303, `${ownerPaths.work}${result.slug}/?done=saved`)
    const saved = await changes.read()
    await publish(req, res, { slug: result.slug, by, seen: seen === current.draftVersion ? saved.draftVersion : seen })
  })

  async function publish(req: Request, res: Response, { slug, by, seen }: { slug: string; by: string; seen: number }) {
    const result = await changes.publish(draftOf(await changes.read(), slug), { seen, by })
    if (result.status === 'invalid') return refuse(req, res, slug, result.problems)
    res.redirect(303, `${ownerPaths.work}${slug}/?done=${result.status === 'published' ? 'published' : 'moved'}`)
  }

  async function discard(res: Response, slug: string, seen: number) {
    const { status } = await changes.discard(draftOf(await changes.read(), slug), seen)
    const remains = versionsOf(await changes.read(), slug).length > 0
    res.redirect(303, `${ownerPaths.work}${remains ? `${slug}/` : ''}?done=${status}`)
  }

  type Down = { slug: string; by: string; seen: number; current: CurrentChanges }

  async function takeDown(req: Request, res: Response, { slug, by, seen, current }: Down) {
    // Drafts of the job are removed with it.
    if (seen !== current.draftVersion && draftOf(current, slug).length > 0)
      return res.redirect(303, `${ownerPaths.work}${slug}/?done=moved`)
    // A text links to the job, in public or in a draft. Checked before anything is saved, because a removal drops the job's drafts.
    const problems = changes.problemsOfRemoval(current, jobPath(slug))
    if (problems) return refuse(req, res, slug, problems)
    const saved = await changes.save([{ path: jobPath(slug), value: null }], by)
    if (saved.status === 'invalid') return refuse(req, res, slug, saved.problems)
    const { draftVersion } = await changes.read()
    const isDown = saved.status === 'saved' && (await changes.publish([jobPath(slug)], { seen: draftVersion, by })).status === 'published'
    res.redirect(303, `${ownerPaths.work}?done=${isDown ? 'down' : 'moved'}`)
  }

  /** The form, with what would break elsewhere. */
  async function refuse(req: Request, res: Response, slug: string, problems: Problems) {
    const current = await changes.read()
    const input = inputOfJob(versionsOf(current, slug))
    if (!input) throw new NotFoundError('No such job')
    const lines = problemLines(problems, { site, messages, changes: current })
    await showForm(req, res, { current, input, status: 422, errors: new Map([['job-form', messages.site.elsewhere(lines.join(' '))]]) })
  }

  return router
}
