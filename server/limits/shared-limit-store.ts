import { setTimeout } from 'node:timers/promises'
import type { Options, Store } from 'express-rate-limit'
import { RedisStore } from 'rate-limit-redis'
import type { Logger } from '../base/log.ts'

export type RedisConnection = {
  readonly isReady: boolean
  send(command: string[]): Promise<string | number | boolean | (string | number | boolean)[]>
  close(): Promise<void>
}

export type SharedLimitStore = Store & { readonly isReachable: boolean; close(): Promise<void> }

// The longest that a visitor waits for a shared limit. After that, the post is accepted without it.
const deadlineMs = 90
const checkEveryMs = 5_000

/** Counts in Redis, for several machines. Rejects at once while Redis is down, and after a deadline while it is slow. */
export function createSharedLimitStore(redis: RedisConnection): SharedLimitStore {
  const store = new RedisStore({ sendCommand: (...command: string[]) => redis.send(command), prefix: 'contact-limit:' })
  let options: Options | undefined
  let opening: Promise<void> | undefined
  let isReachable = true

  // The library loads its script only in `init`. If that failed, `init` must be called again.
  async function openStore(): Promise<void> {
    if (options) await store.init(options)
  }

  async function withDeadline<T>(work: () => Promise<T>): Promise<T> {
    try {
      if (!redis.isReady) throw new RedisUnavailableError()
      opening ??= openStore()
      const result = await inTime(opening.then(work))
      isReachable = true
      return result
    } catch (error) {
      opening = undefined
      isReachable = false
      throw error
    }
  }

  // Keeps the health report correct while there are no posts.
  const timer = setInterval(() => void withDeadline(() => redis.send(['PING'])).catch(() => undefined), checkEveryMs).unref()

  return {
    init(given) {
      options = given
    },
    increment: (key) => withDeadline(() => store.increment(key)),
    decrement: (key) => withDeadline(() => store.decrement(key)),
    resetKey: (key) => withDeadline(() => store.resetKey(key)),
    get isReachable() {
      return redis.isReady && isReachable
    },
    close() {
      clearInterval(timer)
      return redis.close()
    },
  }
}

class RedisUnavailableError extends Error {
  readonly code = 'EREDISAWAY'
}

function inTime<T>(result: Promise<T>): Promise<T> {
  const deadline = setTimeout(deadlineMs, undefined, { ref: false }).then(() => {
    throw new RedisUnavailableError()
  })
  return Promise.race([result, deadline])
}

/** Connects in the background and keeps trying. The client library is loaded only if it is used. */
export async function connectRedis(url: string, log: Pick<Logger, 'warn' | 'info'>): Promise<RedisConnection> {
  const { createClient } = await import('./redis-client.ts')
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 2_000, reconnectStrategy: (tries) => Math.min(5_000, 100 * 2 ** tries) },
  })
  let isAway = false
  client.on('error', (error: unknown) => {
    if (!isAway) log.warn({ err: error }, 'Redis cannot be reached: posts are accepted without a shared limit')
    isAway = true
  })
  client.on('ready', () => {
    if (isAway) log.info('Redis can be reached again')
    isAway = false
  })
  client.connect().catch(() => undefined)
  return {
    get isReady() {
      return client.isReady
    },
    send: (command) => client.sendCommand(command),
    async close() {
      client.destroy()
    },
  }
}
