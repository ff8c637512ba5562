import { once } from 'node:events'
import { connect, Socket } from 'node:net'
import express from 'express'
import { expect, test } from 'vitest'
import { inFlight, listenForTest } from '../helpers/app-http-server.ts'
import { exchange, parseAnswers } from '../helpers/raw-socket.ts'

const get = 'GET / HTTP/1.1\r\nHost: a.example\r\n\r\n'

async function heldServer() {
  const held: (() => void)[] = []
  const app = express()
  app.get('/', (_req, res) => void held.push(() => res.send('ok')))
  const http = await listenForTest(app)
  const open = async (text: string) => {
    const accepted = once(http.server, 'connection')
    const socket = connect(http.port, '127.0.0.1')
    await accepted
    socket.on('error', () => undefined).write(text)
    return socket
  }
  const untilHeld = async (count: number) => {
    while (held.length < count) await new Promise((resolve) => setImmediate(resolve))
  }
  /** Waits until the server has read this many bytes from the newest connection. */
  const untilRead = async (bytes: number) => {
    while (([...http.connections.open.values()].at(-1)?.socket.bytesRead ?? 0) < bytes)
      await new Promise((resolve) => setImmediate(resolve))
  }
  return { ...http, held, open, untilHeld, untilRead }
}

async function readAll(socket: Socket): Promise<string> {
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  await once(socket, 'close')
  return Buffer.concat(chunks).toString()
}

test('while draining, requests in flight are answered completely with `Connection: close`, and idle connections are closed', async () => {
  const { connections, drain, held, open, untilHeld } = await heldServer()
  const busy = []
  for (let number = 0; number < 20; number += 1) busy.push(await open(get))
  await untilHeld(20)
  const silent = await open('')
  const answers = busy.map(readAll)
  const drained = drain(60_000)
  await readAll(silent)
  for (const answer of held) answer()
  for (const text of await Promise.all(answers)) {
    expect(parseAnswers(text)).toMatchObject([{ status: 200, headers: { connection: 'close' }, body: 'ok' }])
  }
  expect(await drained).toBe(0)
  expect(connections.open.size).toBe(0)
})

test('a request with incomplete headers at the start of the drain is answered, on new and on reused connections', async () => {
  const { drain, held, open, untilHeld, untilRead } = await heldServer()
  const kept = await open(get)
  await untilHeld(1)
  held[0]?.()
  await once(kept, 'data')
  const half = 'GET / HTTP/1.1\r\nHo'
  kept.write(half)
  await untilRead(get.length + half.length)
  const fresh = await open(half)
  await untilRead(half.length)
  const answers = [kept, fresh].map(readAll)
  const drained = drain(60_000)
  for (const socket of [kept, fresh]) socket.write('st: a.example\r\n\r\n')
  await untilHeld(3)
  for (const answer of held.slice(1)) answer()
  for (const text of await Promise.all(answers)) {
    expect(parseAnswers(text)).toMatchObject([{ status: 200, headers: { connection: 'close' }, body: 'ok' }])
  }
  expect(await drained).toBe(0)
})

test('when the drain time is over, unanswered requests get 503 and unfinished responses are cut off', async () => {
  const app = express()
  let begun = 0
  app.get('/begun', (_req, res) => {
    begun += 1
    res.set('Content-Length', '2').flushHeaders()
  })
  app.get('/', () => {
    begun += 1
  })
  const { drain, port } = await listenForTest(app)
  const sockets = [get, get.replace('/', '/begun'), 'GET / HTTP/1.1\r\nHo'].map((text) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    socket.write(text)
    return readAll(socket)
  })
  while (begun < 2) await new Promise((resolve) => setImmediate(resolve))
  expect(await drain(100)).toBe(2)
  const [waiting = '', cut = '', half = ''] = await Promise.all(sockets)
  for (const text of [waiting, half]) {
    expect(parseAnswers(text)).toMatchObject([{ status: 503, headers: { 'cache-control': 'no-store', connection: 'close' } }])
  }
  expect(cut).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\n\r\n$/)
})

