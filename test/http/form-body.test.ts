import express, { type ErrorRequestHandler } from 'express'
import { expect, test } from 'vitest'
import { discardRefusedBody } from '../../server/middleware/discard-refused-body.ts'
import { readForm } from '../../server/requests/form-body.ts'
import { listenForTest } from '../helpers/app-http-server.ts'
import { exchange, parseAnswers } from '../helpers/raw-socket.ts'

async function formServer({ maxDiscardedBytes = 1_000_000 } = {}) {
  const app = express()
  app.use(discardRefusedBody(maxDiscardedBytes))
  app.post('/form', (req, res) => readForm(req, async () => undefined, new AbortController().signal).then(() => void res.json(req.body)))
  app.post('/closed', (_req, res) => void res.status(405).send('no'))
  const onError: ErrorRequestHandler = (error: { status?: number }, _req, res, _next) =>
    void res.status(error.status ?? 500).send('refused')
  app.use(onError)
  return listenForTest(app)
}

const head = (path: string, ...lines: string[]) => [`POST ${path} HTTP/1.1`, 'Host: a.example', ...lines, '', ''].join('\r\n')
const type = 'Content-Type: application/x-www-form-urlencoded'
const withBody = (body: string, ...lines: string[]) => head('/form', `Content-Length: ${Buffer.byteLength(body)}`, ...lines) + body

test('a form is read whole or in chunks, up to exactly the limit', async () => {
  const { port } = await formServer()
  const full = `a=${'x'.repeat(64 * 1024 - 2)}`
  const chunked = `${head('/form', type, 'Transfer-Encoding: chunked')}3\r\na=1\r\n4\r\n&b=2\r\n0\r\n\r\n`
  const [first] = parseAnswers((await exchange({ port }, withBody(full, type))).text)
  const [second] = parseAnswers((await exchange({ port }, chunked)).text)
  expect(first?.status).toBe(200)
  expect(JSON.parse(second?.body ?? '')).toEqual({ a: '1', b: '2' })
})

test('a form with Expect: 100-continue is accepted', async () => {
  const { port } = await formServer()
  const { text } = await exchange({ port }, withBody('a=1', type, 'Expect: 100-continue'))
  expect(parseAnswers(text).map(({ status }) => status)).toEqual([100, 200])
})

test.each([
  ['JSON', 'Content-Type: application/json'],
  ['plain text', 'Content-Type: text/plain'],
  ['multipart without a boundary', 'Content-Type: multipart/form-data'],
  ['compressed multipart', 'Content-Type: multipart/form-data; boundary=x\r\nContent-Encoding: gzip'],
  ['no type', 'X-None: 1'],
  ['UTF-16', `${type}; charset=utf-16`],
  ['an unknown character set', `${type}; charset=x`],
  ['gzip', `${type}\r\nContent-Encoding: gzip`],
  ['an unknown coding', `${type}\r\nContent-Encoding: rot13`],
])('%s is refused with 415, and the connection stays open', async (_, line) => {
  const { port } = await formServer()
  const { text } = await exchange({ port }, withBody('a=1', line) + withBody('a=2', type))
  expect(parseAnswers(text).map(({ status }) => status)).toEqual([415, 200])
})

test.each([
  ['declares one byte too many', withBody(`a=${'x'.repeat(64 * 1024 - 1)}`, type)],
  ['has 51 parameters', withBody('a=1&'.repeat(50), type)],
])('a form that %s is refused with 413, and the connection stays open', async (_, request) => {
  const { port } = await formServer()
  const { text } = await exchange({ port }, request + withBody('a=2', type))
  expect(parseAnswers(text).map(({ status }) => status)).toEqual([413, 200])
})

test('endless chunks are refused at the limit, and a bounded amount more is read', async () => {
  const { port } = await formServer({ maxDiscardedBytes: 300_000 })
  const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`
  const { text, isClosed, ms } = await exchange(
    { port },
    head('/form', type, 'Transfer-Encoding: chunked'),
    ...Array.from({ length: 40 }, () => chunk),
  )
  expect(parseAnswers(text).map(({ status }) => status)).toEqual([413])
  expect(isClosed).toBe(true)
  expect(ms).toBeLessThan(8_000)
})

test('a huge declared length is refused before any of it arrives', async () => {
  const { port } = await formServer()
  const { text, ms } = await exchange({ port }, head('/form', type, 'Content-Length: 10000000000'))
  expect(parseAnswers(text).map(({ status }) => status)).toEqual([413])
  expect(ms).toBeLessThan(8_000)
})

test('a body that no route reads is drained up to the same bound', async () => {
  const { port } = await formServer({ maxDiscardedBytes: 200_000 })
  const small = `${head('/closed', 'Content-Length: 100000')}${'x'.repeat(100_000)}`
  const kept = await exchange({ port }, small + withBody('a=1', type))
  expect(parseAnswers(kept.text).map(({ status }) => status)).toEqual([405, 200])
  const large = await exchange(
    { port, idleMs: 1_500 },
    head('/closed', 'Content-Length: 5000000'),
    ...Array.from({ length: 50 }, () => 'x'.repeat(100_000)),
  )
  expect(parseAnswers(large.text).map(({ status }) => status)).toEqual([405])
  expect(large.isClosed).toBe(true)
})

test('a client that disconnects within a body causes no error', async () => {
  const { port, server } = await formServer()
  const faults: unknown[] = []
  server.on('error', (error) => faults.push(error))
  await exchange({ port, firstMs: 200 }, head('/form', type, 'Content-Length: 500'), 'a=1')
  const { text } = await exchange({ port }, withBody('a=2', type))
  expect(parseAnswers(text)).toMatchObject([{ status: 200 }])
  expect(faults).toEqual([])
})
