import type { Clock } from '../../base/clock.ts'
import { repeatMs } from '../lead-head.ts'
import type { LeadHead, LeadRecord, LeadState, LeadStore, NewLead, StoredPicture } from '../store.ts'
import type { Database, Query } from './database.ts'
import { changeLead, headColumns, type LeadRow, toHead } from './lead-rows.ts'
import type { PostgresPictures } from './postgres-pictures.ts'

type LeadOptions = { database: Database; site: string; clock: Clock; pictures: PostgresPictures }

/** Everything about leads but sending them. */
export function createPostgresLeads({ database: { transaction }, site, clock, pictures }: LeadOptions) {
  async function findHeads(condition: string, value: unknown): Promise<LeadHead[]> {
    const text = `select ${headColumns} from website_leads where site = $1 and ${condition}`
    return (await transaction((query) => query<LeadRow>(text, [site, value]))).map(toHead)
  }

  /** The id of another lead that has the key already. Its row is locked until the end of the transaction. */
  async function reserve(query: Query, { id, repeatKey, receivedAt }: NewLead): Promise<string | undefined> {
    const values = [site, repeatKey, id, receivedAt]
    const [own] = await query(
      `insert into website_repeats (site, key, lead_id, received_at) values ($1, $2, $3, $4)
       on conflict (site, key) do update set lead_id = excluded.lead_id, received_at = excluded.received_at
       where website_repeats.received_at <= excluded.received_at - ${repeatMs} returning lead_id`,
      values,
    )
    if (own) return undefined
    const [first] = await query<{ lead_id: string }>(
      `select lead_id from website_repeats join website_leads on website_leads.site = $1 and id = lead_id
       where website_repeats.site = $1 and key = $2`,
      [site, repeatKey],
    )
    if (first) return first.lead_id
    // That lead was erased.
    await query('update website_repeats set lead_id = $3, received_at = $4 where site = $1 and key = $2', values)
    return undefined
  }

  async function addPictures(query: Query, id: string, first: string): Promise<number> {
    await query('select from website_leads where site = $1 and id = $2 for update', [site, first])
    const added = await pictures.merge(query, id, first)
    if (added > 0) {
      await query("update website_leads set state = 'pending', at = $3, tries = 0 where site = $1 and id = $2 and state = 'sent'", [
        ...[site, first, clock.now()],
      ])
    }
    return added
  }

  async function photosOf(query: Query, ids: readonly string[]): Promise<Map<string, StoredPicture[]>> {
    const rows = await query<StoredPicture & { folder: string }>(
      `select folder, name, bytes from website_pictures where site = $1 and folder = any($2) order by length(name), name`,
      [site, ids.map((id) => `photos/${id}`)],
    )
    const photos = new Map<string, StoredPicture[]>()
    for (const { folder, ...picture } of rows) photos.set(folder.slice(7), [...(photos.get(folder.slice(7)) ?? []), picture])
    return photos
  }

  async function readRecords(query: Query, ids: readonly string[]): Promise<LeadRecord[]> {
    const rows = await query<LeadRow & { content: string }>(
      `select ${headColumns}, content from website_leads where site = $1 and id = any($2) and state <> 'unreadable'`,
      [site, ids],
    )
    const photos = await photosOf(query, ids)
    const records = new Map(
      rows.map((row) => [row.id, { ...toHead(row), content: JSON.parse(row.content), photos: photos.get(row.id) ?? [] }]),
    )
    return ids.flatMap((id) => records.get(id) ?? [])
  }

  return {
    readRecords,
    add: (lead) =>
      transaction(async (query) => {
        const { id, state, receivedAt, at, tries, progress, content } = lead
        const first = lead.repeatKey === undefined ? undefined : await reserve(query, lead)
        if (first !== undefined && first !== id) return { status: 'repeat', id: first, added: await addPictures(query, id, first) }
        await query(
          `insert into website_leads (site, ${headColumns}, content) values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
          [site, id, state, receivedAt, at, tries, JSON.stringify(progress), JSON.stringify(content)],
        )
        return { status: 'stored' }
      }),
    async findRepeat(repeatKey) {
      const [row] = await transaction((query) =>
        query<{ id: string }>(
          `select id from website_repeats as repeats join website_leads as leads on leads.site = $1 and id = lead_id
           where repeats.site = $1 and key = $2 and repeats.received_at > $3`,
          [site, repeatKey, clock.now() - repeatMs],
        ),
      )
      return row?.id
    },
    heads: (states) => findHeads('state = any($2)', [...states]),
    find: (text) => findHeads('starts_with(id, $2)', text),
    read: (heads) =>
      transaction((query) =>
        readRecords(
          query,
          heads.map(({ id }) => id),
        ),
      ),
    async counts() {
      const counts = { pending: 0, sending: 0, sent: 0, failed: 0, spam: 0, unreadable: 0 }
      let oldestPendingAt: number | undefined
      const rows = await transaction((query) =>
        query<{ state: LeadState; count: number; oldest: number }>(
          `select state, count(*)::integer as count, min(received_at) as oldest from website_leads where site = $1 group by state`,
          [site],
        ),
      )
      for (const { state, count, oldest } of rows) {
        counts[state] = count
        if (state === 'pending' || state === 'sending') oldestPendingAt = Math.min(oldestPendingAt ?? oldest, oldest)
      }
      return { ...counts, oldestPendingAt }
    },
    async move(head, change) {
      if (head.state === 'sending' || change.state === 'sending') return false
      const at = change.at ?? clock.now()
      return (await transaction((query, isRepeated) => changeLead(query, site, head, { ...change, at }, isRepeated))) !== undefined
    },
    async erase(head) {
      if (head.state === 'sending') return false
      return transaction(async (query, isRepeated) => {
        const rows = await query('delete from website_leads where site = $1 and id = $2 and state = $3 and at = $4 returning id', [
          ...[site, head.id, head.state, head.at],
        ])
        if (rows.length === 0 && !isRepeated) return false
        await pictures.removeOf(query, head.id)
        await query("delete from website_documents where site = $1 and kind = 'notes' and key = $2", [site, head.id])
        return true
      })
    },
  } satisfies Partial<LeadStore> & { readRecords: unknown }
}
