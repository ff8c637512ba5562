import type { Request, Response } from 'express'
import { MemoryStore, rateLimit, type Store } from 'express-rate-limit'
import type { Logger } from '../base/log.ts'
import { clientKey } from './client-key.ts'

type LimitResult = { status: 'allowed' } | { status: 'limited'; retryAfterSeconds: number }

export type ContactLimit = ReturnType<typeof createContactLimit>

type LimitOptions = { limit: number; windowSeconds: number; log: Pick<Logger, 'warn' | 'error'>; store?: Store }

export function createContactLimit({ limit, windowSeconds, log, store = new MemoryStore() }: LimitOptions) {
  const counted = new WeakSet<Response>()
  const onLimited = new WeakMap<Response, (result: LimitResult) => void>()

  const limiter = rateLimit({
    windowMs: windowSeconds * 1000,
    limit,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    identifier: 'contact',
    keyGenerator: (request) => clientKey(request.ip),
    skipFailedRequests: true,
    requestWasSuccessful: (_request, response) => counted.has(response),
    handler: (_request, response) =>
      onLimited.get(response)?.({ status: 'limited', retryAfterSeconds: Number(response.getHeader('Retry-After') ?? 0) }),
    store,
    // A store error must not cost a lead.
    passOnStoreError: true,
    logger: {
      warn: () => log.warn('the rate limiter logged a warning'),
      error: (...facts: unknown[]) => log.warn({ err: facts.find((fact) => fact instanceof Error) }, 'the rate limiter was not available'),
    },
    validate: false,
  })

  return {
    /** Uses one request of the client's window and sets the RateLimit headers. It is refunded unless `count` is called. */
    check: (req: Request, res: Response): Promise<LimitResult> =>
      new Promise((resolve, reject) => {
        onLimited.set(res, resolve)
        Promise.resolve(limiter(req, res, (error?: unknown) => (error ? reject(error) : resolve({ status: 'allowed' })))).catch(reject)
      }),
    /** Only stored leads count: corrections of an invalid form never use up the limit. */
    count(res: Response): void {
      counted.add(res)
      // The library refunds aborted requests, so count again.
      if (res.closed) Promise.resolve(store.increment(clientKey(res.req.ip))).catch(() => undefined)
    },
    close: (): void => void store.shutdown?.(),
  }
}
