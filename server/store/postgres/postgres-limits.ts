import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Store as LimitStore } from 'express-rate-limit'
import { minute } from '../../base/durations.ts'
import type { Database } from './database.ts'
import { DatabaseError } from './database-error.ts'
import { sql } from './sql.ts'

type LimitOptions = {
  site: string
  name: string
  /** The longest that a visitor waits. */
  deadlineMs?: number
}

/** The windows of all clients, by the database's clock. Keys are hashed, because they are addresses. */
export function createPostgresLimits({ query }: Database, { site, name, deadlineMs = 90 }: LimitOptions): LimitStore {
  let windowMs = minute
  const hashOf = (key: string) => createHash('sha256').update(`${site}\0${key}`).digest('hex')
  const rowOf = (key: string) => sql`site = ${site} and name = ${name} and key = ${hashOf(key)}`
  return {
    localKeys: false,
    init(options) {
      windowMs = options.windowMs
    },
    async increment(key) {
      const isOver = sql`website_limits.resets_at <= clock_timestamp()`
      const counting = query<{ hits: number; resets_at: Date }>`
        insert into website_limits (site, name, key, hits, resets_at)
        values (${site}, ${name}, ${hashOf(key)}, 1, clock_timestamp() + ${windowMs} * interval '1 millisecond')
        on conflict (site, name, key) do update set
          hits = case when ${isOver} then 1 else website_limits.hits + 1 end,
          resets_at = case when ${isOver} then excluded.resets_at else website_limits.resets_at end
        returning hits, resets_at`
      const [row] = await inTime(counting, deadlineMs)
      return { totalHits: row?.hits ?? 1, resetTime: row?.resets_at }
    },
    async decrement(key) {
      await inTime(query`update website_limits set hits = hits - 1 where ${rowOf(key)} and hits > 0`, deadlineMs)
    },
    async resetKey(key) {
      await inTime(query`delete from website_limits where ${rowOf(key)}`, deadlineMs)
    },
  }
}

function inTime<Result>(result: Promise<Result>, deadlineMs: number): Promise<Result> {
  const deadline = setTimeout(deadlineMs, undefined, { ref: false }).then(() => {
    throw new DatabaseError(new Error('timeout'))
  })
  return Promise.race([result, deadline])
}
