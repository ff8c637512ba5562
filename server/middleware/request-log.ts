import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import type { Logger, LogOutput } from '../log.ts'

const maxLoggedLength = 200
const quietPaths = new Set(['/health', '/healthz', '/health/live'])

export type RequestLog = (request: IncomingMessage, response: ServerResponse) => void

/**
 * One line for each answer: method, path, status and time, nothing else. The query, headers and addresses stay out: they hold what
 * visitors typed, secrets of hooks, and visitors themselves. The line is made here, in the shape of pino's: it is written for every
 * request, and pino takes three times as long for it.
 */
export function createRequestLog(
  log: Pick<Logger, 'isLevelEnabled' | 'levels'>,
  output: Pick<LogOutput, 'write'>,
  now: () => number = () => performance.now(),
): RequestLog {
  return (request, response) => {
    const { method, url = '' } = request
    const startedAt = now()
    response.on('close', () => {
      const { statusCode: status } = response
      const path = loggedPath(url)
      const level = levelOf(status, path)
      if (!log.isLevelEnabled(level)) return
      const head = `{"level":${log.levels.values[level]},"time":${Date.now()},"pid":${process.pid}`
      const id = requestId(response)
      const ms = Math.round((now() - startedAt) * 10) / 10
      const msg = response.writableFinished ? 'answered' : 'client left'
      const facts = `"method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":${ms},"msg":"${msg}"`
      output.write(`${head},${id === undefined ? '' : `"id":"${id}",`}${facts}}\n`)
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
