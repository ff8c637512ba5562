import { changed } from '../lead-head.ts'
import type { LeadChange, LeadHead, LeadState } from '../store.ts'
import type { Query } from './database.ts'
import { sql } from './sql.ts'

export type LeadRow = { id: string; state: LeadState; received_at: number; at: number; tries: number; progress: string }

export const headColumns = sql`id, state, received_at, at, tries, progress`

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
  const { state, at, tries, progress } = changed(head, change, change.at)
  const row = sql`site = ${site} and id = ${head.id}`
  const [updated] = await query<LeadRow>`
    update website_leads set state = ${state}, at = ${at}, tries = ${tries}, progress = ${JSON.stringify(progress)}
    where ${row} and state = ${head.state} and at = ${head.at} returning ${headColumns}`
  if (updated || !isRepeated) return updated && toHead(updated)
  // A commit that was not confirmed may have been made.
  const [found] = await query<LeadRow>`
    select ${headColumns} from website_leads
    where ${row} and state = ${state} and at = ${at} and tries = ${tries} and progress = ${JSON.stringify(progress)}`
  return found && toHead(found)
}
