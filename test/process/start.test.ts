import { once } from 'node:events'
import { chown, cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countedPlaces } from '../../server/config/config-warnings.ts'
import { leftOutSamples, sampleFacts } from '../../shared/content/sample-facts.ts'
import { readBuiltSite } from '../helpers/built-sites.ts'
import { inquiryForm } from '../helpers/inquiry-form.ts'
import { copyProgram, spawnServer, startServerProcess } from '../helpers/process-server.ts'
import { exchange, parseAnswers } from '../helpers/raw-socket.ts'
import { startSmtpSink } from '../helpers/smtp-sink.ts'
import { temporaryFolder } from '../helpers/temporary-folder.ts'

const post = (fields: Record<string, string>, ...lines: string[]) => {
  const body = new URLSearchParams(fields).toString()
  const type = 'Content-Type: application/x-www-form-urlencoded'
  return ['POST / HTTP/1.1', 'Host: a.example', type, `Content-Length: ${body.length}`, 'Connection: close', ...lines, '', body].join(
    '\r\n',
  )
}
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n`

test('an invalid configuration exits with status 1 and one message with all errors and no secrets', async () => {
  const env = { PORT: 'eighty', SITE: 'plumbing', TRUST_PROXY: 'true', SMTP_URL: 'smtp://user:canary@:x' }
  const { status, output } = await spawnServer({ env }).ended
  expect(status).toBe(1)
  expect(output).toMatch(/PORT[\s\S]*SITE[\s\S]*TRUST_PROXY[\s\S]*SMTP_URL[\s\S]*CONTACT_TO/)
  expect(output).not.toMatch(/canary|at .*\.js/)
})

test('--check reports a complete configuration or its errors, and exits', async () => {
  const well = await spawnServer({ args: ['--check'], env: { SMTP_ULR: 'x', SITE_URL: 'https://www.site.example' } }).ended
  expect(well).toMatchObject({ status: 0, output: expect.stringContaining('configuration is complete') })
  expect(well.output).toContain('did you mean SMTP_URL?')
  expect(well.output).toContain(`: ${countedPlaces(sampleFacts(readBuiltSite('fencing')))};`)
  expect(well.output).toMatch(/no mail server.*SMTP_URL/)
  expect(well.output).not.toContain('DATA_DIR')
  const away = await spawnServer({ args: ['--check'], env: { DATA_DIR: join(import.meta.filename, 'data') } }).ended
  expect(away).toMatchObject({ status: 0, output: expect.stringMatching(/warning: DATA_DIR can't be read \(ENOTDIR\)/) })
  expect(await spawnServer({ args: ['--check'], env: { PORT: 'x' } }).ended).toMatchObject({
    status: 1,
    output: expect.stringContaining('PORT'),
  })
  expect(await spawnServer({ args: ['--nonsense'] }).ended).toMatchObject({ status: 1, output: expect.stringContaining('Usage') })
  expect(await spawnServer({ args: ['--help'] }).ended).toMatchObject({ status: 0, output: expect.stringContaining('--send-test') })
})

test('a public site lists the samples it leaves out and those it shows', async () => {
  const { output } = await spawnServer({ args: ['--check'], env: { SITE_URL: 'https://www.some-real-host.com' } }).ended
  const site = readBuiltSite('fencing')
  const leftOut = leftOutSamples(site)
  // The public address replaces the set's own.
  const shown = sampleFacts(site).filter((fact) => !leftOut.includes(fact) && fact !== 'siteUrl')
  expect(factsAfter('left out of this public site', output)).toBe(countedPlaces(leftOut))
  expect(factsAfter('SHOWS SAMPLES AS FACTS', output)).toBe(countedPlaces(shown))
})

/** The list in a warning: `left out …: license, terms (2); npm run …`. */
const factsAfter = (words: string, output: string) => new RegExp(`${words}[^:]*: ([^;]*);`).exec(output)?.[1] ?? ''

test('--send-test delivers a marked lead, or reports why it failed', async () => {
  const sink = await startSmtpSink()
  const env = { DATA_DIR: await temporaryFolder(), CONTACT_TO: 'owner@example.com', CONTACT_FROM: 'site@example.com' }
  const sent = await spawnServer({ args: ['--check', '--send-test'], env: { ...env, SMTP_URL: `smtp://127.0.0.1:${sink.port}` } }).ended
  expect(sent).toMatchObject({ status: 0, output: expect.stringContaining('the mail server accepted it') })
  expect(sink.mails).toHaveLength(1)
  expect(sink.mails[0]?.source).toContain('TEST')
  await sink.close()
  const away = await spawnServer({ args: ['--check', '--send-test'], env: { ...env, SMTP_URL: `smtp://127.0.0.1:${sink.port}` } }).ended
  expect(away).toMatchObject({ status: 1, output: expect.stringContaining('cannot be reached') })
  expect(await readdir(join(env.DATA_DIR, 'fencing', 'leads', 'pending'))).toEqual([])
  expect(await spawnServer({ args: ['--send-test'] }).ended).toMatchObject({
    status: 1,
    output: expect.stringContaining('SMTP_URL is not set'),
  })
})

