import type { IncomingHttpHeaders } from 'node:http'

/** Where a view comes from: a page of this site, another site by its host, or not told (typed in, a bookmark, a mail). */
export type ViewSource = { kind: 'inside' } | { kind: 'host'; host: string } | { kind: 'untold' }

/** `authority` as it was sent; `source` unless it is this site's. */
export type Referer = { authority: string; source: ViewSource }

const inside: ViewSource = { kind: 'inside' }
const untold: ViewSource = { kind: 'untold' }

const maxHostLength = 100
// With a dot and a top level of letters: neither an address nor a name inside somebody's network.
const publicHost = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/

/** `ownHost` is that of the configuration, without `www.`. */
export function readReferer(referer: string, ownHost: string): Referer {
  const authority = /^https?:\/\/([^/?#]*)/i.exec(referer)?.[1] ?? ''
  const host = plainHost(authority)
  if (host === ownHost) return { authority, source: inside }
  return { authority, source: host.length <= maxHostLength && publicHost.test(host) ? { kind: 'host', host } : untold }
}

export function viewSource(headers: IncomingHttpHeaders, read: (referer: string) => Referer): ViewSource {
  if (headers['sec-fetch-site'] === 'same-origin') return inside
  if (!headers.referer) return untold
  const { authority, source } = read(headers.referer)
  // The host that was asked is ours as well, whatever the configuration says.
  return authority === headers.host ? inside : source
}

/** Without credentials, port and `www.`, in lower case. */
export const plainHost = (authority: string) =>
  authority
    .slice(authority.lastIndexOf('@') + 1)
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/^www\./, '')
