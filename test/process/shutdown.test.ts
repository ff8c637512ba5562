import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { inquiryForm } from '../helpers/inquiry-form.ts'
import { startServerProcess } from '../helpers/process-server.ts'
import { exchange, parseAnswers } from '../helpers/raw-socket.ts'

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a.example\r\n\r\n`

async function open(port: number, text: string) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1')
  })
  socket.write(text)
  return { socket, received: () => received, closed: new Promise((resolve) => socket.once('close', resolve)) }
}

async function untilServed(port: number) {
  const last = get('/health/live').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')
  expect((await exchange({ port, idleMs: 30_000 }, last)).text).toContain('200 OK')
}

test.each([
  'SIGTERM',
  'SIGINT',
] as const)('%s ends an idle server without delay and with status 0, even with open connections', async (signal) => {
  const { child, ended, port } = await startServerProcess()
  const idle = await open(port, get('/health/live'))
  await open(port, '')
  while (!idle.received().includes('ok')) await once(idle.socket, 'data')
  const startedAt = performance.now()
  child.kill(signal)
  expect((await ended).status).toBe(0)
  // Requests in flight get more than seven seconds.
  expect(performance.now() - startedAt).toBeLessThan(7_000)
})

test('on SIGTERM posts in flight are stored and answered with `Connection: close`, and new connections are refused', async () => {
  const { child, ended, port, url } = await startServerProcess({ env: { CONTACT_RATE_LIMIT: '100' } })
  // Few posts, and compiled code: what is unfinished after 7.5 s is cut off, and the machine may be busy.
  expect((await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(inquiryForm()) })).status).toBe(303)
  const posts = await Promise.all(
    Array.from({ length: 4 }, async (_, number) => {
      const body = new URLSearchParams(inquiryForm({ comment: `Number ${number}` })).toString()
      const type = 'Content-Type: application/x-www-form-urlencoded'
      const head = ['POST / HTTP/1.1', 'Host: a.example', type, `Content-Length: ${body.length}`, 'Expect: 100-continue', '', ''].join(
        '\r\n',
      )
      return { body, ...(await open(port, head)) }
    }),
  )
  // After `100 Continue`, every post is in flight.
  for (const { socket, received } of posts) while (!received().includes('100 Continue')) await once(socket, 'data')
  child.kill('SIGTERM')
  const refused = connect(port, '127.0.0.1')
  await Promise.race([once(refused, 'error'), once(refused, 'close')]).catch(() => undefined)
  for (const { socket, body } of posts) socket.write(body)
  for (const { received, closed } of posts) {
    await closed
    expect(parseAnswers(received())).toMatchObject([{ status: 100 }, { status: 303, headers: { connection: 'close' } }])
  }
  const { status, output } = await ended
  expect(status).toBe(0)
  expect(output).not.toContain('"level":50')
})

test('on SIGTERM a request with incomplete headers is answered', async () => {
  const { child, ended, port, until } = await startServerProcess()
  const half = await open(port, 'GET /about/ HTTP/1.1\r\nHo')
  // Once a later request is answered, the server has read this one.
  await untilServed(port)
  const busy = await open(port, 'GET /health HTTP/1.1\r\nHo')
  await untilServed(port)
  child.kill('SIGTERM')
  const refused = connect(port, '127.0.0.1')
  await Promise.race([once(refused, 'error'), once(refused, 'close')]).catch(() => undefined)
  half.socket.write('st: a.example\r\n\r\n')
  busy.socket.write('st: a.example\r\n\r\n')
  await Promise.all([half.closed, busy.closed])
  expect(parseAnswers(half.received())).toMatchObject([{ status: 200, headers: { connection: 'close' } }])
  expect(parseAnswers(busy.received())).toMatchObject([{ status: 503, headers: { connection: 'close' } }])
  expect((await ended).status).toBe(0)
  await until(/"answered"/)
})

test('a client that never reads delays shutdown only for a limited time', async () => {
  const { child, ended, port, url } = await startServerProcess()
  const page = await (await fetch(url)).text()
  const picture = /\/assets\/[\w-]+-1600\.avif/.exec(page)?.[0] ?? ''
  const { socket } = await open(port, get(picture).repeat(30))
  socket.pause()
  await new Promise((resolve) => setTimeout(resolve, 200))
  const startedAt = performance.now()
  child.kill('SIGTERM')
  expect((await ended).status).toBe(0)
  // Takes nine seconds on an idle machine; without shutdown, such clients get a minute.
  expect(performance.now() - startedAt).toBeLessThan(50_000)
})

test('a second signal exits immediately', async () => {
  const { child, ended, port } = await startServerProcess()
  const head =
    'POST / HTTP/1.1\r\nHost: a.example\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n'
  const { socket, received } = await open(port, head)
  while (!received().includes('100')) await once(socket, 'data')
  child.kill('SIGTERM')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(child.exitCode).toBeNull()
  const startedAt = performance.now()
  child.kill('SIGTERM')
  expect((await ended).status).toBe(130)
  // The post in flight would get eight seconds.
  expect(performance.now() - startedAt).toBeLessThan(7_000)
})

test('SIGHUP and SIGUSR1 are ignored: no exit, no debugger', async () => {
  const { child, output, port } = await startServerProcess()
  child.kill('SIGHUP')
  child.kill('SIGUSR1')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect((await exchange({ port }, get('/health/live'))).text).toContain('200 OK')
  expect(child.exitCode).toBeNull()
  expect(output()).not.toMatch(/debugger/i)
})

/** Runs this code in a timer in the server when it gets SIGUSR2. */
const faultOnSignal = (code: string) => {
  const module = `process.once('SIGUSR2', () => setTimeout(() => { ${code} }))`
  return ['--import', `data:text/javascript,${encodeURIComponent(module)}`]
}

test.each([
  ['an error thrown in a timer', 'throw new Error("can" + "ary")'],
  ['a rejected promise', 'Promise.reject(Object.assign(new Error("can" + "ary"), { body: "can" + "ary" }))'],
])('%s is logged once without its message, and the server exits cleanly with status 1', async (_, code) => {
  const { child, ended } = await startServerProcess({ nodeArgs: faultOnSignal(code) })
  child.kill('SIGUSR2')
  const { status, output } = await ended
  expect(status).toBe(1)
  expect(output.split('\n').filter((line) => line.includes('"level":60'))).toHaveLength(1)
  expect(output).not.toContain('canary')
})

test('an error during shutdown does not cut off a post in flight', async () => {
  const module = "process.on('SIGUSR2', () => void Promise.reject(new Error('again')))"
  const nodeArgs = ['--import', `data:text/javascript,${encodeURIComponent(module)}`]
  const { child, ended, port, until } = await startServerProcess({ nodeArgs })
  const body = new URLSearchParams(inquiryForm()).toString()
  const type = 'Content-Type: application/x-www-form-urlencoded'
  const post = await open(
    port,
    ['POST / HTTP/1.1', 'Host: a.example', type, `Content-Length: ${body.length}`, '', body.slice(0, 9)].join('\r\n'),
  )
  // Once a later request is answered, the server has read the start of this one.
  await untilServed(port)
  child.kill('SIGUSR2')
  await until(/"level":60/)
  child.kill('SIGUSR2')
  await until(/"level":60[\s\S]*"level":60/)
  post.socket.write(body.slice(9))
  await post.closed
  expect(parseAnswers(post.received())).toMatchObject([{ status: 303 }])
  expect((await ended).status).toBe(1)
})

test('a stalled log reader does not delay the exit', async () => {
  const { child, ended, port } = await startServerProcess({ env: { LOG_LEVEL: 'debug' } })
  child.stdout?.pause()
  const requests = get(`/${'a'.repeat(250)}`).repeat(100)
  for (let round = 0; round < 30; round += 1) await exchange({ port, idleMs: 60 }, requests)
  child.kill('SIGTERM')
  const [status] = await once(child, 'exit')
  expect(status).toBe(0)
  child.stdout?.resume()
  await ended
})

test('a log reader that stalls or exits does not stop the site', async () => {
  const { child, port, output } = await startServerProcess({ env: { LOG_LEVEL: 'debug' } })
  child.stdout?.pause()
  const requests = get('/robots.txt').repeat(100)
  for (let round = 0; round < 30; round += 1) await exchange({ port, idleMs: 60 }, requests)
  expect((await exchange({ port, idleMs: 200 }, get('/health/live'))).text).toContain('200 OK')
  child.stdout?.destroy()
  for (let round = 0; round < 3; round += 1) await exchange({ port, idleMs: 30 }, requests)
  expect((await exchange({ port, idleMs: 200 }, get('/health/live'))).text).toContain('200 OK')
  expect(output().length).toBeGreaterThan(0)
})
