import { createHmac, randomBytes } from 'node:crypto'
import type { Clock } from './clock.ts'
import { hour } from './durations.ts'

/** Limits the memory. When it is reached, new clients are refused until the hour is over. */
const maxKeys = 20_000

/** Limits how much a client may do in an hour. Clients are kept as hashes, with a key of this process that changes every hour. */
export function createHourlyCap({ perHour, clock }: { perHour: number; clock: Clock }) {
  let secret = randomBytes(32)
  let startedMs = clock.monotonicMs()
  const used = new Map<string, number>()

  function hashOf(key: string): string {
    if (clock.monotonicMs() - startedMs >= hour) {
      used.clear()
      secret = randomBytes(32)
      startedMs = clock.monotonicMs()
    }
    return createHmac('sha256', secret).update(key).digest('base64')
  }

  return {
    /** Counts the amount if the client is within its limit. */
    take(key: string, amount = 1): boolean {
      const hash = hashOf(key)
      const before = used.get(hash) ?? 0
      if (before + amount > perHour || (before === 0 && used.size >= maxKeys)) return false
      used.set(hash, before + amount)
      return true
    },
    giveBack(key: string, amount: number): void {
      const hash = hashOf(key)
      const before = used.get(hash)
      // An amount taken in the previous hour no longer counts.
      if (before !== undefined) used.set(hash, Math.max(0, before - amount))
    },
  }
}
