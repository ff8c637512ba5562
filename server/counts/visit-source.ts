import type { IncomingHttpHeaders } from 'node:http'

/** Where a view comes from: a page of this site, another site by its host, or unknown (typed in, a bookmark, an email). */
type ViewSource = { kind: 'inside' } | { kind: 'host'; host: string } | { kind: 'unknown' }

/** A parsed `Referer`. `source` does not take the requested host into account; `viewSource` does. */
type Referer = { authority: string; source: ViewSource }

const inside: ViewSource = { kind: 'inside' }
const unknownSource: ViewSource = { kind: 'unknown' }

const maxHostLength = 100
// Requires a dot and an alphabetic top-level domain: neither an IP address nor a name in a private network.
const publicHost = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/

/** `ownHost` is the configured host without `www.`. */
export function readReferer(referer: string, ownHost: string): Referer {
  const authority = /^https?:\/\/([^/?#]*)/i.exec(referer)?.[1] ?? ''
  const host = plainHost(authority)
  if (host === ownHost) return { authority, source: inside }
  return { authority, source: host.length <= maxHostLength && publicHost.test(host) ? { kind: 'host', host } : unknownSource }
}

export function viewSource(headers: IncomingHttpHeaders, read: (referer: string) => Referer): ViewSource {
  if (headers['sec-fetch-site'] === 'same-origin') return inside
  if (!headers.referer) return unknownSource
  const { authority, source } = read(headers.referer)
  // The requested host is this site too, even if it is not the configured one.
  return authority === headers.host ? inside : source
}

/** The host without credentials, port and `www.`, in lowercase. */
export const plainHost = (authority: string) =>
  authority
    .slice(authority.lastIndexOf('@') + 1)
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/^www\./, '')
