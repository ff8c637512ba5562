import { megabyte } from '../../../shared/contact/contact-photos.ts'
import type { Clock } from '../../base/clock.ts'
import { hour } from '../../base/durations.ts'
import { errorCode } from '../../base/error-code.ts'
import { createHourlyCap } from '../../base/hourly-cap.ts'
import type { Logger } from '../../base/log.ts'
import type { Store } from '../../store/store.ts'
import { arePhotosMailed } from '../delivery/progress.ts'

type RoomOptions = { store: Pick<Store, 'leads' | 'pictures'>; maxBytes: number; clock: Clock; log: Pick<Logger, 'info' | 'warn'> }

export type PhotoRoom = ReturnType<typeof createPhotoRoom>

const maxBytesPerClientHour = 50 * megabyte
const tightShare = 0.8
/** Photos are deleted down to this share, so that not every further photo triggers it. */
const freedShare = 0.7

/** The space of all photos: exact for this process, as of the last measurement for others. */
export function createPhotoRoom({ store, maxBytes, clock, log }: RoomOptions) {
  let used = 0
  let left = 0
  let refusedMs = Number.NEGATIVE_INFINITY
  /** Bytes of uploads in progress, which a measurement may miss. */
  let unfinished = 0
  const cap = createHourlyCap({ perHour: maxBytesPerClientHour, clock })
  let making: Promise<void> | undefined

  /** Deletes photos of the oldest sent leads, if the owner's mail had them attached. */
  async function makeRoom(): Promise<void> {
    const usage = await store.pictures.usage()
    used = sum(usage.values()) + unfinished
    const sent = (await store.leads.heads(['sent'])).filter(({ id }) => usage.has(id)).sort((a, b) => a.receivedAt - b.receivedAt)
    let count = 0
    for (const { id, progress } of sent) {
      if (used <= maxBytes * freedShare) break
      const photos = await store.pictures.list(`photos/${id}`)
      if (!arePhotosMailed(progress, photos.length)) continue
      await store.pictures.remove(`photos/${id}`)
      used -= usage.get(id) ?? 0
      count += 1
    }
    if (count > 0) log.info({ count }, 'photos of sent inquiries were deleted to make room')
  }

  return {
    /** False if that many bytes would be too many, for all photos or for this client's hour. */
    async take(client: string, bytes: number): Promise<boolean> {
      if (!cap.take(client, bytes)) return false
      if (used + bytes > maxBytes) {
        making ??= makeRoom()
          .catch((error: unknown) => log.warn({ code: errorCode(error) }, 'no room for photos could be made'))
          .finally(() => {
            making = undefined
          })
        await making
      }
      if (used + bytes > maxBytes) {
        if (clock.monotonicMs() - refusedMs > hour) log.warn('photos are left out: PHOTOS_MAX_MB is used up')
        refusedMs = clock.monotonicMs()
        cap.giveBack(client, bytes)
        return false
      }
      used += bytes
      unfinished += bytes
      return true
    },
    /** Releases the room that was taken, whether or not the photo was stored. */
    finish(client: string, bytes: number, isKept: boolean): void {
      unfinished -= bytes
      if (isKept) return
      used -= bytes
      cap.giveBack(client, bytes)
    },
    noteLeft(count: number): void {
      left += count
    },
    async measure(): Promise<void> {
      used = sum((await store.pictures.usage()).values()) + unfinished
    },
    snapshot: () => ({
      usedPercent: Number.isFinite(maxBytes) ? Math.round((used / maxBytes) * 100) : 0,
      /** Four fifths are used, or photos found no room in the last hour. */
      isTight: used >= maxBytes * tightShare || clock.monotonicMs() - refusedMs < hour,
      /** Photos left out since the start, for whatever reason. */
      left,
    }),
  }
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, number) => total + number, 0)
