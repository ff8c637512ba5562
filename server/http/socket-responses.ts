import { type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Connections } from './connections.ts'
import { type PlainResponse, plainResponse } from './plain-response.ts'
import type { HeaderList } from './security-headers.ts'

/** Writes a short response and closes the connection. */
export type RefuseOnSocket = (socket: Duplex, status: number) => void

// A refused client may still be sending. Closing immediately would reset the connection and lose the response.
const lingerMs = 1_000

/** Responses written directly to the socket: for unparsable requests, timeouts and CONNECT. */
export function respondOnSocket(
  server: Server,
  { securityHeaders, open }: { securityHeaders: HeaderList } & Pick<Connections, 'open'>,
): RefuseOnSocket {
  const answered = new WeakSet<Duplex>()

  server.on('clientError', (error: ClientError, socket) => {
    // The parser repeats the error for every later chunk.
    if (answered.has(socket)) return
    answered.add(socket)
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const full = plainResponse(statusOf(error), securityHeaders)
    const refusal = isHead(error.rawPacket) ? { ...full, body: '' } : full
    const connection = open.get(socket)
    const response = connection?.waiting.at(-1) ?? connection?.current
    // Pipelined: the request before the error is complete and is answered first.
    if (response?.req.complete && !response.closed) response.once('close', () => end(socket, refusal))
    // The client would take a second response as the answer to its next request.
    else if (response?.headersSent && !response.req.complete) socket.destroy()
    else end(socket, refusal)
  })

  const noTunnel = plainResponse(405, securityHeaders, [['Allow', 'GET, HEAD, POST, OPTIONS']])
  server.on('connect', (_request, socket) => end(socket, noTunnel))

  return (socket, status) => end(socket, plainResponse(status, securityHeaders))
}

function end(socket: Duplex, refusal: PlainResponse): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  socket.on('error', () => socket.destroy())
  socket.end(rawResponse(refusal))
  const timer = setTimeout(() => socket.destroy(), lingerMs)
  socket.once('close', () => clearTimeout(timer))
  socket.resume()
}

type ClientError = Error & { code?: string; rawPacket?: Buffer }

function statusOf(error: { code?: string; rawPacket?: Buffer }): number {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  if (error.code !== 'HPE_HEADER_OVERFLOW') return 400
  return isRequestLine(error.rawPacket) ? 414 : 431
}

/** A response to HEAD must not have a body. */
const isHead = (packet: Buffer | undefined) => packet?.toString('latin1', 0, 5) === 'HEAD '

/** The parser does not report which part was too long. If the packet starts a request but has no line break, it was the target. */
function isRequestLine(packet: Buffer | undefined): boolean {
  return packet !== undefined && /^[A-Z]{3,20} \S/.test(packet.toString('latin1', 0, 40)) && !packet.includes('\r\n')
}

function rawResponse({ status, headers, body }: PlainResponse): string {
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, `Date: ${new Date().toUTCString()}`]
  for (const [name, value] of headers) lines.push(`${name}: ${value}`)
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}
