import { addDays } from '../../shared/hours/days.ts'
import type { Clock } from '../base/clock.ts'
import { hour } from '../base/durations.ts'
import type { Logger } from '../base/log.ts'
import type { LeadHead, Store } from '../store/store.ts'
import { isClockPlausible } from './clock-trust.ts'
import { forgetAcknowledged } from './delivery/acknowledge.ts'
import { readNotes } from './lead-notes.ts'
import { deletedAt } from './retention.ts'

type TidyOptions = {
  store: Store
  clock: Clock
  log: Pick<Logger, 'info'>
  /** Days that sent leads are kept; 0 keeps them forever. */
  retentionDays: number
}

const maxSpam = 1_000
const keptCountDays = 400

/** Deletes what is too old, or too many. Runs in the process that holds the lease. */
export function createTidyUp({ store, clock, log, retentionDays }: TidyOptions): () => Promise<void> {
  const startedMs = clock.monotonicMs()

  return async () => {
    await store.sweep()
    await forgetAcknowledged(store.documents, clock.now())
    const heads = await store.leads.heads(['sent', 'spam'])
    await trimSpam(heads)
    const now = clock.now()
    if (clock.monotonicMs() - startedMs < hour || !(await isClockPlausible(store, now))) return
    await removeOldLeads(heads, now)
    const oldest = addDays(new Date(now).toISOString().slice(0, 10), -keptCountDays)
    for (const counted of (await store.counts.days('0000', oldest)).keys()) await store.counts.remove(counted)
  }

  /** Limits spam, so that bots cannot fill the disk through the honeypot. */
  async function trimSpam(heads: readonly LeadHead[]): Promise<void> {
    const newestFirst = heads.filter(({ state }) => state === 'spam').sort((a, b) => b.receivedAt - a.receivedAt)
    for (const head of newestFirst.slice(maxSpam)) await store.leads.erase(head)
  }

  async function removeOldLeads(heads: readonly LeadHead[], now: number): Promise<void> {
    const notes = await readNotes(store.documents)
    const isOld = (head: LeadHead) => now > (deletedAt(head, notes.get(head.id), retentionDays) ?? now)
    const counts = { sent: 0, spam: 0 }
    for (const head of heads.filter(isOld)) {
      if ((await store.leads.erase(head)) && (head.state === 'sent' || head.state === 'spam')) counts[head.state] += 1
    }
    for (const [state, count] of Object.entries(counts)) {
      if (count > 0) log.info({ state, count }, 'inquiries past their retention period were deleted')
    }
  }
}
