import type { RequestHandler } from 'express'
import { NotFoundError } from '../errors.ts'
import type { ResolveAddress } from '../routes/resolve-address.ts'

/** `OPTIONS *` asks about the server as a whole. */
const everyMethod = ['GET', 'HEAD', 'POST', 'OPTIONS']

/** 405 where there is something, but not by this method; 404 where there is nothing; OPTIONS is answered here. */
export function methodGuard(resolveAddress: ResolveAddress): RequestHandler {
  return (req, res, next) => {
    if (req.method === 'GET' || req.method === 'HEAD') return next()
    const methods = req.url === '*' ? everyMethod : resolveAddress(req.originalUrl).methods
    if (methods.includes(req.method) && req.method !== 'OPTIONS') return next()
    // For other methods, an address that only takes posts does not exist.
    if (!methods.includes('GET') && !methods.includes(req.method)) throw new NotFoundError('Nothing is at this address')
    res.set({ Allow: methods.join(', '), 'Cache-Control': 'no-store' })
    if (req.method === 'OPTIONS') res.status(204).end()
    // Nothing of the request is echoed, for the sake of TRACE.
    else res.status(405).type('text/plain').send('405 Method Not Allowed\n')
  }
}
