import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { ContactFields } from '../../shared/contact-form.ts'
import type { Clock } from './clock.ts'
import { flushFolder } from './durable-file.ts'
import { errorCode } from './error-code.ts'
import type { LeadFileSystem } from './lead-folders.ts'
import { parseLeadName } from './lead-name.ts'

/** How long the same inquiry counts as the same. */
export const duplicateWindowMs = 10 * 60_000
/** How long a marker may exist before its lead does. After that its process is taken for dead. */
const writingMs = 3_000
const lookAgainMs = 25

/** Every field counts: a corrected phone number is a new inquiry. */
export function duplicateKey(fields: ContactFields, site: string): string {
  return createHash('sha256')
    .update(JSON.stringify([site, fields.name, fields.email, fields.phone, fields.comment]))
    .digest('hex')
}

/**
 * One small file for each inquiry of the last ten minutes, named after its content and created exclusively: several processes
 * agree in one system call on which of them keeps an inquiry, however many leads there are. A marker alone proves nothing: the
 * lead whose id it holds must be in a folder.
 */
export class RecentInquiries {
  readonly #fs: LeadFileSystem
  readonly #leads: string
  readonly #clock: Clock

  constructor({ fs, folder, clock }: { fs: LeadFileSystem; folder: string; clock: Clock }) {
    this.#fs = fs
    this.#leads = folder
    this.#clock = clock
  }

  /** The id of the stored inquiry with this key. Waits a moment for one that another process is writing. */
  async find(key: string, patience = writingMs / lookAgainMs): Promise<string | undefined> {
    const marker = await this.#read(key)
    if (!marker) return undefined
    if (await this.#isStored(marker.id)) return marker.id
    if (!marker.isWriting || patience === 0) return undefined
    await new Promise<void>((resolve) => this.#clock.after(lookAgainMs, resolve))
    return this.find(key, patience - 1)
  }

  /** Takes the key for a lead about to be written, or answers the id of the lead that already has it. */
  async reserve(key: string, id: string, receivedAt: number): Promise<string | undefined> {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      if (await this.#create(key, id, receivedAt)) return undefined
      const stored = await this.find(key)
      if (stored) return stored
      await this.#remove(key)
    }
    return undefined
  }

  /** Gives the key back if it is this lead's: the lead is not kept, or no longer. */
  async release(key: string, id: string): Promise<void> {
    if ((await this.#read(key))?.id === id) await this.#remove(key)
  }

  /** False where there is a marker already. */
  async #create(key: string, id: string, receivedAt: number): Promise<boolean> {
    const handle = await this.#fs.open(this.#path(key), 'wx', 0o600).catch((error: unknown) => {
      // Without the folder the lead could not be written either.
      if (errorCode(error) === 'ENOENT') throw error
      return errorCode(error)
    })
    if (handle === 'EEXIST') return false
    // A lead is worth more than its marker: without one it is kept all the same, and may at worst arrive twice.
    if (typeof handle === 'string') return true
    try {
      await handle.chmod(0o600)
      await handle.writeFile(`${id}\n`)
      await handle.utimes(new Date(receivedAt), new Date(receivedAt))
    } catch {
      await this.#remove(key)
    } finally {
      await handle.close().catch(() => undefined)
    }
    return true
  }

  async #read(key: string): Promise<{ id: string; isWriting: boolean } | undefined> {
    try {
      const handle = await this.#fs.open(this.#path(key), 'r')
      try {
        const ageMs = this.#clock.now() - (await handle.stat()).mtimeMs
        const [id = ''] = (await handle.readFile('utf8')).trim().split(' ')
        // A negative age means that the clock was set back; the inquiry is still the same.
        return ageMs < duplicateWindowMs ? { id, isWriting: Math.abs(ageMs) < writingMs } : undefined
      } finally {
        await handle.close()
      }
    } catch {
      return undefined
    }
  }

  async #isStored(id: string): Promise<boolean> {
    // In the order in which a lead moves, so that one on its way is not missed; and once more for one put back.
    for (const state of ['pending', 'sending', 'sent', 'failed', 'pending', 'sending'] as const) {
      const folder = join(this.#leads, state)
      const names = await this.#fs.readdir(folder).catch(() => [])
      if (!names.some((name) => parseLeadName(name)?.id === id)) continue
      // Its writer may not have flushed the folder yet, and the visitor is about to be told that it is kept.
      if (state === 'pending') await flushFolder(this.#fs, folder)
      return true
    }
    return false
  }

  async #remove(key: string): Promise<void> {
    await this.#fs.unlink(this.#path(key)).catch(() => undefined)
  }

  #path(key: string): string {
    return join(this.#leads, 'recent', key)
  }
}
