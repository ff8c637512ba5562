import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import express from 'express'
import { expect, test } from 'vitest'
import { httpTimes } from '../../server/http/http-server.ts'
import { readForm } from '../../server/requests/form-body.ts'
import { inFlight, listenForTest } from '../helpers/app-http-server.ts'
import { exchange, parseAnswers } from '../helpers/raw-socket.ts'

const quick = { headersMs: 200, requestMs: 1_000, bodyMs: 300, checkMs: 50, keepAliveMs: 400, stalledMs: 1_000 }
const megabytes = Buffer.alloc(30_000_000)

async function slowServer(times = quick) {
  const app = express()
  app.post('/form', (req, res) => readForm(req, async () => undefined, new AbortController().signal).then(() => void res.send('ok')))
  app.post('/upload', (req, res) => void req.resume().on('end', () => res.send('ok')))
  app.post('/closed', (_req, res) => void res.status(405).send('no'))
  app.get('/large', (_req, res) => void res.end(megabytes))
  app.get('/small', (_req, res) => void res.send('ok'))
  return listenForTest(app, times)
}

test('timeouts: headers 10 s, forms 15 s, pictures 120 s; idle connections outlast a proxy’s 60 s', () => {
  expect(httpTimes.headersMs + httpTimes.checkMs).toBeLessThan(10_000)
  expect(httpTimes.bodyMs).toBeLessThan(15_000)
  expect(httpTimes.requestMs + httpTimes.checkMs).toBeLessThan(120_000)
  expect(httpTimes.stalledMs).toBe(60_000)
  expect(httpTimes.keepAliveMs).toBe(75_000)
})

test.each([
  ['nothing', []],
  ['half of its headers', ['GET / HTTP/1.1\r\nHost: a.example\r\nX-Half']],
  [
    'half of its body',
    ['POST /form HTTP/1.1\r\nHost: a.example\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n\r\nhalf'],
  ],
  [
    'half of a body in chunks',
    [
      'POST /form HTTP/1.1\r\nHost: a.example\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nhalf',
    ],
  ],
  [
    'half of its pictures',
    ['POST /upload HTTP/1.1\r\nHost: a.example\r\nContent-Type: multipart/form-data; boundary=a\r\nContent-Length: 9\r\n\r\nhalf'],
  ],
])('a client that sends %s gets 408 and is disconnected', async (_, pieces) => {
  const { port } = await slowServer()
  const { text, isClosed } = await exchange({ port, idleMs: 3_000 }, ...pieces)
  expect(isClosed).toBe(true)
  expect(parseAnswers(text)).toMatchObject([{ status: 408, headers: { 'x-content-type-options': 'nosniff' } }])
})

test('a post with pictures may take longer than a form, but gets 408 if it stalls', async () => {
  const head = 'POST /upload HTTP/1.1\r\nHost: a.example\r\nContent-Type: multipart/form-data; boundary=a\r\nContent-Length: 9\r\n\r\n'
  const slow = await slowServer({ ...quick, bodyMs: 50, requestMs: 60_000, stalledMs: 60_000 })
  const formHead = head.replace('multipart/form-data; boundary=a', 'application/x-www-form-urlencoded')
  const upload = connect(slow.port, '127.0.0.1')
  upload.write(`${head}half`)
  // Its 408 shows that the upload, which started earlier, has outlasted the form timeout.
  expect(parseAnswers((await exchange({ port: slow.port, idleMs: 10_000 }, `${formHead}half`)).text)).toMatchObject([{ status: 408 }])
  upload.end('other')
  const [answer]: Buffer[] = await once(upload, 'data')
  expect(parseAnswers(String(answer))).toMatchObject([{ status: 200, body: 'ok' }])

  const stalled = await slowServer({ ...quick, requestMs: 60_000, stalledMs: 100 })
  expect(parseAnswers((await exchange({ port: stalled.port, idleMs: 10_000 }, `${head}half`)).text)).toMatchObject([{ status: 408 }])
})

