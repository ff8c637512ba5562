import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import type { Logger } from '../log.ts'

const maxLoggedLength = 200
const quietPaths = new Set(['/health', '/healthz', '/health/live'])

export type RequestLog = (request: IncomingMessage, response: ServerResponse) => void

/**
 * One line for each answer: method, path, status and time, nothing else. The query, headers and addresses stay out: they hold what
 * visitors typed, secrets of hooks, and visitors themselves.
 */
export function createRequestLog(log: Logger, now: () => number = () => performance.now()): RequestLog {
  return (request, response) => {
    const { method, url = '' } = request
    const startedAt = now()
    response.on('close', () => {
      const { statusCode: status } = response
      const path = loggedPath(url)
      const level = levelOf(status, path)
      if (!log.isLevelEnabled(level)) return
      const ms = Math.round((now() - startedAt) * 10) / 10
      log[level]({ id: requestId(response), method, path, status, ms }, response.writableFinished ? 'answered' : 'client left')
    })
  }
}

function levelOf(status: number, path: string) {
  if (quietPaths.has(path.replace(/(?<=.)\/$/, ''))) return 'debug'
  return status >= 500 ? 'error' : 'info'
}

/** Without the query, and bounded. */
const loggedPath = (url: string) => (url.split('?', 1)[0] ?? '').slice(0, maxLoggedLength)

const ids = new WeakMap<ServerResponse, string>()

/** The id that a fault's log line and the visitor's error page share; answers of kept pages have none. */
export const requestId = (response: ServerResponse): string | undefined => ids.get(response)

export function requestLog(logRequest: RequestLog): RequestHandler {
  return (req, res, next) => {
    ids.set(res, randomUUID())
    logRequest(req, res)
    next()
  }
}