test.runIf(process.getuid?.() === 0)('run as root, --send-test leaves nothing that the server cannot read', async () => {
  const sink = await startSmtpSink()
  const DATA_DIR = await temporaryFolder()
  await chown(DATA_DIR, 65_534, 65_534)
  const env = { DATA_DIR, SMTP_URL: `smtp://127.0.0.1:${sink.port}`, CONTACT_TO: 'owner@example.com', CONTACT_FROM: 'site@example.com' }
  expect(await spawnServer({ args: ['--check', '--send-test'], env }).ended).toMatchObject({ status: 0 })
  const names = await readdir(DATA_DIR, { recursive: true })
  expect(names).toContain('fencing')
  for (const name of names) expect([name, (await stat(join(DATA_DIR, name))).uid]).toEqual([name, 65_534])
  await sink.close()
})

test('--help, --check, --send-test and a server without its services print no secrets', async () => {
  const secrets = {
    SMTP_URL: 'smtp://canaryuser:canarypassword@127.0.0.1:9',
    CONTENTFUL_ACCESS_TOKEN: 'canarytoken',
    CONTENTFUL_WEBHOOK_SECRET: 'canaryhook',
    DATABASE_URL: 'postgres://canaryuser:canarydatabase@127.0.0.1:9/site',
    HEARTBEAT_URL: 'http://127.0.0.1:9/canarybeat',
  }
  const env = {
    ...secrets,
    ...{ DATA_DIR: await temporaryFolder(), CONTACT_TO: 'owner@example.com', CONTACT_FROM: 'site@example.com', LOG_LEVEL: 'trace' },
    ...{ BLOG_SOURCE: 'contentful', CONTENTFUL_SPACE_ID: 'space1', CONTENTFUL_HOST: 'http://127.0.0.1:9' },
  }
  const runs = [['--help'], ['--check'], ['--check', '--send-test'], ['--nonsense']].map((args) => spawnServer({ args, env }).ended)
  const ends = await Promise.all(runs)
  expect(ends.map(({ status }) => status)).toEqual([0, 1, 1, 1])
  const broken = Object.fromEntries(Object.entries(secrets).map(([name, value]) => [name, `canary ${value}`]))
  ends.push(await spawnServer({ args: ['--check'], env: { ...env, ...broken } }).ended)
  expect(ends.at(-1)?.output.match(/got \(hidden\)/g)).toHaveLength(5)
  const server = await startServerProcess({ env })
  await exchange(server, post(inquiryForm()))
  await server.until(/ECONNREFUSED/)
  await server.until(/posts could not be fetched/)
  const { text } = await exchange(server, get('/health'))
  server.child.kill('SIGTERM')
  ends.push(await server.ended)
  for (const output of [...ends.map((end) => end.output), text]) expect(output).not.toMatch(/canary/i)
})

test('with errors in .env, the server exits with status 1 and one message with all of them', async () => {
  const { folder, server } = await copyProgram()
  const lines = ['CONTACT_RATE_LIMIT = "5 0"', "SITE='fencing'", 'MAPS_API_KEY=', 'TRUST_PROXY=true', 'LOG_LEVEL=info', 'LOG_LEVEL=loud']
  await writeFile(join(folder, '.env'), lines.join('\n'))
  const { status, output } = await spawnServer({ server }).ended
  expect(status).toBe(1)
  expect(output).toContain('The configuration has 3 errors')
  expect(output).toMatch(/TRUST_PROXY: got "true"[\s\S]*CONTACT_RATE_LIMIT: got "5 0"[\s\S]*LOG_LEVEL: got "loud"/)
})

