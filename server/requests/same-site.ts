import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a post comes from a form of another site. Browsers say so themselves (`Sec-Fetch-Site`). Older ones send an `Origin`, which must
 * be the requested host or the site's own, with http or https, with or without `www.`: a site is often reached as all four. A missing or
 * `null` origin is accepted, because privacy settings and referrer policies cause it.
 */
export function isFromAnotherSite(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const fetchSite = headers['sec-fetch-site']
  if (fetchSite !== undefined) return fetchSite === 'cross-site'
  const origin = headers.origin
  if (origin === undefined || origin === 'null') return false
  const from = siteOf(origin)
  return from === undefined || (from !== siteOf(`http://${headers.host ?? ''}`) && from !== siteOf(siteUrl))
}

/** `https://www.example.com:443` → `example.com` */
function siteOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname, port } = new URL(address)
  if (protocol !== 'http:' && protocol !== 'https:') return undefined
  const isDefaultPort = port === '' || port === '80' || port === '443'
  return hostname.replace(/^www\./, '') + (isDefaultPort ? '' : `:${port}`)
}
