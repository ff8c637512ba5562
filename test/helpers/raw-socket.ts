import { connect } from 'node:net'

export type RawAnswer = { status: number; headers: Record<string, string>; body: string }
export type RawExchange = { text: string; isClosed: boolean; ms: number }

export type RawTarget = {
  port: number
  host?: string
  /** A Unix socket, instead of the port. */
  path?: string
  /** How long to wait for more bytes if the server does not close the connection. */
  idleMs?: number
  /** How long to wait for the first byte. */
  firstMs?: number
}

/** Sends the pieces exactly as given, and reads until the server closes or stops sending. */
export function exchange(target: RawTarget, ...pieces: (string | Buffer)[]): Promise<RawExchange> {
  const { port, host = '127.0.0.1', path, idleMs = 400, firstMs = 20_000 } = target
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const socket = path === undefined ? connect(port, host) : connect(path)
    const chunks: Buffer[] = []
    const end = (isClosed: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      resolve({ text: Buffer.concat(chunks).toString('latin1'), isClosed, ms: performance.now() - startedAt })
    }
    let timer = setTimeout(() => end(false), firstMs)
    socket.on('connect', async () => {
      for (const piece of pieces) {
        if (socket.destroyed) return
        await new Promise<void>((sent) => socket.write(piece, () => sent()))
      }
    })
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      clearTimeout(timer)
      timer = setTimeout(() => end(false), idleMs)
    })
    socket.on('error', () => undefined)
    socket.on('end', () => end(true))
    socket.on('close', () => end(true))
  })
}

/** Splits raw bytes into responses, by their length or chunks. */
export function parseAnswers(text: string): RawAnswer[] {
  const answers: RawAnswer[] = []
  let rest = text
  while (rest !== '') {
    const end = rest.indexOf('\r\n\r\n')
    if (end === -1) throw new Error(`Incomplete response: ${JSON.stringify(rest.slice(0, 200))}`)
    const [statusLine = '', ...lines] = rest.slice(0, end).split('\r\n')
    const headers = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
    )
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1])
    const hasBody = status !== 100 && status !== 204 && status !== 304
    const { body, after } = hasBody ? readBody(rest.slice(end + 4), headers) : { body: '', after: rest.slice(end + 4) }
    answers.push({ status, headers, body })
    rest = after
  }
  return answers
}

function readBody(text: string, headers: Record<string, string>): { body: string; after: string } {
  if (headers['transfer-encoding'] !== 'chunked') {
    const length = Number(headers['content-length'] ?? 0)
    return { body: text.slice(0, length), after: text.slice(length) }
  }
  const lineEnd = text.indexOf('\r\n')
  const size = Number.parseInt(text.slice(0, lineEnd), 16)
  const chunkEnd = lineEnd + 2 + size
  const after = text.slice(chunkEnd + 2)
  if (!(size > 0)) return { body: '', after }
  const rest = readBody(after, headers)
  return { body: text.slice(lineEnd + 2, chunkEnd) + rest.body, after: rest.after }
}
