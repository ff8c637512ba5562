import { once } from 'node:events'
import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { type Connection, type Connections, isAnswering } from './connections.ts'
import type { SocketAnswers } from './socket-answers.ts'

type DrainOptions = { server: Server; connections: Connections; answers: SocketAnswers; limitMs: number }

/**
 * Accepts no new connection and waits for every request under way, those with an incomplete head included. After the limit, what has no
 * answer yet gets 503 and the rest is cut off. Resolves to the number of requests that were not answered in full.
 */
export async function drain({ server, connections, answers, limitMs }: DrainOptions): Promise<number> {
  const closed = once(server, 'close')
  // Not `close` of the HTTP server: it destroys connections whose answer is written but not sent yet, and stops the check for slow heads.
  NetServer.prototype.close.call(server)
  // What has arrived but was not read when the signal came is read first.
  await new Promise((resolve) => setImmediate(resolve))
  connections.closeWhenIdle()
  let cutOff = 0
  const limit = setTimeout(() => {
    for (const connection of connections.open.values()) cutOff += endNow(connection, answers)
  }, limitMs)
  await closed
  clearTimeout(limit)
  return cutOff
}

function endNow(connection: Connection, answers: SocketAnswers): number {
  const { socket, current } = connection
  if (current?.headersSent) socket.destroy()
  else answers.refuse(socket, 503)
  return isAnswering(connection) ? 1 + connection.waiting.length : 0
}
