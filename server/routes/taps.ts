import { Router } from 'express'
import type { Counts } from '../counts/counts.ts'
import { readText } from '../requests/form-body.ts'
import { isFromAnotherSite } from '../requests/same-site.ts'

const tapPath = '/api/taps'

const maxBytes = 100

/** Counts taps on the phone number, which pages report. Any post gets 204, counted or not. */
export function tapRoutes(siteUrl: string, counts: Pick<Counts, 'tap'>): Router {
  const router = Router({ caseSensitive: true })
  router.post(tapPath, async (req, res) => {
    if (!isFromAnotherSite(req.headers, siteUrl)) counts.tap(req)
    await readText(req, maxBytes).catch(() => '')
    res.set('Cache-Control', 'no-store').status(204).end()
  })
  return router
}
