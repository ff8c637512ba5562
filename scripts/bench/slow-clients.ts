import { readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { type BenchServer, startBenchServer } from './bench-server.ts'
import { exchange, rawRequest } from './exchange.ts'
import { median } from './median.ts'
import { residentMegabytes } from './process-usage.ts'

export type SlowClientsFigures = { kind: string; lastEndedSeconds: number; memoryMb: number; visitorP50Ms: number; visitorP99Ms: number }

const count = 1000
const tickMs = 1000
const settleMs = 5000

type Kind = {
  name: string
  begin: string
  /** What one of them does each second. */
  tick(socket: Socket): void
}

/** A thousand slow clients of each kind, one kind after the other, with a visitor beside them; the first row is of the visitor alone. */
export async function measureSlowClients(site: string): Promise<SlowClientsFigures[]> {
  const server = await startBenchServer(site)
  try {
    await pause(settleMs)
    const figures = [await measureVisitorAlone(server)]
    for (const kind of await kinds(server.port)) figures.push(await measureKind(server, kind))
    return figures
  } finally {
    await server.stop()
  }
}

async function kinds(port: number): Promise<Kind[]> {
  const home = (await exchange(port, rawRequest('/'))).body.toString()
  const picture = /\/assets\/[\w-]+-1600\.webp/.exec(home)?.[0]
  if (picture === undefined) throw new Error('The home page names no picture of 1600 pixels')
  const write = (text: string) => (socket: Socket) => void (socket.writable && socket.write(text))
  return [
    { name: 'heads, a line a second', begin: 'GET / HTTP/1.1\r\nHost: bench.example\r\n', tick: write('X-Line: 1\r\n') },
    {
      name: 'bodies, a byte a second',
      begin: `POST / HTTP/1.1\r\nHost: bench.example\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\n`,
      tick: write('a'),
    },
    // Of one picture this reader's own side would hold the rest.
    { name: 'readers of pictures, 100 bytes a second', begin: rawRequest(picture).repeat(4), tick: (socket) => void socket.read(100) },
  ]
}

async function measureKind(server: BenchServer, { name, begin, tick }: Kind): Promise<SlowClientsFigures> {
  const openBefore = openDescriptors(server.pid)
  const memoryBefore = residentMegabytes(server.pid)
  const startedAt = performance.now()
  const clients = Array.from({ length: count }, () => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(begin))
    return socket.pause().on('error', () => undefined)
  })
  const ticking = setInterval(() => clients.forEach(tick), tickMs)
  const visits: number[] = []
  let memoryMb = 0
  // As the server sees it: a client that does not read learns of its end when it has read what it was sent.
  do {
    visits.push(await visit(server.port))
    memoryMb = Math.max(memoryMb, residentMegabytes(server.pid) - memoryBefore)
  } while (visits.length < 100 || openDescriptors(server.pid) > openBefore + 2)
  const lastEndedSeconds = (performance.now() - startedAt) / 1000
  clearInterval(ticking)
  for (const client of clients) client.destroy()
  await pause(settleMs)
  return { kind: name, lastEndedSeconds, memoryMb, ...ofVisits(visits) }
}

async function measureVisitorAlone(server: BenchServer): Promise<SlowClientsFigures> {
  const visits: number[] = []
  while (visits.length < 300) visits.push(await visit(server.port))
  return { kind: 'none', lastEndedSeconds: 0, memoryMb: 0, ...ofVisits(visits) }
}

/** Milliseconds until the page is there; then the visitor looks at it for a moment. */
async function visit(port: number): Promise<number> {
  const startedAt = performance.now()
  await exchange(port, rawRequest('/about/', { 'Accept-Encoding': 'br' }))
  const ms = performance.now() - startedAt
  await pause(20)
  return ms
}

function ofVisits(visits: readonly number[]) {
  const sorted = [...visits].sort((a, b) => a - b)
  return { visitorP50Ms: median(sorted), visitorP99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN }
}

/** Files and connections that a process has open (Linux). */
const openDescriptors = (pid: number) => readdirSync(`/proc/${pid}/fd`).length

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
