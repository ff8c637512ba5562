/** Polls until the condition is true: at once, and then less and less often, because a poll may cost a query. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (let waitMs = 1; !(await isTrue()); waitMs = Math.min(25, waitMs * 2)) await new Promise((resolve) => setTimeout(resolve, waitMs))
}
