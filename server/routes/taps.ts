import { createHmac, randomBytes } from 'node:crypto'
import { type RequestHandler, Router } from 'express'
import { rateLimit } from 'express-rate-limit'
import { hour } from '../base/durations.ts'
import type { Counts } from '../counts/counts.ts'
import { clientKey } from '../limits/client-key.ts'
import { readText } from '../requests/form-body.ts'
import { isFromAnotherSite } from '../requests/same-site.ts'

const tapPath = '/api/taps'

const maxBytes = 100
const tapsPerHour = 20

/** Counts taps on the phone number, which pages report. Any post gets 204, counted or not. */
export function tapRoutes(siteUrl: string, counts: Pick<Counts, 'tap'>): Router {
  const router = Router({ caseSensitive: true })
  router.post(tapPath, tapLimit(), async (req, res) => {
    if (!isFromAnotherSite(req.headers, siteUrl)) counts.tap(req)
    await readText(req, maxBytes).catch(() => '')
    res.set('Cache-Control', 'no-store').status(204).end()
  })
  return router
}

/** Clients are identified by a hash with a key that only this process has, for two hours at most. */
function tapLimit(): RequestHandler {
  const key = randomBytes(32)
  return rateLimit({
    windowMs: hour,
    limit: tapsPerHour,
    standardHeaders: false,
    legacyHeaders: false,
    keyGenerator: (req) => createHmac('sha256', key).update(clientKey(req.ip)).digest('base64'),
    validate: false,
    handler: (_req, res) => void res.set('Cache-Control', 'no-store').status(204).end(),
  })
}
