import { Router } from 'express'
import * as v from 'valibot'
import { ownerPaths } from '../../../client/owner/owner-paths.ts'
import { readTextForm } from '../../requests/form-body.ts'
import { singleField } from '../../requests/form-fields.ts'
import { createOverview, type SiteOwner } from './show-overview.tsx'

const pathsSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), [])

/** `/owner/site/`: the drafts, and everything that can be changed. */
export function overviewRoutes(owner: SiteOwner): Router {
  const { changes } = owner
  const { showOverview, showMoved, publish } = createOverview(owner)
  const router = Router({ caseSensitive: true })

  router.get(ownerPaths.site, (req, res) => showOverview(req, res))

  router.post(ownerPaths.site, async (req, res) => {
    const form = await readTextForm(req)
    const seen = Number(singleField(form, 'seen'))
    if (singleField(form, 'action') === 'discard') {
      const { status } = await changes.discard(v.parse(pathsSchema, singleField(form, 'paths')), seen)
      return status === 'moved' ? showMoved(req, res, 'discard') : res.redirect(303, `${ownerPaths.site}?done=discarded`)
    }
    const { draft } = await changes.read()
    await publish(req, res, { paths: Object.keys(draft), seen })
  })
  return router
}
