import { floodPage, isMissing, type Page } from '../../shared/routes.ts'
import type { HeaderList } from '../middleware/security-headers.ts'
import type { PagePart } from './page-cache.ts'

/** What an answer carries besides its body. */
export type AnswerHead = {
  status: number
  type: string
  /** Names and values in turn, as `writeHead` takes them. */
  headers: readonly string[]
  /** Answers that nobody may store have no tag. */
  isStorable: boolean
}

/** A CDN in front may serve for five minutes, for a day while it asks again, for a week while we are down; browsers always ask. */
export const pageCacheControl = 'public, max-age=0, must-revalidate, s-maxage=300, stale-while-revalidate=86400, stale-if-error=604800'

/** Status and headers of a page of the route table, and of its data. */
export function pageHeads(page: Page, security: HeaderList): Record<PagePart, AnswerHead> {
  const status = statusOf(page)
  const isStorable = page.indexable
  const headers = ['Cache-Control', isStorable ? pageCacheControl : 'no-store', 'Vary', 'Accept-Encoding', ...security.flat()]
  return {
    document: { status, type: 'text/html; charset=utf-8', isStorable, headers },
    data: { status, type: 'application/json; charset=utf-8', isStorable, headers: [...headers, 'X-Robots-Tag', 'noindex'] },
  }
}

function statusOf(page: Page): number {
  if (isMissing(page)) return 404
  return page === floodPage ? 429 : 200
}
