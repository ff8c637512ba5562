import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Clock } from '../base/clock.ts'
import { errorCode } from '../base/error-code.ts'
import { type LeadCounts, type LeadState, leadStates } from './lead.ts'
import { ignoreCode, type LeadFileSystem } from './lead-folders.ts'
import { type LeadName, parseLeadName } from './lead-name.ts'
import { readLeadFile } from './lead-reader.ts'

export type LeadEntry = LeadName & {
  name: string
  receivedAt: number
  /** The file's mtime: the next try, or in `spam` and `failed` when it was moved there. */
  dueAt: number
  /** Set after a disk error: not tried again before then. */
  heldUntil?: number
  /** Written by a later release: counted but never touched. */
  isNewer: boolean
}

type IndexOptions = { fs: LeadFileSystem; folder: string; clock: Clock; log: Pick<Logger, 'warn' | 'error'> }

/**
 * The contents of the folders as this process last saw them. Other processes move files too, so a file may be gone by the time its entry
 * is used.
 */
export class LeadIndex {
  readonly #options: IndexOptions
  /** By file name. Files in `sent` and `unreadable` are not read, so their entries are undefined. */
  readonly #known: Record<LeadState, Map<string, LeadEntry | undefined>> = {
    pending: new Map(),
    sending: new Map(),
    sent: new Map(),
    failed: new Map(),
    spam: new Map(),
    unreadable: new Map(),
  }
  /** Removed since a folder scan began: the scan may still list them. */
  readonly #removed = new Set<string>()
  /** Files that could not be read in the last scan. */
  #faultCount = 0
  #notify: () => void = () => undefined

  constructor(options: IndexOptions) {
    this.#options = options
  }

  /** Sets the function to call when there may be something to send. */
  onPending(listener: () => void): void {
    this.#notify = listener
  }

  /** An iterator, not a copy: there may be thousands, and this is called often. */
  *entries(state: LeadState): Iterable<LeadEntry> {
    for (const entry of this.#known[state].values()) if (entry) yield entry
  }

  add(state: LeadState, entry: LeadEntry): void {
    this.#known[state].set(entry.name, entry)
    this.#removed.delete(`${state}/${entry.name}`)
    if (state === 'pending') this.#notify()
  }

  remove(state: LeadState, name: string): void {
    this.#known[state].delete(name)
    this.#removed.add(`${state}/${name}`)
  }

  counts(): LeadCounts {
    const size = (state: LeadState) => this.#known[state].size
    return {
      pending: size('pending'),
      sending: size('sending'),
      sent: size('sent'),
      failed: size('failed'),
      spam: size('spam'),
      unreadable: size('unreadable') + this.#faultCount,
      oldestPendingSeconds: this.#oldestPendingSeconds(),
    }
  }

  /** Lists the folders again and reads the files not seen before. */
  async scan(): Promise<void> {
    const faults: string[] = []
    for (const state of leadStates) {
      faults.push(...(await this.#scanFolder(state).catch((error: unknown) => [errorCode(error)])))
    }
    const [code] = faults
    if (code && this.#faultCount === 0) this.#options.log.error({ code }, 'inquiries on disk could not be read: trying again')
    this.#faultCount = faults.length
    this.#notify()
  }

  /** Moves a file that is not a readable lead to `unreadable`. Returns the error code if the disk does not allow it. */
  async moveToUnreadable(state: LeadState, name: string, code: string): Promise<string | undefined> {
    const { fs, folder, log } = this.#options
    try {
      // The random suffix keeps both of two files with the same name.
      const target = `${name}~${randomBytes(4).toString('hex')}`
      await fs.rename(join(folder, state, name), join(folder, 'unreadable', target))
      this.#known.unreadable.set(target, undefined)
      log.warn({ state, code }, 'a file that is not a readable inquiry was moved to the unreadable folder')
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') return errorCode(error)
    }
    this.remove(state, name)
    return undefined
  }

  /** Returns the codes of disk errors. */
  async #scanFolder(state: LeadState): Promise<string[]> {
    // Read before listing: entries added during the listing may be missing from it.
    const before = [...this.#known[state].keys()]
    this.#removed.clear()
    // A missing folder counts as empty. The probe recreates it.
    const listed = (await this.#options.fs.readdir(join(this.#options.folder, state)).catch(ignoreCode('ENOENT'))) ?? []
    const names = new Set(listed.filter((name) => !name.startsWith('.')))
    for (const name of before) if (!names.has(name)) this.remove(state, name)
    const faults: (string | undefined)[] = []
    for (const name of names) if (!this.#known[state].has(name)) faults.push(await this.#addFile(state, name))
    return faults.filter((code) => code !== undefined)
  }

  /** Returns the code of a disk error, if there was one. */
  async #addFile(state: LeadState, name: string): Promise<string | undefined> {
    const { fs, folder, clock } = this.#options
    const parts = parseLeadName(name)
    if (state !== 'unreadable' && (!parts || (parts.owner !== undefined) !== (state === 'sending'))) {
      return this.moveToUnreadable(state, name, 'EFOREIGN')
    }
    if (!parts || state === 'unreadable' || state === 'sent') {
      this.#known[state].set(name, undefined)
      return undefined
    }
    const reading = await readLeadFile(fs, join(folder, state), name)
    if (reading.status === 'gone') return undefined
    if (reading.status === 'fault') return reading.code
    if (reading.status === 'unreadable') return this.moveToUnreadable(state, name, reading.code)
    if (this.#removed.has(`${state}/${name}`)) return undefined
    const receivedAt = reading.status === 'lead' ? Date.parse(reading.lead.receivedAt) : clock.now()
    this.#known[state].set(name, { ...parts, name, receivedAt, dueAt: reading.dueAt, isNewer: reading.status === 'newer' })
    return undefined
  }

  #oldestPendingSeconds(): number | undefined {
    let oldest = Number.POSITIVE_INFINITY
    for (const entry of this.entries('pending')) oldest = Math.min(oldest, entry.receivedAt)
    for (const entry of this.entries('sending')) oldest = Math.min(oldest, entry.receivedAt)
    return Number.isFinite(oldest) ? Math.max(0, Math.round((this.#options.clock.now() - oldest) / 1000)) : undefined
  }
}
