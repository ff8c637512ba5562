import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import { errorCode } from './error-code.ts'

type Chore = () => Promise<unknown>

type KeeperOptions = { chores: Chore[]; hourlyChores: Chore[]; refreshEveryMs: number; clock: Clock; log: Pick<Logger, 'error'> }

const hourMs = 60 * 60_000

/** Does the chores in order, round after round. One that fails does not stop the others. */
export function createKeeper({ chores, hourlyChores, refreshEveryMs, clock, log }: KeeperOptions) {
  let lastHourlyMs = Number.NEGATIVE_INFINITY
  let last = Promise.resolve()
  let stopTimer: () => void = () => undefined
  let isClosed = false

  async function round(): Promise<void> {
    const now = clock.monotonicMs()
    const isHourly = now - lastHourlyMs >= hourMs
    if (isHourly) lastHourlyMs = now
    for (const chore of isHourly ? [...chores, ...hourlyChores] : chores) {
      await chore().catch((error: unknown) => log.error({ code: errorCode(error) }, 'could not tidy up the inquiry folders'))
    }
  }

  /** Does a round now. One that is under way ends first: it may have missed what the caller wants seen. */
  function refresh(): Promise<void> {
    last = last.then(round)
    return last
  }

  /** Resolves after the first round. */
  async function start(): Promise<void> {
    await refresh()
    if (!isClosed) stopTimer = clock.after(refreshEveryMs, start)
  }

  async function close(): Promise<void> {
    isClosed = true
    stopTimer()
    await last
  }

  return { start, refresh, close }
}
