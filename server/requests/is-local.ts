import type { IncomingMessage } from 'node:http'
import { isLoopback } from '../base/is-loopback.ts'

/**
 * Whether the caller is on this machine. A local proxy does not count, because it forwards for other clients. A peer on a Unix socket has
 * no address.
 */
export function isLocal({ socket, headers }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string } }): boolean {
  const address = (socket.remoteAddress ?? '127.0.0.1').replace(/^::ffff:/, '')
  return headers['x-forwarded-for'] === undefined && isLoopback(address)
}
