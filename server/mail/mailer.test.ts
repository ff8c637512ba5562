import { expect, onTestFinished, test } from 'vitest'
import { type FakeClock, fakeClock } from '../../test/helpers/fake-clock.ts'
import { type Misbehavior, type SmtpScript, type SmtpStep, startSmtpScript } from '../../test/helpers/smtp-script.ts'
import { type SinkReplies, startSmtpSink } from '../../test/helpers/smtp-sink.ts'
import { until } from '../../test/helpers/until.ts'
import type { RecipientFate } from './mail-failure.ts'
import { createMailer, type SendOptions, smtpOptions } from './mailer.ts'

const message = {
  from: 'site@example.com',
  to: ['owner@example.com', 'office@example.com'],
  replyTo: 'visitor@example.org',
  subject: 'New quote request',
  text: 'text',
  html: '<p>html</p>',
  messageId: '<1@example.com>',
  date: new Date('2024-05-01T12:00:00Z'),
}

const both = { recipients: message.to }

async function send(
  port: number,
  options: SendOptions = both,
  { clock, ...smtp }: Partial<Parameters<typeof createMailer>[0]['smtp']> & { clock?: FakeClock } = {},
) {
  const server = { host: '127.0.0.1', port, secure: false, ...smtp }
  return createMailer({ smtp: server, from: message.from, ...(clock && { clock }) }).send(message, options)
}

/** The result of a try with the same fate for everybody. */
const tried = (fate: RecipientFate, more: { code?: unknown; isTextRefused?: boolean } = {}) => ({
  status: 'tried',
  fates: { 'owner@example.com': fate, 'office@example.com': fate },
  ...more,
})

async function sink(replies: SinkReplies = {}, options: Parameters<typeof startSmtpSink>[1] = {}) {
  const server = await startSmtpSink(replies, options)
  onTestFinished(() => server.close())
  return server
}

async function script(step: SmtpStep, misbehavior: Misbehavior) {
  const server = await startSmtpScript(step, misbehavior)
  onTestFinished(() => server.close())
  return server
}

test('a mail is sent to the waiting recipients only, with the same headers for all', async () => {
  const server = await sink()
  expect(await send(server.port, { recipients: ['office@example.com'] })).toEqual({
    status: 'tried',
    fates: { 'office@example.com': 'delivered' },
    code: undefined,
    isTextRefused: false,
  })
  const [mail] = server.mails
  expect(mail).toMatchObject({ from: 'site@example.com', to: ['office@example.com'], messageId: '<1@example.com>' })
  expect(mail?.source).toMatch(/^To: owner@example\.com, office@example\.com$/im)
  expect(mail?.source).toMatch(/^Reply-To: visitor@example\.org$/im)
  expect(mail?.source).toMatch(/^Date: Wed, 01 May 2024 12:00:00 \+0000$/im)
  expect(mail?.source).toMatch(/^Auto-Submitted: auto-generated$/im)
})

test('the outcome for each recipient is returned', async () => {
  const codes: Record<string, number> = { 'a@example.com': 550, 'b@example.com': 451 }
  const server = await sink({ rcptTo: (address) => codes[address] })
  expect(await send(server.port, { recipients: ['a@example.com', 'b@example.com', 'c@example.com'] })).toMatchObject({
    status: 'tried',
    fates: { 'a@example.com': 'refused', 'b@example.com': 'deferred', 'c@example.com': 'delivered' },
  })
  expect(await send(server.port, { recipients: ['a@example.com', 'b@example.com'] })).toMatchObject({
    status: 'tried',
    fates: { 'a@example.com': 'refused', 'b@example.com': 'deferred' },
  })
})

test.each<[string, SinkReplies, object]>([
  ['550 to every recipient', { rcptTo: () => 550 }, tried('refused', { isTextRefused: false })],
  ['450 to every recipient', { rcptTo: () => 450 }, tried('deferred')],
  ['452 after the text', { data: () => 452 }, tried('deferred')],
  ['554 after the text', { data: () => 554 }, tried('refused', { isTextRefused: true })],
  ['421 as greeting', { greeting: () => 421 }, tried('unreachable', { code: expect.stringContaining(' 421') })],
  ['554 as greeting', { greeting: () => 554 }, tried('refused')],
  ['550 to the sender', { mailFrom: () => 550 }, tried('refused')],
  ['552 to the sender', { mailFrom: () => 552 }, tried('refused', { isTextRefused: true })],
  ['451 to the sender', { mailFrom: () => 451 }, tried('deferred')],
  ['530 to a recipient', { rcptTo: () => 530 }, tried('refused')],
  ['421 to a recipient', { rcptTo: () => 421 }, tried('unreachable')],
  ['421 after the text', { data: () => 421 }, tried('deferred')],
])('%s', async (_, replies, outcome) => {
  const server = await sink(replies)
  const result = await send(server.port)
  expect(result).toMatchObject(outcome)
  expect(JSON.stringify(result)).not.toContain('canary')
})

