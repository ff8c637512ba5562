import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createNoise } from '../../shared/drawing/noise.ts'
import { inFlight, type ListeningServer } from '../helpers/app-http-server.ts'
import { makeApp } from '../helpers/app-site.ts'
import { usedBytes } from '../helpers/used-bytes.ts'

const requests = process.env.LONG ? 20_000 : 1_500
const atOnce = 64
const giveUpMs = 250
const maxGrowthBytes = 10_000_000

const methods = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'PUT', 'OPTIONS', 'TRACE', 'PROPFIND', 'get', 'CONNECT']
const paths = [
  ...['/', '/contact/', '/contact/?sent=1', '/blog/', '/blog/page/2/', '/blog/fence-maintenance-longevity/', '/services/', '/api/posts'],
  ...[
    '/api/posts/fence-maintenance-longevity',
    '/assets/entry-0000.js',
    '/health',
    '/feed.xml',
    '/sitemap.xml',
    '/robots.txt',
    '/hooks/contentful',
  ],
  ...[
    '/%E0%A4%A',
    '/%00',
    '/constructor',
    '/__proto__/',
    '//evil.example/',
    '/blog/../../etc/passwd',
    '/residential-fencing/',
    '/ABOUT/index.html',
  ],
]
const headers = [
  ...[
    'Accept: application/json',
    'Accept: ;;q=9',
    'Accept-Encoding: br;q=0, *;q=0.1',
    'Accept-Encoding: ,,,',
    'If-None-Match: *',
    'If-None-Match: W/"x',
  ],
  ...[
    'Range: bytes=9-1',
    'Range: bytes=-',
    'Expect: 100-continue',
    'Expect: x',
    'Cookie: a=b;;;=',
    'X-Forwarded-For: a, ::1, 9999',
    'Origin: null',
  ],
  ...[
    'Sec-Fetch-Site: cross-site',
    'Content-Type: application/x-www-form-urlencoded',
    'Content-Type: application/x-www-form-urlencoded; charset="',
    'Referer: //[',
  ],
  ...[
    'Content-Encoding: gzip',
    'Transfer-Encoding: chunked',
    'Content-Length: 0',
    'Connection: upgrade',
    'Upgrade: h2c',
    'If-Modified-Since: never',
    'Te: trailers',
  ],
]
const bodies = [
  '',
  'form-name=contact&name=A&email=a@example.com&comment=hello',
  'form-name=contact&form-name=contact',
  'form-name=contact&name[]=1&__proto__[x]=1&email=%FF&comment=%zz',
  '&'.repeat(60),
  '5\r\nhello\r\n0\r\n\r\n',
  'ffffffffffffffff\r\n',
]
const noise = ['\0', '\r', '\n', ' ', '%', '#', '\\', '\u00ff', '..', '\t', ':', '?', '&', '=', '%2f', '\r\n\r\n']

function makeRequest(random: () => number): Buffer {
  const pick = <T>(list: readonly T[]): T => {
    const item = list[Math.floor(random() * list.length)]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }
  const lines = Array.from({ length: Math.floor(random() * 4) }, () => pick(headers))
  const host = random() < 0.95 ? ['Host: a.example'] : []
  // Mostly Brotli and JSON: plain pages have a hundred kilobytes, and pages rendered per request are slow.
  const light = [...(random() < 0.9 ? ['Accept-Encoding: br'] : []), ...(random() < 0.7 ? ['Accept: application/json'] : [])]
  const version = random() < 0.95 ? 'HTTP/1.1' : pick(['HTTP/1.0', 'HTTP/2.0', 'HTTP/1.2', ''])
  const method = pick(methods)
  const path = method === 'POST' && random() < 0.7 ? '/' : pick(paths)
  const type = method === 'POST' && random() < 0.7 ? ['Content-Type: application/x-www-form-urlencoded'] : []
  const body = pick(bodies).replace('comment=hello', () => `comment=${random()}`)
  const length = random() < 0.7 ? [`Content-Length: ${body.length}`] : []
  let text = [`${method} ${path} ${version}`, ...host, ...light, ...type, ...lines, ...length, '', body].join('\r\n')
  for (let mutations = Math.floor(random() * 3); mutations > 0; mutations -= 1) {
    const at = Math.floor(random() * text.length)
    text = text.slice(0, at) + pick(noise) + text.slice(at + Math.floor(random() * 2))
  }
  return Buffer.from(text, 'latin1')
}

