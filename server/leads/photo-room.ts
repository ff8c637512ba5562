import { join } from 'node:path'
import type { Clock } from './clock.ts'
import { ignoreCode, type LeadFileSystem } from './lead-folders.ts'

type RoomOptions = { fs: LeadFileSystem; folder: string; clock: Clock; maxBytes: number }

/** Longer than any upload takes: what another process may still be writing is measured again until then. */
const settledAfterMs = 5 * 60_000

/** What all pictures take of the disk: those of this process to the byte, those of others as of the last look. */
export class PhotoRoom {
  readonly #options: RoomOptions
  /** By the id of the lead. */
  readonly #bytes = new Map<string, number>()
  readonly #writing = new Set<string>()
  readonly #settled = new Set<string>()
  #used = 0

  constructor(options: RoomOptions) {
    this.#options = options
  }

  /** False where there is no room for that much more. */
  take(id: string, bytes: number): boolean {
    if (this.#used + bytes > this.#options.maxBytes) return false
    this.#writing.add(id)
    this.#set(id, (this.#bytes.get(id) ?? 0) + bytes)
    return true
  }

  giveBack(id: string, bytes: number): void {
    this.#set(id, (this.#bytes.get(id) ?? 0) - bytes)
  }

  /** This process writes nothing more there. */
  settle(id: string, isKept: boolean): void {
    if (!this.#writing.delete(id)) return
    if (isKept) this.#settled.add(id)
    else this.#forget(id)
  }

  /** Finds what has come and gone since the last look. */
  async measure(): Promise<void> {
    const { fs, folder, clock } = this.#options
    const before = [...this.#bytes.keys()]
    const ids = new Set((await fs.readdir(folder).catch(ignoreCode('ENOENT'))) ?? [])
    for (const id of before) if (!ids.has(id) && !this.#writing.has(id)) this.#forget(id)
    for (const id of ids) {
      if (this.#settled.has(id) || this.#writing.has(id)) continue
      const { bytes, changedAt } = await this.#look(join(folder, id))
      if (!this.#writing.has(id)) this.#set(id, bytes)
      if (clock.now() - changedAt > settledAfterMs) this.#settled.add(id)
    }
  }

  async #look(folder: string): Promise<{ bytes: number; changedAt: number }> {
    const { fs } = this.#options
    const gone = ignoreCode('ENOENT', 'ENOTDIR')
    const changedAt = (await fs.lstat(folder).catch(gone))?.mtimeMs ?? 0
    let bytes = 0
    for (const name of (await fs.readdir(folder).catch(gone)) ?? []) bytes += (await fs.lstat(join(folder, name)).catch(gone))?.size ?? 0
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