test('a copy runs from any working directory, and reads .env and resolves paths next to dist/', async () => {
  const { folder, server } = await copyProgram()
  await writeFile(join(folder, '.env'), '\uFEFFSITE=insulation\r\nDATA_DIR=./inquiries\r\nPORT=1\r\n')
  const { until } = spawnServer({ server })
  const port = Number((await until(/serving on http:\/\/[^"]*:(\d+)"/))[1])
  const { text } = await exchange({ port }, get('/health'))
  expect(JSON.parse(parseAnswers(text)[0]?.body ?? '')).toMatchObject({ site: 'insulation' })
  await expect.poll(async () => (await stat(join(folder, 'inquiries', 'insulation', 'leads')).catch(() => undefined))?.mode).toBe(0o40700)
})

test('a port in use is reported, with status 1', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''
  const { status, output } = await spawnServer({ env: { PORT: port, DATA_DIR: await temporaryFolder() } }).ended
  other.close()
  expect(status).toBe(1)
  expect(output).toContain(`port ${port}`)
  expect(output).toContain('another process listens there')
})

test('pages and posts work on a Unix socket, with and without X-Forwarded-For', async () => {
  const folder = await temporaryFolder()
  const path = join(folder, 'site.sock')
  const { until } = spawnServer({ env: { PORT: path, DATA_DIR: join(folder, 'data'), CONTACT_RATE_LIMIT: '1' } })
  await until(/serving on .*site\.sock/)
  const ask = async (request: string) => parseAnswers((await exchange({ port: 0, path }, request)).text)[0]
  expect((await ask(get('/')))?.status).toBe(200)
  expect((await ask(post(inquiryForm({ comment: 'one' }), 'X-Forwarded-For: 203.0.113.1')))?.status).toBe(303)
  expect((await ask(post(inquiryForm({ comment: 'two' }), 'X-Forwarded-For: 203.0.113.1')))?.status).toBe(429)
  expect((await ask(post(inquiryForm({ comment: 'three' }), 'X-Forwarded-For: 203.0.113.2')))?.status).toBe(303)
  expect((await ask(post(inquiryForm({ comment: 'four' }))))?.status).toBe(303)
  expect((await ask(post(inquiryForm({ comment: 'five' }))))?.status).toBe(429)
})

test('a socket left over from a killed process is replaced; one in use is not', async () => {
  const folder = await temporaryFolder()
  const env = { PORT: join(folder, 'site.sock'), DATA_DIR: join(folder, 'data') }
  const first = spawnServer({ env })
  await first.until(/serving on/)
  const refused = await spawnServer({ env }).ended
  expect(refused).toMatchObject({ status: 1, output: expect.stringContaining('another process listens there') })
  expect((await exchange({ port: 0, path: env.PORT }, get('/health/live'))).text).toContain('200 OK')
  first.child.kill('SIGKILL')
  await first.ended
  expect((await stat(env.PORT)).isSocket()).toBe(true)
  await spawnServer({ env }).until(/serving on/)
  expect((await exchange({ port: 0, path: env.PORT }, get('/health/live'))).text).toContain('200 OK')
})

test('a regular file at PORT is reported and not replaced', async () => {
  const folder = await temporaryFolder()
  const file = join(folder, 'settings')
  await writeFile(file, 'mine')
  const { status, output } = await spawnServer({ env: { PORT: file, DATA_DIR: join(folder, 'data') } }).ended
  expect([status, output]).toEqual([1, expect.stringContaining('it is not a socket')])
  expect(await readFile(file, 'utf8')).toBe('mine')
  const folderAsPort = await spawnServer({ env: { PORT: `${folder}/`, DATA_DIR: join(folder, 'data') } }).ended
  expect([folderAsPort.status, folderAsPort.output]).toEqual([1, expect.stringMatching(/^(?!.*at .*\.js)/s)])
})

test('with an unwritable DATA_DIR, the server serves pages, health fails and posts get 503', async () => {
  const folder = await temporaryFolder()
  const dataDir = join(folder, 'data')
  await writeFile(dataDir, 'a file')
  const { port } = await startServerProcess({ env: { DATA_DIR: dataDir } })
  const ask = async (request: string) => parseAnswers((await exchange({ port }, request)).text)[0]
  expect((await ask(get('/')))?.status).toBe(200)
  expect((await ask(get('/health')))?.status).toBe(503)
  const refused = await ask(post(inquiryForm()))
  expect(refused?.status).toBe(503)
  expect(refused?.body).toContain('tel:+')
})

test('with an empty dist/, the server says how to build', async () => {
  const { folder } = await copyProgram()
  await mkdir(join(folder, 'bare'))
  for (const name of ['chunks', 'server.js', 'package.json'])
    await cp(join(folder, 'dist', name), join(folder, 'bare', name), { recursive: true })
  await mkdir(join(folder, 'bare', 'sites'))
  const { status, output } = await spawnServer({ server: join(folder, 'bare', 'server.js') }).ended
  expect({ status, output }).toEqual({ status: 1, output: 'Nothing is built yet: run npm run build\n' })
})
