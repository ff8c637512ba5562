import type { FileHandle } from 'node:fs/promises'
import type { Logger } from 'pino'
import { errorCode } from '../base/error-code.ts'
import type { Semaphore } from '../base/semaphore.ts'
import type { LeadPhoto } from './lead.ts'
import type { LeadFileSystem } from './lead-folders.ts'
import type { PhotoQuota } from './photo-quota.ts'

export type PhotoFile = ReturnType<typeof createPhotoFile>

type FileOptions = {
  fs: Pick<LeadFileSystem, 'unlink'>
  handle: FileHandle
  path: string
  name: string
  /** The lead's id. */
  id: string
  maxBytes: number
  quota: Pick<PhotoQuota, 'reserve' | 'release'>
  flushes: Semaphore
  log: Pick<Logger, 'warn'>
}

/** One photo being written. Its functions never reject: a disk error is a result. */
export function createPhotoFile({ fs, handle, path, name, id, maxBytes, quota, flushes, log }: FileOptions) {
  let bytes = 0

  async function write(chunk: Buffer): Promise<boolean> {
    if (bytes + chunk.byteLength > maxBytes) return false
    if (!quota.reserve(id, chunk.byteLength)) {
      log.warn('a photo was skipped: PHOTOS_MAX_MB is used up')
      return false
    }
    bytes += chunk.byteLength
    return isDone(handle.writeFile(chunk))
  }

  async function finish(): Promise<LeadPhoto | undefined> {
    const isFlushed = await isDone(handle.chmod(0o600).then(() => flushes.run(() => handle.sync())))
    const isClosed = await isDone(handle.close())
    return isFlushed && isClosed ? { name, bytes } : undefined
  }

  async function drop(): Promise<void> {
    await handle.close().catch(() => undefined)
    await fs.unlink(path).catch(() => undefined)
    quota.release(id, bytes)
  }

  async function isDone(work: Promise<void>): Promise<boolean> {
    try {
      await work
      return true
    } catch (error) {
      log.warn({ code: errorCode(error) }, 'a photo could not be stored')
      return false
    }
  }

  return { write, finish, drop }
}
