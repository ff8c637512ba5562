import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { STATUS_CODES } from 'node:http'
import type { HostMatch } from './addresses/host-table.ts'
import { type HealthReport, worst } from './health/health-report.ts'
import { isLocal } from './requests/is-local.ts'

/** Without a listener, the business cannot be served. */
export type HostedBusiness = {
  name: string
  siteUrl: string | undefined
  listener?: RequestListener
  health?: () => HealthReport
  requests: Set<ServerResponse>
}

/** Passes each request to the business of its `Host`. The request guard has checked the header. */
export function hostListener(
  find: (host: string | undefined) => HostMatch<HostedBusiness>,
  businesses: () => readonly HostedBusiness[],
): RequestListener {
  return (request, response) => {
    const match = find(request.headers.host)
    if (match.kind === 'business') return pass(match.business, request, response)
    if (match.kind === 'redirect') return redirect(match.siteUrl, request, response)
    const path = pathOf(request)
    if (isLocal(request) && path === '/health') return sendOverview(businesses(), request, response)
    if (isLocal(request) && path === '/health/live') return send(request, response, 200, 'ok')
    send(request, response, 421)
  }
}

function pass({ name, listener, requests }: HostedBusiness, request: IncomingMessage, response: ServerResponse): void {
  if (listener) {
    requests.add(response)
    response.once('close', () => requests.delete(response))
    return void listener(request, response)
  }
  const isHealth = ['/health', '/healthz'].includes(pathOf(request))
  response.setHeader('Retry-After', '120')
  if (isHealth) send(request, response, 503, JSON.stringify({ status: 'fail', site: name }), 'application/health+json')
  else send(request, response, 503)
}

function redirect(siteUrl: string, request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Location', siteUrl + (request.url === '*' ? '/' : request.url))
  send(request, response, 308)
}

/** For a monitor of the machine: the worst status, and one line per business. */
function sendOverview(businesses: readonly HostedBusiness[], request: IncomingMessage, response: ServerResponse): void {
  const statuses = businesses.map(({ name, health }) => ({ name, status: health?.().status ?? 'fail' }))
  const status = worst(statuses.map((one) => one.status))
  const lines = [status, ...statuses.map((one) => `${one.name} ${one.status}`)]
  send(request, response, status === 'fail' ? 503 : 200, `${lines.join('\n')}\n`)
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text = `${status} ${STATUS_CODES[status]}\n`,
  type = 'text/plain',
) {
  const length = Buffer.byteLength(text)
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': length,
    'Content-Security-Policy': "default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  })
  response.end(request.method === 'HEAD' ? undefined : text)
}

const pathOf = ({ url = '' }: IncomingMessage) => url.split('?', 1)[0]?.replace(/(?<=.)\/$/, '') ?? ''
