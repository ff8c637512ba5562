import type { IncomingHttpHeaders } from 'node:http'

/** Where a view comes from: a page of this site, another site by its host, or not told (typed in, a bookmark, a mail). */
export type ViewSource = { kind: 'inside' } | { kind: 'host'; host: string } | { kind: 'untold' }

const inside: ViewSource = { kind: 'inside' }
const untold: ViewSource = { kind: 'untold' }

const maxHostLength = 100
// With a dot and a top level of letters: neither an address nor a name inside somebody's network.
const publicHost = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/

/** `ownHost` is that of the configuration; the host that was asked is ours as well. */
export function viewSource(headers: IncomingHttpHeaders, ownHost: string): ViewSource {
  if (headers['sec-fetch-site'] === 'same-origin') return inside
  const { referer } = headers
  if (!referer) return untold
  const host = plainHost(/^https?:\/\/([^/?#]*)/i.exec(referer)?.[1])
  if (host === ownHost || host === plainHost(headers.host)) return inside
  return host.length <= maxHostLength && publicHost.test(host) ? { kind: 'host', host } : untold
}

/** Without credentials, port and `www.`, in lower case. */
export const plainHost = (authority = '') =>
  authority
    .slice(authority.lastIndexOf('@') + 1)
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/^www\./, '')
