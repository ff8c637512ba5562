import { join } from 'node:path'
import type { Clock } from '../base/clock.ts'
import { ignoreCode, type LeadFileSystem } from './lead-folders.ts'

type QuotaOptions = { fs: LeadFileSystem; folder: string; clock: Clock; maxBytes: number }

/** Longer than any upload takes. Until then another process may still be writing, so the folder is measured again. */
const settledAfterMs = 5 * 60_000

/** Disk space used by all photos: exact for this process, as of the last measurement for others. */
export class PhotoQuota {
  readonly #options: QuotaOptions
  /** By lead id. */
  readonly #bytes = new Map<string, number>()
  readonly #writing = new Set<string>()
  readonly #settled = new Set<string>()
  #used = 0

  constructor(options: QuotaOptions) {
    this.#options = options
  }

  /** False if that many bytes would exceed the quota. */
  reserve(id: string, bytes: number): boolean {
    if (this.#used + bytes > this.#options.maxBytes) return false
    this.#writing.add(id)
    this.#set(id, (this.#bytes.get(id) ?? 0) + bytes)
    return true
  }

  release(id: string, bytes: number): void {
    this.#set(id, (this.#bytes.get(id) ?? 0) - bytes)
  }

  /** Called when this process has finished writing the lead's photos. */
  settle(id: string, isKept: boolean): void {
    if (!this.#writing.delete(id)) return
    if (isKept) this.#settled.add(id)
    else this.#forget(id)
  }

  /** Accounts for photos that appeared or were deleted since the last measurement. */
  async measure(): Promise<void> {
    const { fs, folder, clock } = this.#options
    const before = [...this.#bytes.keys()]
    const ids = new Set((await fs.readdir(folder).catch(ignoreCode('ENOENT'))) ?? [])
    for (const id of before) if (!ids.has(id) && !this.#writing.has(id)) this.#forget(id)
    for (const id of ids) {
      if (this.#settled.has(id) || this.#writing.has(id)) continue
      const { bytes, changedAt } = await this.#measureFolder(join(folder, id))
      if (!this.#writing.has(id)) this.#set(id, bytes)
      if (clock.now() - changedAt > settledAfterMs) this.#settled.add(id)
    }
  }

  async #measureFolder(folder: string): Promise<{ bytes: number; changedAt: number }> {
    const { fs } = this.#options
    // Space that cannot be measured does not count.
    const ignoreUnreadable = ignoreCode('ENOENT', 'ENOTDIR', 'EACCES')
    const changedAt = (await fs.lstat(folder).catch(ignoreUnreadable))?.mtimeMs ?? 0
    let bytes = 0
    for (const name of (await fs.readdir(folder).catch(ignoreUnreadable)) ?? [])
      bytes += (await fs.lstat(join(folder, name)).catch(ignoreUnreadable))?.size ?? 0
    return { bytes, changedAt }
  }

  #set(id: string, bytes: number): void {
    this.#used += bytes - (this.#bytes.get(id) ?? 0)
    this.#bytes.set(id, bytes)
  }

  #forget(id: string): void {
    this.#set(id, 0)
    this.#bytes.delete(id)
    this.#settled.delete(id)
  }
}
