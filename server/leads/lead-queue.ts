import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Clock } from '../base/clock.ts'
import { errorCode } from '../base/error-code.ts'
import { isDue } from '../base/retry-schedule.ts'
import { flushFolder } from './durable-file.ts'
import type { Lead } from './lead.ts'
import type { LeadFileSystem } from './lead-folders.ts'
import type { LeadEntry, LeadIndex } from './lead-index.ts'
import { type ChannelWaits, channelMarks, channelNames, formatLeadName, type RecipientMarks } from './lead-name.ts'
import { readLeadFile } from './lead-reader.ts'
import type { ProcessOwner } from './process-owner.ts'

const renewEveryMs = 20_000
/** A claim not renewed for this long is taken over. Short of the promised two minutes, because claims are checked every ten seconds. */
const takeOverAfterMs = 100_000
/** Delay before a lead is tried again after a disk error. */
const faultWaitMs = 60_000

/** A lead that this process is sending. Every way to end a claim renames the file or sets its mtime, but never writes it. */
export type Claim = {
  lead: Lead
  tries: number
  /** Saved in the file name by `putBack` and by `finish('failed')`. */
  recipients: RecipientMarks
  /** Saved in the file name by `putBack`. */
  waits: ChannelWaits
  /** False if another process took over the claim. Then nothing more may be sent. */
  isHeld: () => Promise<boolean>
  /** Moves the lead back to `pending`, due again at `dueAt`. */
  putBack: (change: { tries: number; dueAt: number }) => Promise<boolean>
  finish: (state: 'sent' | 'failed') => Promise<boolean>
}

type QueueOptions = {
  fs: LeadFileSystem
  folder: string
  clock: Clock
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  owner: ProcessOwner
  index: LeadIndex
}

/** The marks that `leads show` reports for a sent lead. */
const onlyChannels = (recipients: RecipientMarks): RecipientMarks =>
  Object.fromEntries(
    channelNames.flatMap((name) => {
      const fate = recipients[channelMarks[name]]
      return fate ? [[channelMarks[name], fate]] : []
    }),
  )

/** Claims by atomic rename from `pending` into `sending`, under a name that says which process holds the lead. */
export class LeadQueue {
  readonly #options: QueueOptions
  readonly #held = new Set<string>()
  /**
   * Claims of other processes, and since when their mtime has not changed, by our own clock: the clocks of two machines are never
   * compared.
   */
  readonly #lastRenewals = new WeakMap<LeadEntry, { mtimeMs: number; sinceMs: number }>()

  constructor(options: QueueOptions) {
    this.#options = options
  }

