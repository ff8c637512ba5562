import { changed } from '../lead-head.ts'
import type { LeadChange, LeadHead, LeadState } from '../store.ts'
import type { Query } from './database.ts'

export type LeadRow = { id: string; state: LeadState; received_at: number; at: number; tries: number; progress: string }

export const headColumns = 'id, state, received_at, at, tries, progress'

export function toHead({ id, state, received_at: receivedAt, at, tries, progress }: LeadRow): LeadHead {
  return { id, state, receivedAt, at, tries, progress: JSON.parse(progress) }
}

/** Undefined if the row is no longer as `head` says. */
export async function changeLead(
  query: Query,
  site: string,
  head: LeadHead,
  change: LeadChange & { at: number },
  isRepeated: boolean,
): Promise<LeadHead | undefined> {
  const next = changed(head, change, change.at)
  const values = [site, head.id, next.state, next.at, next.tries, JSON.stringify(next.progress), head.state, head.at]
  const rows = await query<LeadRow>(
    `update website_leads set state = $3, at = $4, tries = $5, progress = $6
     where site = $1 and id = $2 and state = $7 and at = $8 returning ${headColumns}`,
    values,
  )
  if (rows[0]) return toHead(rows[0])
  if (!isRepeated) return undefined
  // A commit that was not confirmed may have been made.
  const [row] = await query<LeadRow>(
    `select ${headColumns} from website_leads
     where site = $1 and id = $2 and state = $3 and at = $4 and tries = $5 and progress = $6`,
    values.slice(0, 6),
  )
  return row && toHead(row)
}
