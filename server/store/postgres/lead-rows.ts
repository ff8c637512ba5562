import { changed } from '../lead-head.ts'
import { inOrder } from '../picture-name.ts'
import type { LeadChange, LeadHead, LeadRecord, LeadState, StoredPicture } from '../store.ts'
import type { Query } from './database.ts'
import { sql } from './sql.ts'

export type LeadRow = { id: string; state: LeadState; received_at: number; at: number; tries: number; progress: string }

export const headColumns = sql`id, state, received_at, at, tries, progress`

export function toHead({ id, state, received_at: receivedAt, at, tries, progress }: LeadRow): LeadHead {
  return { id, state, receivedAt, at, tries, progress: JSON.parse(progress) }
}

/** In the order of `heads`, without those that are gone. */
export async function readLeads(query: Query, site: string, heads: readonly LeadHead[]): Promise<LeadRecord[]> {
  const ids = heads.map(({ id }) => id)
  const rows = await query<LeadRow & { content: string; photos: StoredPicture[] | null }>`
    select ${headColumns}, content, (
      select json_agg(json_build_object('name', name, 'bytes', bytes)) from website_pictures
      where website_pictures.site = ${site} and folder = 'photos/' || id) as photos
    from website_leads where site = ${site} and id = any(${ids}) and state <> 'unreadable'`
  const records = new Map(
    rows.map((row) => [row.id, { ...toHead(row), content: JSON.parse(row.content), photos: inOrder(row.photos ?? []) }]),
  )
  return ids.flatMap((id) => records.get(id) ?? [])
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
