import type { RequestHandler, Response, Router } from 'express'
import { NotFoundError } from '../base/errors.ts'

const everyMethod = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
const serverMethods = ['GET', 'HEAD', 'POST']

/** Notes that this request's address takes these methods, for the method guard. */
export function allowMethods(response: Response, methods: Iterable<string>): void {
  response.locals.allowed = new Set([...(response.locals.allowed ?? []), ...methods])
}

/** Adds a last handler to each route of the router, which notes the route's methods. A request that the route takes does not reach it. */
export function noteMethods(router: Router): Router {
  for (const { route } of router.stack) {
    if (!route) continue
    const methods = route.stack.map(({ method = '' }) => method.toUpperCase())
    if (methods.includes('GET')) methods.push('HEAD')
    // With a handler for all methods, Express does not answer OPTIONS itself.
    route.all((_req, res, next) => {
      allowMethods(res, methods)
      next()
    })
  }
  return router
}

/** After all routers: answers OPTIONS, and refuses what no router took: 405 if the address allows GET, 404 if not. */
export function methodGuard(): RequestHandler {
  return (req, res) => {
    // `OPTIONS *` asks about the server as a whole.
    if (req.url === '*') allowMethods(res, serverMethods)
    const allowed: ReadonlySet<string> = res.locals.allowed ?? new Set()
    const isAsked = req.method === 'OPTIONS' && allowed.size > 0
    // An address that only accepts POST is a 404 for other methods.
    if (!isAsked && !allowed.has('GET')) throw new NotFoundError('Nothing is at this address')
    const methods = [...everyMethod.filter((method) => allowed.has(method)), 'OPTIONS']
    res.set({ Allow: methods.join(', '), 'Cache-Control': 'no-store' })
    if (isAsked) res.status(204).end()
    // TRACE must not echo anything from the request.
    else res.status(405).type('text/plain').send('405 Method Not Allowed\n')
  }
}
