import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

type Response = ServerResponse<IncomingMessage>

export type Connections = {
  /** Answers that are not through yet. */
  readonly inFlight: ReadonlySet<Response>
  /** The last answer begun on a connection. */
  responseOf(socket: Duplex): Response | undefined
  /** From now on every answer is the last of its connection, and connections that wait for nothing end. */
  beginDrain(): void
}

/** Must be created before the application listens for requests, so that it sees each of them first. */
export function trackConnections(server: Server): Connections {
  const sockets = new Set<Socket>()
  const inFlight = new Set<Response>()
  const last = new WeakMap<Duplex, Response>()
  let isDraining = false

  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const onRequest = (request: IncomingMessage, response: Response) => {
    const { socket } = request
    inFlight.add(response)
    last.set(socket, response)
    if (isDraining) response.shouldKeepAlive = false
    response.once('close', () => {
      inFlight.delete(response)
      if (isDraining && last.get(socket) === response) socket.destroySoon()
    })
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
