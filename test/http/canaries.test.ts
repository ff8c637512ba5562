import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import request from 'supertest'
import { expect, onTestFinished, test } from 'vitest'
import { space, token } from '../../scripts/bench/contentful.ts'
import { contactFields } from '../../shared/contact/contact-fields.ts'
import { makeApp } from '../helpers/app-site.ts'
import { askAt } from '../helpers/ask.ts'
import { startContentfulServer } from '../helpers/contentful-server.ts'
import { exchange } from '../helpers/raw-socket.ts'
import { startSmtpScript } from '../helpers/smtp-script.ts'

/** What a visitor types: recognizable in any encoding. */
const visitor = {
  'form-name': 'contact',
  name: 'Canaryname Visitor',
  email: 'canaryaddress@visitor.example',
  phone: '805-555-0177',
  comment: 'Canarycomment about the fence',
}
const typed = /canaryname|canaryaddress|canarycomment|555-?0177/i
const secrets = { password: 'canarypassword', webhook: 'canarywebhook', database: 'canarydatabase' }
const secret = new RegExp([...Object.values(secrets), token].join('|'))

async function everyFile(folder: string): Promise<{ path: string; text: string }[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return Promise.all(files.map(async (path) => ({ path, text: await readFile(path, 'utf8') })))
}

/** Replies of a mail server that repeats what it was sent. */
const echoes = [
  ['greeting', `554 no, ${visitor.email} ${secrets.password}`],
  ['MAIL', `550 no, ${visitor.email} ${visitor.name}`],
  ['RCPT', `550 no mailbox for ${visitor.name} ${visitor.comment}`],
  ['dot', `554 spam: ${visitor.comment} ${visitor.phone}`],
  ['dot', `451 later: ${visitor.comment} ${visitor.phone}`],
] as const

test.each(
  echoes,
)('no typed text and no secret leaves the leads folder, whatever fails; the mail server answers %s with: %s', async (step, reply) => {
  const server = await startSmtpScript(step, { reply })
  onTestFinished(() => server.close())
  const service = await startContentfulServer()
  service.fault = (_request, response) => void response.writeHead(401).end(JSON.stringify({ message: token }))
  let isFull = false
  const { app, http, log, services, folder } = await makeApp({
    env: {
      ...{ CONTACT_RATE_LIMIT: '2', SMTP_URL: `smtp://user:${secrets.password}@127.0.0.1:${server.port}` },
      ...{ CONTACT_TO: 'owner@example.com', CONTACT_FROM: 'site@example.com' },
      ...{ BLOG_SOURCE: 'contentful', CONTENTFUL_SPACE_ID: space, CONTENTFUL_ACCESS_TOKEN: token },
      ...{ CONTENTFUL_HOST: `http://${service.host.host}`, CONTENTFUL_WEBHOOK_SECRET: secrets.webhook },
    },
    change: ({ leads }) => {
      const accept = leads.intake.accept.bind(leads.intake)
      leads.intake.accept = (...input) => (isFull ? Promise.resolve({ status: 'unavailable', code: 'ENOSPC' }) : accept(...input))
      return {}
    },
  })
  services.delivery.start()
  const post = (changes: Record<string, string> = {}) =>
    request(app)
      .post('/')
      .set('Referer', `https://a.example/?${visitor.email}`)
      .type('form')
      .send({ ...visitor, ...changes })

  expect((await post()).status).toBe(303)
  expect((await post()).status).toBe(303)
  expect((await post({ 'bot-field': 'x', comment: `${visitor.comment} again` })).status).toBe(303)
  expect((await post({ email: 'canaryaddress' })).status).toBe(422)
  expect((await post({ comment: `${visitor.comment} more` })).status).toBe(429)
  expect((await post({ comment: `${visitor.comment} more` }).set('Sec-Fetch-Site', 'cross-site')).status).toBe(403)
  isFull = true
  expect((await post({ comment: `${visitor.comment} last` }).set('X-Forwarded-For', '203.0.113.9')).status).toBe(503)
  await request(app).post('/hooks/contentful').set('X-Webhook-Secret', secrets.webhook)
  await request(app).post('/hooks/contentful').set('X-Webhook-Secret', `${secrets.webhook}x`)
  const query = new URLSearchParams(visitor)
  await exchange({ port: http.port, idleMs: 50 }, `GET /?${query} HTTP/1.1\r\nHost: a.example\r\nCookie: ${query}\r\n\r\n`)
  await expect.poll(() => log()).toMatch(new RegExp(`"code":"E[A-Z]+ ${reply.slice(0, 3)}"`))
  await services.delivery.close(1_000)

  const health = (await askAt(http.port)('/health')).text
  const pages = await Promise.all(['/', '/contact/', '/contact/?sent=1', '/nothing'].map((path) => askAt(http.port)(path)))
  const leads = join(folder, 'data', 'fencing', 'leads')
  const files = await everyFile(folder)
  const outside = files.filter(({ path }) => !path.startsWith(leads))
  expect(files.some(({ path, text }) => path.startsWith(leads) && typed.test(text))).toBe(true)
  for (const text of [log(), health, ...pages.map((page) => page.text), ...outside.map((file) => file.text)])
    expect(text).not.toMatch(typed)
  for (const text of [log(), health, ...pages.map((page) => page.text), ...files.map((file) => file.text)]) expect(text).not.toMatch(secret)
  for (const { path } of files) expect(path).not.toMatch(typed)
})

