import { randomBytes } from 'node:crypto'
import type * as nodeFs from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { contactPhotos, megabyte } from '../../shared/contact/contact-photos.ts'
import { photoHeadBytes, photoType } from '../../shared/contact/photo-type.ts'
import { flushFolder } from './durable-file.ts'
import { errorCode } from './error-code.ts'
import type { LeadPhoto } from './lead.ts'
import type { LeadFileSystem } from './lead-folders.ts'
import type { PhotoRoom } from './photo-room.ts'
import type { Places } from './places.ts'
import type { createTurns } from './turns.ts'

export type UploadOptions = {
  fs: LeadFileSystem
  /** `photos/`, with a folder for each lead. */
  folder: string
  log: Pick<Logger, 'warn'>
  room: PhotoRoom
  places: Places
  flushes: ReturnType<typeof createTurns>
}

/** Pictures leave this much of the disk free for leads and logs. */
const minFreeBytes = 200 * megabyte
const { maxCount, maxMegabytes, maxTotalMegabytes } = contactPhotos

/**
 * The pictures of one post, streamed to disk. A bad picture never costs the inquiry: files that are not pictures, too large, too many or
 * without room on disk are left out.
 */
export class PhotoUpload {
  /** The id of the lead that will own the pictures. */
  readonly id = randomBytes(16).toString('hex')
  readonly photos: LeadPhoto[] = []
  left = 0
  /** Too many posts with pictures at once: the visitor must send this one again. */
  isTurnedAway = false
  readonly #options: UploadOptions
  readonly #folder: string
  #hasPlace = false
  #hasFolder = false
  #isKept = false

  constructor(options: UploadOptions) {
    this.#options = options
    this.#folder = join(options.folder, this.id)
  }

  /** Reads one posted file to its end. Rejects only when `content` breaks off. */
  async add(content: AsyncIterable<Buffer>): Promise<void> {
    let file: PhotoFile | undefined
    let isLeft = false
    try {
      for await (const chunk of headFirst(content)) {
        if (isLeft) continue
        file ??= await this.#open(chunk)
        isLeft = !(await file?.write(chunk))
      }
    } catch (error) {
      await file?.drop()
      throw error
    }
    const photo = isLeft ? undefined : await file?.finish()
    if (photo) {
      this.photos.push(photo)
      return
    }
    await file?.drop()
    this.left += 1
  }

  /** Makes the pictures survive a power cut. If that fails, none is kept. */
  async flush(): Promise<void> {
    if (this.photos.length === 0) return
    const { fs, folder, log } = this.#options
    try {
      await flushFolder(fs, this.#folder)
      await flushFolder(fs, folder)
    } catch (error) {
      log.warn({ code: errorCode(error) }, 'pictures could not be stored')
      this.left += this.photos.length
      this.photos.length = 0
    }
  }

  /** Called once the lead is on disk. */
  keep(): void {
    this.#isKept = this.photos.length > 0
  }

  /** Deletes what was not kept and makes room for the next post. */
  async close(): Promise<void> {
    const { fs, room, places } = this.#options
    if (this.#hasFolder && !this.#isKept) await fs.rm(this.#folder, { recursive: true, force: true }).catch(() => undefined)
    room.settle(this.id, this.#isKept)
    if (this.#hasPlace) places.giveBack()
    this.#hasPlace = false
  }

  async #open(head: Buffer): Promise<PhotoFile | undefined> {
    const type = photoType(head)
    if (!type || this.photos.length >= maxCount || !(await this.#takePlace())) return undefined
    const { fs, folder, room, flushes, log } = this.#options
    const maxBytes = Math.min(maxMegabytes * megabyte, maxTotalMegabytes * megabyte - sum(this.photos))
    const name = `${this.photos.length + 1}.${type}`
    const path = join(this.#folder, name)
    try {
      await this.#makeFolder()
      const { bavail, blocks, bsize } = await fs.statfs(folder)
      // Some file systems report zero blocks.
      if (blocks > 0 && bavail * bsize < minFreeBytes) throw Object.assign(new Error('Little space is left'), { code: 'ENOSPC' })
      const handle = await fs.open(path, 'wx', 0o600)
      return createPhotoFile({ fs, handle, path, name, id: this.id, maxBytes, room, flushes, log })
    } catch (error) {
      log.warn({ code: errorCode(error) }, 'a picture could not be stored')
      return undefined
    }
  }

  async #takePlace(): Promise<boolean> {
    if (this.#hasPlace || this.isTurnedAway) return this.#hasPlace
    this.#hasPlace = await this.#options.places.take()
    this.isTurnedAway = !this.#hasPlace
    return this.#hasPlace
  }

  async #makeFolder(): Promise<void> {
    if (this.#hasFolder) return
    const { fs, folder } = this.#options
    await fs.mkdir(folder, { recursive: true, mode: 0o700 })
    await fs.mkdir(this.#folder, { mode: 0o700 })
    this.#hasFolder = true
    await fs.chmod(this.#folder, 0o700) // mkdir is subject to the umask
  }
}

type PhotoFile = ReturnType<typeof createPhotoFile>

type FileOptions = Pick<UploadOptions, 'fs' | 'room' | 'flushes' | 'log'> & {
  handle: nodeFs.FileHandle
  path: string
  name: string
  id: string
  maxBytes: number
}

/** One picture being written. Its functions never reject: a disk fault is a result. */
function createPhotoFile({ fs, handle, path, name, id, maxBytes, room, flushes, log }: FileOptions) {
  let bytes = 0

  async function write(chunk: Buffer): Promise<boolean> {
    if (bytes + chunk.byteLength > maxBytes) return false
    if (!room.take(id, chunk.byteLength)) {
      log.warn('a picture was left out: PHOTOS_MAX_MB is used up')
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
    room.giveBack(id, bytes)
  }

  async function isDone(work: Promise<void>): Promise<boolean> {
    try {
      await work
      return true
    } catch (error) {
      log.warn({ code: errorCode(error) }, 'a picture could not be stored')
      return false
    }
  }

  return { write, finish, drop }
}

const sum = (photos: readonly LeadPhoto[]) => photos.reduce((total, { bytes }) => total + bytes, 0)

/** Passes the bytes on, with enough of them in the first chunk to recognize the type. */
async function* headFirst(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head: Buffer | undefined = Buffer.alloc(0)
  for await (const chunk of content) {
    if (head === undefined) {
      yield chunk
      continue
    }
    head = Buffer.concat([head, chunk])
    if (head.byteLength < photoHeadBytes) continue
    yield head
    head = undefined
  }
  if (head?.byteLength) yield head
}
