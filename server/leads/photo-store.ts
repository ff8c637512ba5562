import { join } from 'node:path'
import type { Logger } from 'pino'
import { type PhotoType, photoTypeOf } from '../../shared/contact/photo-type.ts'
import type { Clock } from '../base/clock.ts'
import { errorCode } from '../base/error-code.ts'
import { createSemaphore } from '../base/semaphore.ts'
import { type Lead, type LeadPhoto, leadStates } from './lead.ts'
import { ignoreCode, type LeadFileSystem } from './lead-folders.ts'
import { PhotoQuota } from './photo-quota.ts'
import { PhotoUpload } from './photo-upload.ts'

type StoreOptions = {
  fs: LeadFileSystem
  /** The leads folder, which has a folder per state and `photos/`. */
  folder: string
  clock: Clock
  log: Pick<Logger, 'info' | 'warn'>
  maxBytes: number
}

/** A photo on disk. */
export type StoredPhoto = LeadPhoto & { path: string; type: PhotoType }

const maxUploads = 8
const dayMs = 24 * 60 * 60_000

/** The photos of all leads, as `photos/ID/1.jpg`. They stay in place while the lead changes state. */
export class PhotoStore {
  readonly #options: StoreOptions
  readonly #folder: string
  readonly #quota: PhotoQuota
  readonly #slots = createSemaphore(maxUploads)
  // Two at most, as for leads: slow flushes would fill Node's thread pool.
  readonly #flushes = createSemaphore(2)

  constructor(options: StoreOptions) {
    this.#options = options
    const { fs, clock, maxBytes } = options
    this.#folder = join(options.folder, 'photos')
    this.#quota = new PhotoQuota({ fs, folder: this.#folder, clock, maxBytes })
  }

  /** Starts the upload of one post's photos. The caller must close it. */
  begin(): PhotoUpload {
    const { fs, clock, log } = this.#options
    return new PhotoUpload({ fs, clock, folder: this.#folder, log, quota: this.#quota, slots: this.#slots, flushes: this.#flushes })
  }

  /** The lead's photos that are still on disk. */
  async of({ id, photos }: Pick<Lead, 'id' | 'photos'>): Promise<StoredPhoto[]> {
    const found: StoredPhoto[] = []
    for (const { name } of photos) {
      const path = join(this.#folder, id, name)
      const stats = await this.#options.fs.lstat(path).catch(ignoreCode('ENOENT', 'ENOTDIR'))
      const type = photoTypeOf(name)
      if (stats?.isFile() && type) found.push({ name, bytes: stats.size, path, type })
    }
    return found
  }

  /** Number of photos stored for a lead. */
  async count(id: string): Promise<number> {
    return (await this.#options.fs.readdir(join(this.#folder, id)).catch(() => [])).length
  }

  async remove(id: string): Promise<void> {
    await this.#options.fs.rm(join(this.#folder, id), { recursive: true, force: true })
  }

  measure(): Promise<void> {
    return this.#quota.measure()
  }

  /** Deletes photos without a lead that are over a day old: left by a killed process or a deleted lead. */
  async sweep(): Promise<void> {
    const { fs, clock, log } = this.#options
    const ids = (await fs.readdir(this.#folder).catch(ignoreCode('ENOENT'))) ?? []
    const old: string[] = []
    for (const id of ids.filter((name) => /^[0-9a-f]{32}$/.test(name))) {
      const stats = await fs.lstat(join(this.#folder, id)).catch(ignoreCode('ENOENT'))
      if (stats && stats.mtimeMs < clock.now() - dayMs) old.push(id)
    }
    if (old.length === 0) return
    const kept = await this.#leadIds()
    const left = old.filter((id) => !kept.has(id))
    let count = 0
    for (const id of left) {
      try {
        await this.remove(id)
        count += 1
      } catch (error) {
        log.warn({ code: errorCode(error) }, 'photos without an inquiry could not be deleted: trying again')
      }
    }
    if (count > 0) log.info({ count }, 'photos without an inquiry were deleted')
  }

  /** Throws if a folder cannot be read, because its leads may have photos. */
  async #leadIds(): Promise<Set<string>> {
    const ids = new Set<string>()
    // In the order in which a lead moves, so that a moving lead is not missed. The first two are repeated in case one was put back.
    for (const state of [...leadStates, 'pending', 'sending']) {
      for (const name of await this.#options.fs.readdir(join(this.#options.folder, state))) ids.add(name.slice(0, 32))
    }
    return ids
  }
}
