/** Calls `run` on request, and again after the delay in milliseconds that it returned. `run` must not reject. */
export function createRefresher(run: (signal: AbortSignal) => Promise<number>) {
  const stop = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined

  /** A call during a run schedules one more run, because the current one may have missed the change. */
  function refresh(): Promise<void> {
    if (stop.signal.aborted) return Promise.resolve()
    if (!running) return start()
    next ??= running.then(() => {
      next = undefined
      return refresh()
    })
    return next
  }

  function start(): Promise<void> {
    clearTimeout(timer)
    running = run(stop.signal).then((waitMs) => {
      running = undefined
      if (!stop.signal.aborted) timer = setTimeout(() => void refresh(), waitMs).unref()
    })
    return running
  }

  return {
    refresh,
    async close(): Promise<void> {
      stop.abort()
      clearTimeout(timer)
      await running
    },
  }
}
