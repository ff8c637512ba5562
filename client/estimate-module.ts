import type { EstimatePage } from './pages/estimate-page.tsx'

/** What draws the page of the estimate. */
export type EstimateModule = { EstimatePage: typeof EstimatePage }

let provided: EstimateModule | undefined

/** The server does it once, the browser when it comes to that page: its drawings are code, which no other page needs. */
export function provideEstimate(module: EstimateModule): void {
  provided = module
}

export function estimateModule(): EstimateModule {
  if (!provided) throw new Error('The estimate is drawn before provideEstimate was called')
  return provided
}
