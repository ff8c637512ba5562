import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import type { Logger } from '../base/log.ts'

type FastPath = {
  /** Passes on an error of the fast path, so that the app handles it like its own errors. */
  rethrow: RequestHandler
  /** Tries the fast path first. The app gets every request that it did not answer. */
  before(app: RequestListener): RequestListener
}

/** Runs `send` without Express. It returns whether it sent a response. */
export function createFastPath(
  send: (request: IncomingMessage, response: ServerResponse) => boolean,
  log: Pick<Logger, 'error'>,
): FastPath {
  const errors = new WeakMap<IncomingMessage, unknown>()
  return {
    rethrow: (request, _response, next) => next(errors.get(request)),
    before: (app) => (request, response) => {
      try {
        if (send(request, response)) return
      } catch (error) {
        if (response.headersSent) return void log.error({ err: error }, 'an error after a page was sent')
        errors.set(request, error)
      }
      app(request, response)
    },
  }
}
