import type { Clock } from './clock.ts'

export type Semaphore = ReturnType<typeof createSemaphore>

export function createSemaphore(count: number) {
  const waiting = new Set<(isAcquired: boolean) => void>()
  let free = count

  /** Waits for `waitMs` at most, if given. False if no slot became free in time. */
  async function acquire(limit?: { waitMs: number; clock: Clock }): Promise<boolean> {
    if (free > 0) {
      free -= 1
      return true
    }
    return new Promise((resolve) => {
      const settle = (isAcquired: boolean) => {
        stopTimer?.()
        waiting.delete(settle)
        resolve(isAcquired)
      }
      const stopTimer = limit?.clock.after(limit.waitMs, () => settle(false))
      waiting.add(settle)
    })
  }

  /** Passes the slot to the next caller, so that no new one can take it first. */
  function release(): void {
    const [next] = waiting
    if (next) next(true)
    else free += 1
  }

  async function run<Result>(job: () => Promise<Result>): Promise<Result> {
    await acquire()
    try {
      return await job()
    } finally {
      release()
    }
  }

  return { acquire, release, run, waiting: () => waiting.size, isIdle: () => free === count }
}
