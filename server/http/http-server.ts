import { createServer, type RequestListener } from 'node:http'
import { minute } from '../base/durations.ts'
import { trackConnections } from './connections.ts'
import { drain } from './drain.ts'
import { requestGuard } from './request-guard.ts'
import type { HeaderList } from './security-headers.ts'
import { endStalled, limitBodyTime } from './slow-clients.ts'
import { respondOnSocket } from './socket-responses.ts'

export type HttpServer = ReturnType<typeof createHttpServer>

/** Node checks for slow requests once a second, so each limit is a second or more below the promised one. */
export const httpTimes = {
  headersMs: 8_000,
  /** A whole request with photos. */
  requestMs: 118_000,
  /** Any other body, counted from the end of its head. */
  bodyMs: 14_000,
  stalledMs: minute,
  // Longer than the 60 s of a proxy in front, which must be the one that closes.
  keepAliveMs: 75_000,
  checkMs: 1_000,
}
export type HttpTimes = typeof httpTimes

export function createHttpServer(listener: RequestListener, securityHeaders: HeaderList, times: HttpTimes = httpTimes) {
  const server = createServer({
    headersTimeout: times.headersMs,
    requestTimeout: times.requestMs,
    connectionsCheckingInterval: times.checkMs,
    keepAliveTimeout: times.keepAliveMs,
    maxHeaderSize: 16 * 1024,
    // The request guard checks this and sends our headers.
    requireHostHeader: false,
  })
  server.timeout = times.stalledMs
  server.maxRequestsPerSocket = 1_000
  // If a client keeps sending after `Connection: close`, Node would answer 503 without our headers.
  server.on('dropRequest', (_request, socket) => void socket.end())

  const guard = requestGuard(securityHeaders)
  const connections = trackConnections(server, (request, response) => {
    limitBodyTime(server, request, times.bodyMs)
    guard(request, response, () => listener(request, response))
  })
  endStalled(server, connections)
  const refuse = respondOnSocket(server, { securityHeaders, open: connections.open })
  return { server, connections, drain: (limitMs: number) => drain({ server, connections, refuse, limitMs }) }
}
