import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { ContactFields } from '../../shared/contact-form.ts'
import type { Clock } from './clock.ts'
import { duplicateKey, RecentEnquiries } from './duplicates.ts'
import { type DurableFile, flushFolder, writeDurably } from './durable-file.ts'
import { errorCode } from './error-code.ts'
import { formatLeadFile } from './lead-file.ts'
import { ensureLeadFolders, type LeadFileSystem } from './lead-folders.ts'
import type { LeadIndex } from './lead-index.ts'
import { formatLeadName, parseLeadName } from './lead-name.ts'
import { temporaryName } from './leftovers.ts'
import { createWriteLimit } from './write-limit.ts'

export type NewLead = { fields: ContactFields; site: string; page: string }

export type AcceptResult =
  | { status: 'stored'; id: string }
  | { status: 'duplicate'; id: string }
  /** `code` is the system's short name of the fault, or `EBUSY` (too many at once), `EFULL` (10 000 pending). */
  | { status: 'unavailable'; code: string }

type IntakeOptions = {
  fs: LeadFileSystem
  folder: string
  clock: Clock
  log: Pick<Logger, 'info' | 'error'>
  index: LeadIndex
  /** Of this process, for the names of what it is writing. */
  ownerToken: string
  maxPending: number
}

/** As much as an enquiry has at most: five thousand characters that JSON must escape. */
const probeBytes = 32 * 1024

/** So long a disk may take for one enquiry, and no look at it may be longer ago. A network disk that is away answers nothing at all. */
const maxWriteMs = 20_000
const maxUnprovenMs = 60_000

const tooLate: AcceptResult = { status: 'unavailable', code: 'ETIMEDOUT' }

/** The way of an enquiry onto the disk, and whether that way is open. */
export class LeadIntake {
  readonly recent: RecentEnquiries
  readonly #options: IntakeOptions
  // Four slow flushes would block Node's thread pool, and with it everything that reads a file.
  readonly #writes = createWriteLimit({ atOnce: 2, waiting: 200 })
  /** The same enquiry while it is being written: whoever sends it again waits for the outcome. */
  readonly #writing = new Map<string, Promise<AcceptResult>>()
  readonly #running = new Set<Promise<AcceptResult>>()
  #probing: Promise<boolean> | undefined
  #fault: string | undefined = 'ESTARTING'
  /** When the disk last did what it should, by the clock that never jumps. */
  #provenAt = 0

