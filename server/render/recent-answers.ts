import type { KeptAnswer } from './kept-answer.ts'

/** Keeps the answers that were asked for last, at most so many. One that cannot be made is not kept. */
export function createRecentAnswers(max: number) {
  const recent = new Map<string, Promise<KeptAnswer>>()
  return async (name: string, make: () => Promise<KeptAnswer>): Promise<KeptAnswer> => {
    const answer = recent.get(name) ?? make()
    // A map lists its entries in the order in which they were set.
    recent.delete(name)
    recent.set(name, answer)
    const [oldest] = recent.keys()
    if (recent.size > max && oldest !== undefined) recent.delete(oldest)
    try {
      return await answer
    } catch (fault) {
      recent.delete(name)
      throw fault
    }
  }
}
