import { Router } from 'express'
import { canonicalQuery, parseEstimate } from '../../shared/estimate/parse-estimate.ts'
import { pageData } from '../../shared/pages/page-data.ts'
import { type SiteLanguages, siteIn } from '../addresses/localized-site.ts'
import type { ResolveAddress } from '../addresses/resolve-address.ts'
import type { Counts } from '../counts/counts.ts'
import type { Pages } from '../pages/pages.ts'

type EstimateOptions = {
  sites: SiteLanguages
  resolveAddress: ResolveAddress
  pages: Pick<Pages, 'sendAnswer'>
  counts: Pick<Counts, 'estimate'>
}

/** Estimate results. The page without a query is kept like any other. */
export function estimateRoutes({ sites, resolveAddress, pages, counts }: EstimateOptions): Router {
  const [{ estimate: offered }] = sites
  const router = Router()
  if (!offered) return router
  const { table } = offered
  router.use(async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const { originalUrl } = request
    const address = resolveAddress(originalUrl)
    if (address.kind !== 'page' || address.page.answer !== 'estimate') return next()
    const { page } = address
    const typed = originalUrl.slice(originalUrl.indexOf('?'))
    const estimate = parseEstimate(table, new URLSearchParams(typed))
    const data = () => pageData(siteIn(sites, page.language), page, { estimate })
    if (estimate.status === 'invalid') return pages.sendAnswer(request, response, { status: 422, page, query: typed, data })
    if (request.method === 'GET') counts.estimate(request)
    await pages.sendAnswer(request, response, { status: 200, page, query: canonicalQuery(table, estimate.values), data })
  })
  return router
}
