import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { type PlainAnswer, plainAnswer } from './plain-answer.ts'
import type { HeaderList } from './security-headers.ts'

type InFlight = { /** The last one begun on this connection. */ responseOf(socket: Duplex): ServerResponse<IncomingMessage> | undefined }

// How long a refused client may go on sending before the connection is cut: closing at once would reset it, and the answer with it.
const lingerMs = 1_000

/** Answers where there is no request to hand to Express: what cannot be parsed, what came too slowly, CONNECT. */
export function answerOnSocket(server: Server, securityHeaders: HeaderList, inFlight: InFlight): void {
  const answered = new WeakSet<Duplex>()

  server.on('clientError', (error: ClientError, socket) => {
    // The parser reports the same fault again with every further piece.
    if (answered.has(socket)) return
    answered.add(socket)
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const answer = plainAnswer(statusOf(error), securityHeaders)
    const refusal = isHead(error.rawPacket) ? { ...answer, body: '' } : answer
    const response = inFlight.responseOf(socket)
    // Pipelined: the fault is in what follows a whole request, whose answer comes first.
    if (response?.req.complete && !response.closed) response.once('close', () => refuse(socket, refusal))
    // The request that went wrong half-way has its answer, or a part of it: a second one would be taken for the next request's.
    else if (response?.headersSent && !response.req.complete) socket.destroy()
    else refuse(socket, refusal)
  })

  const noTunnel = plainAnswer(405, securityHeaders, [['Allow', 'GET, HEAD, POST, OPTIONS']])
  server.on('connect', (_request, socket) => refuse(socket, noTunnel))

  function refuse(socket: Duplex, answer: PlainAnswer): void {
    if (!socket.writable) {
      socket.destroy()
      return
    }
    socket.on('error', () => socket.destroy())
    socket.end(rawAnswer(answer))
    const timer = setTimeout(() => socket.destroy(), lingerMs)
    socket.once('close', () => clearTimeout(timer))
    socket.resume()
  }
}

type ClientError = Error & { code?: string; rawPacket?: Buffer }

function statusOf(error: { code?: string; rawPacket?: Buffer }): number {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  if (error.code !== 'HPE_HEADER_OVERFLOW') return 400
  return isRequestLine(error.rawPacket) ? 414 : 431
}

/** Whoever asks with HEAD takes a body for the next answer. */
const isHead = (packet: Buffer | undefined) => packet?.toString('latin1', 0, 5) === 'HEAD '

/** The parser does not tell what was too long. A packet that begins a request and has no line end is an address. */
function isRequestLine(packet: Buffer | undefined): boolean {
  return packet !== undefined && /^[A-Z]{3,20} \S/.test(packet.toString('latin1', 0, 40)) && !packet.includes('\r\n')
}

function rawAnswer({ status, headers, body }: PlainAnswer): string {
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, `Date: ${new Date().toUTCString()}`]
  for (const [name, value] of headers) lines.push(`${name}: ${value}`)
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}
