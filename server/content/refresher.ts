export type Refresher = {
  /** Resolves when a run that began now or later is over. */
  refresh(): Promise<void>
  close(): Promise<void>
}

/** Runs at once when asked and else by itself: `run` never rejects, and tells after how long it wants to run again. */
export function createRefresher(run: (signal: AbortSignal) => Promise<number>): Refresher {
  const stop = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined

  /** Whoever asks during a run gets the one after it: what it wants to see may have come too late for this one. */
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
    async close() {
      stop.abort()
      clearTimeout(timer)
      await running
    },
  }
}
