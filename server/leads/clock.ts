/** Time as leads and mail see it, so that tests can move five days in a moment. */
export const systemClock = {
  /** Wall clock in milliseconds: what goes into files. */
  now: () => Date.now(),
  /** Never jumps: what intervals are measured with. */
  monotonicMs: () => performance.now(),
  /** Calls back once; the returned function cancels it. */
  after(ms: number, callback: () => void): () => void {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
}

export type Clock = typeof systemClock