  constructor(options: IntakeOptions) {
    this.#options = options
    const { fs, folder, clock } = options
    this.recent = new RecentEnquiries({ fs, folder: join(folder, 'recent'), clock, isStored: (id) => this.#isStored(id) })
  }

  async findDuplicate(fields: ContactFields, site: string): Promise<string | undefined> {
    if (this.#fault === 'ETIMEDOUT') return undefined
    const key = duplicateKey(fields, site)
    const writing = this.#writing.get(key)
    const finding = writing?.then((outcome) => (outcome.status === 'unavailable' ? undefined : outcome.id))
    return this.inTime((finding ?? this.#writes.run(() => this.recent.find(key))).catch(() => undefined))
  }

  async accept(lead: NewLead, kind: 'enquiry' | 'spam'): Promise<AcceptResult> {
    // Until the disk has answered a probe: each enquiry more would wait as long and for nothing.
    if (this.#fault === 'ETIMEDOUT') return tooLate
    if (kind === 'spam') return (await this.inTime(this.#track(this.#keep(lead, 'spam')))) ?? tooLate
    const key = duplicateKey(lead.fields, lead.site)
    const writing = this.#writing.get(key)
    if (writing) {
      const outcome = (await this.inTime(writing)) ?? tooLate
      return outcome.status === 'stored' ? { status: 'duplicate', id: outcome.id } : outcome
    }
    const outcome = this.#track(this.#keep(lead, 'pending', key)).finally(() => this.#writing.delete(key))
    this.#writing.set(key, outcome)
    return (await this.inTime(outcome)) ?? tooLate
  }

  availability(): { isAvailable: boolean; code: string | undefined } {
    const isUnproven = this.#options.clock.monotonicMs() - this.#provenAt > maxUnprovenMs
    const full = this.#isFull() ? 'EFULL' : undefined
    const code = this.#fault ?? (isUnproven ? 'ETIMEDOUT' : full)
    return { isAvailable: code === undefined, code }
  }

  /** Makes the folders where they are missing, then writes, flushes and removes a file. */
  probe(): Promise<boolean> {
    this.#probing ??= this.#probe().finally(() => {
      this.#probing = undefined
    })
    return this.#probing
  }

  async settle(): Promise<void> {
    await Promise.allSettled([this.#probing, ...this.#running])
  }

  async #probe(): Promise<boolean> {
    try {
      // Where too many wait to be written nothing is proven.
      if (await this.#writes.run(() => this.#writeProbe())) this.#setFault(undefined)
    } catch (error) {
      this.#setFault(errorCode(error))
    }
    return this.#fault === undefined
  }

  async #writeProbe(): Promise<true> {
    const { fs, folder, ownerToken } = this.#options
    await ensureLeadFolders(fs, folder)
    await fs.access(join(folder, 'pending'), constants.W_OK | constants.X_OK)
    const path = join(folder, 'tmp', `probe.${ownerToken}`)
    const handle = await fs.open(path, 'w', 0o600)
    try {
      await handle.writeFile(Buffer.alloc(probeBytes))
      await handle.sync()
    } finally {
      await handle.close()
      await fs.unlink(path)
    }
    return true
  }

  /**
   * Work of the disk, or undefined where it takes too long; the disk then counts as away. What is written later all the same is kept and
   * mailed: whoever was told that it was not has called, or sends it again.
   */
  inTime<Outcome>(work: Promise<Outcome>): Promise<Outcome | undefined> {
    return new Promise((resolve, reject) => {
      const stop = this.#options.clock.after(maxWriteMs, () => {
        this.#setFault('ETIMEDOUT')
        resolve(undefined)
      })
      work.then(resolve, reject).finally(stop)
    })
  }

  #track(outcome: Promise<AcceptResult>): Promise<AcceptResult> {
    this.#running.add(outcome)
    return outcome.finally(() => this.#running.delete(outcome))
  }

  async #keep(lead: NewLead, state: 'pending' | 'spam', key?: string): Promise<AcceptResult> {
    if (state === 'pending' && this.#isFull()) return { status: 'unavailable', code: 'EFULL' }
    const id = randomBytes(16).toString('hex')
    const receivedAt = this.#options.clock.now()
    try {
      const first = key && (await this.#writes.run(() => this.recent.reserve(key, id, receivedAt)))
      if (first) return { status: 'duplicate', id: first }
      const content = formatLeadFile({ v: 1, id, receivedAt: new Date(receivedAt).toISOString(), ...lead })
      const name = formatLeadName({ id, tries: 0, recipients: {} })
      const file = { ...this.#paths(id, name, state), content, timeMs: receivedAt }
      const isWritten = await this.#writes.run(() => this.#write(file))
      if (!isWritten) return await this.#refuse('EBUSY', key)
      this.#setFault(undefined)
      this.#options.index.add(state, { id, name, tries: 0, recipients: {}, receivedAt, dueAt: receivedAt, isNewer: false })
      return { status: 'stored', id }
    } catch (error) {
      this.#setFault(errorCode(error))
      return this.#refuse(errorCode(error), key)
    }
  }

  async #refuse(code: string, key: string | undefined): Promise<AcceptResult> {
    if (key) await this.#writes.run(() => this.recent.release(key))
    return { status: 'unavailable', code }
  }

  #paths(id: string, name: string, state: 'pending' | 'spam') {
    const { folder, ownerToken } = this.#options
    return { temporary: join(folder, 'tmp', temporaryName(id, state, ownerToken)), target: join(folder, state, name) }
  }

  async #write(file: DurableFile): Promise<true> {
    const { fs, folder } = this.#options
    try {
      await writeDurably(fs, file)
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error
      // Somebody removed the folders under us.
      await ensureLeadFolders(fs, folder)
      await writeDurably(fs, file)
    }
    return true
  }

  async #isStored(id: string): Promise<boolean> {
    const { fs, folder } = this.#options
    // In the order in which a lead moves, so that one on its way is not missed; and once more for one put back.
    for (const state of ['pending', 'sending', 'sent', 'failed', 'pending', 'sending'] as const) {
      const names = await fs.readdir(join(folder, state)).catch(() => [])
      if (!names.some((name) => parseLeadName(name)?.id === id)) continue
      // Its writer may not have flushed the folder yet, and we are about to promise that it is kept.
      if (state === 'pending') await flushFolder(fs, join(folder, state))
      return true
    }
    return false
  }

  #isFull(): boolean {
    const { index, maxPending } = this.#options
    return index.size('pending') + index.size('sending') >= maxPending
  }

  #setFault(code: string | undefined): void {
    if (code === undefined) this.#provenAt = this.#options.clock.monotonicMs()
    if (code === this.#fault) return
    if (code !== undefined) this.#options.log.error({ code }, 'enquiries cannot be stored')
    else if (this.#fault !== 'ESTARTING') this.#options.log.info('enquiries can be stored again')
    this.#fault = code
  }
}
