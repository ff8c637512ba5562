import { randomBytes } from 'node:crypto'
import { contactPhotos, megabyte } from '../../../shared/contact/contact-photos.ts'
import { photoHeadBytes, photoType } from '../../../shared/contact/photo-type.ts'
import type { Clock } from '../../base/clock.ts'
import { errorCode } from '../../base/error-code.ts'
import { HttpError } from '../../base/errors.ts'
import type { Logger } from '../../base/log.ts'
import type { PictureStore, StoredPicture } from '../../store/store.ts'
import type { PhotoRoom } from './photo-room.ts'
import type { PhotoSlots } from './photo-slots.ts'

type UploadOptions = {
  pictures: Pick<PictureStore, 'write' | 'remove'>
  room: Pick<PhotoRoom, 'take' | 'finish' | 'noteLeft'>
  slots: PhotoSlots
  clock: Clock
  log: Pick<Logger, 'warn'>
  client: string
}

const { maxCount, maxMegabytes, maxTotalMegabytes } = contactPhotos
/** An upload that delivers less than `paceBytes` in this time is aborted, because others may be waiting for its place. */
const paceMs = 20_000
const paceBytes = 4_096 * (paceMs / 1000)

export type PhotoUpload = ReturnType<typeof createPhotoUpload>

/**
 * The photos of one post, streamed to the store. A photo never prevents the inquiry: a file that is not a photo, is too large, or is one too
 * many is left out, and so is one that cannot be stored.
 */
export function createPhotoUpload({ pictures, room, slots, clock, log, client }: UploadOptions) {
  const id = randomBytes(16).toString('hex')
  const photos: StoredPicture[] = []
  const tooSlow = new AbortController()
  let left = 0
  let receivedBytes = 0
  let isKept = false
  let freeSlot: (() => void) | undefined
  /** No place was free, or the store did not respond: the other photos would only wait for the same. */
  let leavesRest = false
  let stopWatch: () => void = () => undefined

  async function hasPlace(): Promise<boolean> {
    if (photos.length >= maxCount || leavesRest) return false
    if (freeSlot) return true
    freeSlot = await slots.acquire(client)
    leavesRest = freeSlot === undefined
    if (freeSlot) watch()
    return freeSlot !== undefined
  }

  function watch(before = 0): void {
    stopWatch = clock.after(paceMs, () => {
      if (receivedBytes - before < paceBytes) tooSlow.abort(new HttpError(408, 'The upload is too slow'))
      else watch(receivedBytes)
    })
  }

  async function* counted(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of content) {
      receivedBytes += chunk.byteLength
      yield chunk
    }
  }

  /** Undefined if the photo could not be stored. Never ends `chunks` early, because the rest of the form comes after them. */
  async function store(name: string, head: Buffer, chunks: AsyncGenerator<Buffer>): Promise<StoredPicture | undefined> {
    const maxBytes = Math.min(maxMegabytes * megabyte, maxTotalMegabytes * megabyte - sum(photos))
    const received = { bytes: 0, error: undefined as unknown }

    async function* limited() {
      for (let chunk: Buffer | undefined = head; chunk; ) {
        if (received.bytes + chunk.byteLength > maxBytes || !(await room.take(client, chunk.byteLength))) throw new LeftOutError()
        received.bytes += chunk.byteLength
        yield chunk
        const next: IteratorResult<Buffer> = await chunks.next().catch((error: unknown) => {
          received.error = error
          throw error
        })
        chunk = next.done ? undefined : next.value
      }
    }

    try {
      return await pictures.write(`photos/${id}`, name, limited())
    } catch (error) {
      room.finish(client, received.bytes, false)
      if (received.error) throw received.error
      const code = errorCode(error)
      leavesRest = code === 'ETIMEDOUT'
      if (!(error instanceof LeftOutError)) log.warn({ code }, 'a photo could not be stored')
      return undefined
    }
  }

  return {
    id,
    photos: photos as readonly StoredPicture[],
    signal: tooSlow.signal,
    get left(): number {
      return left
    },
    /** Reads one posted file to its end. Rejects only if `content` fails. */
    async add(content: AsyncIterable<Buffer>): Promise<void> {
      const chunks = withFullHead(counted(content))
      const { value: head } = await chunks.next()
      const type = head && photoType(head)
      const photo = head && type && (await hasPlace()) ? await store(`${photos.length + 1}.${type}`, head, chunks) : undefined
      if (photo) photos.push(photo)
      else {
        left += 1
        for await (const _ of chunks);
      }
    },
    /** Called once the lead is stored. */
    keep(): void {
      isKept = true
    },
    /** Deletes photos that were not kept and frees the place for the next post. */
    async close(): Promise<void> {
      stopWatch()
      room.finish(client, sum(photos), isKept)
      if (isKept) room.noteLeft(left)
      else if (photos.length > 0) await pictures.remove(`photos/${id}`).catch(() => undefined)
      freeSlot?.()
      freeSlot = undefined
    },
  }
}

class LeftOutError extends Error {}

const sum = (photos: readonly StoredPicture[]) => photos.reduce((total, { bytes }) => total + bytes, 0)

/** Yields the bytes with enough of them in the first chunk to recognize the type. */
async function* withFullHead(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
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
  return undefined
}
