import type { Request, RequestHandler, Response } from 'express'
import { rateLimit } from 'express-rate-limit'
import { answerPage } from '../../shared/addresses/routes.ts'
import { contactSiteOf, type SiteLanguages } from '../addresses/localized-site.ts'
import { clientKey } from '../limits/client-key.ts'
import type { Pages } from '../pages/pages.ts'
import { prefersJson } from '../requests/prefers-json.ts'

const windowSeconds = 60

type PostLimitOptions = {
  /** Posts per minute and client, stored or not: far more than one person sends, or several people behind one address. */
  limit: number
  sites: SiteLanguages
  pages: Pick<Pages, 'sendPage'>
}

/** Keeps pages fast during a flood of posts: above the limit, a cached page is sent before the body is read. Per process. */
export function postLimit({ limit, sites, pages }: PostLimitOptions): RequestHandler {
  return rateLimit({
    windowMs: windowSeconds * 1000,
    limit,
    // The contact limit sets the headers of ordinary posts.
    standardHeaders: false,
    legacyHeaders: false,
    keyGenerator: (req) => clientKey(req.ip),
    validate: false,
    handler: refuse,
  })

  async function refuse(req: Request, res: Response): Promise<void> {
    res.vary('Accept').set({
      'Retry-After': String(windowSeconds),
      RateLimit: `"posts";r=0;t=${windowSeconds}`,
      'RateLimit-Policy': `"posts";q=${limit};w=${windowSeconds}`,
    })
    if (prefersJson(req))
      res.status(429).set('Cache-Control', 'no-store').json({ status: 'rate-limited', retryAfterSeconds: windowSeconds })
    else await pages.sendPage(req, res, answerPage('flood', contactSiteOf(sites, req).language))
  }
}
