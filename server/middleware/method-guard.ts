import type { RequestHandler, Response, Router } from 'express'
import { NotFoundError } from '../base/errors.ts'

const everyMethod = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
const serverMethods = ['GET', 'HEAD', 'POST']

export function allowMethods(response: Response, methods: Iterable<string>): void {
  response.locals.allowed = new Set([...(response.locals.allowed ?? []), ...methods])
}

/** Adds a last handler to each route of the router, which records the route's methods. Requests that the route handles do not reach it. */
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

/** Runs after all routers. Answers OPTIONS, and refuses requests that no router handled: 405 if the address allows GET, 404 if not. */
export function methodGuard(): RequestHandler {
  return (req, res) => {
    // `OPTIONS *` concerns the server as a whole.
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
