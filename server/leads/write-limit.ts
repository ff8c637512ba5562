/** Runs at most `atOnce` jobs, lets `waiting` more queue up and turns the rest away (`undefined`). */
export function createWriteLimit({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const queue: (() => void)[] = []
  let running = 0

  async function run<Result>(job: () => Promise<Result>): Promise<Result | undefined> {
    if (running >= atOnce) {
      if (queue.length >= waiting) return undefined
      // Whoever ends hands its place on, so nobody can slip in between.
      await new Promise<void>((resolve) => queue.push(resolve))
    } else {
      running += 1
    }
    try {
      return await job()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }

  return { run }
}
