import * as nodeFs from 'node:fs/promises'
import type { Logger } from 'pino'
import type { ContactFields } from '../../shared/contact-form.ts'
import { type Clock, systemClock } from './clock.ts'
import { duplicateKey } from './duplicates.ts'
import { errorCode } from './error-code.ts'
import type { LeadCounts, LeadState } from './lead.ts'
import { type DeskAnswer, LeadDesk, type LeadRecord } from './lead-desk.ts'
import type { LeadFileSystem } from './lead-folders.ts'
import { LeadIndex } from './lead-index.ts'
import { type AcceptResult, LeadIntake, type NewLead } from './lead-intake.ts'
import { LeadQueue } from './lead-queue.ts'
import { clearLeftovers } from './leftovers.ts'
import { createProcessOwner, type ProcessOwner } from './process-owner.ts'
import { removeOld, trimSpam } from './retention.ts'

export type LeadStoreOptions = {
  /** The folder of the states, `DATA_DIR/leads`. */
  folder: string
  log: Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>
  /** Days that sent leads are kept; 0 for ever. */
  retentionDays: number
  /** `null` for a command that looks once and ends: no timer, and no folder is made. */
  refreshEveryMs?: number | null
  maxPending?: number
  clock?: Clock
  fs?: LeadFileSystem
  owner?: ProcessOwner
}

export type LeadStore = {
  /** The id of the same enquiry, kept within the last ten minutes by any process. */
  findDuplicate: (fields: ContactFields, site: string) => Promise<string | undefined>
  /** Once this says `stored`, the lead survives `kill -9` and a power cut. */
  accept: (lead: NewLead, kind: 'enquiry' | 'spam') => Promise<AcceptResult>
  /** As last seen; starts no work. */
  counts: () => LeadCounts
  /** Whether a lead could be kept at the last look; starts no work. */
  availability: () => { isAvailable: boolean; code: string | undefined }
  list: (state: LeadState) => Promise<LeadRecord[]>
  find: (idOrName: string) => Promise<LeadRecord[]>
  retry: (record: LeadRecord) => Promise<DeskAnswer>
  retryFailed: () => Promise<number>
  purge: (record: LeadRecord) => Promise<DeskAnswer>
  /** Writes, flushes and removes a file; true when that worked. */
  probe: () => Promise<boolean>
  /** Looks at the folders again: what others added, took or left behind. The store does so by itself every ten seconds. */
  refresh: () => Promise<void>
  /** Called when there may be something to send. */
  onPending: (listener: () => void) => void
  /** Posts that fell into the honeypot in the day before that moment. */
  spamBefore: (time: number) => number
  index: LeadIndex
  queue: LeadQueue
  close: () => Promise<void>
}

const dayMs = 24 * 60 * 60_000
const retentionEveryMs = 60 * 60_000
const markerSweepEveryMs = 5 * 60_000
const probeEveryMs = 5_000
const dueTimesEveryMs = 60_000

/** Starts even where the folder cannot be made: it is then unavailable, and recovers by itself. */
export function createLeadStore(options: LeadStoreOptions): LeadStore {
  return new FolderLeadStore(options)
}

class FolderLeadStore implements LeadStore {
  readonly index: LeadIndex
  readonly queue: LeadQueue
  readonly #shared: { fs: LeadFileSystem; folder: string; clock: Clock; log: LeadStoreOptions['log']; index: LeadIndex }
  readonly #owner: ProcessOwner
  readonly #intake: LeadIntake
  readonly #desk: LeadDesk
  readonly #retentionDays: number
  readonly #refreshEveryMs: number | null
  readonly #listeners: (() => void)[] = []
  readonly #lastRun = new Map<string, number>()
  readonly #opened: Promise<void>
  #refreshing: Promise<void> | undefined
  #refreshingNext: Promise<void> | undefined
  #stopTimer: () => void = () => undefined
  #isClosed = false

