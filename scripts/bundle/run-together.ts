/** Runs `work` on all items, `limit` at a time, and returns the results in order. */
export async function runTogether<T, R>(items: readonly T[], limit: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const results = new Map<number, R>()
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) results.set(index, await work(item))
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker))
  return [...results.entries()].sort(([a], [b]) => a - b).map(([, result]) => result)
}
