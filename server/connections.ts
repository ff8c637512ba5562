import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

type Response = ServerResponse<IncomingMessage>

export type Connections = {
  /** Those that are open. */
  sockets(): Iterable<Socket>
  /** Answers that are not through yet: of each connection one at most. */
  inFlight(): Response[]
  /** The last one begun on a connection, until both it and its request are through. */
  responseOf(socket: Duplex): Response | undefined
  /** From now on every answer is the last of its connection, and connections that wait for nothing end. */
  beginDrain(): void
}

/**
 * What is kept of an open connection. Nothing of a request that is through: of a thousand idle visitors that was 10 MB, which every
 * garbage collection had to look at.
 */
type Connection = { socket: Socket; current: Response | undefined; waiting: Response[] }

// No browser and no proxy sends a second request before the first is answered; some tools send a few.
const maxWaiting = 32

/** Of requests that waited on their own connection so many are begun before the others' are looked for. */
const atOnce = 8

/**
 * Gives requests to the application, of each connection one at a time. Node hands over all that came in one piece at once: thousands of
 * open files for one small packet, and answers that never learn that their connection has ended, because it was never theirs.
 *
 * Of more connections than `maxOpen` the one ends that has waited longest for its client: at the system's own limit whoever comes would
 * be sent away unheard until others are gone, and enquiries could not be stored.
 */
export function serveConnections(server: Server, app: RequestListener, maxOpen = Number.POSITIVE_INFINITY): Connections {
  const connections = new Map<Duplex, Connection>()
  const inTurn: { connection: Connection; response: Response }[] = []
  let isDraining = false

  server.on('connection', (socket: Socket) => {
    if (connections.size >= maxOpen) makeRoom(socket)
    connections.set(socket, { socket, current: undefined, waiting: [] })
    socket.once('close', () => connections.delete(socket))
  })

  function makeRoom(newest: Socket): void {
    const ended = longestWaiting(connections.values()) ?? newest
    connections.delete(ended)
    ended.destroy()
  }

  function onRequest({ socket }: IncomingMessage, response: Response): void {
    const connection = connections.get(socket)
    if (!connection) socket.destroy()
    else if (unfinished(connection)) hold(connection, response)
    else start(connection, response)
  }

  function hold({ socket, waiting }: Connection, response: Response): void {
    waiting.push(response)
    if (waiting.length > maxWaiting) socket.destroy()
  }

  function start(connection: Connection, response: Response): void {
    connection.current = response
    if (isDraining) response.shouldKeepAlive = false
    response.on('close', () => {
      if (response.req.complete) connection.current = undefined
      moveToEnd(connection)
      const next = connection.waiting.shift()
      if (next && connection.socket.writable) startInTurn(connection, next)
      else if (isDraining) connection.socket.destroySoon()
    })
    app(response.req, response)
  }

  /** In the order of the map stands who has waited for the client the longest first. */
  function moveToEnd(connection: Connection): void {
    if (connections.delete(connection.socket)) connections.set(connection.socket, connection)
  }

  /** After whoever else waits: requests that came in one packet, answered at a stretch on each of a thousand connections, kept visitors out for seconds. */
  function startInTurn(connection: Connection, response: Response): void {
    connection.current = response
    inTurn.push({ connection, response })
    if (inTurn.length === 1) setImmediate(startNext)
  }

  function startNext(): void {
    const next = inTurn.slice(0, atOnce)
    for (const { connection, response } of next) if (connection.socket.writable) start(connection, response)
    inTurn.splice(0, next.length)
    if (inTurn.length > 0) setImmediate(startNext)
  }

  server.on('request', onRequest)
  server.on('checkExpectation', onRequest)

  return {
    *sockets() {
      for (const { socket } of connections.values()) yield socket
    },
    inFlight: () => [...connections.values()].flatMap((connection) => unfinished(connection) ?? []),
    responseOf(socket) {
      const connection = connections.get(socket)
      return connection?.waiting.at(-1) ?? connection?.current
    },
    beginDrain() {
      isDraining = true
      for (const connection of connections.values()) {
        const response = unfinished(connection)
        if (!response) connection.socket.destroySoon()
        else if (!response.headersSent) response.shouldKeepAlive = false
      }
    },
  }
}

/** The first that has no request or, where all have one, has sent only a part of it. */
function longestWaiting(connections: Iterable<Connection>): Socket | undefined {
  let sending: Socket | undefined
  for (const connection of connections) {
    const response = unfinished(connection)
    if (!response) return connection.socket
    if (!response.req.complete) sending ??= connection.socket
  }
  return sending
}

const unfinished = ({ current }: Connection) => (current?.closed ? undefined : current)
