import type { Clock } from './clock.ts'

export type Places = ReturnType<typeof createPlaces>

/** `count` places that are taken and given back; who finds none waits in order, `waitMs` at most. */
export function createPlaces(count: number, { waitMs, clock }: { waitMs: number; clock: Clock }) {
  const waiting = new Set<(isTaken: boolean) => void>()
  let free = count

  /** False when the wait was in vain. */
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
