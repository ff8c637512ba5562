import { once } from 'node:events'
import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { type Connection, type Connections, isResponding } from './connections.ts'
import type { RefuseOnSocket } from './socket-responses.ts'

type DrainOptions = { server: Server; connections: Connections; refuse: RefuseOnSocket; limitMs: number }

/**
 * Accepts no new connections and waits for all requests in progress, including those with an incomplete head. After the limit, requests
 * without a response get 503 and the other connections are destroyed. Resolves to the number of requests that were not answered in full.
 */
export async function drain({ server, connections, refuse, limitMs }: DrainOptions): Promise<number> {
  const closed = once(server, 'close')
  // `http.Server.close` also destroys connections whose response is still being sent, and stops the check for slow heads.
  NetServer.prototype.close.call(server)
  // Let Node read the requests that have already arrived.
  await new Promise((resolve) => setImmediate(resolve))
  connections.closeWhenIdle()
  let cutOff = 0
  const limit = setTimeout(() => {
    for (const connection of connections.open.values()) cutOff += endNow(connection, refuse)
  }, limitMs)
  await closed
  clearTimeout(limit)
  return cutOff
}

function endNow(connection: Connection, refuse: RefuseOnSocket): number {
  const { socket, current } = connection
  if (current?.headersSent) socket.destroy()
  else refuse(socket, 503)
  return isResponding(connection) ? 1 + connection.waiting.length : 0
}
