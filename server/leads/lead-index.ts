import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import { errorCode } from './error-code.ts'
import { type LeadCounts, type LeadState, leadStates } from './lead.ts'
import { ignoreCode, type LeadFileSystem } from './lead-folders.ts'
import { type LeadName, parseLeadName } from './lead-name.ts'
import { readLeadFile } from './lead-reader.ts'

export type LeadEntry = LeadName & {
  name: string
  receivedAt: number
  /** The file's mtime: the next try, in `spam` and `failed` the time it came there. */
  dueAt: number
  /** The disk did not let us take it: left alone until then. */
  heldUntil?: number
  /** Of a later release: counted, never touched. */
  isNewer: boolean
}

type IndexOptions = { fs: LeadFileSystem; folder: string; clock: Clock; log: Pick<Logger, 'warn' | 'error'> }

/**
 * What lies in the folders, as far as this process has seen it. The folders are the truth: other processes move files
 * too, so a file may be gone by the time that its entry is used.
 */
export class LeadIndex {
  readonly #options: IndexOptions
  /** By file name. The files of `sent` and `unreadable` are not read, so they have no entry. */
  readonly #known: Record<LeadState, Map<string, LeadEntry | undefined>> = {
    pending: new Map(),
    sending: new Map(),
    sent: new Map(),
    failed: new Map(),
    spam: new Map(),
    unreadable: new Map(),
  }
  /** Removed while a folder is being listed: the listing may be older. */
  readonly #removed = new Set<string>()
  /** How many files the disk did not let us read at the last look. */
  #faultCount = 0
  #announce: () => void = () => undefined

  constructor(options: IndexOptions) {
    this.#options = options
  }

  /** Called when there may be something to send. */
  onPending(listener: () => void): void {
    this.#announce = listener
  }

  /** Without a copy: there may be thousands, and this is asked often. */
  *entries(state: LeadState): Iterable<LeadEntry> {
    for (const entry of this.#known[state].values()) if (entry) yield entry
  }

  add(state: LeadState, entry: LeadEntry): void {
    this.#known[state].set(entry.name, entry)
    this.#removed.delete(`${state}/${entry.name}`)
    if (state === 'pending') this.#announce()
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

  /** Looks at the folders again and reads the files not seen before. */
  async scan(): Promise<void> {
    const faults: string[] = []
    for (const state of leadStates) {
      faults.push(...(await this.#scanFolder(state).catch((error: unknown) => [errorCode(error)])))
    }
    const [code] = faults
    if (code && this.#faultCount === 0) this.#options.log.error({ code }, 'inquiries on disk could not be read: trying again')
    this.#faultCount = faults.length
    this.#announce()
  }

  /** Moves a file that is no lead to `unreadable`. Answers the code of the fault where the disk does not allow it. */
  async putAside(state: LeadState, name: string, code: string): Promise<string | undefined> {
    const { fs, folder, log } = this.#options
    try {
      // Two files of the same name may end here, and neither may be lost.
      const target = `${name}~${randomBytes(4).toString('hex')}`
      await fs.rename(join(folder, state, name), join(folder, 'unreadable', target))
      this.#known.unreadable.set(target, undefined)
      log.warn({ state, code }, 'moved a file that is not a readable inquiry to the unreadable folder')
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') return errorCode(error)
    }
    this.remove(state, name)
    return undefined
  }

  /** Answers the codes of the disk's faults. */
  async #scanFolder(state: LeadState): Promise<string[]> {
    // Taken before the listing, which may be older than what is added meanwhile.
    const before = [...this.#known[state].keys()]
    this.#removed.clear()
    // A missing folder holds nothing; the probe creates it again.
    const listed = (await this.#options.fs.readdir(join(this.#options.folder, state)).catch(ignoreCode('ENOENT'))) ?? []
    const names = new Set(listed.filter((name) => !name.startsWith('.')))
    for (const name of before) if (!names.has(name)) this.remove(state, name)
    const faults: (string | undefined)[] = []
    for (const name of names) if (!this.#known[state].has(name)) faults.push(await this.#meet(state, name))
    return faults.filter((code) => code !== undefined)
  }

  /** Answers the code of a fault of the disk, if there was one. */
  async #meet(state: LeadState, name: string): Promise<string | undefined> {
    const { fs, folder, clock } = this.#options
    const parts = parseLeadName(name)
    if (state !== 'unreadable' && (!parts || (parts.owner !== undefined) !== (state === 'sending'))) {
      return this.putAside(state, name, 'EFOREIGN')
    }
    if (!parts || state === 'unreadable' || state === 'sent') {
      this.#known[state].set(name, undefined)
      return undefined
    }
    const reading = await readLeadFile(fs, join(folder, state), name)
    if (reading.status === 'gone') return undefined
    if (reading.status === 'fault') return reading.code
    if (reading.status === 'unreadable') return this.putAside(state, name, reading.code)
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
