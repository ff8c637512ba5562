import { type Clock, sleep } from '../base/clock.ts'
import { createSemaphore } from '../base/semaphore.ts'

export type ThrottleOptions = { clock: Clock; maxAtOnce?: number; minGapMs?: number }

/** Two mails at a time and five a second, which every mail server accepts. */
export function createThrottle({ clock, maxAtOnce = 2, minGapMs = 200 }: ThrottleOptions) {
  const slots = createSemaphore(maxAtOnce)
  let nextStartMs = Number.NEGATIVE_INFINITY

  async function waitForTurn(): Promise<void> {
    const startMs = Math.max(nextStartMs, clock.monotonicMs())
    nextStartMs = startMs + minGapMs
    const waitMs = startMs - clock.monotonicMs()
    if (waitMs > 0) await sleep(clock, waitMs)
  }

  return <Result>(send: () => Promise<Result>): Promise<Result> =>
    slots.run(async () => {
      await waitForTurn()
      return send()
    })
}