test('a form that arrives while the process is busy is answered once, however late the process reads it', async () => {
  const bodyMs = 50
  const app = express()
  app.get('/small', (_req, res) => void res.send('ok'))
  app.post('/form', (req, res) => {
    socket.write('other')
    const endsAt = performance.now() + 2 * bodyMs
    while (performance.now() < endsAt);
    setTimeout(() => req.resume().on('end', () => res.send('ok')), bodyMs)
  })
  const { port } = await listenForTest(app, { ...quick, bodyMs, keepAliveMs: 60_000, stalledMs: 60_000 })
  const socket = connect(port, '127.0.0.1')
  const type = 'Content-Type: application/x-www-form-urlencoded'
  socket.write(`POST /form HTTP/1.1\r\nHost: a.example\r\n${type}\r\nContent-Length: 9\r\n\r\nhalf`)
  const [first]: Buffer[] = await once(socket, 'data')
  expect(parseAnswers(String(first))).toMatchObject([{ status: 200 }])
  socket.write('GET /small HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n')
  expect(parseAnswers(await text(socket))).toMatchObject([{ status: 200 }])
})

test('a client that keeps sending a refused body gets only one response', async () => {
  const { port } = await slowServer()
  const { text, isClosed } = await exchange(
    { port, idleMs: 3_000 },
    'POST /closed HTTP/1.1\r\nHost: a.example\r\nContent-Length: 900\r\n\r\nhalf',
  )
  expect(parseAnswers(text).map(({ status }) => status)).toEqual([405])
  expect(isClosed).toBe(true)
})

test('a client that reads nothing is disconnected', async () => {
  const { port, connections } = await slowServer()
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /large HTTP/1.1\r\nHost: a.example\r\n\r\n')
  socket.pause()
  const startedAt = performance.now()
  await once(socket, 'connect')
  while (inFlight(connections).length === 0) await new Promise((resolve) => setImmediate(resolve))
  const [response] = inFlight(connections)
  if (response) await once(response, 'close')
  expect(performance.now() - startedAt).toBeLessThan(20_000)
  socket.destroy()
})

test('a slow client that keeps reading is not disconnected', async () => {
  // Sending all takes longer, but a busy machine may pause the client for a second.
  const { port } = await slowServer({ ...quick, stalledMs: 2_000 })
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /large HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n')
  let received = 0
  socket.on('data', (chunk) => {
    received += chunk.byteLength
    socket.pause()
    setTimeout(() => socket.resume(), 3)
  })
  await once(socket, 'end')
  expect(received).toBeGreaterThan(megabytes.byteLength)
})

test('an idle connection is closed after the keep-alive timeout', async () => {
  const { port } = await slowServer()
  const { text, isClosed } = await exchange({ port, idleMs: 4_000 }, 'GET /small HTTP/1.1\r\nHost: a.example\r\n\r\n')
  expect(parseAnswers(text)).toMatchObject([{ status: 200 }])
  expect(isClosed).toBe(true)
})

test('a hundred slow clients are disconnected while a normal client is served', async () => {
  // Long enough for the normal client on a busy machine.
  const { port, connections } = await slowServer({ ...quick, headersMs: 3_000, bodyMs: 4_000, requestMs: 9_000 })
  const form = 'POST /form HTTP/1.1\r\nHost: a.example\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 900\r\n\r\n'
  const kinds = [
    { begin: 'GET /small HTTP/1.1\r\nHost: a.example\r\n', drip: 'X-Drip: 1\r\n', isReading: true },
    { begin: form, drip: 'a', isReading: true },
    { begin: 'GET /large HTTP/1.1\r\nHost: a.example\r\n\r\n', drip: '', isReading: false },
  ]
  const slow = Array.from({ length: 102 }, (_, number) => kinds[number % kinds.length]).flatMap((kind) => kind ?? [])
  const open = new Set<Socket>()
  const timers = slow.map(({ begin, drip, isReading }) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(begin))
    if (isReading) socket.resume()
    else socket.pause()
    if (isReading) open.add(socket)
    socket.on('error', () => undefined).on('close', () => open.delete(socket))
    return setInterval(() => socket.write(drip), 50)
  })
  const isReadBySomeone = () => inFlight(connections).some(({ req }) => req.url === '/large')
  const statuses = new Set<number>()
  let asked = 0
  while (asked < 10 || open.size > 0 || isReadBySomeone()) {
    const { text } = await exchange({ port }, 'GET /small HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n')
    for (const { status } of parseAnswers(text)) statuses.add(status)
    asked += 1
  }
  for (const timer of timers) clearInterval(timer)
  expect([...statuses]).toEqual([200])
})
