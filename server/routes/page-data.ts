import { Router } from 'express'
import { notFoundPage, type Page, pageDataPath } from '../../shared/routes.ts'
import type { Pages } from '../render/page-renderer.ts'
import { type AddressBook, findAddress, pageAsAsked } from './page-address.ts'

/** The data of every page, for client-side navigation. Moved addresses have none: the browser loads them as documents. */
export function pageDataRoutes(book: AddressBook, pages: Pick<Pages, 'sendPageData'>): Router {
  const router = Router({ caseSensitive: true })
  // A pattern without parameters, which Express would decode and refuse where that fails.
  router.get(/^\/api\/pages(?:\/|$)/, async (request, response) => {
    await pages.sendPageData(request, response, findDataPage(book, request.originalUrl) ?? notFoundPage)
  })
  return router
}

/** The page whose data is at this target; `undefined` where none is. */
export function findDataPage(book: AddressBook, target: string): Page | undefined {
  if (target.charAt(pageDataPath.length) === '/') return pageIn(book, target.slice(pageDataPath.length))
  return pageIn(book, `/${target.slice(pageDataPath.length)}`)
}

function pageIn(book: AddressBook, target: string): Page | undefined {
  const address = findAddress(book, target)
  return address.kind === 'page' ? pageAsAsked(address.page, target) : undefined
}