test('a visitor’s IP address is neither logged nor stored, and an inquiry has only what the form asks for', async () => {
  const { app, http, log, folder, leads } = await makeApp({ env: { CONTACT_RATE_LIMIT: '2' } })
  const from = '203.0.113.77'
  const post = (changes: Record<string, string> = {}) =>
    request(app)
      .post('/')
      .set({ 'X-Forwarded-For': from, 'User-Agent': 'canaryagent', Referer: 'https://canaryreferer.example/', Cookie: 'a=canarycookie' })
      .type('form')
      .send({ ...visitor, ...changes })
  expect((await post({ 'bot-field': 'x', comment: 'Canarycomment of a bot' })).status).toBe(303)
  expect((await post()).status).toBe(303)
  expect((await post({ email: 'none' })).status).toBe(422)
  expect((await post({ comment: 'Canarycomment again' })).status).toBe(429)
  for (const path of ['/', '/nothing', '/health']) await request(app).get(path).set('X-Forwarded-For', from)
  await exchange({ port: http.port, idleMs: 50 }, `GET / HTTP/1.1\r\nHost: a b\r\nX-Forwarded-For: ${from}\r\n\r\n`)
  const files = await everyFile(join(folder, 'data'))
  for (const text of [log(), ...files.map((file) => file.path + file.text)]) {
    expect(text).not.toContain(from)
    expect(text).not.toMatch(/127\.0\.0\.1|::1|canaryagent|canaryreferer|canarycookie/)
  }
  const stored = [...(await leads('pending')), ...(await leads('spam'))]
  expect(stored).toHaveLength(2)
  for (const lead of stored) {
    expect(Object.keys(lead)).toEqual(['v', 'id', 'receivedAt', 'site', 'language', 'fields', 'sum'])
    expect(Object.keys(lead.fields)).toEqual(contactFields.map(({ name }) => name))
  }
})

test('no URL exposes a stored inquiry by its id', async () => {
  const { app, http } = await makeApp()
  const { body } = await request(app).post('/').set('Accept', 'application/json').type('form').send(visitor)
  const id = String(body.id)
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  const names = [id, `${id}/`, `${id}.json`, id.slice(0, 8)]
  const folders = [
    '',
    'leads',
    'leads/pending',
    'data/leads/pending',
    'api/leads',
    'api/posts',
    'api',
    'blog',
    'blog/page',
    'contact',
    'services',
  ]
  const climbs = [
    '../data/leads/pending',
    '%2e%2e/data/leads/pending',
    'assets/..%2f..%2fdata/leads/pending',
    'assets/../../data/leads/pending',
  ]
  const others = ['assets', 'health', 'hooks', 'hooks/contentful', 'pending', 'admin', '.well-known']
  for (const folder of [...folders, ...climbs, ...others]) {
    for (const path of names.map((name) => `/${folder}/${name}`.replace('//', '/'))) {
      const { status, text } = await askAt(http.port)(path)
      expect([path, status]).toEqual([path, 404])
      expect(text).not.toMatch(typed)
    }
  }
  for (const query of [`id=${id}`, `sent=${id}`, `lead=${id}`, id]) {
    const { text } = await askAt(http.port)(`/contact/?${query}`)
    expect(text).not.toMatch(typed)
    expect(text).not.toContain(id)
  }
})

test('log lines about an unreachable database do not contain its password', async () => {
  const { app, log } = await makeApp({ env: { DATABASE_URL: `postgres://user:${secrets.database}@127.0.0.1:1/site` } })
  await request(app).post('/').type('form').send(visitor)
  expect((await request(app).get('/health')).text).not.toMatch(secret)
  expect(log()).toContain('the database is out of reach')
  expect(log()).not.toMatch(secret)
})