test('a response that is written but not yet sent when the drain begins arrives complete', async () => {
  const large = Buffer.alloc(30_000_000)
  const app = express()
  let isWritten = false
  app.get('/', (_req, res) => {
    res.end(large)
    isWritten = true
  })
  const { drain, port } = await listenForTest(app)
  const socket = connect(port, '127.0.0.1').pause()
  socket.write(get)
  while (!isWritten) await new Promise((resolve) => setImmediate(resolve))
  const drained = drain(60_000)
  expect((await readAll(socket.resume())).length).toBeGreaterThan(large.byteLength)
  expect(await drained).toBe(0)
})

test('a connection whose response began before the drain is closed after it', async () => {
  const app = express()
  let finish: (() => void) | undefined
  app.get('/', (_req, res) => {
    res.set('Content-Length', '2').flushHeaders()
    finish = () => res.end('ok')
  })
  const { drain, port } = await listenForTest(app)
  const socket = connect(port, '127.0.0.1')
  socket.write(get)
  const text = readAll(socket)
  while (!finish) await new Promise((resolve) => setImmediate(resolve))
  const drained = drain(60_000)
  finish()
  expect(parseAnswers(await text)).toMatchObject([{ status: 200, body: 'ok' }])
  expect(await drained).toBe(0)
})

test('pipelined requests are handled one after the other and answered in order', async () => {
  let running = 0
  let most = 0
  const app = express()
  app.use((req, res) => {
    running += 1
    most = Math.max(most, running)
    res.once('finish', () => {
      running -= 1
    })
    setImmediate(() => res.send(req.url))
  })
  const { port } = await listenForTest(app)
  const requests = Array.from({ length: 30 }, (_, number) => `GET /${number} HTTP/1.1\r\nHost: a.example\r\n`)
  const { text } = await exchange({ port, idleMs: 5_000 }, `${requests.join('\r\n')}Connection: close\r\n\r\n`)
  expect(parseAnswers(text).map(({ body }) => body)).toEqual(requests.map((_, number) => `/${number}`))
  expect(most).toBe(1)
})

test('pipelined requests let requests on other connections go between them', async () => {
  const order: string[] = []
  const visitor = new Socket()
  const app = express()
  app.use((req, res) => {
    if (order.length === 0) visitor.write('GET /visitor HTTP/1.1\r\nHost: a.example\r\n\r\n')
    order.push(req.url)
    res.send('')
  })
  const { port } = await listenForTest(app)
  visitor.connect(port, '127.0.0.1')
  await once(visitor, 'connect')
  const requests = Array.from({ length: 30 }, (_, number) => `GET /${number} HTTP/1.1\r\nHost: a.example\r\n\r\n`)
  await exchange({ port }, requests.join(''))
  visitor.destroy()
  expect(order).toHaveLength(31)
  expect(order.indexOf('/visitor')).toBeLessThan(25)
})

test('a client that pipelines thousands of requests and reads nothing leaves nothing behind', async () => {
  const large = Buffer.alloc(5_000_000)
  let begun = 0
  let closed = 0
  const app = express()
  app.use((_req, res) => {
    begun += 1
    res.once('close', () => {
      closed += 1
    })
    res.end(large)
  })
  const { port, connections } = await listenForTest(app)
  const exchanged = exchange({ port, idleMs: 5_000 }, get.repeat(3_000))
  expect((await exchanged).isClosed).toBe(true)
  expect(begun).toBeLessThan(3)
  const some = connect(port, '127.0.0.1')
  some.pause().write(get.repeat(30))
  while (inFlight(connections).length === 0) await new Promise((resolve) => setImmediate(resolve))
  some.destroy()
  while (inFlight(connections).length > 0) await new Promise((resolve) => setImmediate(resolve))
  expect(closed).toBe(begun)
  expect(begun).toBeLessThan(4)
})

test('after a thousand requests the connection is closed; further requests on it get no response', async () => {
  const app = express()
  app.get('/', (_req, res) => void res.send('ok'))
  const { port } = await listenForTest(app)
  const socket = connect(port, '127.0.0.1')
  const text = readAll(socket)
  let answered = 0
  socket.on('data', (chunk) => {
    answered += chunk.toString().split('HTTP/1.1 ').length - 1
    if (socket.writable) socket.write(get)
  })
  socket.write(get)
  const answers = parseAnswers(await text)
  expect(answers).toHaveLength(1_000)
  expect(answered).toBe(1_000)
  expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.connection}`))).toEqual(new Set(['200 keep-alive', '200 close']))
})
