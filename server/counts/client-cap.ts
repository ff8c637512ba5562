import { createHmac, randomBytes } from 'node:crypto'
import type { Clock } from '../base/clock.ts'
import { hour } from '../base/durations.ts'

/** Bounds the memory. Beyond it nothing counts until the hour is over. */
const maxKeys = 20_000

/**
 * Limits how often a client adds to a count. Clients are known by a hash with a key that only this process has and that changes every hour.
 */
export function createClientCap({ perHour, clock }: { perHour: number; clock: Clock }) {
  let secret = randomBytes(32)
  let startedMs = clock.monotonicMs()
  const counts = new Map<string, number>()

  return {
    allows(key: string): boolean {
      if (clock.monotonicMs() - startedMs >= hour) {
        counts.clear()
        secret = randomBytes(32)
        startedMs = clock.monotonicMs()
      }
      const hash = createHmac('sha256', secret).update(key).digest('base64')
      const count = counts.get(hash) ?? 0
      if (count >= perHour || (count === 0 && counts.size >= maxKeys)) return false
      counts.set(hash, count + 1)
      return true
    },
  }
}
