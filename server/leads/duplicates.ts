import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { contactFields } from '../../shared/contact/contact-fields.ts'
import type { Clock } from '../base/clock.ts'
import { errorCode } from '../base/error-code.ts'
import { flushFolder } from './durable-file.ts'
import type { NewLead } from './lead.ts'
import type { LeadFileSystem } from './lead-folders.ts'
import { parseLeadName } from './lead-name.ts'

/** How long an identical inquiry counts as a duplicate. */
export const duplicateWindowMs = 10 * 60_000
/** A marker without a lead that is older than this belongs to a process that died while writing. */
const writingMs = 3_000
const pollEveryMs = 25

/** All fields count, so a corrected phone number makes a new inquiry. Photos don't: those of the first post are kept. */
export function duplicateKey({ site, fields, estimate }: NewLead): string {
  const sent = [site, ...contactFields.map(({ name }) => fields[name]), estimate?.query]
  return createHash('sha256').update(JSON.stringify(sent)).digest('hex')
}

type RecentOptions = { fs: LeadFileSystem; folder: string; clock: Clock }

/**
 * One small file per inquiry of the last ten minutes, named by the hash of its content and created exclusively: a single system call
 * decides which of several processes keeps the inquiry, however many leads exist. A marker alone proves nothing: the lead with its id must
 * exist in one of the folders.
 */
export class RecentInquiries {
  readonly #options: RecentOptions

  constructor(options: RecentOptions) {
    this.#options = options
  }

  /** The id of the stored inquiry with this key. Waits up to three seconds for one that another process is writing. */
  async find(key: string): Promise<string | undefined> {
    for (let waitedMs = 0; ; waitedMs += pollEveryMs) {
      const marker = await this.#read(key)
      if (!marker) return undefined
      if (await this.#isStored(marker.id)) return marker.id
      if (!marker.isWriting || waitedMs >= writingMs) return undefined
      await new Promise<void>((resolve) => this.#options.clock.after(pollEveryMs, resolve))
    }
  }

  /** Reserves the key for a lead about to be written, or returns the id of the lead that already has it. */
  async reserve(key: string, id: string, receivedAt: number): Promise<string | undefined> {
    if (await this.#create(key, id, receivedAt)) return undefined
    const stored = await this.find(key)
    if (stored) return stored
    // The marker's lead was never written, or the marker has expired.
    await this.#remove(key)
    await this.#create(key, id, receivedAt)
    return undefined
  }

  /** Releases the key if this lead holds it, because the lead could not be stored. */
  async release(key: string, id: string): Promise<void> {
    const marker = await this.#read(key)
    // Empty if the disk was full when the id was written.
    if (marker?.id === id || marker?.id === '') await this.#remove(key)
  }

  /** False if the marker already exists. */
  async #create(key: string, id: string, receivedAt: number): Promise<boolean> {
    const path = this.#path(key)
    try {
      await this.#options.fs.writeFile(path, `${id}\n`, { flag: 'wx', mode: 0o600 })
      await this.#options.fs.chmod(path, 0o600) // the umask may have cleared bits
      await this.#options.fs.utimes(path, new Date(receivedAt), new Date(receivedAt))
    } catch (error) {
      if (errorCode(error) === 'EEXIST') return false
      // The folder is missing, so writing the lead would fail too.
      if (errorCode(error) === 'ENOENT') throw error
      // Keep the lead even without a marker: at worst it arrives twice.
    }
    return true
  }

  async #read(key: string): Promise<{ id: string; isWriting: boolean } | undefined> {
    try {
      const ageMs = this.#options.clock.now() - (await this.#options.fs.stat(this.#path(key))).mtimeMs
      const id = (await this.#options.fs.readFile(this.#path(key), 'utf8')).trim()
      // A negative age means that the clock was set back. The inquiry is still a duplicate.
      return ageMs < duplicateWindowMs ? { id, isWriting: Math.abs(ageMs) < writingMs } : undefined
    } catch {
      return undefined
    }
  }

  async #isStored(id: string): Promise<boolean> {
    // In the order in which a lead moves, so that a moving lead is not missed. The first two are repeated in case it was put back.
    for (const state of ['pending', 'sending', 'sent', 'failed', 'pending', 'sending'] as const) {
      const folder = join(this.#options.folder, state)
      const names = await this.#options.fs.readdir(folder).catch(() => [])
      if (!names.some((name) => parseLeadName(name)?.id === id)) continue
      // Its writer may not have flushed the folder yet, and we are about to confirm the inquiry to the visitor.
      if (state === 'pending') await flushFolder(this.#options.fs, folder)
      return true
    }
    return false
  }

  async #remove(key: string): Promise<void> {
    await this.#options.fs.unlink(this.#path(key)).catch(() => undefined)
  }

  #path(key: string): string {
    return join(this.#options.folder, 'recent', key)
  }
}
