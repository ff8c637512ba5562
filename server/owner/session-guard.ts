import { type Request, type Response, Router } from 'express'
import { ownerPaths } from '../../client/owner/owner-paths.ts'
import { isFromAnotherSite } from '../requests/same-site.ts'
import type { Owner } from './owner.ts'
import { CrossSiteError, SignedOutError } from './owner-errors.ts'
import { findSession, rememberSession } from './owner-session.ts'

/** Ignores case, because a router that does so must not be reached without a session. */
export const isOwnerPath = (path: string): boolean => /^\/owner(\/|$)/i.test(path)

/** Requests for signing in. */
const needsNoSession = ({ method, path }: Request) =>
  (path === ownerPaths.enter && ['GET', 'HEAD', 'POST'].includes(method)) || (path === ownerPaths.signIn && method === 'POST')

/** The first of the owner's routers: nothing is cached or indexed, posts come from this site, and all but signing in needs a session. */
export function sessionGuard({ sessions, cookie, siteUrl }: Pick<Owner, 'sessions' | 'cookie' | 'siteUrl'>): Router {
  const router = Router()
  router.use(async (req, res, next) => {
    if (!isOwnerPath(req.path)) return next()
    res.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
    // Browsers send the cookie below `/owner/` only.
    if (req.path === '/owner' && req.method !== 'POST') return res.redirect(303, ownerPaths.requests)
    if (req.method !== 'GET' && isForeign(req)) throw new CrossSiteError()
    await readSession(req, res)
    if (!findSession(res) && !needsNoSession(req)) throw new SignedOutError()
    next()
  })
  return router

  /** Browsers send the cookie also with posts from sibling hosts, such as `blog.` of the same domain, which may belong to somebody else. */
  function isForeign({ headers }: Request): boolean {
    return headers['sec-fetch-site'] === 'same-site' || isFromAnotherSite(headers, siteUrl)
  }

  async function readSession(req: Request, res: Response): Promise<void> {
    const secret = cookie.read(req)
    const session = await sessions.find(secret)
    if (!session || secret === undefined) return
    rememberSession(res, { email: session.email, appearance: session.appearance, secret })
    if (session.isRenewed) cookie.set(res, secret)
  }
}
