/** The clock of leads and mail, an object so that tests can move time forward. */
export const systemClock = {
  /** Wall-clock milliseconds, for timestamps in files. */
  now: () => Date.now(),
  /** Monotonic milliseconds, for measuring intervals. */
  monotonicMs: () => performance.now(),
  /** Calls back once; the returned function cancels it. */
  after(ms: number, callback: () => void): () => void {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
}

export type Clock = typeof systemClock

export const sleep = (clock: Pick<Clock, 'after'>, ms: number) => new Promise<void>((resolve) => clock.after(ms, resolve))
