import type { RequestHandler } from 'express'
import type { ResolveAddress } from '../addresses/resolve-address.ts'
import { NotFoundError } from '../base/errors.ts'

/** `OPTIONS *` asks about the server as a whole. */
const everyMethod = ['GET', 'HEAD', 'POST', 'OPTIONS']

/** Answers OPTIONS, and refuses other methods: 405 if the address allows GET, 404 if not. */
export function methodGuard(resolveAddress: ResolveAddress): RequestHandler {
  return (req, res, next) => {
    if (req.method === 'GET' || req.method === 'HEAD') return next()
    const methods = req.url === '*' ? everyMethod : resolveAddress(req.originalUrl).methods
    if (methods.includes(req.method) && req.method !== 'OPTIONS') return next()
    // An address that only accepts POST is a 404 for other methods.
    if (!methods.includes('GET') && !methods.includes(req.method)) throw new NotFoundError('Nothing is at this address')
    res.set({ Allow: methods.join(', '), 'Cache-Control': 'no-store' })
    if (req.method === 'OPTIONS') res.status(204).end()
    // Nothing of the request is echoed, because of TRACE.
    else res.status(405).type('text/plain').send('405 Method Not Allowed\n')
  }
}
