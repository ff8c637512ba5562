import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { IncrementResponse, Store as LimitStore } from 'express-rate-limit'
import type { Database } from './database.ts'
import { DatabaseError } from './database-error.ts'

type LimitOptions = {
  site: string
  name: string
  /** The longest that a visitor waits. */
  deadlineMs?: number
}

/** The windows of all clients, by the database's clock. Keys are hashed, because they are addresses. */
export function createPostgresLimits({ transaction }: Database, { site, name, deadlineMs = 90 }: LimitOptions): LimitStore {
  let windowMs = 60_000
  const valuesOf = (key: string) => [site, name, createHash('sha256').update(`${site}\0${key}`).digest('hex')]
  const change = (key: string, text: string) =>
    inTime(
      transaction((query) => query(text, valuesOf(key))),
      deadlineMs,
    )
  return {
    localKeys: false,
    init(options) {
      windowMs = options.windowMs
    },
    async increment(key): Promise<IncrementResponse> {
      const isOver = 'website_limits.resets_at <= clock_timestamp()'
      const [row] = await inTime(
        transaction((query) =>
          query<{ hits: number; resets_at: Date }>(
            `insert into website_limits (site, name, key, hits, resets_at)
             values ($1, $2, $3, 1, clock_timestamp() + $4 * interval '1 millisecond')
             on conflict (site, name, key) do update set
               hits = case when ${isOver} then 1 else website_limits.hits + 1 end,
               resets_at = case when ${isOver} then excluded.resets_at else website_limits.resets_at end
             returning hits, resets_at`,
            [...valuesOf(key), windowMs],
          ),
        ),
        deadlineMs,
      )
      return { totalHits: row?.hits ?? 1, resetTime: row?.resets_at }
    },
    async decrement(key) {
      await change(key, 'update website_limits set hits = hits - 1 where site = $1 and name = $2 and key = $3 and hits > 0')
    },
    async resetKey(key) {
      await change(key, 'delete from website_limits where site = $1 and name = $2 and key = $3')
    },
  }
}

function inTime<Result>(result: Promise<Result>, deadlineMs: number): Promise<Result> {
  const deadline = setTimeout(deadlineMs, undefined, { ref: false }).then(() => {
    throw new DatabaseError(new Error('timeout'))
  })
  return Promise.race([result, deadline])
}