test('EHLO uses the domain of the sender, not the name of the machine', async () => {
  const server = await script('dot', { reply: '250 kept' })
  await send(server.port)
  expect(server.lines()[0]).toBe('EHLO example.com')
})

/** Sends to a server that stops responding after the text, and returns once the text has arrived. */
async function sendAndWait(step: SmtpStep, at: (server: SmtpScript) => boolean) {
  const server = await script(step, 'hang')
  const clock = fakeClock()
  const sending = send(server.port, both, { clock })
  await until(() => at(server))
  return { server, clock, sending }
}

test.each([40_000, 5 * 60_000, 9 * 60_000])('a server that takes %i ms to accept the text gets it once', async (waitMs) => {
  const { server, clock, sending } = await sendAndWait('dot', ({ texts }) => texts() === 1)
  clock.advance(waitMs)
  server.say('250 kept')
  expect(await sending).toMatchObject(tried('delivered'))
  expect([server.connections(), server.texts()]).toEqual([1, 1])
})

test('a text that gets no reply in ten minutes counts as a try', async () => {
  const { clock, sending } = await sendAndWait('dot', ({ texts }) => texts() === 1)
  clock.advance(10 * 60_000)
  expect(await sending).toMatchObject(tried('deferred', { code: 'ETIMEDOUT', isTextRefused: false }))
})

test('a refused login is a configuration error, and the server’s text is not returned', async () => {
  const server = await sink({ login: () => 535 })
  expect(await send(server.port, both, { user: 'u', password: 'p' })).toEqual(tried('refused', { code: 'EAUTH 535', isTextRefused: false }))
})

test('nothing is sent without a login to a server that offers none', async () => {
  const server = await sink({}, { disabledCommands: ['STARTTLS', 'AUTH'] })
  expect(await send(server.port, both, { user: 'u', password: 'p' })).toMatchObject(tried('refused'))
  expect(server.mails).toEqual([])
})

test('special characters in user and password arrive unchanged', async () => {
  const seen: string[] = []
  const server = await sink({ login: (user, password) => void seen.push(user, password) })
  await send(server.port, both, { user: 'a@b%c', password: 'p@/#%:é' })
  expect(seen).toEqual(['a@b%c', 'p@/#%:é'])
  expect(server.mails).toHaveLength(1)
})

test('an untrusted certificate is refused, over smtps and over STARTTLS', async () => {
  const secure = await sink({}, { secure: true })
  expect(await send(secure.port, both, { secure: true })).toMatchObject(tried('refused', { code: expect.stringMatching(/CERT/) }))
  const upgrading = await sink({}, { disabledCommands: [] })
  // 0.0.0.0 reaches this machine but does not count as its own loopback address.
  expect(await send(upgrading.port, both, { host: '0.0.0.0', user: 'u', password: 'p' })).toMatchObject(tried('refused'))
  expect(secure.mails.concat(upgrading.mails)).toEqual([])
})

test('credentials are sent to another machine only over TLS', async () => {
  const server = await sink({ login: () => 535 })
  const result = await send(server.port, both, { host: '0.0.0.0', user: 'u', password: 'p' })
  expect(result).toMatchObject(tried('refused', { code: 'ETLS 500' }))
  expect(smtpOptions({ host: 'mail.example.com', port: 587, secure: false, user: 'u', password: 'p' }, 'x')).toMatchObject({
    requireTLS: true,
  })
  expect(smtpOptions({ host: 'mail.example.com', port: 465, secure: true, user: 'u' }, 'x')).toMatchObject({
    secure: true,
    requireTLS: false,
  })
})

test('the mail server of this machine may use a self-signed certificate', async () => {
  const server = await sink({}, { disabledCommands: [] })
  expect(await send(server.port)).toMatchObject(tried('delivered'))
  expect(server.mails[0]?.secure).toBe(true)
})

