/** Time as leads and mail see it, so that tests can move five days in a moment. */
export type Clock = {
  /** Wall clock in milliseconds: what goes into files. */
  now: () => number
  /** Never jumps: what intervals are measured with. */
  monotonicMs: () => number
  /** Calls back once; the returned function cancels it. */
  after: (ms: number, callback: () => void) => () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonicMs: () => performance.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
}
