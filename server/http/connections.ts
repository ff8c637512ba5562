import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

type Response = ServerResponse<IncomingMessage>

/** `current` is the most recently started response. It is cleared when the response and its request are complete. */
export type Connection = {
  socket: Socket
  current: Response | undefined
  /** Pipelined requests that have not been started. */
  waiting: Response[]
  /** Bytes read when the last response was complete. More bytes than that belong to the next request. */
  bytesDone: number
}

export type Connections = ReturnType<typeof trackConnections>

// Browsers and proxies never pipeline; some tools send a few requests ahead.
const maxPipelined = 32

/**
 * Runs the listener for one request per connection at a time. Node starts all pipelined requests at once: one small packet could open
 * thousands of files, and responses behind the first one never emit `close` if the client leaves.
 */
export function trackConnections(server: Server, listener: RequestListener) {
  const open = new Map<Duplex, Connection>()
  let isClosing = false

  server.on('connection', (socket: Socket) => {
    open.set(socket, { socket, current: undefined, waiting: [], bytesDone: 0 })
    socket.once('close', () => open.delete(socket))
  })

  function onRequest({ socket }: IncomingMessage, response: Response): void {
    const connection = open.get(socket)
    if (!connection) return
    if (!isResponding(connection) && connection.waiting.length === 0) start(connection, response)
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
    /** Closes idle connections, and the others after their current response. */
    closeWhenIdle(): void {
      isClosing = true
      for (const connection of open.values()) {
        if (isIdle(connection)) connection.socket.destroySoon()
        else if (connection.current && !connection.current.headersSent) connection.current.setHeader('Connection', 'close')
      }
    },
  }
}

export const isResponding = ({ current }: Connection) => current !== undefined && !current.closed

function isIdle(connection: Connection): boolean {
  if (isResponding(connection) || connection.waiting.length > 0) return false
  // The rest of a body may still arrive after its response.
  return connection.current !== undefined || connection.socket.bytesRead === connection.bytesDone
}
