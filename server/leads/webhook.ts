import { createHmac } from 'node:crypto'
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { errorCode } from '../base/error-code.ts'
import type { Lead } from './lead.ts'
import type { Channel, ChannelAnswer } from './lead-sender.ts'

type WebhookOptions = {
  url: string
  secret: string
  /** Used for leads without a language. */
  language: string
  deadlineMs?: number
}

/** Posts a lead as signed JSON. Follows no redirect. Only the status of the response counts. */
export function createWebhook({ url, secret, language, deadlineMs = 10_000 }: WebhookOptions): Channel {
  return async (lead, { signal }) => {
    const deadline = AbortSignal.timeout(deadlineMs)
    try {
      return resultOf(await post(url, webhookBody(lead, language), secret, AbortSignal.any([signal, deadline])))
    } catch (error) {
      return { fate: 'deferred', code: deadline.aborted ? 'ETIMEDOUT' : errorCode(error) }
    }
  }
}

function webhookBody({ id, receivedAt, site, language, fields, estimate = undefined, photos }: Lead, defaultLanguage: string): string {
  return JSON.stringify({ id, receivedAt, site, language: language ?? defaultLanguage, fields, estimate: estimate ?? null, photos })
}

function resultOf(status: number): ChannelAnswer {
  if (status >= 200 && status < 300) return { fate: 'delivered' }
  return { fate: status === 410 ? 'refused' : 'deferred', code: `HTTP${status}` }
}

// Not `fetch`, which crashes Node 20 if the host limits the address space.
function post(url: string, body: string, secret: string, signal: AbortSignal): Promise<number> {
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'X-Signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
  }
  const open = url.startsWith('https:') ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    const request = open(url, { method: 'POST', headers, signal, agent: false }, (response) => {
      response.on('error', () => undefined).resume()
      resolve(response.statusCode ?? 0)
    })
    // Without a listener, Node closes the connection after status 101 and emits nothing else.
    request.on('upgrade', ({ statusCode = 0 }, socket) => {
      socket.destroy()
      resolve(statusCode)
    })
    request.on('error', reject)
    request.end(body)
  })
}
