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

/** States whose files are read when they are first seen; of the others the names are enough. */
const readStates = ['pending', 'failed', 'spam'] as const
type ReadState = (typeof readStates)[number]

/**
 * What lies in the folders, as far as this process has seen it. The folders are the truth: other processes move files
 * too, so whoever acts on an entry must expect that it has gone.
 */
export class LeadIndex {
  readonly #fs: LeadFileSystem
  readonly #folder: string
  readonly #clock: Clock
  readonly #log: Pick<Logger, 'warn'>
  readonly #entries: Record<ReadState, Map<string, LeadEntry>> = { pending: new Map(), failed: new Map(), spam: new Map() }
  readonly #names: Record<LeadState, Set<string>> = {
    pending: new Set(),
    sending: new Set(),
    sent: new Set(),
    failed: new Set(),
    spam: new Set(),
    unreadable: new Set(),
  }
  /** Files put there by ourselves while a folder is being listed: the list may be older than they are. */
  #fresh = new Set<string>()
  /** When each folder was last seen to change, and when that was looked at. */
  readonly #seen = new Map<LeadState, { mtimeMs: number; lookedAt: number }>()
  /** Receipt of what is being sent, so that its wait counts too. */
  readonly #sendingSince = new Map<string, number>()
  /** Kept, because health asks often and there may be thousands; undefined once it may have changed. */
  #oldest: number | undefined

  constructor(options: { fs: LeadFileSystem; folder: string; clock: Clock; log: Pick<Logger, 'warn'> }) {
    this.#fs = options.fs
    this.#folder = options.folder
    this.#clock = options.clock
    this.#log = options.log
  }

  /** Without a copy: there may be thousands, and this is asked often. */
  pending(): Iterable<LeadEntry> {
    return this.#entries.pending.values()
  }

  entries(state: ReadState): LeadEntry[] {
    return [...this.#entries[state].values()]
  }

  names(state: LeadState): string[] {
    return [...this.#names[state]]
  }

  size(state: LeadState): number {
    return this.#names[state].size
  }

  add(state: LeadState, entry: LeadEntry): void {
    this.#fresh.add(`${state}/${entry.name}`)
    this.#names[state].add(entry.name)
    if (isReadState(state)) this.#entries[state].set(entry.name, entry)
    if (state === 'sending') this.#sendingSince.set(entry.name, entry.receivedAt)
    if (state === 'sending' || state === 'pending') this.#oldest = undefined
  }

  remove(state: LeadState, name: string): void {
    this.#fresh.delete(`${state}/${name}`)
    this.#names[state].delete(name)
    if (isReadState(state)) this.#entries[state].delete(name)
    if (state === 'sending') this.#sendingSince.delete(name)
    if (state === 'sending' || state === 'pending') this.#oldest = undefined
  }

  counts(): LeadCounts {
    const size = (state: LeadState) => this.#names[state].size
    return {
      pending: size('pending'),
      sending: size('sending'),
      sent: size('sent'),
      failed: size('failed'),
      spam: size('spam'),
      unreadable: size('unreadable'),
      oldestPendingSeconds: this.#oldestPendingSeconds(),
    }
  }

  /** Looks at the folders again. Only one that changed is listed, only a file not seen before is read. */
  async scan(): Promise<void> {
    for (const state of leadStates) await this.#scanFolder(state)
  }

  /** Other processes re-time files without renaming them. */
  async readDueTimes(): Promise<void> {
    await inBatches(
      this.entries('pending').filter((entry) => entry.dueAt > this.#clock.now()),
      async (entry) => {
        const stats = await this.#fs.lstat(join(this.#folder, 'pending', entry.name)).catch(() => undefined)
        if (stats) entry.dueAt = stats.mtimeMs
      },
    )
  }

  async moveToUnreadable(state: LeadState, name: string, code: string): Promise<void> {
    const target = await this.#freeName(name)
    await this.#fs.rename(join(this.#folder, state, name), join(this.#folder, 'unreadable', target))
    this.remove(state, name)
    this.#names.unreadable.add(target)
    this.#log.warn({ state, code }, 'a file that is no readable enquiry was moved to the folder unreadable')
  }

  async #scanFolder(state: LeadState): Promise<void> {
    const folder = join(this.#folder, state)
    // A folder that is missing holds nothing; making it again is the intake's matter.
    const { mtimeMs } = (await this.#fs.stat(folder).catch(ignoreCode('ENOENT'))) ?? { mtimeMs: Number.NaN }
    const last = this.#seen.get(state)
    // Time stamps are coarse: a folder that changed just before the last look may have changed again just after it.
    if (last?.mtimeMs === mtimeMs && last.lookedAt - mtimeMs > 1_000) return
    const lookedAt = this.#clock.now()
    this.#fresh = new Set()
    const names = ((await this.#fs.readdir(folder).catch(ignoreCode('ENOENT'))) ?? []).filter((name) => !name.startsWith('.'))
    const listed = new Set(names)
    for (const name of this.#names[state]) {
      if (!listed.has(name) && !this.#fresh.has(`${state}/${name}`)) this.remove(state, name)
    }
    await inBatches(
      names.filter((name) => !this.#names[state].has(name)),
      (name) => this.#meet(state, name),
    )
    this.#seen.set(state, { mtimeMs, lookedAt })
  }

  async #meet(state: LeadState, name: string): Promise<void> {
    if (state === 'unreadable') {
      this.#names.unreadable.add(name)
      return
    }
    const parts = parseLeadName(name)
    if (!parts || (parts.owner !== undefined) !== (state === 'sending')) return this.#putAside(state, name, 'EFOREIGN')
    if (!isReadState(state)) {
      this.#names[state].add(name)
      return
    }
    const reading = await readLeadFile(this.#fs, join(this.#folder, state), name)
    if (reading.status === 'gone') return
    if (reading.status === 'unreadable') return this.#putAside(state, name, reading.code)
    const receivedAt = reading.status === 'lead' ? Date.parse(reading.lead.receivedAt) : this.#clock.now()
    const entry = { ...parts, name, receivedAt, dueAt: reading.dueAt, isNewer: reading.status === 'newer' }
    this.#names[state].add(name)
    this.#entries[state].set(name, entry)
    this.#oldest = undefined
  }

  async #putAside(state: LeadState, name: string, code: string): Promise<void> {
    try {
      await this.moveToUnreadable(state, name, code)
    } catch (error) {
      if (errorCode(error) !== 'ENOENT')
        this.#log.warn({ state, code: errorCode(error) }, 'a file that is no readable enquiry could not be moved')
    }
  }

  async #freeName(name: string): Promise<string> {
    const taken = await this.#fs.readdir(join(this.#folder, 'unreadable'))
    let free = name
    for (let number = 2; taken.includes(free); number += 1) free = `${name}~${number}`
    return free
  }

  #oldestPendingSeconds(): number | undefined {
    this.#oldest ??= this.#findOldest()
    return Number.isFinite(this.#oldest) ? Math.max(0, Math.round((this.#clock.now() - this.#oldest) / 1000)) : undefined
  }

  #findOldest(): number {
    let oldest = Number.POSITIVE_INFINITY
    for (const entry of this.#entries.pending.values()) oldest = Math.min(oldest, entry.receivedAt)
    for (const receivedAt of this.#sendingSince.values()) oldest = Math.min(oldest, receivedAt)
    return oldest
  }
}

function isReadState(state: LeadState): state is ReadState {
  return state === 'pending' || state === 'failed' || state === 'spam'
}

async function inBatches<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items.values()
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (const item of rest) await work(item)
    }),
  )
}
