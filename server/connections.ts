import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

type Response = ServerResponse<IncomingMessage>

export type Connections = {
  /** Answers that are not through yet. */
  readonly inFlight: ReadonlySet<Response>
  /** The answer to the last request on a connection. */
  responseOf(socket: Duplex): Response | undefined
  /** From now on every answer is the last of its connection, and connections that wait for nothing end. */
  beginDrain(): void
}

// No browser and no proxy sends a second request before the first is answered; some tools send a few.
const maxWaiting = 100

/**
 * Gives requests to the application, of each connection one at a time. Node hands over all that came in one piece at once: thousands of
 * open files for one small packet, and answers that never learn that their connection has ended, because it was never theirs.
 */
export function serveConnections(server: Server, app: RequestListener): Connections {
  const sockets = new Set<Socket>()
  const inFlight = new Set<Response>()
  const last = new WeakMap<Duplex, Response>()
  const waiting = new WeakMap<Duplex, Response[]>()
  let isDraining = false

  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })

  function onRequest({ socket }: IncomingMessage, response: Response): void {
    const before = last.get(socket)
    last.set(socket, response)
    if (!before || before.closed) start(socket, response)
    else hold(socket, response)
  }

  function hold(socket: Socket, response: Response): void {
    const line = waiting.get(socket) ?? []
    line.push(response)
    waiting.set(socket, line)
    if (line.length > maxWaiting) socket.destroy()
  }

  function start(socket: Socket, response: Response): void {
    inFlight.add(response)
    if (isDraining) response.shouldKeepAlive = false
    response.once('close', () => {
      inFlight.delete(response)
      const next = waiting.get(socket)?.shift()
      if (next && socket.writable) start(socket, next)
      else if (isDraining) socket.destroySoon()
    })
    app(response.req, response)
  }

  server.on('request', onRequest)
  server.on('checkExpectation', onRequest)

  return {
    inFlight,
    responseOf: (socket) => last.get(socket),
    beginDrain() {
      isDraining = true
      for (const response of inFlight) if (!response.headersSent) response.shouldKeepAlive = false
      for (const socket of sockets) {
        const response = last.get(socket)
        if (!response || response.closed) socket.destroySoon()
      }
    },
  }
}
