/** Waits for every task, also after a fault in one of them, and then throws the first fault. */
export async function allDone(tasks: readonly (Promise<unknown> | undefined)[]): Promise<void> {
  const results = await Promise.allSettled(tasks)
  for (const result of results) if (result.status === 'rejected') throw result.reason
}
