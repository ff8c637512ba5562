import { createServer, type RequestListener, type Server } from 'node:http'
import { type Connections, serveConnections } from './connections.ts'
import { connectionLimit } from './descriptor-limit.ts'
import { messageClasses } from './message-classes.ts'
import { requestGuard } from './middleware/request-guard.ts'
import type { HeaderList } from './middleware/security-headers.ts'
import { answerOnSocket } from './middleware/socket-answers.ts'
import { readSendQueues } from './send-queues.ts'
import { createWriteDeadline } from './write-deadline.ts'

export type HttpServer = { server: Server; connections: Connections; close(): void }

export type HttpTimes = { headersMs: number; requestMs: number; checkMs: number; keepAliveMs: number; writeMs: number }

/** Slow clients are gone within 15 s; idle connections outlive the 60 s of the proxies in front of us. */
export const httpTimes: HttpTimes = { headersMs: 8_000, requestMs: 12_000, checkMs: 1_000, keepAliveMs: 75_000, writeMs: 12_000 }

export function createHttpServer(
  app: RequestListener,
  securityHeaders: HeaderList,
  times: HttpTimes = httpTimes,
  maxOpen: number = connectionLimit(),
): HttpServer {
  const server = createServer({
    ...messageClasses(app),
    headersTimeout: times.headersMs,
    requestTimeout: times.requestMs,
    connectionsCheckingInterval: times.checkMs,
    keepAliveTimeout: times.keepAliveMs,
    maxHeaderSize: 16 * 1024,
    // The request guard does this, with the headers that every answer carries.
    requireHostHeader: false,
  })
  // First, so that nothing behind it has to doubt what a request is.
  const guard = requestGuard(securityHeaders)
  const connections = serveConnections(server, (req, res) => guard(req, res, () => app(req, res)), maxOpen)
  answerOnSocket(server, securityHeaders, connections)
  const deadline = createWriteDeadline({
    sockets: connections.sockets,
    sendQueues: () => readSendQueues(server.address()),
    deadlineMs: times.writeMs,
  })
  return { server, connections, close: deadline.close }
}
