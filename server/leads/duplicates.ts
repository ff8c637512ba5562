import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { contactFields } from '../../shared/contact/contact-fields.ts'
import type { Clock } from './clock.ts'
import { flushFolder } from './durable-file.ts'
import { errorCode } from './error-code.ts'
import type { NewLead } from './lead.ts'
import type { LeadFileSystem } from './lead-folders.ts'
import { parseLeadName } from './lead-name.ts'

/** How long the same inquiry counts as the same. */
export const duplicateWindowMs = 10 * 60_000
/** How long a marker may exist before its lead does. After that its process is taken for dead. */
const writingMs = 3_000
const lookAgainMs = 25

/** Every field counts: a corrected phone number is a new inquiry. Pictures don't: the first ones are kept. */
export function duplicateKey({ site, fields, estimate }: NewLead): string {
  const sent = [site, ...contactFields.map(({ name }) => fields[name]), estimate?.query]
  return createHash('sha256').update(JSON.stringify(sent)).digest('hex')
}

type RecentOptions = { fs: LeadFileSystem; folder: string; clock: Clock }

/**
 * One small file for each inquiry of the last ten minutes, named after its content and created exclusively: several processes
 * agree in one system call on which of them keeps an inquiry, however many leads there are. A marker alone proves nothing: the
 * lead whose id it holds must be in a folder.
 */
export class RecentInquiries {
  readonly #options: RecentOptions

  constructor(options: RecentOptions) {
    this.#options = options
  }

  /** The id of the stored inquiry with this key. Waits a moment for one that another process is writing. */
  async find(key: string): Promise<string | undefined> {
    for (let waitedMs = 0; ; waitedMs += lookAgainMs) {
      const marker = await this.#read(key)
      if (!marker) return undefined
      if (await this.#isStored(marker.id)) return marker.id
      if (!marker.isWriting || waitedMs >= writingMs) return undefined
      await new Promise<void>((resolve) => this.#options.clock.after(lookAgainMs, resolve))
    }
  }

  /** Takes the key for a lead about to be written, or answers the id of the lead that already has it. */
  async reserve(key: string, id: string, receivedAt: number): Promise<string | undefined> {
    if (await this.#create(key, id, receivedAt)) return undefined
    const stored = await this.find(key)
    if (stored) return stored
    // The lead of that marker was never written, or its ten minutes are over.
    await this.#remove(key)
    await this.#create(key, id, receivedAt)
    return undefined
  }

  /** Gives the key back if it is this lead's: the lead is not kept, or no longer. */
  async release(key: string, id: string): Promise<void> {
    const marker = await this.#read(key)
    // It is empty where the disk had no room for the id.
    if (marker?.id === id || marker?.id === '') await this.#remove(key)
  }

  /** False where there is a marker already. */
  async #create(key: string, id: string, receivedAt: number): Promise<boolean> {
    const path = this.#path(key)
    try {
      await this.#options.fs.writeFile(path, `${id}\n`, { flag: 'wx', mode: 0o600 })
      await this.#options.fs.chmod(path, 0o600) // whatever the umask took away
      await this.#options.fs.utimes(path, new Date(receivedAt), new Date(receivedAt))
    } catch (error) {
      if (errorCode(error) === 'EEXIST') return false
      // Without the folder the lead could not be written either.
      if (errorCode(error) === 'ENOENT') throw error
      // A lead is worth more than its marker: without one it is kept all the same, and may at worst arrive twice.
    }
    return true
  }

  async #read(key: string): Promise<{ id: string; isWriting: boolean } | undefined> {
    try {
      const ageMs = this.#options.clock.now() - (await this.#options.fs.stat(this.#path(key))).mtimeMs
      const id = (await this.#options.fs.readFile(this.#path(key), 'utf8')).trim()
      // A negative age means that the clock was set back; the inquiry is still the same.
      return ageMs < duplicateWindowMs ? { id, isWriting: Math.abs(ageMs) < writingMs } : undefined
    } catch {
      return undefined
    }
  }

  async #isStored(id: string): Promise<boolean> {
    // In the order in which a lead moves, so that one on its way is not missed; and once more for one put back.
    for (const state of ['pending', 'sending', 'sent', 'failed', 'pending', 'sending'] as const) {
      const folder = join(this.#options.folder, state)
      const names = await this.#options.fs.readdir(folder).catch(() => [])
      if (!names.some((name) => parseLeadName(name)?.id === id)) continue
      // Its writer may not have flushed the folder yet, and the visitor is about to be told that it is kept.
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
