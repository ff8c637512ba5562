import { createKeyedLock } from '../keyed-lock.ts'
import type { KeptAnswer } from './kept-answer.ts'

/**
 * Keeps the answers that were asked for last, at most so many. The others are made one after another with the event loop's other work in
 * between: whoever asks for a kept page waits for one of them at most.
 */
export function createRecentAnswers(max: number) {
  const recent = new Map<string, Promise<KeptAnswer>>()
  const withLock = createKeyedLock()

  const makeInTurn = (make: () => Promise<KeptAnswer>) =>
    withLock('answer', async () => {
      await new Promise((resolve) => setImmediate(resolve))
      return make()
    })

  return async (name: string, make: () => Promise<KeptAnswer>): Promise<KeptAnswer> => {
    const answer = recent.get(name) ?? makeInTurn(make)
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
