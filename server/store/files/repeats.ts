import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { sleep } from '../../base/clock.ts'
import { errorCode } from '../../base/error-code.ts'
import { repeatMs } from '../lead-head.ts'
import { flushFolder, writeNew } from './durable-file.ts'
import { type FileContext, removeOlder } from './file-system.ts'
import type { LeadFolders } from './lead-folders.ts'

/** A marker without a lead that is older than this belongs to a process that died while writing. */
const writingMs = 3_000
const pollEveryMs = 25

export type Repeats = ReturnType<typeof createRepeats>

/**
 * One small file in `recent/` per lead of the last ten minutes, named by the hash of its key and created exclusively: a single system call
 * decides which of several processes stores the lead, however many leads exist. The file by itself proves nothing: the lead must exist too.
 */
export function createRepeats({ fs, clock, folders }: FileContext & { folders: LeadFolders }) {
  const folder = join(folders.folder, 'recent')
  const pathOf = (key: string) => join(folder, createHash('sha256').update(key).digest('hex'))

  /** False if there is a marker already. */
  async function create(key: string, id: string, receivedAt: number): Promise<boolean> {
    try {
      await writeNew(fs, pathOf(key), id, { timeMs: receivedAt, flush: async () => undefined })
    } catch (error) {
      if (errorCode(error) === 'EEXIST') return false
      // The folder is missing, so writing the lead would fail too.
      if (errorCode(error) === 'ENOENT') throw error
      // Store the lead even without a marker: at worst it arrives twice.
    }
    return true
  }

  async function read(key: string): Promise<{ id: string; isWriting: boolean } | undefined> {
    try {
      const ageMs = clock.now() - (await fs.lstat(pathOf(key))).mtimeMs
      const id = await fs.readFile(pathOf(key), 'utf8')
      // A negative age means that the clock was set back. The lead is still a repeat.
      return ageMs < repeatMs ? { id, isWriting: Math.abs(ageMs) < writingMs } : undefined
    } catch {
      return undefined
    }
  }

  async function isStored(id: string): Promise<boolean> {
    const names = await folders.names((state) => state !== 'spam' && state !== 'unreadable').catch(() => [])
    if (id === '' || !names.some((name) => name.startsWith(id))) return false
    // Its writer may not have flushed the folder yet, and we are about to confirm the lead to the visitor.
    await flushFolder(fs, join(folders.folder, 'pending'))
    return true
  }

  /** Waits up to three seconds for a lead that another process is writing. */
  async function find(key: string): Promise<string | undefined> {
    for (let waitedMs = 0; ; waitedMs += pollEveryMs) {
      const marker = await read(key)
      if (!marker) return undefined
      if (await isStored(marker.id)) return marker.id
      if (!marker.isWriting || waitedMs >= writingMs) return undefined
      await sleep(clock, pollEveryMs)
    }
  }

  return {
    find,
    /** Reserves the key for a lead about to be written, or returns the id of the lead that already has it. */
    async reserve(key: string, id: string, receivedAt: number): Promise<string | undefined> {
      if (await create(key, id, receivedAt)) return undefined
      const stored = await find(key)
      if (stored) return stored
      // The marker's lead was never written, or the marker has expired.
      await fs.unlink(pathOf(key)).catch(() => undefined)
      await create(key, id, receivedAt)
      return undefined
    },
    /** Releases the key if this lead holds it, because the lead could not be stored. */
    async release(key: string, id: string): Promise<void> {
      if ((await read(key))?.id === id) await fs.unlink(pathOf(key)).catch(() => undefined)
    },
    sweep: () => removeOlder(fs, folder, clock.now() - repeatMs),
  }
}
