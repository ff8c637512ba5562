import { createHmac } from 'node:crypto'
import { getDomain } from 'tldts'
import { errorCode } from '../../base/error-code.ts'
import { sendRequest } from '../../base/outgoing-request.ts'
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

type Exchange = Parameters<typeof sendRequest>[1]

async function exchange(url: string, options: Exchange): Promise<{ status: number; location: string | undefined }> {
  const { status, headers, body } = await sendRequest(url, options)
  await readSome(body)
  return { status, location: headers.location }
}

/** Closing early could look like a failure to the other side. Errors do not matter, because the status has arrived. */
async function readSome(body: AsyncIterable<Buffer>): Promise<void> {
  let bytes = 0
  try {
    for await (const chunk of body) {
      bytes += chunk.byteLength
      if (bytes > maxResponseBytes) return
    }
  } catch {
    // The deadline may end a body that never ends.
  }
}
