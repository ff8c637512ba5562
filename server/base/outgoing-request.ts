import { type IncomingHttpHeaders, type RequestOptions, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { Readable } from 'node:stream'

type Outgoing = Pick<RequestOptions, 'method' | 'headers'> & { signal: AbortSignal; body?: string }

/** `body` must be read or destroyed. */
type Reply = { status: number; headers: IncomingHttpHeaders; body: Readable }

/**
 * Sends a request on a new connection, and resolves with the head of the response. `signal` also aborts reading the body. Redirects are not
 * followed. Not `fetch`, which crashes Node 20 if the host limits the address space.
 */
export function sendRequest(url: string | URL, { body: content, ...options }: Outgoing): Promise<Reply> {
  const open = new URL(url).protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    const request = open(url, { ...options, agent: false }, (response) => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: response })
    })
    // Without a listener, Node closes the connection after status 101 and emits nothing else.
    request.on('upgrade', ({ statusCode = 0, headers }, socket) => {
      socket.destroy()
      resolve({ status: statusCode, headers, body: Readable.from([]) })
    })
    request.on('error', reject)
    request.end(content)
  })
}
