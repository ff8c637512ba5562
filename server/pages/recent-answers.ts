import { HttpError } from '../base/errors.ts'
import { createSemaphore } from '../base/semaphore.ts'
import type { KeptResponse } from './kept-response.ts'

const maxWaiting = 100
// Node accepts one new connection per turn of the event loop. With one turn between renderings, the 200th would wait for 200 renderings.
const turnsBetween = 20

/**
 * Caches the `max` most recently used answers. New ones are made one at a time, with some turns of the event loop in between, so that a
 * request for a kept page waits for at most one rendering. Throws a 503 if a hundred are already waiting.
 */
export function createRecentAnswers(max: number) {
  const recent = new Map<string, Promise<KeptResponse>>()
  const slot = createSemaphore(1)

  async function makeInTurn(make: () => Promise<KeptResponse>): Promise<KeptResponse> {
    if (slot.waiting() >= maxWaiting) throw new HttpError(503, 'Too many estimates are waiting')
    return slot.run(async () => {
      for (let turn = 0; turn < turnsBetween; turn += 1) await new Promise((resolve) => setImmediate(resolve))
      return make()
    })
  }

  return async (name: string, make: () => Promise<KeptResponse>): Promise<KeptResponse> => {
    const answer = recent.get(name) ?? makeInTurn(make)
    // A Map lists its entries in insertion order, so the first one is the least recently used.
    recent.delete(name)
    recent.set(name, answer)
    const [oldest] = recent.keys()
    if (recent.size > max && oldest !== undefined) recent.delete(oldest)
    try {
      return await answer
    } catch (fault) {
      if (recent.get(name) === answer) recent.delete(name)
      throw fault
    }
  }
}
