import { connect } from 'node:net'

export type RawAnswer = { status: number; headers: Record<string, string>; head: string; body: Buffer; bytes: number }

export function rawRequest(path: string, headers: Record<string, string> = {}): string {
  const lines = Object.entries({ Host: '127.0.0.1', ...headers }).map(([name, value]) => `${name}: ${value}`)
  return `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
}

/** Sends one request on a new connection and reads the whole response, which must have a `Content-Length`. */
export function exchange(port: number, request: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    let received = Buffer.alloc(0)
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk])
      const answer = parseAnswer(received)
      if (!answer) return
      socket.destroy()
      resolve(answer)
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('The connection closed before the response was complete')))
  })
}

function parseAnswer(received: Buffer): RawAnswer | undefined {
  const end = received.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = received.subarray(0, end).toString('latin1')
  const [statusLine = '', ...lines] = head.split('\r\n')
  const headers: Record<string, string> = {}
  for (const line of lines) headers[line.slice(0, line.indexOf(':')).toLowerCase()] = line.slice(line.indexOf(':') + 1).trim()
  const status = Number(statusLine.split(' ')[1])
  const length = status === 304 ? 0 : Number(headers['content-length'] ?? 0)
  const bytes = end + 4 + length
  return received.length < bytes ? undefined : { status, headers, head, body: received.subarray(end + 4, bytes), bytes }
}
