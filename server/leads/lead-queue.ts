import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import { isDue } from './delivery-schedule.ts'
import { flushFolder } from './durable-file.ts'
import { errorCode } from './error-code.ts'
import type { Lead } from './lead.ts'
import type { LeadFileSystem } from './lead-folders.ts'
import type { LeadEntry, LeadIndex } from './lead-index.ts'
import { formatLeadName, parseLeadName, type RecipientMarks } from './lead-name.ts'
import { readLeadFile } from './lead-reader.ts'
import type { ProcessOwner } from './process-owner.ts'

const renewEveryMs = 20_000
/** Below the two minutes that are promised, so that looking every ten seconds still keeps them. */
const silentMs = 100_000
/** Before a lead that the disk would not let us take is tried again. */
const faultWaitMs = 60_000

/** One lead held by this process for the moment. Every ending moves or re-times its file, none writes it. */
export type Claim = {
  lead: Lead
  tries: number
  recipients: RecipientMarks
  /** False when another process took this one for dead; then nothing more may be sent. */
  isHeld: () => Promise<boolean>
  /** Back to `pending`, to be tried again at `dueAt`. */
  putBack: (change: { tries: number; recipients: RecipientMarks; dueAt: number }) => Promise<boolean>
  finish: (state: 'sent' | 'failed', recipients: RecipientMarks) => Promise<boolean>
}

type QueueOptions = {
  fs: LeadFileSystem
  folder: string
  clock: Clock
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  owner: ProcessOwner
  index: LeadIndex
}

/** Claims by atomic rename from `pending` into `sending`, under a name that says who holds it. */
export class LeadQueue {
  readonly #options: QueueOptions
  readonly #held = new Set<string>()
  /** What others hold, and since when its time stamp has not moved: told by our own clock, so no two clocks are compared. */
  readonly #silence = new Map<string, { mtimeMs: number; sinceMs: number }>()

  constructor(options: QueueOptions) {
    this.#options = options
  }

  /** Nothing where somebody else has it, or it is not due after all. A probe may take one before its time. */
  async claim(entry: LeadEntry, { isProbe = false } = {}): Promise<Claim | undefined> {
    const { fs, clock, index, owner } = this.#options
    const from = this.#path('pending', entry.name)
    const name = formatLeadName({ ...entry, owner: owner.token })
    this.#held.add(name)
    try {
      const { mtimeMs } = await fs.lstat(from)
      // Re-timed by another process.
      if (!isDue(mtimeMs, clock.now()) && !isProbe) {
        entry.dueAt = mtimeMs
        this.#held.delete(name)
        return undefined
      }
      // Touched before it moves: from its first moment in `sending` the claim looks alive to everybody.
      await this.#touch(from, clock.now())
      await fs.rename(from, this.#path('sending', name))
    } catch (error) {
      this.#held.delete(name)
      if (errorCode(error) === 'ENOENT') {
        index.remove('pending', entry.name)
        return undefined
      }
      entry.dueAt = clock.now() + faultWaitMs
      throw error
    }
    index.remove('pending', entry.name)
    index.add('sending', { ...entry, name })
    return this.#open(entry, name)
  }

  /** Everything waiting is due now: the mail server is well again. */
  async makeAllDue(): Promise<void> {
    const { clock, index } = this.#options
    for (const entry of index.entries('pending')) {
      const now = clock.now()
      if (entry.dueAt <= now) continue
      await this.#touch(this.#path('pending', entry.name), now).then(
        () => {
          entry.dueAt = now
        },
        // Any other fault leaves it to its own time: out of the index it would wait until the folder changes.
        (error: unknown) => {
          if (errorCode(error) === 'ENOENT') index.remove('pending', entry.name)
        },
      )
    }
  }

