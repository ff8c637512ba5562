import { plainHost } from '../base/plain-host.ts'

export type HostMatch<T> = { kind: 'business'; business: T } | { kind: 'redirect'; siteUrl: string } | { kind: 'unknown' }

/** A host that differs only by `www.` redirects, unless it belongs to another business. */
export function createHostTable<T extends { siteUrl: string }>(businesses: readonly T[]): (host: string | undefined) => HostMatch<T> {
  const byHost = new Map(businesses.map((business) => [plainHost(new URL(business.siteUrl).host), business]))
  return (host = '') => {
    const name = plainHost(host)
    const business = byHost.get(name)
    if (business) return { kind: 'business', business }
    const neighbor = byHost.get(name.startsWith('www.') ? name.slice(4) : `www.${name}`)
    return neighbor ? { kind: 'redirect', siteUrl: neighbor.siteUrl } : { kind: 'unknown' }
  }
}
