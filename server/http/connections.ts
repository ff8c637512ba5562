import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

type Response = ServerResponse<IncomingMessage>

/** An open connection. `current` is the response begun last, until both it and its request are complete. */
export type Connection = {
  socket: Socket
  current: Response | undefined
  /** Pipelined requests that have not been started. */
  waiting: Response[]
  /** Bytes read when the last response was complete: more than these belong to a request whose head is on its way. */
  bytesDone: number
}

export type Connections = {
  open: ReadonlyMap<Duplex, Connection>
  /** From now on every response is the last one of its connection, and connections without a request are closed. */
  closeWhenIdle(): void
}

// Browsers and proxies never pipeline; some tools send a few requests ahead.
const maxPipelined = 32

/**
 * Runs the listener for one request of a connection at a time. Node starts all pipelined requests at once: thousands of open files for
 * one small packet, and responses that never emit `close` when their client leaves, because only the first one owns the socket.
 */
export function trackConnections(server: Server, listener: RequestListener): Connections {
  const open = new Map<Duplex, Connection>()
  let isClosing = false

  server.on('connection', (socket: Socket) => {
    open.set(socket, { socket, current: undefined, waiting: [], bytesDone: 0 })
    socket.once('close', () => open.delete(socket))
  })

  function onRequest({ socket }: IncomingMessage, response: Response): void {
    const connection = open.get(socket)
    if (!connection) return
    if (!isAnswering(connection) && connection.waiting.length === 0) start(connection, response)
    else if (connection.waiting.push(response) > maxPipelined) socket.destroy()
  }

  function start(connection: Connection, response: Response): void {
    connection.current = response
    if (isClosing) response.setHeader('Connection', 'close')
    response.once('close', () => onClose(connection, response))
    listener(response.req, response)
  }

  function onClose(connection: Connection, response: Response): void {
    if (response.req.complete) connection.current = undefined
    connection.bytesDone = connection.socket.bytesRead
    // Other connections get a turn between two pipelined requests.
    if (connection.waiting.length > 0) setImmediate(startNext, connection)
    else if (isClosing) connection.socket.destroySoon()
  }

  function startNext(connection: Connection): void {
    const response = connection.waiting.shift()
    if (response && connection.socket.writable) start(connection, response)
  }

  server.on('request', onRequest)
  server.on('checkExpectation', onRequest)

  return {
    open,
    closeWhenIdle() {
      isClosing = true
      for (const connection of open.values()) {
        if (isIdle(connection)) connection.socket.destroySoon()
        else if (connection.current && !connection.current.headersSent) connection.current.setHeader('Connection', 'close')
      }
    },
  }
}

export const isAnswering = ({ current }: Connection) => current !== undefined && !current.closed

function isIdle(connection: Connection): boolean {
  if (isAnswering(connection) || connection.waiting.length > 0) return false
  // A body that is still coming has had its answer already.
  return connection.current !== undefined || connection.socket.bytesRead === connection.bytesDone
}
