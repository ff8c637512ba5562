import type { ClientRateLimitInfo, Options, Store } from 'express-rate-limit'
import { RedisStore } from 'rate-limit-redis'
import type { Logger } from '../log.ts'

export type RedisConnection = {
  readonly isReady: boolean
  send(command: string[]): Promise<string | number | boolean | (string | number | boolean)[]>
  close(): Promise<void>
}

export type SharedLimitStore = Store & { readonly isReachable: boolean; close(): Promise<void> }

// What a visitor may have to wait for a limit that is shared: then the post goes through.
const deadlineMs = 90
const askAgainMs = 5_000

/**
 * Counts in Redis, for several machines. Rejects at once while Redis is away and after a deadline while it is slow;
 * the library's own store would ask for its script once, at the start, and fail for ever if Redis was away then.
 */
export function createSharedLimitStore(connection: RedisConnection): SharedLimitStore {
  let options: Options | undefined
  let opening: Promise<RedisStore> | undefined
  let isReachable = true
  let timer: NodeJS.Timeout | undefined

  async function openStore(): Promise<RedisStore> {
    const store = new RedisStore({ sendCommand: (...command: string[]) => connection.send(command), prefix: 'contact-limit:' })
    if (options) await store.init(options)
    return store
  }

  async function withStore<T>(work: (store: RedisStore) => Promise<T>): Promise<T> {
    try {
      if (!connection.isReady) throw new RedisAwayError()
      opening ??= openStore()
      const result = await within(deadlineMs, opening.then(work))
      isReachable = true
      return result
    } catch (error) {
      opening = undefined
      noteFault()
      throw error
    }
  }

  /** Asks until it answers in time again, so that the health is right without a visitor's post. */
  function noteFault(): void {
    isReachable = false
    clearTimeout(timer)
    timer = setTimeout(() => {
      within(deadlineMs, connection.send(['PING'])).then(() => {
        isReachable = true
      }, noteFault)
    }, askAgainMs).unref()
  }

  return {
    init(given) {
      options = given
    },
    increment: (key) => withStore((store): Promise<ClientRateLimitInfo> => store.increment(key)),
    decrement: (key) => withStore((store) => store.decrement(key)),
    resetKey: (key) => withStore((store) => store.resetKey(key)),
    get isReachable() {
      return connection.isReady && isReachable
    },
    close() {
      clearTimeout(timer)
      return connection.close()
    },
  }
}

class RedisAwayError extends Error {
  readonly code = 'EREDISAWAY'
}

function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RedisAwayError()), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Connects in the background and goes on trying; the client library is loaded only where it is used. */
export async function connectRedis(url: string, log: Pick<Logger, 'warn' | 'info'>): Promise<RedisConnection> {
  const { createClient } = await import('./redis-client.ts')
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 2_000, reconnectStrategy: (tries) => Math.min(5_000, 100 * 2 ** tries) },
  })
  let isAway = false
  let isClosing = false
  client.on('error', (error: unknown) => {
    if (!isAway && !isClosing) log.warn({ err: error }, 'Redis is out of reach: posts go through without a shared limit')
    isAway = true
  })
  client.on('ready', () => {
    if (isAway) log.info('Redis is in reach again')
    isAway = false
  })
  client.connect().catch(() => undefined)
  return {
    get isReady() {
      return client.isReady
    },
    send: (command) => client.sendCommand(command),
    async close() {
      isClosing = true
      client.destroy()
    },
  }
}
