import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import express from 'express'
import { expect, test } from 'vitest'
import { listenForTest } from '../helpers/app-http-server.ts'
import { parseAnswers } from '../helpers/raw-socket.ts'

const get = 'GET / HTTP/1.1\r\nHost: a.example\r\n\r\n'

async function heldServer() {
  const held: (() => void)[] = []
  const app = express()
  app.get('/', (_req, res) => void held.push(() => res.send('ok')))
  const http = await listenForTest(app)
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
  expect(connections.inFlight.size).toBe(0)
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
