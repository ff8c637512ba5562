import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Connections } from './connections.ts'

/** Ends connections that `server.timeout` reports. By default Node would also destroy uploads, which should get 408. */
export function endStalled(server: Server, { open }: Pick<Connections, 'open'>): void {
  server.on('timeout', (socket: Socket) => {
    const request = open.get(socket)?.current
    if (request && !request.headersSent && !request.req.complete) emitTimeout(server, socket)
    else socket.destroy()
  })
}

/** `requestTimeout` is long enough for posts with photos. All other bodies have less time. */
export function limitBodyTime(server: Server, request: IncomingMessage, bodyMs: number): void {
  const { headers } = request
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
  if (headers['content-type']?.toLowerCase().startsWith('multipart/form-data')) return
  const timer = setTimeout(() => {
    // In a busy process, timers run before data that has arrived is read, so the body may be complete by now.
    setImmediate(() => {
      if (!request.complete) emitTimeout(server, request.socket)
    })
  }, bodyMs)
  request.once('close', () => clearTimeout(timer))
}

/** Reports a time-out as Node reports its own. */
function emitTimeout(server: Server, socket: Socket): void {
  server.emit('clientError', Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)
}
