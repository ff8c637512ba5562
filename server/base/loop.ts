import { type Clock, systemClock } from './clock.ts'
import { errorCode } from './error-code.ts'

type LoopOptions = {
  /** The signal is aborted when the loop closes. */
  run: (signal: AbortSignal) => Promise<void>
  /** The wait after a run. */
  waitMs: () => number
  /** Called once per outage, not for every run that fails with the same code. */
  report?: (error: unknown) => void
  clock?: Pick<Clock, 'after'>
}

/** Runs on request, and from then on again and again, one run at a time. */
export function createLoop({ run, waitMs, report, clock = systemClock }: LoopOptions) {
  const ending = new AbortController()
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  let outage: string | undefined
  let stopTimer: () => void = () => undefined

  /** Resolves after a run. A call during a run gets one more, because the current one may have missed the change. */
  function wake(): Promise<void> {
    if (ending.signal.aborted) return Promise.resolve()
    if (!running) {
      running = runOnce()
      return running
    }
    next ??= running.then(() => {
      next = undefined
      return wake()
    })
    return next
  }

  async function runOnce(): Promise<void> {
    stopTimer()
    try {
      await run(ending.signal)
      outage = undefined
    } catch (error) {
      if (errorCode(error) !== outage) report?.(error)
      outage = errorCode(error)
    } finally {
      running = undefined
      if (!ending.signal.aborted) stopTimer = clock.after(waitMs(), () => void wake())
    }
  }

  return {
    wake,
    /** Waits for the current run, and starts no other. */
    async close(): Promise<void> {
      ending.abort()
      stopTimer()
      await running
    },
  }
}
