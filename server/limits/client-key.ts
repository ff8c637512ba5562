import { isIP } from 'node:net'
import { ipKeyGenerator } from 'express-rate-limit'

// Providers assign each customer a /56 or larger, so its addresses count as one client.
const ipv6Bits = 56

/** The key that a request is counted under. Peers on a Unix socket share one key, and so do forwarded values that are not addresses. */
export function clientKey(address: string | undefined): string {
  if (address === undefined || address === '') return 'socket'
  const plain = withoutPort(address.trim()).replace(/%.*$/, '')
  return isIP(plain) ? ipKeyGenerator(plain, ipv6Bits) : 'unknown'
}

const withoutPort = (address: string) => /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address
