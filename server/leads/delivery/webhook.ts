import { createHmac } from 'node:crypto'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { getDomain } from 'tldts'
import { errorCode } from '../../base/error-code.ts'
import type { Lead } from '../lead.ts'
import type { Channel, ChannelResult } from './lead-sender.ts'

type WebhookOptions = {
  url: string
  secret: string
  /** Used for leads without a language. */
  language: string
  deadlineMs?: number
}

/** Bytes of a response that are read. Only its status counts. */
const maxResponseBytes = 64 * 1024

/** Posts a lead as signed JSON. `deadlineMs` limits the whole exchange. */
export function createWebhook({ url, secret, language, deadlineMs = 10_000 }: WebhookOptions): Channel {
  return async (lead, context) => {
    const deadline = AbortSignal.timeout(deadlineMs)
    const signal = AbortSignal.any([context.signal, deadline])
    const body = webhookBody(lead, language)
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'X-Signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
    }
    try {
      const { status, location } = await exchange(url, { method: 'POST', headers, signal, body })
      const target = status === 302 || status === 303 ? redirectTarget(url, location) : undefined
      return resultOf(target === undefined ? status : (await exchange(target, { method: 'GET', signal })).status)
    } catch (error) {
      return { fate: 'deferred', code: deadline.aborted ? 'ETIMEDOUT' : errorCode(error) }
    }
  }
}

function webhookBody({ id, receivedAt, site, language, fields, estimate = undefined, photos }: Lead, defaultLanguage: string): string {
  return JSON.stringify({ id, receivedAt, site, language: language ?? defaultLanguage, fields, estimate: estimate ?? null, photos })
}

function resultOf(status: number): ChannelResult {
  if (status >= 200 && status < 300) return { fate: 'delivered' }
  return { fate: status === 410 ? 'refused' : 'deferred', code: `HTTP${status}` }
}

/** Google Apps Script runs the script and then redirects to `googleusercontent.com`. Other sites are not visited. */
function redirectTarget(url: string, location: string | undefined): string | undefined {
  if (location === undefined || !URL.canParse(location, url)) return undefined
  const [from, to] = [new URL(url), new URL(location, url)]
  const domain = getDomain(to.hostname)
  const isKnown =
    to.hostname === from.hostname || (domain !== null && (domain === getDomain(from.hostname) || domain === 'googleusercontent.com'))
  return isKnown && to.protocol === from.protocol ? to.href : undefined
}

type Exchange = { method: 'GET' | 'POST'; signal: AbortSignal; headers?: Record<string, string | number>; body?: string }
type Reply = { status: number; location: string | undefined }

// Not `fetch`, which crashes Node 20 if the host limits the address space.
function exchange(url: string, { body, ...options }: Exchange): Promise<Reply> {
  const open = url.startsWith('https:') ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    const request = open(url, { ...options, agent: false }, (response) => {
      const reply = { status: response.statusCode ?? 0, location: response.headers.location }
      // The status is what counts, so the deadline may end a body that never ends.
      request.off('error', reject).on('error', () => undefined)
      // Hanging up early could look like a failure to the other side.
      readSome(response, () => {
        resolve(reply)
        request.destroy()
      })
    })
    // Without a listener, Node closes the connection after status 101 and emits nothing else.
    request.on('upgrade', ({ statusCode = 0 }, socket) => {
      socket.destroy()
      resolve({ status: statusCode, location: undefined })
    })
    request.on('error', reject)
    request.end(body)
  })
}

/** Calls back at the end of the body, after `maxResponseBytes`, or when the connection ends. */
function readSome(response: IncomingMessage, done: () => void): void {
  let bytes = 0
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.byteLength
    if (bytes > maxResponseBytes) done()
  })
  response.on('error', () => undefined).on('close', done)
}