  /** Undefined if another process has the lead or it is not due. Probes and channels may claim a lead before its mail is due. */
  async claim(entry: LeadEntry, { isEarly = false } = {}): Promise<Claim | undefined> {
    const { fs, clock, index, owner } = this.#options
    const from = this.#path('pending', entry.name)
    const name = formatLeadName({ ...entry, owner: owner.token })
    this.#held.add(name)
    try {
      const { mtimeMs } = await fs.lstat(from)
      // Another process rescheduled it.
      if (!isDue(mtimeMs, clock.now()) && !isEarly) {
        entry.dueAt = mtimeMs
        this.#held.delete(name)
        return undefined
      }
      // Set the mtime before the move, so that the claim looks alive as soon as it is in `sending`.
      await this.#touch(from, clock.now())
      await fs.rename(from, this.#path('sending', name))
    } catch (error) {
      this.#held.delete(name)
      if (errorCode(error) === 'ENOENT') {
        index.remove('pending', entry.name)
        return undefined
      }
      entry.dueAt = clock.now() + faultWaitMs
      entry.heldUntil = entry.dueAt
      throw error
    }
    index.remove('pending', entry.name)
    index.add('sending', { ...entry, name, owner: owner.token })
    return this.#open(entry, name)
  }

  /** Makes all waiting leads due now, because the mail server works again. */
  async makeAllDue(): Promise<void> {
    const { clock, index } = this.#options
    for (const entry of [...index.entries('pending')]) {
      const now = clock.now()
      if (entry.dueAt <= now) continue
      try {
        await this.#touch(this.#path('pending', entry.name), now)
        entry.dueAt = now
      } catch (error) {
        // After any other error it keeps its scheduled time.
        if (errorCode(error) === 'ENOENT') index.remove('pending', entry.name)
      }
    }
  }

  /** Moves the claims of dead processes back to `pending`. */
  async takeOverDead(): Promise<void> {
    for (const entry of [...this.#options.index.entries('sending')]) {
      if (!this.#held.has(entry.name) && (await this.#isDead(entry))) await this.#takeOver(entry)
    }
  }

  async #takeOver({ owner: _, ...entry }: LeadEntry): Promise<void> {
    const { fs, index, log } = this.#options
    const name = formatLeadName(entry)
    try {
      await fs.rename(this.#path('sending', entry.name), this.#path('pending', name))
      index.add('pending', { ...entry, name })
      log.info('an inquiry was taken over from another process')
    } catch (error) {
      // After any other error it stays where it is until the next scan.
      if (errorCode(error) !== 'ENOENT')
        return log.error({ code: errorCode(error) }, 'an inquiry of another process could not be taken over: trying again')
    }
    index.remove('sending', entry.name)
  }

  async #isDead(entry: LeadEntry): Promise<boolean> {
    const { fs, clock, owner } = this.#options
    if (owner.isDead(entry.owner ?? '')) return true
    const stats = await fs.lstat(this.#path('sending', entry.name)).catch(() => undefined)
    if (!stats) return false
    const seen = this.#lastRenewals.get(entry)
    if (seen?.mtimeMs === stats.mtimeMs) return clock.monotonicMs() - seen.sinceMs >= takeOverAfterMs
    this.#lastRenewals.set(entry, { mtimeMs: stats.mtimeMs, sinceMs: clock.monotonicMs() })
    return false
  }

  async #open(entry: LeadEntry, name: string): Promise<Claim | undefined> {
    const { fs, folder, clock, index } = this.#options
    const reading = await readLeadFile(fs, join(folder, 'sending'), name)
    if (reading.status === 'unreadable') {
      this.#held.delete(name)
      await index.moveToUnreadable('sending', name, reading.code)
      return undefined
    }
    if (reading.status !== 'lead') {
      const heldUntil = clock.now() + faultWaitMs
      await this.#move(name, 'pending', { ...entry, dueAt: heldUntil, heldUntil })
      return undefined
    }
    const stopRenewing = this.#renew(name)
    const move = (state: 'pending' | 'sent' | 'failed', change: Partial<LeadEntry>) => {
      stopRenewing()
      return this.#move(name, state, { ...entry, ...change })
    }
    const claim: Claim = {
      lead: reading.lead,
      tries: entry.tries,
      recipients: entry.recipients,
      waits: entry.waits ?? {},
      isHeld: async () => (await fs.lstat(this.#path('sending', name)).catch(() => undefined)) !== undefined,
      putBack: (change) => move('pending', { ...change, recipients: claim.recipients, waits: claim.waits }),
      finish: (state) => {
        const recipients = state === 'sent' ? onlyChannels(claim.recipients) : claim.recipients
        return move(state, { recipients, waits: {}, dueAt: clock.now() })
      },
    }
    return claim
  }

  #renew(name: string): () => void {
    const { clock } = this.#options
    const beat = () => {
      this.#touch(this.#path('sending', name), clock.now()).catch(() => undefined)
      stop = clock.after(renewEveryMs, beat)
    }
    let stop = clock.after(renewEveryMs, beat)
    return () => stop()
  }

  /** False if the claim was taken over: then the rename fails, because the file no longer has this name. */
  async #move(claimName: string, state: 'pending' | 'sent' | 'failed', entry: LeadEntry): Promise<boolean> {
    const { fs, folder, index, log } = this.#options
    const name = formatLeadName(entry)
    try {
      await this.#touch(this.#path('sending', claimName), entry.dueAt)
      await fs.rename(this.#path('sending', claimName), this.#path(state, name))
      index.add(state, { ...entry, name })
    } catch (error) {
      // After any other error the file stays in `sending` without a holder and is taken over like the claim of a dead process.
      if (errorCode(error) !== 'ENOENT') throw error
      index.remove('sending', claimName)
      log.warn('another process took over an inquiry that this one was sending')
      return false
    } finally {
      this.#held.delete(claimName)
    }
    index.remove('sending', claimName)
    // The lead is safe in either folder. The flush prevents sending it again after a power cut.
    if (state !== 'pending') await flushFolder(fs, join(folder, state)).catch(() => undefined)
    return true
  }

  async #touch(path: string, timeMs: number): Promise<void> {
    await this.#options.fs.utimes(path, new Date(timeMs), new Date(timeMs))
  }

  #path(state: string, name: string): string {
    return join(this.#options.folder, state, name)
  }
}
