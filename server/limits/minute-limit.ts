import type { RequestHandler } from 'express'
import { rateLimit, type Store } from 'express-rate-limit'
import { minute } from '../base/durations.ts'
import { HttpError } from '../base/errors.ts'
import { clientKey } from './client-key.ts'

/** Requests per minute and client. Without a store, each process counts its own. */
export function minuteLimit(identifier: string, limit: number, store?: Store): RequestHandler {
  return rateLimit({
    windowMs: minute,
    limit,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    identifier,
    keyGenerator: (request) => clientKey(request.ip),
    store,
    passOnStoreError: true,
    validate: false,
    handler: (_request, _response, next) => next(new HttpError(429, `Too many requests of one client: ${identifier}`)),
  })
}
