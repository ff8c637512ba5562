import { Router } from 'express'
import { drawnJob, jobSheetPattern } from '../../shared/pages/job-sheets.ts'
import type { SiteLanguages } from '../addresses/localized-site.ts'
import { sendStorable } from './storable-text.ts'

const type = 'image/svg+xml'
// Without `no-transform`, which would prevent compressing it here.
const forAYear = 'public, max-age=31536000, immutable'

/** The drawings of the jobs. The old address of a changed drawing, which cached pages may still contain, returns the new one. */
export function jobSheets(sites: SiteLanguages): Router {
  const sheets = new Map<string, string>()
  const newest = new Map<string, string>()
  for (const site of sites) {
    for (const job of site.work?.jobs ?? []) {
      const drawn = drawnJob(site, job)
      if (!drawn) continue
      sheets.set(drawn.run.sheet, drawn.svg)
      newest.set(withoutHash(drawn.run.sheet), drawn.svg)
    }
  }
  const router = Router({ caseSensitive: true, strict: true })
  // For every method, so that the method guard sees only sheets that exist.
  router.use(jobSheetPattern, (req, _res, next) => next(newest.has(withoutHash(req.baseUrl)) ? undefined : 'router'))
  router.get(jobSheetPattern, (req, res) => {
    const svg = sheets.get(req.path)
    if (svg !== undefined) return sendStorable(res, { type, cacheControl: forAYear, text: svg })
    sendStorable(res, { type, cacheControl: 'no-cache', text: newest.get(withoutHash(req.path)) ?? '' })
  })
  return router
}

const withoutHash = (path: string) => path.replace(/-[0-9a-f]{8}\.svg$/, '')
