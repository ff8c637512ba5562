import { connect } from 'node:net'
import { createNoise } from '../../shared/drawing/noise.ts'
import { startBenchServer } from './bench-server.ts'
import { measureLoad } from './load.ts'
import { residentMegabytes } from './process-usage.ts'
import { mb, perSecond, table } from './table.ts'
import { settledHome } from './throughput.ts'

type SoakFigures = {
  minutes: number
  perSecond: number
  loadErrors: number
  oddRequests: number
  /** Responses of 500 or more, except 505. */
  serverErrors: number
  memoryAtFirstMb: number
  memoryAtLastMb: number
}

/** Puts a steady load on the home page and sends malformed requests at the same time. */
export async function soak(site: string, minutes: number): Promise<SoakFigures> {
  const server = await startBenchServer(site)
  try {
    await settledHome(server.port)
    const load = (seconds: number) => measureLoad({ port: server.port, headers: { 'Accept-Encoding': 'br' }, seconds })
    // Warm up first: compiling code and sizing the heap take memory once.
    await load(10)
    const memoryAtFirstMb = residentMegabytes(server.pid)
    const endsAt = Date.now() + minutes * 60_000
    const [{ perSecond, errors }, odd] = await Promise.all([load(minutes * 60), sendOddRequests(server.port, endsAt)])
    if (server.child.exitCode !== null) throw new Error(`The server ended with status ${server.child.exitCode}`)
    return { minutes, perSecond, loadErrors: errors, ...odd, memoryAtFirstMb, memoryAtLastMb: residentMegabytes(server.pid) }
  } finally {
    await server.stop()
  }
}

export function soakReport(figures: SoakFigures): string {
  return table(
    `${figures.minutes} minutes of load and odd requests`,
    ['', ''],
    [
      ['requests under steady load', perSecond(figures.perSecond)],
      ['failed requests', String(figures.loadErrors)],
      ['odd requests', String(figures.oddRequests)],
      ['responses of 500 or more', String(figures.serverErrors)],
      ['memory at the start / at the end', `${mb(figures.memoryAtFirstMb)} / ${mb(figures.memoryAtLastMb)}`],
    ],
  )
}

const targets = [
  '/',
  '/contact/',
  '/blog/',
  '/api/posts',
  '/health',
  '/feed.xml',
  '/%00',
  '/%E0%A4%A',
  '//other.example/',
  '/blog/nothing/',
  '*',
]
const lines = [
  ...['Accept-Encoding: br;q=0, *;q=0.1', 'If-None-Match: *', 'Range: bytes=9-1', 'Expect: x', 'Cookie: a=b;;;=', 'Host: other.example'],
  ...[
    'Content-Length: 9',
    'Transfer-Encoding: chunked',
    'Connection: upgrade',
    'Origin: null',
    `X-Long: ${'x'.repeat(9000)}`,
    ': nameless',
  ],
]
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'TRACE', 'get']

async function sendOddRequests(port: number, endsAt: number): Promise<{ oddRequests: number; serverErrors: number }> {
  let oddRequests = 0
  let serverErrors = 0
  const random = createNoise(1)
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  const sender = async () => {
    while (Date.now() < endsAt) {
      const request = [`${pick(methods)} ${pick(targets)} HTTP/1.1`, 'Host: bench.example', pick(lines), pick(lines), '', 'name=x'].join(
        '\r\n',
      )
      const cut = random() < 0.2 ? Math.floor(random() * request.length) : request.length
      const status = await statusOf(port, request.slice(0, cut))
      oddRequests += 1
      if (status !== undefined && status >= 500 && status !== 505) serverErrors += 1
    }
  }
  await Promise.all(Array.from({ length: 8 }, sender))
  return { oddRequests, serverErrors }
}

/** The status of the first response within 250 ms. */
function statusOf(port: number, request: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    let status: number | undefined
    const socket = connect(port, '127.0.0.1', () => socket.end(request))
    const timer = setTimeout(() => socket.destroy(), 250)
    socket.on('data', (chunk) => {
      status ??= Number(/^HTTP\/1\.1 (\d{3})/.exec(chunk.toString('latin1', 0, 12))?.[1])
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(status)
    })
  })
}
