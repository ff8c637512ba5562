import type { Clock } from '../../base/clock.ts'
import { createSemaphore, type Semaphore } from '../../base/semaphore.ts'

const maxUploads = 8
const maxUploadsPerClient = 2
const waitMs = 10_000

export type PhotoSlots = ReturnType<typeof createPhotoSlots>

/** Places for posts with photos: eight in all, two per client. */
export function createPhotoSlots(clock: Clock) {
  const all = createSemaphore(maxUploads)
  const clients = new Map<string, Semaphore>()

  return {
    /** Waits up to ten seconds. Returns a function that frees the place, or undefined. */
    async acquire(client: string): Promise<(() => void) | undefined> {
      const own = clients.get(client) ?? createSemaphore(maxUploadsPerClient)
      clients.set(client, own)
      const releaseOwn = () => {
        own.release()
        if (own.isIdle()) clients.delete(client)
      }
      const startedMs = clock.monotonicMs()
      if (!(await own.acquire({ waitMs, clock }))) return undefined
      if (!(await all.acquire({ waitMs: waitMs - (clock.monotonicMs() - startedMs), clock }))) {
        releaseOwn()
        return undefined
      }
      return () => {
        all.release()
        releaseOwn()
      }
    },
  }
}