  constructor({ folder, log, retentionDays, refreshEveryMs = 10_000, maxPending = 10_000, ...edges }: LeadStoreOptions) {
    const { clock = systemClock, fs = nodeFs, owner = createProcessOwner() } = edges
    this.index = new LeadIndex({ fs, folder, clock, log })
    this.#shared = { fs, folder, clock, log, index: this.index }
    this.#owner = owner
    this.#retentionDays = retentionDays
    this.#refreshEveryMs = refreshEveryMs
    this.queue = new LeadQueue({ ...this.#shared, owner })
    this.#intake = new LeadIntake({ ...this.#shared, ownerToken: owner.token, maxPending })
    const { recent } = this.#intake
    this.#desk = new LeadDesk({ ...this.#shared, onPurge: (fields, site) => recent.release(duplicateKey(fields, site)) })
    this.#opened = this.#open()
  }

  async findDuplicate(fields: ContactFields, site: string): Promise<string | undefined> {
    await this.#intake.inTime(this.#opened)
    return this.#intake.findDuplicate(fields, site)
  }

  async accept(lead: NewLead, kind: 'enquiry' | 'spam'): Promise<AcceptResult> {
    await this.#intake.inTime(this.#opened)
    const result = await this.#intake.accept(lead, kind)
    if (result.status === 'stored' && kind === 'enquiry') this.#announce()
    if (result.status === 'stored' && kind === 'spam') await trimSpam(this.#shared)
    return result
  }

  counts(): LeadCounts {
    return this.index.counts()
  }

  availability(): { isAvailable: boolean; code: string | undefined } {
    return this.#intake.availability()
  }

  list(state: LeadState): Promise<LeadRecord[]> {
    return this.#desk.list(state)
  }

  find(idOrName: string): Promise<LeadRecord[]> {
    return this.#desk.find(idOrName)
  }

  retry(record: LeadRecord): Promise<DeskAnswer> {
    return this.#desk.retry(record)
  }

  async retryFailed(): Promise<number> {
    const answers: DeskAnswer[] = []
    for (const record of await this.#desk.list('failed')) answers.push(await this.#desk.retry(record))
    return answers.filter(({ status }) => status === 'done').length
  }

  purge(record: LeadRecord): Promise<DeskAnswer> {
    return this.#desk.purge(record)
  }

  probe(): Promise<boolean> {
    return this.#intake.probe()
  }

  refresh(): Promise<void> {
    if (!this.#refreshing) {
      this.#refreshing = this.#refresh().finally(() => {
        this.#refreshing = undefined
      })
      return this.#refreshing
    }
    // The look that is under way may have passed by what the caller wants seen.
    this.#refreshingNext ??= this.#refreshing.then(() => {
      this.#refreshingNext = undefined
      return this.refresh()
    })
    return this.#refreshingNext
  }

  onPending(listener: () => void): void {
    this.#listeners.push(listener)
  }

  spamBefore(time: number): number {
    return this.index.entries('spam').filter(({ receivedAt }) => receivedAt <= time && receivedAt > time - dayMs).length
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#stopTimer()
    await this.#opened
    await Promise.all([this.#refreshing, this.#refreshingNext, this.#intake.settle()])
    this.#owner.close()
  }

  async #open(): Promise<void> {
    if (this.#refreshEveryMs === null) return
    this.#isTimeFor('probe', probeEveryMs)
    if (await this.probe()) {
      // Without patience: the marker may be that of what was left over.
      const findStored = (fields: ContactFields, site: string) => this.#intake.recent.find(duplicateKey(fields, site), 0)
      await clearLeftovers({ ...this.#shared, owner: this.#owner, findStored }).catch((error: unknown) => this.#report(error))
    }
    // Not awaited: with thousands waiting the look takes a second or two, and no post needs to wait for it.
    this.#schedule(0, this.#refreshEveryMs)
  }

  #schedule(ms: number, everyMs: number): void {
    if (this.#isClosed) return
    this.#stopTimer = this.#shared.clock.after(ms, () => {
      this.refresh().finally(() => this.#schedule(everyMs, everyMs))
    })
  }

  async #refresh(): Promise<void> {
    await this.#opened
    if (this.#refreshEveryMs !== null && this.#isTimeFor('probe', probeEveryMs)) await this.probe()
    try {
      await this.index.scan()
      if (await this.queue.takeOverDead()) await this.index.scan()
      if (this.#isTimeFor('due times', dueTimesEveryMs)) await this.index.readDueTimes()
      if (this.#isTimeFor('markers', markerSweepEveryMs)) await this.#intake.recent.sweep()
      if (this.#isTimeFor('retention', retentionEveryMs)) await removeOld({ ...this.#shared, retentionDays: this.#retentionDays })
      await trimSpam(this.#shared)
    } catch (error) {
      this.#report(error)
    }
    this.#announce()
  }

  #isTimeFor(work: string, everyMs: number): boolean {
    const now = this.#shared.clock.monotonicMs()
    const last = this.#lastRun.get(work)
    if (last !== undefined && now - last < everyMs) return false
    this.#lastRun.set(work, now)
    return true
  }

  #report(error: unknown): void {
    this.#shared.log.error({ code: errorCode(error) }, 'the folders of enquiries could not be read')
  }

  #announce(): void {
    for (const listener of this.#listeners) listener()
  }
}
