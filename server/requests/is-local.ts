import type { IncomingMessage } from 'node:http'
import { isLoopback } from '../base/is-loopback.ts'

/** A caller on this machine. A proxy on it does not count: it names the client it asks for. A peer on a Unix socket has no address. */
export function isLocal({ socket, headers }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string } }): boolean {
  const address = (socket.remoteAddress ?? '127.0.0.1').replace(/^::ffff:/, '')
  return headers['x-forwarded-for'] === undefined && isLoopback(address)
}
