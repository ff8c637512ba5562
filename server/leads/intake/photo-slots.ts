import type { Clock } from '../../base/clock.ts'
import { createSemaphore, type Semaphore } from '../../base/semaphore.ts'

const maxUploads = 8
const maxUploadsPerClient = 2
const waitMs = 10_000

export type PhotoSlots = ReturnType<typeof createPhotoSlots>

/** Places for posts with photos: eight in all, two a client. */
export function createPhotoSlots(clock: Clock) {
  const all = createSemaphore(maxUploads)
  const clients = new Map<string, { slots: Semaphore; users: number }>()

  function leave(client: string): void {
    const entry = clients.get(client)
    if (!entry) return
    entry.users -= 1
    if (entry.users === 0) clients.delete(client)
  }

  return {
    /** Waits up to ten seconds. Returns a function that frees the place, or undefined. */
    async acquire(client: string): Promise<(() => void) | undefined> {
      const entry = clients.get(client) ?? { slots: createSemaphore(maxUploadsPerClient), users: 0 }
      clients.set(client, entry)
      entry.users += 1
      const startedMs = clock.monotonicMs()
      if (!(await entry.slots.acquire({ waitMs, clock }))) return void leave(client)
      if (!(await all.acquire({ waitMs: waitMs - (clock.monotonicMs() - startedMs), clock }))) {
        entry.slots.release()
        return void leave(client)
      }
      return () => {
        all.release()
        entry.slots.release()
        leave(client)
      }
    },
  }
}
