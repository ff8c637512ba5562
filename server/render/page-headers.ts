import type { Page } from '../../shared/routes.ts'

export type HeaderList = ReadonlyArray<readonly [name: string, value: string]>

/** A CDN in front may serve for five minutes, for a day while it asks again, for a week while we are down; browsers always ask. */
export const pageCacheControl = 'public, max-age=0, must-revalidate, s-maxage=300, stale-while-revalidate=86400, stale-if-error=604800'

/** What every answer with a body that depends on `Accept-Encoding` carries, as names and values in turn. */
export function pageHeaders(page: Page, security: HeaderList): string[] {
  const cacheControl = statusOf(page) === 200 && page.indexable ? pageCacheControl : 'no-store'
  return ['Cache-Control', cacheControl, 'Vary', 'Accept-Encoding', ...security.flat()]
}

export const statusOf = (page: Page): 200 | 404 => (page.screen === 'not-found' || page.screen === 'missing-post' ? 404 : 200)
