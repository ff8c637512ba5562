import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import express from 'express'
import proxyAddress from 'proxy-addr'
import type { Logger } from '../base/log.ts'
import { trustProxy } from './trust-proxy.ts'

export type ClientAddresses = ReturnType<typeof createClientAddresses>

/** The address of a request's client by `TRUST_PROXY`, also for requests that Express does not see. */
export function createClientAddresses(setting: number | string[], log: Pick<Logger, 'warn'>) {
  const app = express()
  trustProxy(app, setting)
  const isTrusted: (address: string | undefined, hop: number) => boolean = app.get('trust proxy fn')
  let isProxyUntrusted = false

  /** A private peer that forwards for others is a proxy. If it is not trusted, all visitors look like one. */
  function check({ headers, socket: { remoteAddress } }: Pick<IncomingMessage, 'headers' | 'socket'>): void {
    if (isProxyUntrusted || headers['x-forwarded-for'] === undefined || !isPrivate(remoteAddress) || isTrusted(remoteAddress, 0)) return
    isProxyUntrusted = true
    log.warn('a proxy at a private address is not trusted, so all visitors share one limit: set TRUST_PROXY')
  }

  return {
    of: (request: IncomingMessage): string | undefined => proxyAddress(request, isTrusted),
    check,
    /** Whether visitors cannot be told apart. */
    get isProxyUntrusted(): boolean {
      return isProxyUntrusted
    },
  }
}

const privateAddresses = new BlockList()
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  privateAddresses.addSubnet(network, prefix, 'ipv4')
}
privateAddresses.addAddress('::1', 'ipv6')
privateAddresses.addSubnet('fc00::', 7, 'ipv6')
privateAddresses.addSubnet('fe80::', 10, 'ipv6')

function isPrivate(address: string | undefined): boolean {
  if (!address) return false
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  return privateAddresses.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
}
