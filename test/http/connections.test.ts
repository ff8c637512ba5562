import { once } from 'node:events'
import { connect, Socket } from 'node:net'
import express from 'express'
import { expect, test } from 'vitest'
import { listenForTest } from '../helpers/app-http-server.ts'
import { exchange, parseAnswers } from '../helpers/raw-socket.ts'

const get = 'GET / HTTP/1.1\r\nHost: a.example\r\n\r\n'

async function heldServer({ maxOpen }: { maxOpen?: number } = {}) {
  const held: (() => void)[] = []
  const app = express()
  app.get('/', (_req, res) => void held.push(() => res.send('ok')))
  const http = await listenForTest(app, {}, undefined, maxOpen)
  const open = async (text: string) => {
    const socket = connect(http.port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(text)
    return socket
  }
  const untilHeld = async (count: number) => {
    while (held.length < count) await new Promise((resolve) => setImmediate(resolve))
  }
  return { ...http, held, open, untilHeld }
}

async function readAll(socket: Socket): Promise<string> {
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  await once(socket, 'close')
  return Buffer.concat(chunks).toString()
}

test('while draining, requests in flight are answered whole as the last of their connections; half-open and idle ones end', async () => {
  const { server, connections, held, open, untilHeld } = await heldServer()
  const busy = await Promise.all(Array.from({ length: 20 }, () => open(get)))
  await untilHeld(20)
  const silent = await open('')
  const half = await open('GET / HTTP/1.1\r\nHost:')
  const answers = busy.map(readAll)
  // The system resets a connection that ends with something unread: half a request may be just that.
  const gone = [silent, half].map(
    (socket) =>
      new Promise((resolve) =>
        socket
          .on('error', () => undefined)
          .resume()
          .once('close', resolve),
      ),
  )
  const closed = once(server, 'close')
  server.close()
  connections.beginDrain()
  await Promise.all(gone)
  for (const answer of held) answer()
  for (const text of await Promise.all(answers)) {
    expect(parseAnswers(text)).toMatchObject([{ status: 200, headers: { connection: 'close' }, body: 'ok' }])
  }
  await closed
  expect(connections.inFlight().length).toBe(0)
})

test('a connection whose answer had begun before the drain ends behind it', async () => {
  const app = express()
  let finish: (() => void) | undefined
  app.get('/', (_req, res) => {
    res.set('Content-Length', '2').flushHeaders()
    finish = () => res.end('ok')
  })
  const { server, connections, port } = await listenForTest(app)
  const socket = connect(port, '127.0.0.1')
  socket.write(get)
  const text = readAll(socket)
  while (!finish) await new Promise((resolve) => setImmediate(resolve))
  const closed = once(server, 'close')
  server.close()
  connections.beginDrain()
  finish()
  expect(parseAnswers(await text)).toMatchObject([{ status: 200, body: 'ok' }])
  await closed
})

test('requests that come in one piece are begun one after the other, and answered in their order', async () => {
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

test('of many requests in one packet each waits for the others who have come meanwhile', async () => {
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

test('a client that asks thousands of times at once and reads nothing leaves nothing behind', async () => {
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
  const gone = exchange({ port, idleMs: 5_000 }, get.repeat(3_000))
  expect((await gone).isClosed).toBe(true)
  expect(begun).toBeLessThan(3)
  const some = connect(port, '127.0.0.1')
  some.pause().write(get.repeat(30))
  while (connections.inFlight().length === 0) await new Promise((resolve) => setImmediate(resolve))
  some.destroy()
  while (connections.inFlight().length > 0) await new Promise((resolve) => setImmediate(resolve))
  expect(closed).toBe(begun)
  expect(begun).toBeLessThan(4)
})

test('of more connections than may be open the longest idle ends, then whoever sends slowly, and none that is being answered', async () => {
  const { server, connections, held, open, untilHeld } = await heldServer({ maxOpen: 4 })
  const accepted = async (text: string) => {
    const taken = once(server, 'connection')
    const socket = await open(text)
    socket.on('error', () => undefined).resume()
    await taken
    return socket
  }
  const answered = await accepted(get)
  await untilHeld(1)
  const body = await accepted('GET / HTTP/1.1\r\nHost: a.example\r\nContent-Length: 9\r\n\r\nhalf')
  await untilHeld(2)
  const idle = await accepted('')
  const half = await accepted('GET / HTTP/1.1\r\nHost:')
  for (const leaving of [idle, half, body]) {
    const left = once(leaving, 'close')
    await accepted(get)
    await left
  }
  await untilHeld(5)
  const refused = await accepted(get)
  if (!refused.closed) await once(refused, 'close')
  expect([answered.closed, connections.inFlight().length]).toEqual([false, 4])
  for (const answer of held) answer()
})

test('who has just been answered has not waited as long as who said nothing since', async () => {
  const { server, held, open, untilHeld } = await heldServer({ maxOpen: 2 })
  const answered = await open(get)
  await untilHeld(1)
  const silentTaken = once(server, 'connection')
  const silent = await open('')
  await silentTaken
  held[0]?.()
  await once(answered, 'data')
  const left = once(silent.resume(), 'close')
  await open('')
  await left
  expect(answered.closed).toBe(false)
})
