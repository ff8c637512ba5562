import { type Request, type Response, Router } from 'express'
import { listedPage, type Page } from '../../shared/addresses/routes.ts'
import { parseEstimate } from '../../shared/estimate/parse-estimate.ts'
import { pageData } from '../../shared/pages/page-data.ts'
import { type SiteLanguages, siteIn } from '../addresses/localized-site.ts'
import type { ResolveAddress } from '../addresses/resolve-address.ts'
import type { Counts } from '../counts/counts.ts'
import { minuteLimit } from '../limits/minute-limit.ts'
import type { Pages } from '../pages/pages.ts'

type EstimateOptions = {
  sites: SiteLanguages
  resolveAddress: ResolveAddress
  pages: Pick<Pages, 'send'>
  counts: Pick<Counts, 'estimate' | 'view'>
}

/** Each is rendered for its request. One person compares far fewer, even without script, where each change is a request. */
const estimatesPerMinute = 60

/** Estimate results. Without a query, the page is cached like any other. */
export function estimateRoutes({ sites, resolveAddress, pages, counts }: EstimateOptions): Router {
  const [{ estimate: offered }] = sites
  const router = Router()
  const limit = minuteLimit('estimates', estimatesPerMinute)
  if (!offered) return router
  const { table } = offered
  router.use((request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const address = resolveAddress(request.originalUrl)
    if (address.kind !== 'page' || address.page.answer !== 'estimate') return next()
    limit(request, response, (error?: unknown) => (error ? next(error) : answer(request, response, address.page).catch(next)))
  })
  return router

  async function answer(request: Request, response: Response, page: Page): Promise<void> {
    const { originalUrl } = request
    const typed = originalUrl.slice(originalUrl.indexOf('?'))
    const estimate = parseEstimate(table, new URLSearchParams(typed))
    counts.view(request, { page: listedPage('estimate', page.language), part: 'document' })
    const data = pageData(siteIn(sites, page.language), page, { estimate })
    if (estimate.status === 'invalid') return pages.send(request, response, { status: 422, data })
    if (request.method === 'GET') counts.estimate(request)
    await pages.send(request, response, { status: 200, data })
  }
}
