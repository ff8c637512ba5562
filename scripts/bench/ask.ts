import { get, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** `body` is as it was sent: compressed, if that was asked for. */
export type Answer = { status: number; headers: IncomingHttpHeaders; rawHeaders: string[]; body: Buffer }

/** Sends one request on a new connection. */
export function ask(port: number, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, headers, agent: false }, (response) => {
      const { statusCode: status = 0, headers, rawHeaders } = response
      buffer(response).then((body) => resolve({ status, headers, rawHeaders, body }), reject)
    }).on('error', reject)
  })
}