const steps: SmtpStep[] = ['connect', 'greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'dot']

test.each(steps.filter((step) => step !== 'dot'))('a server that hangs at %s times out after a minute', async (step) => {
  const { clock, sending } = await sendAndWait(step, ({ connections, lines }) => {
    const verb = step === 'connect' || step === 'greeting' ? undefined : step
    return connections() === 1 && (verb === undefined || lines().some((line) => line.startsWith(verb)))
  })
  clock.advance(60_000)
  expect(await sending).toMatchObject(tried('unreachable', { code: 'ETIMEDOUT' }))
})

test.each(steps.filter((step) => step !== 'dot'))('a server that drops the connection at %s counts as unreachable', async (step) => {
  const server = await script(step, 'drop')
  expect(await send(server.port)).toMatchObject(tried('unreachable'))
})

test('a connection that ends after the whole text counts as a try', async () => {
  const server = await script('dot', 'drop')
  expect(await send(server.port)).toMatchObject(tried('deferred', { isTextRefused: false }))
})

test.each<[SmtpStep, Misbehavior]>([
  ['EHLO', 'drip'],
  ['greeting', 'http'],
  ['EHLO', 'http'],
  ['MAIL', { reply: '' }],
  ['RCPT', { reply: '\u0000\u0001' }],
  ['greeting', { reply: 'x'.repeat(65_536) }],
])('a server that answers nonsense at %s (%j) counts as unreachable', async (step, misbehavior) => {
  const server = await script(step, misbehavior)
  const clock = fakeClock()
  const sending = send(server.port, both, { clock })
  const givingUp = setInterval(() => clock.advance(20_000), 100)
  const result = await sending.finally(() => clearInterval(givingUp))
  expect(result.status === 'tried' && Object.values(result.fates).includes('delivered')).toBe(false)
  expect(JSON.stringify(result).length).toBeLessThan(200)
})

test('an attachment that cannot be read aborts the text, and a message without it may get through', async () => {
  const server = await sink()
  async function* content() {
    yield Buffer.from('half')
    throw new Error('Gone')
  }
  const mailer = createMailer({ smtp: { host: '127.0.0.1', port: server.port, secure: false }, from: message.from })
  const result = await mailer.send({ ...message, attachments: [{ filename: 'a.jpg', contentType: 'image/jpeg', content }] }, both)
  expect(result).toMatchObject({ status: 'tried', isTextRefused: true })
  expect(server.mails).toEqual([])
})

test('text beyond ASCII is sent to a server that accepts only ASCII, and arrives unchanged', async () => {
  const server = await sink({}, { hide8BITMIME: true })
  const words = `Zoë wants 40′ of “cedar” – 好的, שלום 😀\n.\n${'ß'.repeat(1_500)}\nFrom here on`
  const { port } = server
  const mailer = createMailer({ smtp: { host: '127.0.0.1', port, secure: false }, from: message.from })
  const result = await mailer.send({ ...message, subject: 'Zoë 好', text: words, html: `<p>${words}</p>` }, both)
  expect(result).toMatchObject(tried('delivered'))
  const source = server.mails[0]?.source ?? ''
  expect(source).toMatch(/^[\t\r\n\x20-\x7e]*$/)
  expect(Math.max(...source.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998)
  const parts = decodedParts(source)
  expect(parts).toEqual({ 'text/plain': words, 'text/html': `<p>${words}</p>` })
})

/** The text parts of a mail by type, decoded. */
function decodedParts(source: string): Record<string, string> {
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1] ?? ''
  const parts = source.split(`--${boundary}`).slice(1, -1)
  return Object.fromEntries(
    parts.map((part) => {
      const [head = '', ...rest] = part.split('\r\n\r\n')
      const body = rest.join('\r\n\r\n').replace(/\r\n$/, '')
      const type = /^Content-Type: ([\w/]+); charset=utf-8/im.exec(head)?.[1] ?? head
      const bytes = /base64/i.test(head) ? Buffer.from(body, 'base64') : Buffer.from(unquoted(body), 'latin1')
      return [type, bytes.toString('utf8').replaceAll('\r\n', '\n').replace(/\n$/, '')]
    }),
  )
}

const unquoted = (text: string) =>
  text.replaceAll('=\r\n', '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

test('a refused connection and an unknown host name count as unreachable', async () => {
  const server = await startSmtpSink()
  await server.close()
  expect(await send(server.port)).toMatchObject(tried('unreachable', { code: 'ECONNREFUSED' }))
  expect(await send(25, both, { host: 'nobody.invalid' })).toMatchObject(tried('unreachable'))
})

test('no text is sent once the lease is lost', async () => {
  const server = await startSmtpScript('dot', { reply: '250 kept' })
  onTestFinished(() => server.close())
  expect(await send(server.port, { ...both, beforeData: async () => false })).toEqual({ status: 'withdrawn' })
  expect(server.texts()).toBe(0)
  expect(await send(server.port, { ...both, beforeData: async () => true })).toMatchObject(tried('delivered'))
  expect(server.texts()).toBe(1)
})

test('the sender can abort', async () => {
  const server = await script('dot', 'hang')
  const abort = new AbortController()
  const beforeData = async () => {
    setImmediate(() => abort.abort())
    return true
  }
  expect(await send(server.port, { ...both, signal: abort.signal, beforeData })).toMatchObject({ status: 'tried' })
})
