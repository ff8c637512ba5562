import type { IncomingMessage, ServerResponse } from 'node:http'
import { isIPv6 } from 'node:net'
import { plainResponse } from './plain-response.ts'
import type { HeaderList } from './security-headers.ts'

const maxHeaderLines = 100
const maxTargetLength = 8192

/** Checks the rules of HTTP/1.1 that Node leaves to the application, before Express. Later code can rely on a valid `url`. */
export function requestGuard(securityHeaders: HeaderList): (req: IncomingMessage, res: ServerResponse, next: () => void) => void {
  return (req, res, next) => {
    const status = refusal(req)
    if (status === undefined) {
      req.url = originForm(req.url ?? '/')
      next()
      return
    }
    const { headers, body } = plainResponse(status, securityHeaders)
    res.writeHead(status, headers.flat())
    res.end(req.method === 'HEAD' ? undefined : body)
  }
}

type GuardedRequest = Pick<IncomingMessage, 'headers' | 'headersDistinct' | 'rawHeaders' | 'httpVersion' | 'method' | 'url'>

/** The error status, or `undefined` for a valid request. */
function refusal(request: GuardedRequest): number | undefined {
  const { httpVersion, headers, method = '', url = '' } = request
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return 505
  if (request.rawHeaders.length > 2 * maxHeaderLines) return 431
  if (url.length > maxTargetLength) return 414
  if (!isHostValid(request)) return 400
  if (!isTargetValid(method, url, headers.host)) return 400
  // An HTTP/1.0 proxy does not understand chunks, so it and we would disagree about where the body ends.
  if (httpVersion === '1.0' && headers['transfer-encoding'] !== undefined) return 400
  // Node would not decode any other transfer coding.
  if (!/^(chunked)?$/i.test(headers['transfer-encoding'] ?? '')) return 400
  if (httpVersion === '1.1' && headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') return 417
  return undefined
}

function isHostValid({ rawHeaders, httpVersion, headers }: GuardedRequest): boolean {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  if (count === 0) return httpVersion === '1.0'
  return count === 1 && isAuthority(headers.host ?? '')
}

const authority = /^(?:\[(?<six>[^\]]+)\]|(?<name>[a-z0-9._~-]{1,255}))(?::(?<port>\d{0,5}))?$/i

function isAuthority(text: string): boolean {
  const groups = authority.exec(text)?.groups
  if (!groups) return false
  if (groups.six !== undefined && !isIPv6(groups.six)) return false
  return Number(groups.port ?? 0) <= 65_535
}

function isTargetValid(method: string, url: string, host: string | undefined): boolean {
  if (url === '*') return method === 'OPTIONS'
  // Parsers treat `#`, control and non-ASCII characters differently, so a target must not contain them.
  if (!/^[\x21\x22\x24-\x7e]+$/.test(url)) return false
  const [path = ''] = url.split('?', 1)
  if (path.includes('\\')) return false
  if (url.startsWith('/')) return true
  const absolute = absoluteTarget(url)
  // RFC 9112 section 3.2.2 requires servers to accept the absolute form. A host other than `Host` would be an attack on a cache.
  return absolute !== undefined && isAuthority(absolute.host) && (host === undefined || absolute.host.toLowerCase() === host.toLowerCase())
}

function absoluteTarget(url: string): { host: string; target: string } | undefined {
  const groups = /^https?:\/\/(?<host>[^/?]+)(?<target>.*)$/i.exec(url)?.groups
  if (!groups?.host || groups.target === undefined) return undefined
  return { host: groups.host, target: groups.target.startsWith('/') ? groups.target : `/${groups.target}` }
}

const originForm = (url: string) => (url.startsWith('/') || url === '*' ? url : (absoluteTarget(url)?.target ?? url))
