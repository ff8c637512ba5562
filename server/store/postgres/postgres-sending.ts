import { clockWentBackMs } from '../../base/retry-schedule.ts'
import { taken } from '../lead-head.ts'
import type { LeadSending, Lease } from '../store.ts'
import type { Query } from './database.ts'
import { changeLead, headColumns, type LeadRow, readLeads, toHead } from './lead-rows.ts'
import type { LeadOptions } from './postgres-leads.ts'
import { isHeldIn } from './postgres-lease.ts'

export function createPostgresSending({ database: { transaction }, site, clock, pictures }: LeadOptions): LeadSending {
  const asHolder = <Result>(lease: Lease, work: (within: Query, isRepeated: boolean) => Promise<Result>) =>
    transaction(async (within, isRepeated) => ((await isHeldIn(within, site, lease.id)) ? work(within, isRepeated) : undefined))

  return {
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
      const change = taken(head, clock.now())
      return asHolder(lease, async (within, isRepeated) =>
        (await changeLead(within, site, head, change, isRepeated)) ? (await readLeads(within, site, [head]))[0] : undefined,
      )
    },
    async settle(lease, head, change, photos = 0) {
      const at = change.state === 'sending' ? head.at : (change.at ?? clock.now())
      return asHolder(lease, async (within, isRepeated) => {
        // Locks the lead, so that a repeat that adds pictures waits.
        await within`select from website_leads where site = ${site} and id = ${head.id} for update`
        const hasMore = change.state === 'sent' && (await pictures.count(within, head.id)) > photos
        return changeLead(within, site, head, { ...change, at, ...(hasMore && { state: 'pending', tries: 0 }) }, isRepeated)
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
