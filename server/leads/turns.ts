/** Runs at most `atOnce` jobs at a time; further ones wait in order. */
export function createTurns(atOnce: number) {
  const queue: (() => void)[] = []
  let running = 0

  async function run<Result>(job: () => Promise<Result>): Promise<Result> {
    // A job that ends hands its place to the next one, so nobody can slip in between.
    if (running >= atOnce) await new Promise<void>((resolve) => queue.push(resolve))
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
