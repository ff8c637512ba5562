import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '../helpers/project-root.ts'
import { startSmtpSink } from '../helpers/smtp-sink.ts'
import { ask, inquiryForm } from './ask-server.ts'
import { runProgram, until } from './program-process.ts'
import { openFolder, siteFolder } from './site-folder.ts'
import { pageAnswers } from './site-pages.ts'
import { startServer } from './site-server.ts'

const hostingFile = (name: string) => path.join(projectRoot, 'scripts', 'hosting', 'passenger', name)

/** An application folder as on a shared host: dist/, app.js, .env, data/. */
async function makeApplication(env = '') {
  const base = await openFolder()
  const { current } = await siteFolder(base)
  await cp(hostingFile('app.js'), path.join(current, 'app.js'))
  await writeFile(path.join(current, '.env'), `SITE=fencing\n${env}`)
  const pending = () => readdir(path.join(base, 'releases', 'first', 'data', 'fencing', 'leads', 'pending'))
  return { base, folder: current, socket: path.join(base, 'node.sock'), pending }
}

test('app.js serves pages and posts on a Unix socket, with and without X-Forwarded-For', async () => {
  const { folder, socket, pending } = await makeApplication('CONTACT_RATE_LIMIT=1\n')
  const server = await startServer({ folder, env: { PORT: socket }, startFile: 'app.js' })
  for (const { path: address, status } of pageAnswers('fencing')) expect((await ask(server.target, address)).status, address).toBe(status)
  const post = async (comment: string, headers: Record<string, string> = {}) =>
    (await ask(server.target, '/', { form: inquiryForm({ comment }), headers })).status
  expect(await post('without')).toBe(303)
  expect(await post('without again')).toBe(429)
  expect(await post('one', { 'x-forwarded-for': '198.51.100.1' })).toBe(303)
  expect(await post('two', { 'x-forwarded-for': '198.51.100.2' })).toBe(303)
  expect(await post('one again', { 'x-forwarded-for': '198.51.100.1' })).toBe(429)
  expect(await pending()).toHaveLength(3)
  expect(await server.end()).toBe(0)
})

test('a socket left over by a killed process is replaced', async () => {
  const { folder, socket } = await makeApplication()
  const server = await startServer({ folder, env: { PORT: socket }, startFile: 'app.js' })
  await server.end('SIGKILL')
  const next = await startServer({ folder, env: { PORT: socket }, startFile: 'app.js' })
  expect((await ask(next.target, '/')).status).toBe(200)
})

test('the cron line mails what a killed process left', async () => {
  const { base, folder, socket, pending } = await makeApplication()
  const server = await startServer({ folder, env: { PORT: socket }, startFile: 'app.js' })
  expect((await ask(server.target, '/', { form: inquiryForm() })).status).toBe(303)
  await server.end('SIGKILL')
  expect(await pending()).toHaveLength(1)

  const sink = await startSmtpSink()
  onTestFinished(() => sink.close())
  const mail = `SMTP_URL=smtp://127.0.0.1:${sink.port}\nCONTACT_TO=owner@example.com\nCONTACT_FROM=site@example.com\n`
  await writeFile(path.join(folder, '.env'), `SITE=fencing\n${mail}`)
  const line = (await readFile(hostingFile('crontab'), 'utf8')).split('\n').find((text) => text.startsWith('*/5 * * * * '))
  const command = (line ?? expect.fail('no line')).slice('*/5 * * * * '.length)
  const changed = command.replace('/usr/bin/node', process.execPath).replace('$HOME/fencing', '$HOME/current')
  const cron = await runProgram('/bin/sh', ['-c', changed], { cwd: '/', env: { HOME: base, LOGNAME: 'owner', PATH: '/usr/bin:/bin' } })
  expect(cron).toEqual({ status: 0, output: '' })
  expect(sink.mails).toHaveLength(1)
  expect(await pending()).toEqual([])
})

// Imitates Passenger's loader: it replaces the socket, sets each peer's address, and emits `exit` when stdin closes.
const loader = `
const http = require('node:http')
global.PhusionPassenger = new (require('node:events'))()
const listen = http.Server.prototype.listen
http.Server.prototype.listen = function (...args) {
  const done = args.at(-1)
  this.prependListener('request', (request) => {
    Object.defineProperty(request.socket, 'remoteAddress', { configurable: true, get: () => '127.0.0.1' })
  })
  return listen.call(this, process.env.PASSENGER_SOCKET, () => {
    if (typeof done === 'function') this.once('listening', done)
    this.emit('listening')
  })
}
process.stdin.on('end', () => {
  if (global.PhusionPassenger.listenerCount('exit') > 0) global.PhusionPassenger.emit('exit')
  else process.exit(7)
})
process.stdin.resume()
require(process.argv[2])
`

test("with Passenger's loader, app.js listens on Passenger's socket and shuts down cleanly", async () => {
  const { base, folder, socket, pending } = await makeApplication()
  const file = path.join(base, 'loader.cjs')
  await writeFile(file, loader)
  const child = spawn(process.execPath, [file, path.join(folder, 'app.js')], { cwd: '/', env: { PASSENGER_SOCKET: socket }, stdio: 'pipe' })
  onTestFinished(() => void child.kill('SIGKILL'))
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => output.push(text))
  const target = { socketPath: socket }
  const isUp = () =>
    ask(target, '/').then(
      ({ status }) => status === 200,
      () => false,
    )
  await until(isUp, () => output.join(''))
  expect((await ask(target, '/', { form: inquiryForm(), headers: { 'x-forwarded-for': '198.51.100.1' } })).status).toBe(303)
  expect(await pending()).toHaveLength(1)
  child.stdin.end()
  expect((await once(child, 'exit'))[0]).toBe(0)
})

test('NODE_OPTIONS accepts the flag for hosts that limit the address space', async () => {
  const { folder, socket } = await makeApplication()
  const env = { PORT: socket, NODE_OPTIONS: '--disable-wasm-trap-handler' }
  const server = await startServer({ folder, env, startFile: 'app.js' })
  expect((await ask(server.target, '/')).status).toBe(200)
})
