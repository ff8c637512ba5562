import type { Clock } from '../../base/clock.ts'
import { clockWentBackMs } from '../../base/retry-schedule.ts'
import { taken } from '../lead-head.ts'
import type { LeadRecord, LeadStore, Lease } from '../store.ts'
import { createTakenLeads } from '../taken-leads.ts'
import type { Database, Query } from './database.ts'
import { changeLead, headColumns, type LeadRow, toHead } from './lead-rows.ts'
import { isHeldIn } from './postgres-lease.ts'
import type { PostgresPictures } from './postgres-pictures.ts'

type SendingOptions = {
  database: Database
  site: string
  clock: Clock
  pictures: PostgresPictures
  readRecords(query: Query, ids: readonly string[]): Promise<LeadRecord[]>
}

/** What only the holder of the lease calls. */
export function createPostgresSending({
  database: { transaction },
  site,
  clock,
  pictures,
  readRecords,
}: SendingOptions): Pick<LeadStore, 'due' | 'take' | 'settle' | 'hurry'> {
  const takenLeads = createTakenLeads()

  /** Runs `work` if the lease is still held. */
  const asHolder = <Result>(lease: Lease, work: (query: Query, isRepeated: boolean) => Promise<Result>) =>
    transaction(async (query, isRepeated) => ((await isHeldIn(query, site, lease.id)) ? work(query, isRepeated) : undefined))

  return {
    async due(lease, limit) {
      const now = clock.now()
      const own = [...takenLeads.under(lease).keys()]
      const rows = await asHolder(lease, async (query) => {
        await query("update website_leads set state = 'pending', at = $2 where site = $1 and state = 'sending' and id <> all($3)", [
          ...[site, now, own],
        ])
        return query<LeadRow>(
          `select ${headColumns} from website_leads where site = $1 and state = 'pending' and (at <= $2 or at > $3)
           order by received_at desc limit $4`,
          [site, now, now + clockWentBackMs, limit],
        )
      })
      return (rows ?? []).map(toHead)
    },
    async take(lease, head) {
      const own = takenLeads.under(lease)
      const { state, at = clock.now() } = taken(head, clock.now())
      own.set(head.id, 0)
      const record = await asHolder(lease, async (query, isRepeated) => {
        if (!(await changeLead(query, site, head, { state, at }, isRepeated))) return undefined
        return (await readRecords(query, [head.id]))[0]
      }).catch((error: unknown) => {
        own.delete(head.id)
        throw error
      })
      if (record) own.set(head.id, record.photos.length)
      else own.delete(head.id)
      return record
    },
    async settle(lease, head, change) {
      const own = takenLeads.under(lease)
      const at = change.state === 'sending' ? head.at : (change.at ?? clock.now())
      const settled = await asHolder(lease, async (query, isRepeated) => {
        // The lock makes a repeat that adds pictures wait.
        await query('select from website_leads where site = $1 and id = $2 for update', [site, head.id])
        const hasMore = change.state === 'sent' && (await pictures.count(query, head.id)) > (own.get(head.id) ?? 0)
        return changeLead(query, site, head, { ...change, at, ...(hasMore && { state: 'pending', tries: 0 }) }, isRepeated)
      })
      if (change.state !== 'sending' || !settled) own.delete(head.id)
      return settled
    },
    async hurry(lease) {
      await asHolder(lease, (query) =>
        query(`update website_leads set at = $2 where site = $1 and state = 'pending' and at > $2`, [site, clock.now()]),
      )
    },
  }
}
