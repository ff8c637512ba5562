import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import type { Logger } from '../base/log.ts'
import type { LogOutput } from '../base/log-output.ts'

const maxLoggedLength = 200
const quietPaths = new Set(['/health', '/healthz', '/health/live'])

export type RequestLog = (request: IncomingMessage, response: ServerResponse, id?: string) => void

/**
 * One line per response: method, path, status and time. The query, headers and addresses are left out, because they may contain personal
 * data and secrets. The line is built here, in pino's format: pino takes three times as long.
 */
export function createRequestLog(
  log: Pick<Logger, 'isLevelEnabled' | 'levels' | 'bindings'>,
  output: Pick<LogOutput, 'write'>,
): RequestLog {
  // With many businesses, a business's log adds its name.
  const { pid: _, ...own } = log.bindings()
  const bindings = Object.entries(own)
    .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)},`)
    .join('')
  return (request, response, id) => {
    const { method, url = '' } = request
    const startedAt = performance.now()
    response.on('close', () => {
      const { statusCode: status } = response
      const path = loggedPath(url)
      const level = levelOf(status, path)
      if (!log.isLevelEnabled(level)) return
      const head = `{"level":${log.levels.values[level]},"time":${Date.now()},"pid":${process.pid}`
      const ms = Math.round((performance.now() - startedAt) * 10) / 10
      const msg = response.writableFinished ? 'answered' : 'client left'
      const facts = `"method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":${ms},"msg":"${msg}"`
      output.write(`${head},${bindings}${id === undefined ? '' : `"id":"${id}",`}${facts}}\n`)
    })
  }
}

function levelOf(status: number, path: string) {
  if (quietPaths.has(path.replace(/(?<=.)\/$/, ''))) return 'debug'
  return status >= 500 ? 'error' : 'info'
}

const loggedPath = (url: string) => (url.split('?', 1)[0] ?? '').slice(0, maxLoggedLength)

/** The id is in the log line of an error and on the visitor's error page. Cached pages have none. */
export function requestLog(logRequest: RequestLog): RequestHandler {
  return (req, res, next) => {
    res.locals.requestId = randomUUID()
    logRequest(req, res, res.locals.requestId)
    next()
  }
}
