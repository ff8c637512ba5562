import type { RequestHandler } from 'express'
import { NotFoundError } from '../errors.ts'

/** The methods that an address takes; `undefined` where there is nothing. */
export type MethodLookup = (path: string) => readonly string[] | undefined

export const readMethods = ['GET', 'HEAD', 'OPTIONS'] as const
export const formMethods = ['GET', 'HEAD', 'POST', 'OPTIONS'] as const
const everyMethod = formMethods.join(', ')

/** 405 where there is something, but not by this method; 404 where there is nothing; OPTIONS is answered here. */
export function methodGuard(methodsAt: MethodLookup): RequestHandler {
  return (req, res, next) => {
    if (req.method === 'GET' || req.method === 'HEAD') return next()
    const methods = req.url === '*' ? undefined : methodsAt(req.path)
    if (methods?.includes(req.method) && req.method !== 'OPTIONS') return next()
    // An address that only takes posts is none for other methods.
    const isThere = methods?.includes('GET') || methods?.includes(req.method) || req.url === '*'
    if (!isThere) throw new NotFoundError('Nothing is at this address')
    res.setHeader('Allow', methods?.join(', ') ?? everyMethod)
    res.setHeader('Cache-Control', 'no-store')
    res.status(req.method === 'OPTIONS' ? 204 : 405)
    // Nothing of the request comes back: TRACE must not echo what a script may not read.
    if (req.method === 'OPTIONS') res.end()
    else res.type('text/plain').send('405 Method Not Allowed\n')
  }
}