/**
 * Sends each request on its own connection, and closes it once the server has read everything and answered. Gives up on incomplete requests
 * after a while, because the server may be waiting for the rest of the body.
 */
function createSender({ server, connections, port }: ListeningServer) {
  const peers = new Map<number, Socket>()
  const waiting = new Set<() => void>()
  server.on('connection', (peer) => {
    const { remotePort = 0 } = peer
    peers.set(remotePort, peer)
    peer.once('close', () => peers.delete(remotePort))
  })
  const timer = setInterval(() => {
    for (const look of waiting) look()
  }, 2)

  const isDone = (peer: Socket, length: number): boolean | 'unless it takes long' => {
    if (peer.bytesRead < length) return false
    const connection = connections.open.get(peer)
    const response = connection?.waiting.at(-1) ?? connection?.current
    if (!response || response.closed) return true
    return response.req.complete ? false : 'unless it takes long'
  }

  function send(request: Buffer): Promise<number[]> {
    return new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1')
      const sentAt = performance.now()
      let text = ''
      const look = () => {
        const peer = peers.get(socket.localPort ?? -1)
        const done = peer && isDone(peer, request.byteLength)
        if (!done || (done !== true && performance.now() - sentAt < giveUpMs)) return
        waiting.delete(look)
        socket.end()
      }
      socket.on('connect', () => socket.write(request, () => waiting.add(look)))
      socket.on('data', (chunk) => {
        text += chunk.toString('latin1')
      })
      socket.on('error', () => undefined)
      socket.on('close', () => {
        waiting.delete(look)
        resolve([...text.matchAll(/HTTP\/1\.1 (\d{3}) [A-Z]/g)].map(([, status]) => Number(status)))
      })
    })
  }
  return { send, close: () => clearInterval(timer) }
}

test('thousands of mutated requests cause no status of 500 or more except 505, no crash and no memory growth', {
  timeout: 600_000,
}, async () => {
  const { http, services, log } = await makeApp({ env: { CONTACT_RATE_LIMIT: '2', LOG_LEVEL: 'error' } })
  const sender = createSender(http)
  const random = createNoise(20_231_203)
  const seen = new Map<number, number>()
  const faults: string[] = []

  async function send(count: number): Promise<void> {
    for (let number = 0; number < count; number += 1) {
      const request = makeRequest(random)
      for (const status of await sender.send(request)) {
        seen.set(status, (seen.get(status) ?? 0) + 1)
        if (status >= 500 && status !== 505) faults.push(`${status} ${JSON.stringify(request.toString('latin1'))}`)
      }
    }
  }
  const sendAtOnce = (count: number) => Promise.all(Array.from({ length: atOnce }, () => send(Math.ceil(count / atOnce))))

  await services.pages.ready()
  await sendAtOnce(1_000)
  const before = usedBytes()
  const entries = services.pages.snapshot().entries
  await sendAtOnce(requests)
  sender.close()
  expect(faults).toEqual([])
  expect(log().slice(0, 2_000)).toBe('')
  expect(services.pages.snapshot().entries).toBe(entries)
  expect(usedBytes() - before).toBeLessThan(maxGrowthBytes)
  for (const status of [200, 201, 303, 304, 400, 404, 405, 415, 417, 422, 429]) expect([status, seen.has(status)]).toEqual([status, true])
  expect(inFlight(http.connections)).toEqual([])
})
