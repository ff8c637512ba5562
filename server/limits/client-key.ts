import { isIP } from 'node:net'
import { ipKeyGenerator } from 'express-rate-limit'

// A home or a mobile customer gets at least a /56: single addresses of it cost nothing.
const ipv6Bits = 56

/**
 * Whose limit a request counts against. Peers on a Unix socket have no address, and what a proxy forwards may be anything: both share one
 * bucket each instead of failing.
 */
export function clientKey(address: string | undefined): string {
  if (address === undefined || address === '') return 'socket'
  const plain = withoutPort(address.trim()).replace(/%.*$/, '')
  return isIP(plain) ? ipKeyGenerator(plain, ipv6Bits) : 'unknown'
}

const withoutPort = (address: string) => /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address
