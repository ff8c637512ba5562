import { createHmac } from 'node:crypto'
import * as fs from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { builtSite, contentSets } from '../../test/helpers/content-sets.ts'
import { fakeClock, inquiry, makeFolder, namesIn, openDelivery, openLeads, until } from '../../test/helpers/lead-outbox.ts'
import { type SinkReplies, startSmtpSink } from '../../test/helpers/smtp-sink.ts'
import { createMailer } from '../mail/mailer.ts'
import { createAcknowledge } from './acknowledge.ts'
import { acknowledgementMail } from './acknowledgement.ts'
import { formatLeadName, parseLeadName } from './lead-name.ts'
import type { Channel } from './lead-sender.ts'
import { createWebhook } from './webhook.ts'

const secret = 'a secret of 16+ letters'
const minute = 60_000

type Call = { body: string; signature: string | undefined }

/** A webhook receiver that checks the signature and answers as the test says. */
async function receiver(answer: (response: ServerResponse, count: number) => void) {
  const calls: Call[] = []
  const server = createServer(async (request: IncomingMessage, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    const signature = request.headers['x-signature-256']
    expect(signature).toBe(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`)
    calls.push({ body, signature: String(signature) })
    answer(response, calls.length)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close().closeAllConnections())
  return { calls, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?token=canary` }
}

const status = (code: number) => (response: ServerResponse) =>
  void response.writeHead(code, code === 101 ? { Connection: 'Upgrade', Upgrade: 'other' } : { Location: '/elsewhere' }).end('words')
const webhookTo = (url: string, deadlineMs = 5_000): Channel => createWebhook({ url, secret, language: 'en', deadlineMs })

async function sink(replies: SinkReplies = {}) {
  const server = await startSmtpSink(replies)
  onTestFinished(() => server.close())
  return server
}

async function outbox() {
  const folder = await makeFolder()
  const clock = fakeClock()
  const leads = openLeads({ folder, clock })
  await leads.intake.probe()
  return { folder, clock, leads }
}

function acknowledgeWith(port: number, leads: ReturnType<typeof openLeads>, name = 'fencing'): Channel {
  const set = contentSets.find(([key]) => key === name)?.[1]
  if (!set) throw new Error(name)
  const { fs, folder, clock } = leads
  return createAcknowledge({
    mailer: createMailer({ smtp: { host: '127.0.0.1', port, secure: false }, deadlineMs: 5_000 }),
    render: (lead) => acknowledgementMail(lead, { site: builtSite(set), from: 'site@example.com', owner: 'owner@example.com' }),
    ...{ fs, folder: join(folder, 'acknowledged'), clock },
  })
}

test('a file name stores each channel’s schedule as marks after the addresses', () => {
  const dueAt = Date.parse('2026-11-22T10:05:00Z')
  const name = {
    id: 'ab'.repeat(16),
    tries: 3,
    recipients: { c0000002: 'refused', '1f00ab12': 'delivered' },
    waits: { webhook: { tries: 12, dueAt } },
  } as const
  const text = formatLeadName(name)
  expect(text).toMatch(/^(ab){16}\.3\.r\+1f00ab12-c0000002-c0000001\+0c[0-9a-f]{6}\.json$/)
  expect(parseLeadName(text)).toEqual(name)
  // The pattern of the first release.
  expect(text).toMatch(/^[0-9a-f]{32}(?:\.[1-9]\d{0,5})?(?:\.r(?:[+-][0-9a-f]{8})+)?(?:\.p[0-9a-z]*-\d+-[0-9a-f]+)?\.json$/)
  const both = { ...name, recipients: {}, waits: { webhook: { tries: 1, dueAt }, acknowledgement: { tries: 999, dueAt: dueAt - 1 } } }
  expect(parseLeadName(formatLeadName(both))?.waits).toEqual({ webhook: { tries: 1, dueAt }, acknowledgement: { tries: 255, dueAt } })
})

test('webhook and mail each get the lead once, then it is moved to sent', async () => {
  const { folder, leads } = await outbox()
  const server = await sink()
  const { url, calls } = await receiver(status(204))
  openDelivery({ leads, port: server.port, channels: { webhook: webhookTo(url) } }).start()
  const estimate = { query: 'length=80', low: 3000, high: 4000 }
  const kept = await leads.intake.accept({ ...inquiry(1), language: 'es', estimate }, 'pending')
  await until(() => leads.index.counts().sent === 1)
  const [call] = calls
  expect(calls).toHaveLength(1)
  expect(JSON.parse(call?.body ?? '')).toEqual({
    id: 'id' in kept && kept.id,
    receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    site: 'fencing',
    language: 'es',
    fields: inquiry(1).fields,
    estimate,
    photos: [],
  })
  expect(server.mails).toHaveLength(1)
  expect(await namesIn(folder, 'sent')).toEqual([expect.stringMatching(/\.r\+c0000001\.json$/)])
})

test.each([101, 307, 404, 429, 500])('after status %i the webhook is retried on schedule, and the mail is not delayed', async (code) => {
  const { folder, leads, clock } = await outbox()
  const server = await sink()
  const { url, calls } = await receiver((response, count) => status(count < 3 ? code : 200)(response))
  const delivery = openDelivery({ leads, port: server.port, clock, channels: { webhook: webhookTo(url) } })
  delivery.start()
  await leads.intake.accept(inquiry(1), 'pending')
  for (const [index, waitMs] of [minute, 5 * minute].entries()) {
    await until(async () => calls.length === index + 1 && leads.index.counts().pending === 1)
    expect(server.mails).toHaveLength(1)
    expect(await namesIn(folder, 'pending')).toEqual([expect.stringContaining(`-c0000001+0${index + 1}`)])
    expect(delivery.channelSnapshot().webhook).toMatchObject({ waiting: 1, lastErrorCode: `HTTP${code}` })
    clock.advance(waitMs - 1)
    expect(calls).toHaveLength(index + 1)
    clock.advance(1)
  }
  await until(() => leads.index.counts().sent === 1)
  expect([calls.length, server.mails.length]).toEqual([3, 1])
  expect(new Set(calls.map(({ body }) => body)).size).toBe(1)
})

test('after status 410 the owner has the mail, the lead is kept in failed, and retry calls only the webhook', async () => {
  const { folder, leads } = await outbox()
  const server = await sink()
  const { url, calls } = await receiver((response, count) => status(count === 1 ? 410 : 200)(response))
  const delivery = openDelivery({ leads, port: server.port, channels: { webhook: webhookTo(url) } })
  delivery.start()
  await leads.intake.accept(inquiry(1), 'pending')
  await until(() => leads.index.counts().failed === 1)
  expect(await namesIn(folder, 'failed')).toEqual([expect.stringContaining('-c0000001.json')])
  const [record] = await leads.admin.list('failed')
  if (record) expect(await leads.admin.retry(record)).toBe('done')
  await leads.maintenance.refresh()
  await until(() => leads.index.counts().sent === 1)
  expect([calls.length, server.mails.length]).toEqual([2, 1])
})

test.each(['hangs', 'drips'])('a receiver that %s times out without delaying the mail', async (how) => {
  const { leads } = await outbox()
  const server = await sink()
  const { url } = await receiver((response) => {
    if (how === 'drips') response.writeProcessing()
  })
  const delivery = openDelivery({ leads, port: server.port, channels: { webhook: webhookTo(url, 300) } })
  delivery.start()
  await leads.intake.accept(inquiry(1), 'pending')
  await server.received(1)
  await until(() => delivery.channelSnapshot().webhook?.lastErrorCode === 'ETIMEDOUT')
})

test('the webhook delivers without a mail server, and does not wait for one that is down', async () => {
  const { leads } = await outbox()
  const { url, calls } = await receiver(status(200))
  const channels = { webhook: webhookTo(url) }
  const alone = openDelivery({ leads, port: 9, mailer: undefined, to: [], channels })
  alone.start()
  await leads.intake.accept(inquiry(1), 'pending')
  await until(() => leads.index.counts().sent === 1)
  await alone.close(0)
  const delivery = openDelivery({ leads, port: 9, channels })
  delivery.start()
  for (const number of [2, 3, 4]) await leads.intake.accept(inquiry(number), 'pending')
  await until(() => calls.length === 4)
  await until(() => leads.index.counts().pending === 3)
  expect(delivery.channelSnapshot().webhook?.waiting).toBe(0)
  expect(delivery.snapshot()).toMatchObject({ fault: { kind: 'unreachable' }, oldestWaitingAt: expect.any(Number) })
})

test('the visitor gets an acknowledgement after the owner’s mail was accepted: once a day, without any of the typed text', async () => {
  const { folder, leads, clock } = await outbox()
  const server = await sink()
  openDelivery({ leads, port: server.port, clock, channels: { acknowledgement: acknowledgeWith(server.port, leads) } }).start()
  await leads.intake.accept(inquiry(1), 'pending')
  await until(() => leads.index.counts().sent === 1)
  const acknowledgements = () => server.mails.filter(({ to }) => to.includes('canary1@visitor.example.com'))
  const [mail] = acknowledgements()
  expect(mail).toMatchObject({ from: '', to: ['canary1@visitor.example.com'] })
  const source = mail?.source ?? ''
  expect(source).toMatch(/^Auto-Submitted: auto-replied$/m)
  expect(source).toMatch(/^Reply-To: <?owner@example\.com>?$/m)
  expect(source.replaceAll('canary1@visitor.example.com', '')).not.toMatch(/canary/i)
  await leads.intake.accept(inquiry(1, { comment: 'Canary again' }), 'pending')
  await until(() => leads.index.counts().sent === 2)
  expect(acknowledgements()).toHaveLength(1)
  const marker = join(folder, 'acknowledged', (await fs.readdir(join(folder, 'acknowledged')))[0] ?? '')
  await fs.utimes(marker, 0, (clock.now() - 25 * 60 * minute) / 1000)
  await leads.intake.accept(inquiry(1, { comment: 'Canary tomorrow' }), 'pending')
  await until(() => leads.index.counts().sent === 3)
  expect(acknowledgements()).toHaveLength(2)
})

test('no acknowledgement is sent before the owner’s mail, for spam, or to an address that is invalid in a header', async () => {
  const { leads, clock } = await outbox()
  const server = await sink({ rcptTo: (address) => (address === 'owner@example.com' ? 550 : undefined) })
  openDelivery({ leads, port: server.port, clock, channels: { acknowledgement: acknowledgeWith(server.port, leads) } }).start()
  await leads.intake.accept(inquiry(1), 'pending')
  await until(() => leads.index.counts().failed === 1)
  const healthy = await sink()
  const others = await outbox()
  openDelivery({
    leads: others.leads,
    port: healthy.port,
    channels: { acknowledgement: acknowledgeWith(healthy.port, others.leads) },
  }).start()
  await others.leads.intake.accept(inquiry(2), 'spam')
  await others.leads.intake.accept(inquiry(3, { email: 'call@3' }), 'pending')
  await until(() => others.leads.index.counts().sent === 1)
  expect([server.mails, healthy.mails.map(({ to }) => to)]).toEqual([[], [['owner@example.com']]])
})

test('a refused acknowledgement does not change the lead’s state', async () => {
  const { folder, leads } = await outbox()
  const server = await sink({ rcptTo: (address) => (address.includes('canary') ? 550 : undefined) })
  openDelivery({ leads, port: server.port, channels: { acknowledgement: acknowledgeWith(server.port, leads) } }).start()
  await leads.intake.accept(inquiry(1), 'pending')
  await until(() => leads.index.counts().sent === 1)
  expect(await namesIn(folder, 'sent')).toEqual([expect.stringMatching(/\.r-c0000002\.json$/)])
})

test('if a server rejects the empty sender, the acknowledgement is sent from the site’s address', async () => {
  const { leads } = await outbox()
  let asked = 0
  const server = await sink({ mailFrom: () => (++asked === 2 ? 550 : undefined) })
  openDelivery({ leads, port: server.port, channels: { acknowledgement: acknowledgeWith(server.port, leads) } }).start()
  await leads.intake.accept(inquiry(1), 'pending')
  await until(() => leads.index.counts().sent === 1)
  expect(server.mails.map(({ from, to }) => [from, ...to])).toEqual([
    ['site@example.com', 'owner@example.com'],
    ['site@example.com', 'canary1@visitor.example.com'],
  ])
})
