import type { IncomingHttpHeaders } from 'node:http'
import { plainHost } from '../base/plain-host.ts'

/** Where a view comes from: a page of this site, another site by its host, or unknown (typed in, a bookmark, an email). */
type ViewSource = { kind: 'inside' } | { kind: 'host'; host: string } | { kind: 'unknown' }

const inside: ViewSource = { kind: 'inside' }

const maxHostLength = 100
// Requires a dot and an alphabetic top-level domain: neither an IP address nor a name in a private network.
const publicHost = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/

/** `ownHost` is the configured host without `www.`. */
export function viewSource(headers: IncomingHttpHeaders, ownHost: string): ViewSource {
  if (headers['sec-fetch-site'] === 'same-origin') return inside
  const authority = /^https?:\/\/([^/?#]*)/i.exec(headers.referer ?? '')?.[1] ?? ''
  const host = sourceHost(authority)
  // The requested host is this site too, even if it is not the configured one.
  if (host === ownHost || (authority !== '' && authority === headers.host)) return inside
  return host.length <= maxHostLength && publicHost.test(host) ? { kind: 'host', host } : { kind: 'unknown' }
}

/** Without credentials and `www.`. */
export const sourceHost = (authority: string) => plainHost(authority.slice(authority.lastIndexOf('@') + 1)).replace(/^www\./, '')
