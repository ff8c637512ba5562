import { noLeads, repeatMs } from '../lead-head.ts'
import type { LeadRecords, LeadState, LeadWriter, NewLead } from '../store.ts'
import type { DatabaseContext, Query } from './database.ts'
import { changeLead, headColumns, type LeadRow, readLeads, toHead } from './lead-rows.ts'
import type { PostgresPictures } from './postgres-pictures.ts'
import { sql } from './sql.ts'

export type LeadOptions = DatabaseContext & { pictures: PostgresPictures }

export function createPostgresLeads({ database, site, clock, pictures }: LeadOptions): LeadWriter & LeadRecords {
  const { query, transaction } = database
  const isReal = sql`state not in ('spam', 'unreadable')`

  /** The id of another lead that has the key already. The key's row is locked until the end of the transaction. */
  async function reserve(within: Query, { id, repeatKey, receivedAt }: NewLead): Promise<string | undefined> {
    const [own] = await within`
      insert into website_repeats (site, key, lead_id, received_at) values (${site}, ${repeatKey}, ${id}, ${receivedAt})
      on conflict (site, key) do update set lead_id = excluded.lead_id, received_at = excluded.received_at
      where website_repeats.received_at <= excluded.received_at - ${repeatMs}::double precision returning lead_id`
    if (own) return undefined
    const [first] = await within<{ lead_id: string }>`
      select lead_id from website_repeats join website_leads on website_leads.site = ${site} and id = lead_id
      where website_repeats.site = ${site} and key = ${repeatKey} and ${isReal}`
    if (first) return first.lead_id
    // That lead was erased, or the owner marked it as spam.
    await within`update website_repeats set lead_id = ${id}, received_at = ${receivedAt} where site = ${site} and key = ${repeatKey}`
    return undefined
  }

  async function addPictures(within: Query, id: string, first: string): Promise<number> {
    await within`select from website_leads where site = ${site} and id = ${first} for update`
    const added = await pictures.merge(within, id, first)
    if (added > 0) {
      await within`
        update website_leads set state = 'pending', at = ${clock.now()}, tries = 0
        where site = ${site} and id = ${first} and state = 'sent'`
    }
    return added
  }

  return {
    add: (lead) =>
      transaction(async (within) => {
        const { id, state, receivedAt, at, tries, progress, content } = lead
        const first = lead.repeatKey === undefined ? undefined : await reserve(within, lead)
        if (first !== undefined && first !== id) return { status: 'repeat', id: first, added: await addPictures(within, id, first) }
        await within`
          insert into website_leads (site, ${headColumns}, content)
          values (${site}, ${id}, ${state}, ${receivedAt}, ${at}, ${tries}, ${JSON.stringify(progress)}, ${JSON.stringify(content)})
          on conflict do nothing`
        return { status: 'stored' }
      }),
    async findRepeat(repeatKey) {
      const [row] = await query<{ id: string }>`
        select id from website_repeats as repeats join website_leads as leads on leads.site = ${site} and id = lead_id
        where repeats.site = ${site} and key = ${repeatKey} and ${isReal} and repeats.received_at > ${clock.now() - repeatMs}`
      return row?.id
    },
    async heads(states) {
      return (await query<LeadRow>`select ${headColumns} from website_leads where site = ${site} and state = any(${states})`).map(toHead)
    },
    async find(text) {
      return (await query<LeadRow>`select ${headColumns} from website_leads where site = ${site} and starts_with(id, ${text})`).map(toHead)
    },
    read: (heads) => readLeads(query, site, heads),
    async counts() {
      const counts = { ...noLeads }
      const rows = await query<{ state: LeadState; count: number; oldest: number }>`
        select state, count(*)::integer as count, min(received_at) as oldest from website_leads where site = ${site} group by state`
      for (const { state, count, oldest } of rows) {
        counts[state] = count
        if (state === 'pending' || state === 'sending') counts.oldestPendingAt = Math.min(counts.oldestPendingAt ?? oldest, oldest)
      }
      return counts
    },
    async move(head, change) {
      if (head.state === 'sending' || change.state === 'sending') return false
      const at = change.at ?? clock.now()
      return (await transaction((within, isRepeated) => changeLead(within, site, head, { ...change, at }, isRepeated))) !== undefined
    },
    async erase({ id, state, at }) {
      if (state === 'sending') return false
      return transaction(async (within, isRepeated) => {
        const erased = await within`
          delete from website_leads where site = ${site} and id = ${id} and state = ${state} and at = ${at} returning id`
        if (erased.length === 0) {
          // A commit that was not confirmed may have erased it, or somebody else moved it.
          return isRepeated && (await within`select from website_leads where site = ${site} and id = ${id}`).length === 0
        }
        await pictures.removeOf(within, id)
        await within`delete from website_documents where site = ${site} and kind = 'notes' and key = ${id}`
        return true
      })
    },
  }
}
