import { type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** `body` is as it was sent: compressed, if that was asked for. */
export type Answer = { status: number; headers: IncomingHttpHeaders; rawHeaders: string[]; body: Buffer }

/** Sends one request, or posts a form, on a new connection. */
export function ask(port: number, path: string, headers: Record<string, string> = {}, form?: URLSearchParams): Promise<Answer> {
  const posted = form && { method: 'POST', headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' } }
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, headers, agent: false, ...posted }, (response) => {
      const { statusCode: status = 0, headers, rawHeaders } = response
      buffer(response).then((body) => resolve({ status, headers, rawHeaders, body }), reject)
    })
    sent.on('error', reject).end(form?.toString())
  })
}
