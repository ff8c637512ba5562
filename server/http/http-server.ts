import { createServer, type RequestListener, type Server } from 'node:http'
import type { HeaderList } from '../middleware/security-headers.ts'
import { type Connections, trackConnections } from './connections.ts'
import { drain } from './drain.ts'
import { requestGuard } from './request-guard.ts'
import { endStalled, limitBodyTime } from './slow-clients.ts'
import { answerOnSocket } from './socket-answers.ts'

export type HttpServer = {
  server: Server
  connections: Connections
  /** Resolves once all connections are closed, to the number of requests that were cut off; within a second of the limit. */
  drain(limitMs: number): Promise<number>
}

/** Node looks for slow requests once a second, so each limit is that much below what is promised. */
export const httpTimes = {
  headersMs: 8_000,
  /** A whole request with pictures. */
  requestMs: 118_000,
  /** Any other body, counted from the end of its head. */
  bodyMs: 14_000,
  stalledMs: 60_000,
  // Longer than the 60 s of a proxy in front, which must be the one that closes.
  keepAliveMs: 75_000,
  checkMs: 1_000,
}
export type HttpTimes = typeof httpTimes

export function createHttpServer(listener: RequestListener, securityHeaders: HeaderList, times: HttpTimes = httpTimes): HttpServer {
  const server = createServer({
    headersTimeout: times.headersMs,
    requestTimeout: times.requestMs,
    connectionsCheckingInterval: times.checkMs,
    keepAliveTimeout: times.keepAliveMs,
    maxHeaderSize: 16 * 1024,
    // The request guard does this, with the headers that every answer carries.
    requireHostHeader: false,
  })
  server.timeout = times.stalledMs
  server.maxRequestsPerSocket = 1_000
  // Node would answer 503 without our headers to clients that go on after `Connection: close`.
  server.on('dropRequest', (_request, socket) => void socket.end())

  const guard = requestGuard(securityHeaders)
  const connections = trackConnections(server, (request, response) => {
    limitBodyTime(server, request, times.bodyMs)
    guard(request, response, () => listener(request, response))
  })
  endStalled(server, connections)
  const answers = answerOnSocket(server, { securityHeaders, open: connections.open })
  return { server, connections, drain: (limitMs) => drain({ server, connections, answers, limitMs }) }
}
