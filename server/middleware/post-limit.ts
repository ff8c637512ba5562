import type { Request, RequestHandler, Response } from 'express'
import { rateLimit } from 'express-rate-limit'
import { floodPage } from '../../shared/routes.ts'
import { clientKey } from '../limits/client-key.ts'
import type { Pages } from '../render/pages.ts'
import { prefersJson } from '../routes/prefers-json.ts'

const windowSeconds = 60

type PostLimitOptions = {
  /** Posts a minute and client, stored or not: far more than anybody who corrects a form needs. */
  limit: number
  pages: Pick<Pages, 'sendPage'>
}

/**
 * Keeps pages fast during a flood of posts: beyond the limit they get a page drawn once, before a body is read. Each process
 * counts for itself, since it is its own time that is protected.
 */
export function postLimit({ limit, pages }: PostLimitOptions): RequestHandler {
  return rateLimit({
    windowMs: windowSeconds * 1000,
    limit,
    // The contact limit sets the headers of ordinary posts.
    standardHeaders: false,
    legacyHeaders: false,
    keyGenerator: (req) => clientKey(req.ip),
    validate: false,
    handler: (req, res) => refuse(req, res),
  })

  async function refuse(req: Request, res: Response): Promise<void> {
    const retryAfterSeconds = windowSeconds
    res.vary('Accept').set({
      'Retry-After': String(retryAfterSeconds),
      RateLimit: `"posts";r=0;t=${retryAfterSeconds}`,
      'RateLimit-Policy': `"posts";q=${limit};w=${windowSeconds}`,
    })
    if (prefersJson(req)) res.status(429).set('Cache-Control', 'no-store').json({ status: 'rate-limited', retryAfterSeconds })
    else await pages.sendPage(req, res, floodPage)
  }
}
