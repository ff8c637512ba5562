import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { ContactFields } from '../../shared/contact-form.ts'
import type { Clock } from './clock.ts'
import { errorCode } from './error-code.ts'
import { ignoreCode, type LeadFileSystem } from './lead-folders.ts'

/** How long the same enquiry counts as the same. */
const duplicateWindowMs = 10 * 60_000
/** How long a marker may stand before its lead does; longer, and whoever made it is taken for dead. */
const writingMs = 3_000

/** Every field counts: a corrected phone number is a new enquiry. */
export function duplicateKey(fields: ContactFields, site: string): string {
  return createHash('sha256')
    .update(JSON.stringify([site, fields.name, fields.email, fields.phone, fields.comment]))
    .digest('hex')
}

type Marker = { id: string; isWriting: boolean }

/**
 * One small file per enquiry of the last ten minutes, named after what was asked and made exclusively: several processes
 * agree in one system call on who keeps an enquiry, however many leads there are. A marker alone proves nothing: the
 * lead that it names must stand in a folder.
 */
export class RecentEnquiries {
  readonly #fs: LeadFileSystem
  readonly #folder: string
  readonly #clock: Clock
  readonly #isStored: (id: string) => Promise<boolean>

  constructor(options: { fs: LeadFileSystem; folder: string; clock: Clock; isStored: (id: string) => Promise<boolean> }) {
    this.#fs = options.fs
    this.#folder = options.folder
    this.#clock = options.clock
    this.#isStored = options.isStored
  }

  /** The id of the stored enquiry with this key. Waits a moment for one that another process is writing. */
  async find(key: string, patience = writingMs / 25): Promise<string | undefined> {
    const marker = await this.#read(key)
    if (!marker) return undefined
    if (marker.id && (await this.#isStored(marker.id))) return marker.id
    if (!marker.isWriting || patience === 0) return undefined
    await new Promise<void>((resolve) => this.#clock.after(25, resolve))
    return this.find(key, patience - 1)
  }

  /** Takes the key for a lead about to be written; the id of the one that already has it otherwise. */
  async reserve(key: string, id: string, receivedAt: number): Promise<string | undefined> {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      if (await this.#create(key, id, receivedAt)) return undefined
      const stored = await this.find(key)
      if (stored) return stored
      await this.release(key)
    }
    return undefined
  }

  /** Gives the key back: what it stood for is not kept, or no longer. */
  async release(key: string): Promise<void> {
    await this.#fs.unlink(join(this.#folder, key)).catch(() => undefined)
  }

  async sweep(): Promise<void> {
    for (const name of await this.#fs.readdir(this.#folder)) {
      const stats = await this.#fs.stat(join(this.#folder, name)).catch(ignoreCode('ENOENT'))
      if (stats && this.#clock.now() - stats.mtimeMs > duplicateWindowMs) await this.release(name)
    }
  }

  async #create(key: string, id: string, receivedAt: number): Promise<boolean> {
    const path = join(this.#folder, key)
    try {
      const handle = await this.#fs.open(path, 'wx', 0o600)
      try {
        await handle.chmod(0o600)
        await handle.writeFile(`${id} ${receivedAt}\n`)
      } finally {
        await handle.close()
      }
      return true
    } catch (error) {
      if (errorCode(error) === 'EEXIST') return false
      // A marker is a courtesy, the lead is not: without one the enquiry may at worst arrive twice.
      await this.release(key)
      return true
    }
  }

  async #read(key: string): Promise<Marker | undefined> {
    const text = await this.#readText(key)
    if (text === undefined) return undefined
    const [id = '', time = ''] = text.trim().split(' ')
    const now = this.#clock.now()
    if (!/^[0-9a-f]{32}$/.test(id) || !/^\d{1,16}$/.test(time)) return { id: '', isWriting: await this.#isYoung(key) }
    // A time ahead of the clock means that the clock went back; the same words are still the same enquiry.
    if (now - Number(time) >= duplicateWindowMs) return undefined
    return { id, isWriting: Math.abs(now - Number(time)) < writingMs }
  }

  async #isYoung(key: string): Promise<boolean> {
    const stats = await this.#fs.stat(join(this.#folder, key)).catch(() => undefined)
    return stats !== undefined && Math.abs(this.#clock.now() - stats.mtimeMs) < writingMs
  }

  async #readText(key: string): Promise<string | undefined> {
    try {
      const handle = await this.#fs.open(join(this.#folder, key), 'r')
      try {
        return await handle.readFile('utf8')
      } finally {
        await handle.close()
      }
    } catch {
      return undefined
    }
  }
}
