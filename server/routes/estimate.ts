import { Router } from 'express'
import { parseEstimate } from '../../shared/estimate/parse-estimate.ts'
import { pageData } from '../../shared/page-data.ts'
import type { Counts } from '../counts/counts.ts'
import type { Pages } from '../render/pages.ts'
import { type SiteLanguages, siteIn } from '../spoken-site.ts'
import type { ResolveAddress } from './resolve-address.ts'

type EstimateOptions = {
  sites: SiteLanguages
  resolveAddress: ResolveAddress
  pages: Pick<Pages, 'send'>
  counts: Pick<Counts, 'estimate'>
}

/** Answers of the estimate, each drawn for its own request. The page without a query is kept like any other. */
export function estimateRoutes({ sites, resolveAddress, pages, counts }: EstimateOptions): Router {
  const [{ estimate }] = sites
  const router = Router()
  if (!estimate) return router
  router.use(async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const { originalUrl } = request
    const address = resolveAddress(originalUrl)
    if (address.kind !== 'page' || address.page.answer !== 'estimate') return next()
    const asked = parseEstimate(estimate.table, new URLSearchParams(originalUrl.slice(originalUrl.indexOf('?'))))
    const data = pageData(siteIn(sites, address.page.language), address.page, { estimate: asked })
    if (asked.status === 'valid' && request.method === 'GET') counts.estimate(request)
    await pages.send(response, { status: asked.status === 'valid' ? 200 : 422, data })
  })
  return router
}
