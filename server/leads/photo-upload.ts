import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { contactPhotos, megabyte } from '../../shared/contact/contact-photos.ts'
import { photoHeadBytes, photoType } from '../../shared/contact/photo-type.ts'
import type { Clock } from '../base/clock.ts'
import { errorCode } from '../base/error-code.ts'
import type { Semaphore } from '../base/semaphore.ts'
import { flushFolder } from './durable-file.ts'
import type { LeadPhoto } from './lead.ts'
import type { LeadFileSystem } from './lead-folders.ts'
import { createPhotoFile, type PhotoFile } from './photo-file.ts'
import type { PhotoQuota } from './photo-quota.ts'

type UploadOptions = {
  fs: LeadFileSystem
  clock: Clock
  /** `photos/`, with a folder for each lead. */
  folder: string
  log: Pick<Logger, 'warn'>
  quota: PhotoQuota
  slots: Semaphore
  flushes: Semaphore
}

/** Disk space that photos leave free for leads and logs. */
const minFreeBytes = 200 * megabyte
/** How long a post waits for a slot. */
const waitMs = 10_000
const { maxCount, maxMegabytes, maxTotalMegabytes } = contactPhotos

/**
 * The photos of one post, streamed to disk. A bad photo never loses the inquiry: files are skipped if they are not photos, are too
 * large or too many, or don't fit on the disk.
 */
export class PhotoUpload {
  /** The id of the lead that the photos belong to. */
  readonly id = randomBytes(16).toString('hex')
  readonly photos: LeadPhoto[] = []
  skipped = 0
  /** Too many uploads at once: the visitor must send the form again. */
  isTurnedAway = false
  readonly #options: UploadOptions
  readonly #folder: string
  #hasSlot = false
  #hasFolder = false
  #isKept = false

  constructor(options: UploadOptions) {
    this.#options = options
    this.#folder = join(options.folder, this.id)
  }

  /** Reads one posted file to its end. Rejects only if `content` fails. */
  async add(content: AsyncIterable<Buffer>): Promise<void> {
    let file: PhotoFile | undefined
    let isSkipped = false
    try {
      for await (const chunk of withFullHead(content)) {
        if (isSkipped) continue
        file ??= await this.#open(chunk)
        isSkipped = !(await file?.write(chunk))
      }
    } catch (error) {
      await file?.drop()
      throw error
    }
    const photo = isSkipped ? undefined : await file?.finish()
    if (photo) {
      this.photos.push(photo)
      return
    }
    await file?.drop()
    this.skipped += 1
  }

  /** Makes the photos survive a power cut. If that fails, none is kept. */
  async flush(): Promise<void> {
    if (this.photos.length === 0) return
    const { fs, folder, log } = this.#options
    try {
      await flushFolder(fs, this.#folder)
      await flushFolder(fs, folder)
    } catch (error) {
      log.warn({ code: errorCode(error) }, 'photos could not be stored')
      this.skipped += this.photos.length
      this.photos.length = 0
    }
  }

  /** Called once the lead is on disk. */
  keep(): void {
    this.#isKept = this.photos.length > 0
  }

  /** Deletes photos that were not kept and frees the slot for the next post. */
  async close(): Promise<void> {
    const { fs, quota, slots } = this.#options
    if (this.#hasFolder && !this.#isKept) await fs.rm(this.#folder, { recursive: true, force: true }).catch(() => undefined)
    quota.settle(this.id, this.#isKept)
    if (this.#hasSlot) slots.release()
    this.#hasSlot = false
  }

  async #open(head: Buffer): Promise<PhotoFile | undefined> {
    const type = photoType(head)
    if (!type || this.photos.length >= maxCount || !(await this.#acquireSlot())) return undefined
    const { fs, folder, quota, flushes, log } = this.#options
    const maxBytes = Math.min(maxMegabytes * megabyte, maxTotalMegabytes * megabyte - sum(this.photos))
    const name = `${this.photos.length + 1}.${type}`
    const path = join(this.#folder, name)
    try {
      await this.#makeFolder()
      const { bavail, blocks, bsize } = await fs.statfs(folder)
      // Some file systems report zero blocks.
      if (blocks > 0 && bavail * bsize < minFreeBytes) throw Object.assign(new Error('Not enough disk space'), { code: 'ENOSPC' })
      const handle = await fs.open(path, 'wx', 0o600)
      return createPhotoFile({ fs, handle, path, name, id: this.id, maxBytes, quota, flushes, log })
    } catch (error) {
      log.warn({ code: errorCode(error) }, 'a photo could not be stored')
      return undefined
    }
  }

  async #acquireSlot(): Promise<boolean> {
    if (this.#hasSlot || this.isTurnedAway) return this.#hasSlot
    const { slots, clock } = this.#options
    this.#hasSlot = await slots.acquire({ waitMs, clock })
    this.isTurnedAway = !this.#hasSlot
    return this.#hasSlot
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

const sum = (photos: readonly LeadPhoto[]) => photos.reduce((total, { bytes }) => total + bytes, 0)

/** Yields the bytes with enough of them in the first chunk to recognize the type. */
async function* withFullHead(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
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
