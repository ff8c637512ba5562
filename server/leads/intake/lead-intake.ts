import { randomBytes } from 'node:crypto'
import type { Clock } from '../../base/clock.ts'
import { minute } from '../../base/durations.ts'
import { errorCode } from '../../base/error-code.ts'
import type { Logger } from '../../base/log.ts'
import { noLeads } from '../../store/lead-head.ts'
import type { AddResult, LeadCounts, Store } from '../../store/store.ts'
import { leadContent, type NewLead } from '../lead.ts'
import type { PhotoUpload } from './photo-upload.ts'
import { repeatKey } from './repeat-key.ts'

export type AcceptResult =
  | { status: 'stored'; id: string }
  | { status: 'repeat'; id: string }
  /** `code` is the store's error code, or `EFULL` (10,000 pending). */
  | { status: 'unavailable'; code: string }

/** Photos are stored before the lead, under its id, so the upload creates the id. */
type Upload = Pick<PhotoUpload, 'id' | 'left' | 'keep'>

type IntakeOptions = {
  store: Pick<Store, 'leads' | 'probe'>
  clock: Clock
  log: Pick<Logger, 'info' | 'error'>
  maxPending?: number
  /** Called when there is something new to deliver. */
  onPending: () => void
}

/** An unreachable network disk never returns an error, so what takes longer counts as failed. */
const maxProbeMs = minute
/** How often the store is flushed to see whether that works while nothing is posted. In between it is only written to. */
const flushEveryMs = 5 * minute
const timedOut = 'ETIMEDOUT'

/** Stores inquiries and tracks whether that currently works. */
export class LeadIntake {
  readonly #options: IntakeOptions & { maxPending: number }
  #outage: string | undefined = 'ESTARTING'
  #counts = noLeads
  #storedMs = Number.NEGATIVE_INFINITY

  constructor({ maxPending = 10_000, ...options }: IntakeOptions) {
    this.#options = { ...options, maxPending }
  }

  /** The id of an identical inquiry that any process stored in the last ten minutes. */
  async findRepeat(lead: NewLead): Promise<string | undefined> {
    if (this.#outage === timedOut) return undefined
    return this.#options.store.leads.findRepeat(repeatKey(lead)).catch((error: unknown) => void this.#setOutage(errorCode(error)))
  }

  /** After `stored`, the lead and its photos survive `kill -9` and a power cut. Spam keeps no photos. */
  async accept(lead: NewLead, state: 'pending' | 'spam', upload?: Upload): Promise<AcceptResult> {
    if (this.#outage === timedOut) return { status: 'unavailable', code: timedOut }
    if (state === 'pending' && this.#isFull()) return { status: 'unavailable', code: 'EFULL' }
    return this.#add(lead, state, state === 'spam' ? undefined : upload)
  }

  /** Whether a lead could be stored at the last attempt. Does no I/O. */
  availability(): { isAvailable: boolean; code: string | undefined } {
    const code = this.#outage ?? (this.#isFull() ? 'EFULL' : undefined)
    return { isAvailable: code === undefined, code }
  }

  /** As of the last `check`. */
  counts(): LeadCounts {
    return this.#counts
  }

  /** Counts the leads, and tries whether one could be stored. After an outage only a flush shows that. Never rejects. */
  async check(): Promise<void> {
    const stopWaiting = this.#options.clock.after(maxProbeMs, () => this.#setOutage(timedOut))
    try {
      const flush = this.#outage !== undefined || this.#options.clock.monotonicMs() - this.#storedMs >= flushEveryMs
      await this.#options.store.probe({ flush })
      if (flush) this.#noteStored()
      this.#counts = await this.#options.store.leads.counts()
    } catch (error) {
      this.#setOutage(errorCode(error))
    }
    stopWaiting()
  }

  async #add(lead: NewLead, state: 'pending' | 'spam', upload: Upload | undefined): Promise<AcceptResult> {
    const { store, clock, onPending } = this.#options
    const id = upload?.id ?? randomBytes(16).toString('hex')
    const now = clock.now()
    const key = state === 'pending' ? { repeatKey: repeatKey(lead) } : {}
    const content = leadContent({ ...lead, photosLeft: upload?.left })
    let result: AddResult
    try {
      result = await store.leads.add({ id, state, receivedAt: now, at: now, tries: 0, progress: {}, content, ...key })
    } catch (error) {
      this.#setOutage(errorCode(error))
      return { status: 'unavailable', code: errorCode(error) }
    }
    this.#noteStored()
    upload?.keep()
    onPending()
    if (result.status === 'repeat') return { status: 'repeat', id: result.id }
    const oldestPendingAt = this.#counts.oldestPendingAt ?? (state === 'pending' ? now : undefined)
    this.#counts = { ...this.#counts, [state]: this.#counts[state] + 1, oldestPendingAt }
    return { status: 'stored', id }
  }

  #noteStored(): void {
    this.#storedMs = this.#options.clock.monotonicMs()
    this.#setOutage(undefined)
  }

  #isFull(): boolean {
    const { pending, sending } = this.#counts
    return pending + sending >= this.#options.maxPending
  }

  #setOutage(code: string | undefined): void {
    if (code === this.#outage) return
    if (code !== undefined) this.#options.log.error({ code }, 'inquiries cannot be stored')
    else if (this.#outage !== 'ESTARTING') this.#options.log.info('inquiries can be stored again')
    this.#outage = code
  }
}
