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
  /** When each folder was last seen to change, and when that was looked at. */
  readonly #seen = new Map<LeadState, { mtimeMs: number; lookedAt: number }>()
  /** Removed while a folder is being listed: the listing may be older. */
  readonly #removed = new Set<string>()
  /** How many files of each folder the disk did not let us read at the last look. */
  readonly #faults = new Map<LeadState, number>()
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

  names(state: LeadState): string[] {
    return [...this.#known[state].keys()]
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
      unreadable: [...this.#faults.values()].reduce((sum, count) => sum + count, size('unreadable')),
      oldestPendingSeconds: this.#oldestPendingSeconds(),
    }
  }

  /** Looks at the folders again. Only one that changed is listed, only a file not seen before is read. */
  async scan(): Promise<void> {
    for (const state of leadStates) {
      await this.#scanFolder(state).catch((error: unknown) => this.#noteFaults(state, [errorCode(error)]))
    }
    this.#announce()
  }

  /** Moves a file that is no lead to `unreadable`. Answers the code of the fault where the disk does not allow it. */
  async putAside(state: LeadState, name: string, code: string): Promise<string | undefined> {
    const { fs, folder, log } = this.#options
    try {
      const target = await this.#freeName(name)
      await fs.rename(join(folder, state, name), join(folder, 'unreadable', target))
      this.#known.unreadable.set(target, undefined)
      log.warn({ state, code }, 'moved a file that is not a readable inquiry to the unreadable folder')
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') return errorCode(error)
    }
    this.remove(state, name)
    return undefined
  }

  async #scanFolder(state: LeadState): Promise<void> {
    const { fs, clock } = this.#options
    const folder = join(this.#options.folder, state)
    // A missing folder holds nothing; the probe creates it again.
    const { mtimeMs } = (await fs.stat(folder).catch(ignoreCode('ENOENT'))) ?? { mtimeMs: Number.NaN }
    const last = this.#seen.get(state)
    // Time stamps are coarse: a folder that changed just before the last look may have changed again just after it.
    if (last?.mtimeMs === mtimeMs && last.lookedAt - mtimeMs > 1_000) return
    const lookedAt = clock.now()
    // Taken before the listing, which may be older than what is added meanwhile.
    const before = this.names(state)
    this.#removed.clear()
    const names = ((await fs.readdir(folder).catch(ignoreCode('ENOENT'))) ?? []).filter((name) => !name.startsWith('.'))
    const listed = new Set(names)
    for (const name of before) if (!listed.has(name)) this.remove(state, name)
    const faults: string[] = []
    await inBatches(
      names.filter((name) => !this.#known[state].has(name)),
      async (name) => {
        const fault = await this.#meet(state, name)
        if (fault) faults.push(fault)
      },
    )
    // With a fault the folder does not count as seen, so the next look tries again.
    if (faults.length === 0) this.#seen.set(state, { mtimeMs, lookedAt })
    this.#noteFaults(state, faults)
  }

  /** Answers the code of a fault of the disk, if there was one. */
  async #meet(state: LeadState, name: string): Promise<string | undefined> {
    const { fs, folder, clock } = this.#options
    if (state === 'unreadable') {
      this.#known.unreadable.set(name, undefined)
      return undefined
    }
    const parts = parseLeadName(name)
    if (!parts || (parts.owner !== undefined) !== (state === 'sending')) return this.putAside(state, name, 'EFOREIGN')
    if (state === 'sent') {
      this.#known.sent.set(name, undefined)
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

  #noteFaults(state: LeadState, codes: string[]): void {
    if (codes.length > 0 && !this.#faults.get(state)) {
      this.#options.log.error({ state, code: codes[0] }, 'inquiries on disk could not be read: trying again')
    }
    if (codes.length > 0) this.#seen.delete(state)
    this.#faults.set(state, codes.length)
  }

  async #freeName(name: string): Promise<string> {
    const taken = await this.#options.fs.readdir(join(this.#options.folder, 'unreadable'))
    let free = name
    for (let number = 2; taken.includes(free); number += 1) free = `${name}~${number}`
    return free
  }

  #oldestPendingSeconds(): number | undefined {
    let oldest = Number.POSITIVE_INFINITY
    for (const entry of this.entries('pending')) oldest = Math.min(oldest, entry.receivedAt)
    for (const entry of this.entries('sending')) oldest = Math.min(oldest, entry.receivedAt)
    return Number.isFinite(oldest) ? Math.max(0, Math.round((this.#options.clock.now() - oldest) / 1000)) : undefined
  }
}

async function inBatches<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items.values()
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (const item of rest) await work(item)
    }),
  )
}
