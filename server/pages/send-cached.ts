import type { IncomingMessage, ServerResponse } from 'node:http'
import { pageDataPath } from '../../shared/addresses/page-data-request.ts'
import type { Page } from '../../shared/addresses/routes.ts'
import type { PagePart, ResolveAddress } from '../addresses/resolve-address.ts'
import { sendCachedResponse } from './cached-response.ts'
import type { PageCache } from './page-cache.ts'

/** Sends a cached page, and returns whether there was one. Does not need Express. */
export type SendCached = (request: IncomingMessage, response: ServerResponse) => boolean

/** Called for each page that was sent, with any method. */
export type CountView = (request: IncomingMessage, place: Place) => void

type Place = { page: Page; part: PagePart }

type SendOptions = {
  pages: readonly Page[]
  resolveAddress: ResolveAddress
  cache: Pick<PageCache, 'peek'>
  logRequest?(request: IncomingMessage, response: ServerResponse): void
  countView?: CountView
}

/** Canonical addresses are looked up, others resolved. Only pages that exist are sent: another address may belong to a router. */
export function createSendCached({ pages, resolveAddress, cache, logRequest, countView }: SendOptions): SendCached {
  const canonical = new Map(pages.flatMap(canonicalPlaces))

  return (request, response) => {
    const { method, url = '' } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const place = canonical.get(url) ?? pageAt(url)
    const cached = place && cache.peek(place.page)?.[place.part]
    if (!cached) return false
    sendCachedResponse(cached, request, response)
    logRequest?.(request, response)
    countView?.(request, place)
    return true
  }

  function pageAt(url: string): Place | undefined {
    const address = resolveAddress(url)
    return address.kind === 'page' ? address : undefined
  }
}

function canonicalPlaces(page: Page): [string, Place][] {
  const spellings = page.path === '/' ? ['/'] : [page.path, page.path.slice(0, -1)]
  return spellings.flatMap((path): [string, Place][] => [
    [path, { page, part: 'document' }],
    [pageDataPath + path, { page, part: 'data' }],
  ])
}
