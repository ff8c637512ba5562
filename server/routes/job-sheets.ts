import { Router } from 'express'
import { drawnJob, jobSheetPattern } from '../../shared/pages/job-sheets.ts'
import type { SiteLanguages } from '../addresses/localized-site.ts'
import { sendStorable } from './storable-text.ts'

// Without `no-transform`, which would keep it from being compressed here.
const head = { type: 'image/svg+xml', cacheControl: 'public, max-age=31536000, immutable' }

/** The drawings of the jobs that the site shows. A drawing that has changed has another address. */
export function jobSheets(sites: SiteLanguages): Router {
  const sheets = new Map(
    sites.flatMap((site) =>
      (site.work?.jobs ?? []).flatMap((job): [string, string][] => {
        const drawn = drawnJob(site, job)
        return drawn ? [[drawn.run.sheet, drawn.svg]] : []
      }),
    ),
  )
  const router = Router({ caseSensitive: true, strict: true })
  // For every method, so that the method guard sees only sheets that exist.
  router.use(jobSheetPattern, (req, _res, next) => next(sheets.has(req.baseUrl) ? undefined : 'router'))
  router.get(jobSheetPattern, (req, res) => sendStorable(res, { ...head, text: sheets.get(req.path) ?? '' }))
  return router
}
