import type { Logger } from 'pino'
import type { Clock } from '../base/clock.ts'
import { errorCode } from '../base/error-code.ts'

type Task = () => Promise<unknown>

type MaintenanceOptions = { tasks: Task[]; hourlyTasks: Task[]; refreshEveryMs: number; clock: Clock; log: Pick<Logger, 'error'> }

const hourMs = 60 * 60_000

/** Runs the tasks in order, round after round. A failing one does not stop the others. */
export function createMaintenance({ tasks, hourlyTasks, refreshEveryMs, clock, log }: MaintenanceOptions) {
  let lastHourlyMs = Number.NEGATIVE_INFINITY
  let last = Promise.resolve()
  let stopTimer: () => void = () => undefined
  let isClosed = false

  async function round(): Promise<void> {
    const now = clock.monotonicMs()
    const isHourly = now - lastHourlyMs >= hourMs
    if (isHourly) lastHourlyMs = now
    for (const task of isHourly ? [...tasks, ...hourlyTasks] : tasks) {
      await task().catch((error: unknown) =>
        log.error({ code: errorCode(error) }, 'the inquiry folders could not be cleaned up: trying again'),
      )
    }
  }

  /** Runs a round now. Waits for any round in progress first, because that one may miss recent changes. */
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
