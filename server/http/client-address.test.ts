import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createClientAddresses } from './client-address.ts'

function requestFrom(remoteAddress: string | undefined, headers: Record<string, string> = {}): IncomingMessage {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress })
  return Object.assign(new IncomingMessage(socket), { headers })
}

const forwarded = { 'x-forwarded-for': '203.0.113.9' }

test('the client behind a trusted proxy is the forwarded one, and any other peer is the client itself', () => {
  const { of } = createClientAddresses(['loopback'], { warn: () => undefined })
  expect(of(requestFrom('127.0.0.1', forwarded))).toBe('203.0.113.9')
  expect(of(requestFrom(undefined, forwarded))).toBe('203.0.113.9')
  expect(of(requestFrom('172.17.0.1', forwarded))).toBe('172.17.0.1')
})

test.each([
  ['a container’s gateway', '172.17.0.1', forwarded, true],
  ['an IPv4 address written as IPv6', '::ffff:10.0.0.7', forwarded, true],
  ['a unique local address', 'fd00::7', forwarded, true],
  ['a private peer that forwards nothing', '10.0.0.7', {}, false],
  ['a public peer that forges the header', '203.0.113.1', forwarded, false],
  ['the trusted proxy', '127.0.0.1', forwarded, false],
])('%s is an untrusted proxy: %s', (_, address, headers, isUntrusted) => {
  const lines: string[] = []
  const clients = createClientAddresses(['loopback'], { warn: (line: unknown) => void lines.push(String(line)) })
  for (let time = 0; time < 3; time += 1) clients.check(requestFrom(address, headers))
  expect(clients.isProxyUntrusted).toBe(isUntrusted)
  expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(isUntrusted ? 1 : 0)
})
