import type { Clock } from './clock.ts'

export type Places = ReturnType<typeof createPlaces>

/** A counting semaphore: callers who find no free place wait in order, for `waitMs` at most. */
export function createPlaces(count: number, { waitMs, clock }: { waitMs: number; clock: Clock }) {
  const waiting = new Set<(isTaken: boolean) => void>()
  let free = count

  /** False if no place became free in time. */
  async function take(): Promise<boolean> {
    if (free > 0) {
      free -= 1
      return true
    }
    return new Promise((resolve) => {
      const settle = (isTaken: boolean) => {
        stopTimer()
        waiting.delete(settle)
        resolve(isTaken)
      }
      const stopTimer = clock.after(waitMs, () => settle(false))
      waiting.add(settle)
    })
  }

  function giveBack(): void {
    const [next] = waiting
    if (next) next(true)
    else free += 1
  }

  return { take, giveBack }
}
