/** Waits for every task, even if one fails, and then throws the first error. */
export async function allDone(tasks: readonly (Promise<unknown> | undefined)[]): Promise<void> {
  const results = await Promise.allSettled(tasks)
  for (const result of results) if (result.status === 'rejected') throw result.reason
}
