import express from 'express'
import { expect, test } from 'vitest'
import { listenForTest } from '../helpers/app-http-server.ts'
import { exchange, parseAnswers } from '../helpers/raw-socket.ts'

/** A server that echoes the method and path of requests that pass the guard. */
async function guardedServer() {
  const app = express()
  // Responds after the body, like the form, so that a malformed body comes before the response.
  app.use((req, res) => void req.resume().on('end', () => res.send(`${req.method} ${req.url}`)))
  return listenForTest(app)
}

const get = (target: string, ...lines: string[]) => [`GET ${target} HTTP/1.1`, 'Host: a.example', ...lines, '', ''].join('\r\n')
const withHost = (...hosts: string[]) => ['GET / HTTP/1.1', ...hosts.map((host) => `Host: ${host}`), '', ''].join('\r\n')

const post = (...lines: string[]) => ['POST / HTTP/1.1', 'Host: a.example', ...lines, '', '0\r\n\r\n'].join('\r\n')
const chunked = 'POST / HTTP/1.1\r\nHost: a.example\r\nTransfer-Encoding: chunked\r\n\r\n'

test.each([
  ['no Host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['an empty Host', withHost(''), 400],
  ['two equal Host lines', withHost('a.example', 'a.example'), 400],
  ['two Host lines', withHost('a.example', 'b.example'), 400],
  ['a Host with a space', withHost('a b'), 400],
  ['a Host with an open bracket', withHost('[::1'), 400],
  ['a Host with a path', withHost('x/y'), 400],
  ['a Host with a user', withHost('u@x'), 400],
  ['a Host with too high a port', withHost('x:99999'), 400],
  ['a Host that lists two', withHost('a.example, b.example'), 400],
  ['GET *', get('*'), 400],
  ['a fragment in the target', get('/page#part'), 400],
  ['a backslash in the path', get('/a\\b'), 400],
  ['characters beyond ASCII in the target', get('/caf\u00e9'), 400],
  ['an absolute target for another host', get('http://evil.example/'), 400],
  ['an absolute target without a host', get('http://'), 400],
  ['an absolute https target without a host', get('https://'), 400],
  ['an absolute target with only a query', get('http://?a'), 400],
  ['a target with another scheme', get('ftp://a.example/'), 400],
  ['a target without a slash', get('page'), 400],
  ['NUL in the path', get('/contact\0.html'), 400],
  ['NUL in the query', get('/?a=\0'), 400],
  ['HTTP/2.0 on an HTTP/1.1 connection', 'GET / HTTP/2.0\r\nHost: a.example\r\n\r\n', 505],
  ['Transfer-Encoding in HTTP/1.0', 'POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', 400],
  ['an unknown expectation', get('/', 'Expect: a miracle'), 417],
  ['an address of 9 kB', get(`/${'a'.repeat(9_000)}`), 414],
  ['an address of 100 kB', get(`/${'a'.repeat(100_000)}`), 414],
  ['a header of 20 kB', get('/', `X-Long: ${'a'.repeat(20_000)}`), 431],
  ['1200 header lines', get('/', ...Array.from({ length: 1200 }, (_, number) => `X-${number}: 1`)), 431],
  ['101 header lines', get('/', ...Array.from({ length: 101 }, (_, number) => `X-${number}: 1`)), 431],
  ['CONNECT', 'CONNECT a.example:443 HTTP/1.1\r\nHost: a.example\r\n\r\n', 405],
  ['a header line without a colon', get('/', 'nonsense'), 400],
  ['a space before the colon', get('/', 'X-Name : value'), 400],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a.example\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
  ['length and chunks', 'POST / HTTP/1.1\r\nHost: a.example\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', 400],
  ['text that is not HTTP', 'hello there\r\n\r\n', 400],
  ['HTTP/0.9', 'GET /\r\n\r\n', 505],
  ['the HTTP/2 preface', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['gzip and chunked transfer encoding', post('Transfer-Encoding: gzip, chunked'), 400],
  ['gzip transfer encoding', post('Transfer-Encoding: gzip'), 400],
  ['chunked twice', post('Transfer-Encoding: chunked, chunked'), 400],
  ['two Transfer-Encoding lines', post('Transfer-Encoding: chunked', 'Transfer-Encoding: identity'), 400],
  ['chunked after a vertical tab', post('Transfer-Encoding: \x0bchunked'), 400],
  ['a header over two lines', get('/', 'X-One: a\r\n b'), 400],
  ['lines that end with only LF', 'GET / HTTP/1.1\nHost: a.example\n\n', 400],
  ['a bare CR in a header', get('/', 'X-One: a\rX-Two: b'), 400],
  ['NUL in a header', get('/', 'X-One: a\0b'), 400],
  ['a length with a sign', post('Content-Length: +2'), 400],
  ['a list of lengths', post('Content-Length: 2, 2'), 400],
  ['two equal lengths', post('Content-Length: 2', 'Content-Length: 2'), 400],
  ['an empty length', post('Content-Length:'), 400],
  ['an overflowing length', post(`Content-Length: ${'9'.repeat(30)}`), 400],
  ['an overflowing chunk size', `${chunked}${'f'.repeat(17)}\r\n`, 400],
  ['a chunk without its end', `${chunked}2\r\nab0\r\n\r\n`, 400],
  ['a chunk extension that ends with only LF', `${chunked}2;a\nb\r\nab\r\n0\r\n\r\n`, 400],
  ['chunks and a lower-case content-length', post('Transfer-Encoding: chunked', 'content-length: 3'), 400],
  ['a user in an absolute target', get('http://u@a.example/'), 400],
])('%s is refused with the security headers, and the connection is closed', async (_, request, status) => {
  const { port } = await guardedServer()
  const { text, isClosed } = await exchange({ port, idleMs: 1_500 }, request)
  const answers = parseAnswers(text)
  expect(answers.map((answer) => answer.status)).toEqual([status])
  expect(answers[0]?.headers).toMatchObject({
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    connection: 'close',
  })
  expect(isClosed).toBe(true)
})

test('300 kB of slow headers are refused long before their end, and the connection is closed', async () => {
  const { port } = await guardedServer()
  const drips = Array.from({ length: 300 }, (_, number) => `X-${number}: ${'a'.repeat(1_000)}\r\n`)
  const { text, isClosed } = await exchange({ port, idleMs: 1_500 }, 'GET / HTTP/1.1\r\nHost: a.example\r\n', ...drips)
  expect(parseAnswers(text).map(({ status }) => status)).toEqual([431])
  expect(isClosed).toBe(true)
})

test.each([
  ['HTTP/1.0 without Host', 'GET /a HTTP/1.0\r\n\r\n', 'GET /a'],
  ['an absolute target for this host', get('http://A.example/a?b'), 'GET /a?b'],
  ['an absolute target without a path', get('http://a.example?b'), 'GET /?b'],
  ['a Host with a port', withHost('a.example:8080'), 'GET /'],
  ['an IPv6 Host', withHost('[::1]:3000'), 'GET /'],
  ['OPTIONS *', 'OPTIONS * HTTP/1.1\r\nHost: a.example\r\n\r\n', 'OPTIONS *'],
  ['odd characters in the query', get('/?a=\\{b}|^"<c>'), 'GET /?a=\\{b}|^"<c>'],
  ['100 header lines', get('/', ...Array.from({ length: 99 }, (_, number) => `X-${number}: 1`)), 'GET /'],
  ['an unsupported upgrade', get('/', 'Connection: Upgrade', 'Upgrade: h2c'), 'GET /'],
])('%s passes', async (_, request, seen) => {
  const { port } = await guardedServer()
  const { text } = await exchange({ port }, request)
  expect(parseAnswers(text)).toMatchObject([{ status: 200, body: seen }])
})

test('an invalid pipelined request is refused after the complete first response', async () => {
  const app = express()
  app.use((_req, res) => void setTimeout(() => res.send('first'), 50))
  const { port } = await listenForTest(app)
  const { text } = await exchange({ port }, `${get('/')}nonsense\r\n\r\n`)
  expect(parseAnswers(text)).toMatchObject([{ status: 200, body: 'first' }, { status: 400 }])
})

test('two pipelined requests are answered in order', async () => {
  const { port } = await guardedServer()
  const { text } = await exchange({ port }, get('/one') + get('/two'))
  expect(parseAnswers(text).map(({ body }) => body)).toEqual(['GET /one', 'GET /two'])
})

test.each(['HEAD / HTTP/1.1\r\n\r\n', 'HEAD ? HTTP/1.1\r\nHost: a.example\r\n\r\n'])('a refused HEAD has no body: %j', async (request) => {
  const { port } = await guardedServer()
  const { text } = await exchange({ port }, request)
  expect(text).toMatch(/^HTTP\/1\.1 400 [\s\S]*\r\n\r\n$/)
})

test.each([
  ['a body on a GET', get('/one', 'Content-Length: 5').concat('hello')],
  ['chunks on a GET', `${get('/one', 'Transfer-Encoding: chunked')}5\r\nhello\r\n0\r\n\r\n`],
  ['trailers', `${chunked}0\r\nX-Trailer: 50\r\n\r\n`],
  ['a chunk extension', `${chunked}2;a="b"\r\nab\r\n0\r\n\r\n`],
])('%s is never parsed as the next request', async (_, request) => {
  const { port } = await guardedServer()
  const { text } = await exchange({ port }, request + get('/two', 'Connection: close'))
  expect(parseAnswers(text).map(({ body }) => body)).toEqual([expect.stringMatching(/^(GET \/one|POST \/)$/), 'GET /two'])
})
