import { type Agent, type IncomingHttpHeaders, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'

export type Target = { host?: string; port?: number; socketPath?: string; isSecure?: boolean; agent?: Agent }
export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }
export type AskOptions = {
  method?: string
  headers?: Record<string, string>
  form?: Record<string, string>
  /** A form with files, instead of `form`. */
  multipart?: { type: string; body: Buffer }
  timeoutMs?: number
  announcedBytes?: number
}

/** Sends one request over TCP, TLS (any certificate), or a Unix socket. */
export function ask(
  target: Target,
  path: string,
  { method, headers = {}, form, multipart, timeoutMs = 20_000, announcedBytes }: AskOptions = {},
): Promise<Reply> {
  const { isSecure, ...place } = target
  const { type = 'application/x-www-form-urlencoded', body = form && new URLSearchParams(form).toString() } = multipart ?? {}
  const kind = body === undefined ? {} : { 'content-type': type, 'content-length': String(body.length) }
  const announced = announcedBytes === undefined ? {} : { 'content-length': String(announcedBytes) }
  const options = {
    host: place.socketPath ? undefined : '127.0.0.1',
    ...place,
    path,
    method: method ?? (body === undefined && announcedBytes === undefined ? 'GET' : 'POST'),
    headers: { host: 'www.example.com', ...kind, ...announced, ...headers },
    timeout: timeoutMs,
    rejectUnauthorized: false,
  }
  return new Promise((resolve, reject) => {
    const outgoing = (isSecure ? secureRequest : plainRequest)(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        if (announcedBytes !== undefined) outgoing.destroy()
        const whole = Buffer.concat(chunks)
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: whole, text: whole.toString() })
      })
    })
    outgoing.on('timeout', () => outgoing.destroy(new Error(`No answer for ${path}`)))
    outgoing.on('error', reject)
    // A body that is announced is never sent: the answer must not wait for it.
    if (announcedBytes === undefined) outgoing.end(body)
    else outgoing.flushHeaders()
  })
}

/** The fields of a valid inquiry, with optional changes. */
export const inquiryForm = (changes: Record<string, string> = {}): Record<string, string> => ({
  'form-name': 'contact',
  name: 'Pat Miller',
  email: 'pat@example.com',
  comment: 'Forty feet of fence along the drive, please.',
  ...changes,
})
