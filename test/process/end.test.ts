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

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends an idle server without delay, with status 0, connections or not', async (signal) => {
  const { child, ended, port } = await startServerProcess()
  const idle = await open(port, get('/health/live'))
  await open(port, '')
  while (!idle.received().includes('ok')) await once(idle.socket, 'data')
  const startedAt = performance.now()
  child.kill(signal)
  expect((await ended).status).toBe(0)
  // Requests in flight would have more than seven seconds.
  expect(performance.now() - startedAt).toBeLessThan(7_000)
})

test('on SIGTERM posts in flight are stored and answered as the last of their connections, and nobody new is let in', async () => {
  const { child, ended, port } = await startServerProcess({ env: { CONTACT_RATE_LIMIT: '100' } })
  const posts = await Promise.all(
    Array.from({ length: 20 }, async (_, number) => {
      const body = new URLSearchParams(inquiryForm({ comment: `Number ${number}` })).toString()
      const type = 'Content-Type: application/x-www-form-urlencoded'
      const head = ['POST / HTTP/1.1', 'Host: a.example', type, `Content-Length: ${body.length}`, 'Expect: 100-continue', '', ''].join(
        '\r\n',
      )
      return { body, ...(await open(port, head)) }
    }),
  )
  // Asked to go on, every post is in flight.
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

test('on SIGTERM a request whose head is on its way is answered', async () => {
  const { child, ended, port, until } = await startServerProcess()
  const half = await open(port, 'GET /about/ HTTP/1.1\r\nHo')
  // Has been read as soon as the server has answered somebody who came later.
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

test('a reader that never reads does not hold the end up for ever', async () => {
  const { child, ended, port, url } = await startServerProcess()
  const page = await (await fetch(url)).text()
  const picture = /\/assets\/[\w-]+-1600\.webp/.exec(page)?.[0] ?? ''
  const { socket } = await open(port, get(picture).repeat(30))
  socket.pause()
  await new Promise((resolve) => setTimeout(resolve, 200))
  const startedAt = performance.now()
  child.kill('SIGTERM')
  expect((await ended).status).toBe(0)
  // Nine on a quiet machine; otherwise such readers have a minute.
  expect(performance.now() - startedAt).toBeLessThan(50_000)
})

test('a second signal ends the server at once', async () => {
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
  // The post in flight would have had eight seconds.
  expect(performance.now() - startedAt).toBeLessThan(7_000)
})

test('SIGHUP and SIGUSR1 change nothing: no end, no debugger', async () => {
  const { child, output, port } = await startServerProcess()
  child.kill('SIGHUP')
  child.kill('SIGUSR1')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect((await exchange({ port }, get('/health/live'))).text).toContain('200 OK')
  expect(child.exitCode).toBeNull()
  expect(output()).not.toMatch(/debugger/i)
})

/** Runs a fault inside the server, in a timer of its own, once it gets SIGUSR2. */
const faultOnSignal = (code: string) => {
  const module = `process.once('SIGUSR2', () => setTimeout(() => { ${code} }))`
  return ['--import', `data:text/javascript,${encodeURIComponent(module)}`]
}

test.each([
  ['thrown in a timer', 'throw new Error("can" + "ary")'],
  ['a rejected promise', 'Promise.reject(Object.assign(new Error("can" + "ary"), { body: "can" + "ary" }))'],
])('%s: one line without its words, then a clean end with status 1', async (_, code) => {
  const { child, ended } = await startServerProcess({ nodeArgs: faultOnSignal(code) })
  child.kill('SIGUSR2')
  const { status, output } = await ended
  expect(status).toBe(1)
  expect(output.split('\n').filter((line) => line.includes('"level":60'))).toHaveLength(1)
  expect(output).not.toContain('canary')
})

test('a fault on the way out cuts off nobody: a post in flight is stored and answered', async () => {
  const module = "process.on('SIGUSR2', () => void Promise.reject(new Error('again')))"
  const nodeArgs = ['--import', `data:text/javascript,${encodeURIComponent(module)}`]
  const { child, ended, port, until } = await startServerProcess({ nodeArgs })
  const body = new URLSearchParams(inquiryForm()).toString()
  const type = 'Content-Type: application/x-www-form-urlencoded'
  const post = await open(
    port,
    ['POST / HTTP/1.1', 'Host: a.example', type, `Content-Length: ${body.length}`, '', body.slice(0, 9)].join('\r\n'),
  )
  // Begun as soon as the server has answered somebody who came later.
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

test('a log reader that has stopped does not hold up the end', async () => {
  const { child, ended, port } = await startServerProcess({ env: { LOG_LEVEL: 'debug' } })
  child.stdout?.pause()
  const requests = get(`/${'a'.repeat(250)}`).repeat(30)
  for (let round = 0; round < 100; round += 1) await exchange({ port, idleMs: 30 }, requests)
  child.kill('SIGTERM')
  const [status] = await once(child, 'exit')
  expect(status).toBe(0)
  child.stdout?.resume()
  await ended
})

test('a log reader that stops reading, or goes away, does not stop the site', async () => {
  const { child, port, output } = await startServerProcess({ env: { LOG_LEVEL: 'debug' } })
  child.stdout?.pause()
  const requests = get('/robots.txt').repeat(30)
  for (let round = 0; round < 100; round += 1) await exchange({ port, idleMs: 30 }, requests)
  expect((await exchange({ port, idleMs: 200 }, get('/health/live'))).text).toContain('200 OK')
  child.stdout?.destroy()
  for (let round = 0; round < 3; round += 1) await exchange({ port, idleMs: 30 }, requests)
  expect((await exchange({ port, idleMs: 200 }, get('/health/live'))).text).toContain('200 OK')
  expect(output().length).toBeGreaterThan(0)
})
