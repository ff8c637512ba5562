import type { Page } from '../../shared/routes.ts'
import type { HeaderList } from '../middleware/security-headers.ts'

/** A CDN in front may serve for five minutes, for a day while it asks again, for a week while we are down; browsers always ask. */
export const pageCacheControl = 'public, max-age=0, must-revalidate, s-maxage=300, stale-while-revalidate=86400, stale-if-error=604800'

/** Status and headers of a page of the route table; the headers as names and values in turn. */
export function answerFor(page: Page, security: HeaderList) {
  const isMissing = page.screen === 'not-found' || page.screen === 'missing-post'
  const isStorable = page.indexable
  const headers = ['Cache-Control', isStorable ? pageCacheControl : 'no-store', 'Vary', 'Accept-Encoding', ...security.flat()]
  return { status: isMissing ? 404 : 200, isStorable, headers }
}
