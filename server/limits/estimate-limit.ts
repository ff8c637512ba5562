import type { RequestHandler } from 'express'
import { rateLimit } from 'express-rate-limit'
import { minute } from '../base/durations.ts'
import { HttpError } from '../base/errors.ts'
import { clientKey } from './client-key.ts'

/** Many more than one person compares, even without script, where each change is a request. */
const perMinute = 60

/** Estimates are rendered for one request each, so a client gets a limited number of them. Each process counts its own. */
export function estimateLimit(): RequestHandler {
  return rateLimit({
    windowMs: minute,
    limit: perMinute,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    identifier: 'estimates',
    keyGenerator: (request) => clientKey(request.ip),
    validate: false,
    handler: (_request, _response, next) => next(new HttpError(429, 'Too many estimates for one client')),
  })
}