  /** Gives back to `pending` what dead processes held; says whether there was any. */
  async takeOverDead(): Promise<boolean> {
    const { fs, index, log } = this.#options
    const names = index.names('sending').filter((name) => !this.#held.has(name))
    let isAnyTaken = false
    for (const name of this.#silence.keys()) if (!names.includes(name)) this.#silence.delete(name)
    for (const name of names) {
      const parts = parseLeadName(name)
      if (!parts?.owner || !(await this.#isDead(name, parts.owner))) continue
      const { owner: _, ...rest } = parts
      try {
        await fs.rename(this.#path('sending', name), this.#path('pending', formatLeadName(rest)))
        isAnyTaken = true
        log.info('an enquiry that another process was sending was taken over')
      } catch (error) {
        if (errorCode(error) !== 'ENOENT') throw error
      }
      index.remove('sending', name)
    }
    return isAnyTaken
  }

  async #isDead(name: string, owner: string): Promise<boolean> {
    const { fs, clock } = this.#options
    const fate = this.#options.owner.fateOf(owner)
    if (fate === 'dead') return true
    const stats = await fs.lstat(this.#path('sending', name)).catch(() => undefined)
    if (!stats) return false
    const seen = this.#silence.get(name)
    if (seen?.mtimeMs !== stats.mtimeMs) {
      this.#silence.set(name, { mtimeMs: stats.mtimeMs, sinceMs: clock.monotonicMs() })
      // A process that looks once and ends (`leads deliver`) can only go by the age.
      return fate === 'unknown' && (await this.#fileSystemNow()) - stats.mtimeMs > silentMs
    }
    return clock.monotonicMs() - seen.sinceMs >= silentMs
  }

  /** The time as the file system has it, which may be another machine's. */
  async #fileSystemNow(): Promise<number> {
    const { fs, folder, owner } = this.#options
    const path = join(folder, 'tmp', `now.${owner.token}`)
    try {
      await (await fs.open(path, 'w', 0o600)).close()
      return (await fs.lstat(path)).mtimeMs
    } catch {
      return 0
    } finally {
      await fs.unlink(path).catch(() => undefined)
    }
  }

  async #open(entry: LeadEntry, name: string): Promise<Claim | undefined> {
    const { fs, folder, index } = this.#options
    const reading = await readLeadFile(fs, join(folder, 'sending'), name).catch((error: unknown) => {
      // Held by nobody from here on: it is taken over once the fault has passed.
      this.#held.delete(name)
      throw error
    })
    if (reading.status !== 'lead') {
      this.#held.delete(name)
      if (reading.status === 'unreadable') await index.moveToUnreadable('sending', name, reading.code)
      return undefined
    }
    const stopRenewing = this.#renew(name)
    return {
      lead: reading.lead,
      tries: entry.tries,
      recipients: entry.recipients,
      isHeld: () =>
        fs.lstat(this.#path('sending', name)).then(
          () => true,
          () => false,
        ),
      putBack: (change) => {
        stopRenewing()
        return this.#move(name, 'pending', { ...entry, ...change })
      },
      finish: (state, recipients) => {
        stopRenewing()
        return this.#move(name, state, { ...entry, recipients, dueAt: this.#options.clock.now() })
      },
    }
  }

  #renew(name: string): () => void {
    const { clock } = this.#options
    let stop = clock.after(renewEveryMs, beat)
    const queue = this
    function beat() {
      queue.#touch(queue.#path('sending', name), clock.now()).catch(() => undefined)
      stop = clock.after(renewEveryMs, beat)
    }
    return () => stop()
  }

  /** False when the claim had been taken over: the rename of a name that is gone is the check itself. */
  async #move(claimName: string, state: 'pending' | 'sent' | 'failed', entry: LeadEntry): Promise<boolean> {
    const { fs, folder, index, log } = this.#options
    const name = formatLeadName(entry)
    try {
      await this.#touch(this.#path('sending', claimName), entry.dueAt)
      await fs.rename(this.#path('sending', claimName), this.#path(state, name))
      index.add(state, { ...entry, name })
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error
      log.warn('another process took over an enquiry that this one was sending')
      return false
    } finally {
      index.remove('sending', claimName)
      this.#held.delete(claimName)
    }
    // Not for the lead's sake, which is safe in either folder, but so that a power cut does not send it again.
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
