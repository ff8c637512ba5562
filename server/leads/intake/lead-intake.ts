import { randomBytes } from 'node:crypto'
import type { Clock } from '../../base/clock.ts'
import { minute } from '../../base/durations.ts'
import { errorCode } from '../../base/error-code.ts'
import type { Logger } from '../../base/log.ts'
import { noLeads } from '../../store/lead-head.ts'
import type { AddResult, LeadCounts, Store } from '../../store/store.ts'
import { leadContent, type NewLead, repeatKey } from '../lead.ts'
import type { PhotoUpload } from './photo-upload.ts'

type AcceptResult =
  | { status: 'stored' | 'repeat'; id: string }
  /** `code` is the store's error code, or `EFULL` (10,000 pending). */
  | { status: 'unavailable'; code: string }

/** Photos are stored before the lead, under its id, so the upload creates the id. */
type Upload = Pick<PhotoUpload, 'id' | 'left' | 'keep'>

type IntakeOptions = {
  store: Pick<Store, 'leads' | 'probe'>
  clock: Clock
  log: Pick<Logger, 'info' | 'error'>
  maxPending?: number | undefined
  /** Called when there is something new to deliver. */
  onPending: () => void
}

/** An unreachable network disk never returns an error, so what takes longer counts as failed. */
const maxProbeMs = minute
/** How often an idle store is flushed to see whether that works. In between, the check only writes. */
const flushEveryMs = 5 * minute
const timedOut = 'ETIMEDOUT'

export type LeadIntake = ReturnType<typeof createLeadIntake>

/** Stores inquiries and tracks whether that currently works. */
export function createLeadIntake({ store, clock, log, maxPending = 10_000, onPending }: IntakeOptions) {
  let outage: string | undefined = 'ESTARTING'
  let counts = noLeads
  let storedMs = Number.NEGATIVE_INFINITY

  const isFull = () => counts.pending + counts.sending >= maxPending

  function noteStored(): void {
    storedMs = clock.monotonicMs()
    setOutage(undefined)
  }

  function setOutage(code: string | undefined): void {
    if (code === outage) return
    if (code !== undefined) log.error({ code }, 'inquiries cannot be stored')
    else if (outage !== 'ESTARTING') log.info('inquiries can be stored again')
    outage = code
  }

  return {
    /** The id of an identical inquiry that any process stored in the last ten minutes. */
    async findRepeat(lead: NewLead): Promise<string | undefined> {
      if (outage === timedOut) return undefined
      return store.leads.findRepeat(repeatKey(lead)).catch((error: unknown) => void setOutage(errorCode(error)))
    },
    /** After `stored`, the lead and its photos survive `kill -9` and a power cut. Spam is stored without photos. */
    async accept(lead: NewLead, state: 'pending' | 'spam', upload?: Upload): Promise<AcceptResult> {
      if (outage === timedOut) return { status: 'unavailable', code: timedOut }
      const isReal = state === 'pending'
      if (isReal && isFull()) return { status: 'unavailable', code: 'EFULL' }
      const kept = isReal ? upload : undefined
      const id = kept?.id ?? randomBytes(16).toString('hex')
      const now = clock.now()
      const content = leadContent({ ...lead, photosLeft: kept?.left })
      const key = isReal ? { repeatKey: repeatKey(lead) } : {}
      let result: AddResult
      try {
        result = await store.leads.add({ id, state, receivedAt: now, at: now, tries: 0, progress: {}, content, ...key })
      } catch (error) {
        const code = errorCode(error)
        setOutage(code)
        return { status: 'unavailable', code }
      }
      noteStored()
      kept?.keep()
      onPending()
      if (result.status === 'repeat') return { status: 'repeat', id: result.id }
      counts = { ...counts, [state]: counts[state] + 1, oldestPendingAt: counts.oldestPendingAt ?? (isReal ? now : undefined) }
      return { status: 'stored', id }
    },
    /** Why a lead could not be stored at the last attempt. Undefined if it could. Does no I/O. */
    unavailableCode: (): string | undefined => outage ?? (isFull() ? 'EFULL' : undefined),
    /** As of the last `check`. */
    counts: (): LeadCounts => counts,
    /** Counts the leads, and checks whether one could be stored. After an outage, only a flush proves that. Never rejects. */
    async check(): Promise<void> {
      const stopWaiting = clock.after(maxProbeMs, () => setOutage(timedOut))
      try {
        const flush = outage !== undefined || clock.monotonicMs() - storedMs >= flushEveryMs
        await store.probe({ flush })
        if (flush) noteStored()
        counts = await store.leads.counts()
      } catch (error) {
        setOutage(errorCode(error))
      }
      stopWaiting()
    },
  }
}
