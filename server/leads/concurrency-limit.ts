/** Runs at most `maxRunning` jobs at a time. Further ones wait in order. */
export function createConcurrencyLimit(maxRunning: number) {
  const queue: (() => void)[] = []
  let running = 0

  async function run<Result>(job: () => Promise<Result>): Promise<Result> {
    // A finished job passes its slot to the next one, so that no new caller can take it first.
    if (running >= maxRunning) await new Promise<void>((resolve) => queue.push(resolve))
    else running += 1
    try {
      return await job()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }

  return { run, waiting: () => queue.length }
}
