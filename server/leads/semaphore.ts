import type { Clock } from './clock.ts'

export type Semaphore = ReturnType<typeof createSemaphore>

/** A counting semaphore. Callers wait in order for a free slot, for `waitMs` at most. */
export function createSemaphore(count: number, { waitMs, clock }: { waitMs: number; clock: Clock }) {
  const waiting = new Set<(isAcquired: boolean) => void>()
  let free = count

  /** False if no slot became free in time. */
  async function acquire(): Promise<boolean> {
    if (free > 0) {
      free -= 1
      return true
    }
    return new Promise((resolve) => {
      const settle = (isAcquired: boolean) => {
        stopTimer()
        waiting.delete(settle)
        resolve(isAcquired)
      }
      const stopTimer = clock.after(waitMs, () => settle(false))
      waiting.add(settle)
    })
  }

  function release(): void {
    const [next] = waiting
    if (next) next(true)
    else free += 1
  }

  return { acquire, release }
}
