import { Router } from 'express'
import type { Language } from '../../shared/content/languages.ts'
import { notFoundPage } from '../../shared/pages/routes.ts'
import type { ResolveAddress } from '../addresses/resolve-address.ts'
import type { Pages } from '../pages/pages.ts'

/** The last router: pages that are not kept yet, their data, redirects, and the not-found page for everything else. */
export function pageRoutes(resolveAddress: ResolveAddress, pages: Pick<Pages, 'sendPage'>, language: Language): Router {
  const router = Router()
  router.use(async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const address = resolveAddress(request.originalUrl)
    if (address.kind === 'page' || address.kind === 'nothing') return pages.sendPage(request, response, address.page, address.part)
    // An endpoint that takes GET would have been answered by an earlier router.
    if (address.kind !== 'redirect') return pages.sendPage(request, response, notFoundPage(language))
    response
      .set('Cache-Control', 'public, max-age=3600')
      .location(address.location)
      .status(301)
      .type('text')
      .send('301 Moved Permanently\n')
  })
  return router
}
