import { clockWentBackMs } from '../../base/retry-schedule.ts'
import { changed, noLeads, repeatMs } from '../lead-head.ts'
import { inOrder } from '../picture-name.ts'
import type { LeadHead, LeadRecord, LeadState, LeadStore, Lease, NewLead, StoredPicture } from '../store.ts'
import type { DatabaseContext, Query } from './database.ts'
import { isHeldIn } from './postgres-lease.ts'
import type { PostgresPictures } from './postgres-pictures.ts'
import { sql } from './sql.ts'

type LeadRow = { id: string; state: LeadState; received_at: number; at: number; tries: number; progress: string }

export const headColumns = sql`id, state, received_at, at, tries, progress`
const isReal = sql`state not in ('spam', 'unreadable')`

export function createPostgresLeads({ database, site, clock, pictures }: DatabaseContext & { pictures: PostgresPictures }): LeadStore {
  const { query, transaction } = database
  const rowOf = (id: string) => sql`site = ${site} and id = ${id}`

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

  /** Until the end of the transaction, so that adding pictures and settling wait for each other. */
  const lock = (within: Query, id: string) => within`select from website_leads where ${rowOf(id)} for update`

  async function addPictures(within: Query, id: string, first: string): Promise<number> {
    await lock(within, first)
    const added = await pictures.merge(within, id, first)
    if (added > 0) {
      await within`update website_leads set state = 'pending', at = ${clock.now()}, tries = 0 where ${rowOf(first)} and state = 'sent'`
    }
    return added
  }

  /** In the order of `heads`, without those that are gone. */
  async function read(heads: readonly LeadHead[], within = query): Promise<LeadRecord[]> {
    const ids = heads.map(({ id }) => id)
    const rows = await within<LeadRow & { content: string; photos: StoredPicture[] | null }>`
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
  async function change(within: Query, head: LeadHead, next: LeadHead, isRepeated: boolean): Promise<LeadHead | undefined> {
    const { state, at, tries, progress } = next
    const [updated] = await within<LeadRow>`
      update website_leads set state = ${state}, at = ${at}, tries = ${tries}, progress = ${JSON.stringify(progress)}
      where ${rowOf(head.id)} and state = ${head.state} and at = ${head.at} returning ${headColumns}`
    if (updated || !isRepeated) return updated && toHead(updated)
    // A commit that was not confirmed may have been made.
    const [found] = await within<LeadRow>`
      select ${headColumns} from website_leads
      where ${rowOf(head.id)} and state = ${state} and at = ${at} and tries = ${tries} and progress = ${JSON.stringify(progress)}`
    return found && toHead(found)
  }

  const asHolder = <Result>(lease: Lease, work: (within: Query, isRepeated: boolean) => Promise<Result>) =>
    transaction(async (within, isRepeated) => ((await isHeldIn(within, site, lease.id)) ? work(within, isRepeated) : undefined))

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
    read: (heads) => read(heads),
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
    async move(head, to) {
      if (head.state === 'sending' || to.state === 'sending') return false
      const next = changed(head, to, clock.now())
      return (await transaction((within, isRepeated) => change(within, head, next, isRepeated))) !== undefined
    },
    async erase({ id, state, at }) {
      if (state === 'sending') return false
      return transaction(async (within, isRepeated) => {
        const erased = await within`delete from website_leads where ${rowOf(id)} and state = ${state} and at = ${at} returning id`
        if (erased.length === 0) {
          // A commit that was not confirmed may have erased it, or somebody else moved it.
          return isRepeated && (await within`select from website_leads where ${rowOf(id)}`).length === 0
        }
        await pictures.removeOf(within, id)
        await within`delete from website_documents where site = ${site} and kind = 'notes' and key = ${id}`
        return true
      })
    },
    async due(lease, limit, own) {
      const now = clock.now()
      const rows = await asHolder(lease, async (within) => {
        await within`
          update website_leads set state = 'pending', at = ${now} where site = ${site} and state = 'sending' and id <> all(${own})`
        return within<LeadRow>`
          select ${headColumns} from website_leads
          where site = ${site} and state = 'pending' and (at <= ${now} or at > ${now + clockWentBackMs})
          order by received_at desc limit ${limit}`
      })
      return (rows ?? []).map(toHead)
    },
    async take(lease, head) {
      const next = changed(head, { state: 'sending' }, clock.now())
      return asHolder(lease, async (within, isRepeated) => {
        const sending = await change(within, head, next, isRepeated)
        return sending && (await read([sending], within))[0]
      })
    },
    async settle(lease, head, to, photos = 0) {
      const next = changed(head, to, clock.now())
      return asHolder(lease, async (within, isRepeated) => {
        await lock(within, head.id)
        const hasMore = to.state === 'sent' && (await pictures.count(within, head.id)) > photos
        return change(within, head, hasMore ? { ...next, state: 'pending', tries: 0 } : next, isRepeated)
      })
    },
    async hurry(lease) {
      const now = clock.now()
      await asHolder(
        lease,
        (within) => within`update website_leads set at = ${now} where site = ${site} and state = 'pending' and at > ${now}`,
      )
    },
  }
}

function toHead({ id, state, received_at: receivedAt, at, tries, progress }: LeadRow): LeadHead {
  return { id, state, receivedAt, at, tries, progress: JSON.parse(progress) }
}
