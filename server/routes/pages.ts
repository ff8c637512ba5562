import { Router } from 'express'
import type { ResolveAddress } from '../addresses/resolve-address.ts'
import { allowMethods } from '../middleware/method-guard.ts'
import type { Pages } from '../pages/pages.ts'

/** The last router: pages that are not cached yet, their data, redirects, and the not-found page for everything else. */
export function pageRoutes(resolveAddress: ResolveAddress, pages: Pick<Pages, 'sendPage'>): Router {
  const router = Router()
  router.use(async (request, response, next) => {
    const address = resolveAddress(request.originalUrl)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      if (address.kind !== 'nothing') allowMethods(response, ['GET', 'HEAD'])
      return next()
    }
    if (address.kind !== 'redirect') return pages.sendPage(request, response, address.page, address.part)
    response
      .set('Cache-Control', 'public, max-age=3600')
      .location(address.location)
      .status(301)
      .type('text')
      .send('301 Moved Permanently\n')
  })
  return router
}
