import type { RequestHandler } from 'express'
import { rateLimit } from 'express-rate-limit'
import { minute } from '../base/durations.ts'
import { HttpError } from '../base/errors.ts'
import { clientKey } from '../limits/client-key.ts'
import type { Store } from '../store/store.ts'

const requestsPerMinute = 10

/** Before the body is read. Each request writes to the store, whether the address may sign in or not. */
export function createSignInLimit(store: Pick<Store, 'limits'>): RequestHandler {
  return rateLimit({
    windowMs: minute,
    limit: requestsPerMinute,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    identifier: 'sign-in',
    keyGenerator: (req) => clientKey(req.ip),
    store: store.limits('sign-in'),
    passOnStoreError: true,
    validate: false,
    handler: (_req, _res, next) => next(new HttpError(429, 'Too many requests to sign in for one client')),
  })
}
