import { Router } from 'express'
import type { Pages } from '../render/page-renderer.ts'
import { type AddressBook, findAddress, pageAsAsked } from './page-address.ts'

/** Every page at whatever spelling of its address, moved addresses, and for the rest the not-found page: the last router. */
export function pageRoutes(book: AddressBook, pages: Pick<Pages, 'sendPage'>): Router {
  const router = Router()
  router.use((request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const address = findAddress(book, request.originalUrl)
    if (address.kind === 'page') {
      pages.sendPage(request, response, pageAsAsked(address.page, request.originalUrl)).catch(next)
      return
    }
    response.set('Cache-Control', 'public, max-age=3600').location(address.location).status(301).type('text').send('Moved permanently\n')
  })
  return router
}
