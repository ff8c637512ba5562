import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Page, pageDataPath } from '../../shared/pages/routes.ts'
import type { ResolveAddress } from '../addresses/resolve-address.ts'
import type { PageCache, PagePart } from './page-cache.ts'

type KeptOptions = {
  pages: readonly Page[]
  resolveAddress: ResolveAddress
  cache: Pick<PageCache, 'peek'>
  logRequest?(request: IncomingMessage, response: ServerResponse): void
  countView?: CountView
}

/** Called for each page that was sent, with any method. */
export type CountView = (request: IncomingMessage, place: Place) => void

/** Sends a kept page, and returns whether there was one. Does not need Express. */
export type KeptPages = (request: IncomingMessage, response: ServerResponse) => boolean

type Place = { page: Page; part: PagePart }

/** Canonical addresses are looked up in a map. All others are resolved as in the router. */
export function createKeptPages({ pages, resolveAddress, cache, logRequest, countView }: KeptOptions): KeptPages {
  const plainAddresses = new Map(pages.flatMap(plainPlaces))

  return (request, response) => {
    const { method, url = '' } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const place = plainAddresses.get(url) ?? placeAt(url)
    const kept = place && cache.peek(place.page)?.[place.part]
    if (!kept) return false
    logRequest?.(request, response)
    kept.send(request, response)
    countView?.(request, place)
    return true
  }

  function placeAt(url: string): Place | undefined {
    const address = resolveAddress(url)
    return address.kind === 'page' || address.kind === 'nothing' ? address : undefined
  }
}

function plainPlaces(page: Page): [string, Place][] {
  const spellings = page.path === '/' ? ['/'] : [page.path, page.path.slice(0, -1)]
  return spellings.flatMap((path): [string, Place][] => [
    [path, { page, part: 'document' }],
    [pageDataPath + path, { page, part: 'data' }],
  ])
}
