import { ownerPaths } from '../owner-paths.ts'
import type { ListQuery } from './request-views.ts'

/** The address of the list with a filter, a search and a page. */
export function listHref({ status, q = '', page = 1 }: Partial<ListQuery>): string {
  const query = new URLSearchParams({
    ...(status !== undefined && { status }),
    ...(q !== '' && { q }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return ownerPaths.requests + (query && `?${query}`)
}

export const requestHref = (id: string): string => `${ownerPaths.requests}requests/${id}/`
