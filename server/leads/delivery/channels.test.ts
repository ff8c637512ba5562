import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { builtSite, contentSets } from '../../../test/helpers/content-sets.ts'
import { inquiry, openDelivery, openLeads, openOutbox, type TestLeads } from '../../../test/helpers/lead-outbox.ts'
import { type SinkReplies, startSmtpSink } from '../../../test/helpers/smtp-sink.ts'
import { type StorePlace, storeEngines } from '../../../test/helpers/store-engines.ts'
import { until } from '../../../test/helpers/until.ts'
import { createMailer } from '../../mail/mailer.ts'
import { acknowledgementMail } from '../mail/acknowledgement.ts'
import { createAcknowledge } from './acknowledge.ts'
import type { Channel } from './lead-sender.ts'
import { channelKeys } from './progress.ts'
import { createWebhook } from './webhook.ts'

const secret = 'a secret of 16+ letters'
const minute = 60_000
const day = 24 * 60 * minute

/** A webhook receiver that responds as the test defines. */
async function receiver(answer: (response: ServerResponse, count: number) => void) {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    bodies.push(body)
    answer(response, bodies.length)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close().closeAllConnections())
  return { bodies, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?token=canary` }
}

const status = (code: number) => (response: ServerResponse) =>
  void response.writeHead(code, code === 101 ? { Connection: 'Upgrade', Upgrade: 'other' } : {}).end('words')
const webhookTo = (url: string, deadlineMs = 5_000) => ({ webhook: createWebhook({ url, secret, language: 'en', deadlineMs }) })

async function sink(replies: SinkReplies = {}) {
  const server = await startSmtpSink(replies)
  onTestFinished(() => server.close())
  return server
}

/** Delivery with acknowledgements. */
function acknowledging(place: StorePlace, port: number) {
  const leads = openLeads(place)
  const set = contentSets.find(([key]) => key === 'fencing')?.[1]
  if (!set) throw new Error('no set')
  const acknowledgement: Channel = createAcknowledge({
    mailer: createMailer({ smtp: { host: '127.0.0.1', port, secure: false }, from: 'site@example.com', clock: leads.clock, minGapMs: 0 }),
    render: (lead) => acknowledgementMail(lead, { site: builtSite(set), from: 'site@example.com', owner: 'owner@example.com' }),
    documents: leads.store.documents,
    clock: leads.clock,
  })
  const delivery = openDelivery(leads, { port, channels: { acknowledgement } })
  delivery.start()
  let number = 0
  /** Sends an inquiry from this address. */
  async function accept(email: string, state: 'pending' | 'spam' = 'pending') {
    number += 1
    const kept = await leads.intake.accept(inquiry(number, { email }), state)
    if (kept.status !== 'stored') throw new Error(kept.status)
    return kept.id
  }
  return { ...leads, delivery, accept }
}

const progressOf = async ({ headOf }: Pick<TestLeads, 'headOf'>, id: string) => (await headOf(id))?.progress ?? {}

describe.each(storeEngines)('channels on $name', ({ makePlace }) => {
  test('webhook and mail each get the inquiry once, and it is then sent', async () => {
    const server = await sink()
    const { url, bodies } = await receiver(status(204))
    const outbox = openOutbox(await makePlace(), { port: server.port, channels: webhookTo(url) })
    const estimate = { query: 'length=80', low: 3000, high: 4000 }
    const kept = await outbox.intake.accept({ ...inquiry(1), language: 'es', estimate }, 'pending')
    await outbox.reached('sent', 1)
    expect(bodies).toHaveLength(1)
    expect(JSON.parse(bodies[0] ?? '')).toEqual({
      id: 'id' in kept && kept.id,
      receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      site: 'fencing',
      language: 'es',
      fields: inquiry(1).fields,
      estimate,
      photos: [],
    })
    expect(server.mails).toHaveLength(1)
  })

  test.each([
    101, 307, 404, 429, 500,
  ])('after status %i the webhook is tried again on schedule, and the mail is not repeated', async (code) => {
    const server = await sink()
    const { url, bodies } = await receiver((response, count) => status(count < 3 ? code : 200)(response))
    const outbox = openOutbox(await makePlace(), { port: server.port, channels: webhookTo(url) })
    await outbox.accept(1)
    for (const [index, waitMs] of [minute, 5 * minute].entries()) {
      await until(async () => (await outbox.store.leads.heads(['pending'])).some(({ tries }) => tries === index + 1))
      expect(server.mails).toHaveLength(1)
      const [head] = await outbox.store.leads.heads(['pending'])
      expect(head?.at).toBe(outbox.clock.now() + waitMs)
      expect(outbox.delivery.waiting(head ? [head] : [])).toMatchObject({ webhook: { count: 1 }, mail: { count: 0 } })
      expect(outbox.delivery.snapshot().parts.webhook).toMatchObject({ lastErrorCode: `HTTP${code}` })
      outbox.pass(waitMs - 1)
      expect(bodies).toHaveLength(index + 1)
      outbox.pass(1)
    }
    await outbox.reached('sent', 1)
    expect([bodies.length, server.mails.length]).toEqual([3, 1])
    expect(new Set(bodies).size).toBe(1)
  })

  test('after status 410 the owner has the mail, the inquiry failed, and a retry calls only the webhook', async () => {
    const server = await sink()
    const { url, bodies } = await receiver((response, count) => status(count === 1 ? 410 : 200)(response))
    const outbox = openOutbox(await makePlace(), { port: server.port, channels: webhookTo(url) })
    await outbox.accept(1)
    await outbox.reached('failed', 1)
    const [head] = await outbox.store.leads.heads(['failed'])
    expect(head?.progress[channelKeys.webhook]).toBe('r0')
    if (head) expect(await outbox.admin.retry(head)).toBe('done')
    await outbox.reached('sent', 1)
    expect([bodies.length, server.mails.length]).toEqual([2, 1])
  })

  test.each(['hangs', 'drips'])('a receiver that %s times out without delaying the mail', async (how) => {
    const server = await sink()
    const { url } = await receiver((response) => {
      if (how === 'drips') response.writeProcessing()
    })
    const outbox = openOutbox(await makePlace(), { port: server.port, channels: webhookTo(url, 300) })
    await outbox.accept(1)
    await server.received(1)
    await until(() => outbox.delivery.snapshot().parts.webhook?.lastErrorCode === 'ETIMEDOUT')
  })

  test('the webhook delivers without a mail server, and does not wait for one that is down', async () => {
    const { url, bodies } = await receiver(status(200))
    const place = await makePlace()
    const alone = openOutbox(place, { port: undefined, channels: webhookTo(url) })
    await alone.accept(1)
    await alone.reached('sent', 1)
    await alone.delivery.close(0)
    await alone.close()
    const outbox = openOutbox(place, { port: 9, clock: alone.clock, channels: webhookTo(url) })
    for (const number of [2, 3, 4]) await outbox.accept(number)
    await until(() => bodies.length === 4)
    await outbox.reached('pending', 3)
    const heads = await outbox.store.leads.heads(['pending'])
    expect(outbox.delivery.waiting(heads)).toMatchObject({ webhook: { count: 0 }, mail: { count: 3, oldestAt: expect.any(Number) } })
    expect(outbox.delivery.snapshot().outage).toMatchObject({ isRefusing: false })
  })

  test('the visitor gets an acknowledgement after the owner’s mail was accepted: once a day, without any of the typed text', async () => {
    const server = await sink()
    const address = 'canary1@visitor.example.com'
    const { accept, reached, clock } = acknowledging(await makePlace(), server.port)
    await accept(address)
    await reached('sent', 1)
    const acknowledgements = () => server.mails.filter(({ to }) => to.includes(address))
    const [mail] = acknowledgements()
    expect(mail).toMatchObject({ from: '', to: [address] })
    const source = mail?.source ?? ''
    expect(source).toMatch(/^Auto-Submitted: auto-replied$/m)
    expect(source).toMatch(/^Reply-To: <?owner@example\.com>?$/m)
    expect(source.replaceAll(address, '')).not.toMatch(/canary/i)
    await accept(address)
    await reached('sent', 2)
    expect(acknowledgements()).toHaveLength(1)
    clock.advance(day)
    await accept(address)
    await reached('sent', 3)
    expect(acknowledgements()).toHaveLength(2)
  })

  test('one mailbox gets one acknowledgement a day, however its address is written', async () => {
    const server = await sink()
    const { accept, reached } = acknowledging(await makePlace(), server.port)
    const addresses = ['victim+1@gmail.com', 'victim+2@gmail.com', 'v.ictim@gmail.com', 'Vi.ctim+3@googlemail.com', 'victim@gmail.com']
    for (const address of [...addresses, 'pat+a@example.org', 'pat+b@example.org', 'p.at@example.org']) await accept(address)
    await reached('sent', 8)
    const acknowledged = server.mails.flatMap(({ to }) => to).filter((address) => address !== 'owner@example.com')
    expect(acknowledged).toHaveLength(3)
  })

  test('at most fifty acknowledgements go out a day', async () => {
    const server = await sink()
    const { accept, reached, store, clock } = acknowledging(await makePlace(), server.port)
    const earlier = Array.from({ length: 47 }, (_, number) => [`${number}`.padStart(32, '0'), { id: `${number}`, at: clock.now() }])
    await store.documents.write('delivery/acknowledged', Object.fromEntries(earlier), 0)
    for (let number = 0; number < 6; number += 1) await accept(`v${number}@example.org`)
    await reached('sent', 6)
    expect(server.mails.filter(({ to }) => to[0] !== 'owner@example.com')).toHaveLength(3)
  })

  test('no acknowledgement is sent before the owner’s mail, for spam, or to an address that is invalid in a header', async () => {
    const server = await sink({ rcptTo: (address) => (address === 'owner@example.com' ? 550 : undefined) })
    const refused = acknowledging(await makePlace(), server.port)
    await refused.accept('canary1@visitor.example.com')
    await until(() => refused.delivery.snapshot().outage !== undefined)
    await refused.reached('pending', 1)
    const healthy = await sink()
    const { accept, reached } = acknowledging(await makePlace(), healthy.port)
    await accept('canary2@visitor.example.com', 'spam')
    await accept('call@3')
    await reached('sent', 1)
    expect([server.mails, healthy.mails.map(({ to }) => to)]).toEqual([[], [['owner@example.com']]])
  })

  test('a refused acknowledgement does not change the state of the inquiry', async () => {
    const server = await sink({ rcptTo: (address) => (address.includes('canary') ? 550 : undefined) })
    const outbox = acknowledging(await makePlace(), server.port)
    const id = await outbox.accept('canary1@visitor.example.com')
    await outbox.reached('sent', 1)
    expect(await progressOf(outbox, id)).toMatchObject({ [channelKeys.acknowledgement]: 'r0' })
  })

  test.each([
    'mailFrom',
    'rcptTo',
    'data',
  ] as const)('if the empty sender is refused (%s), the acknowledgement is sent again from the site’s address', async (at) => {
    let asked = 0
    const server = await sink({ [at]: () => (++asked === 2 ? 550 : undefined) })
    const { accept, reached } = acknowledging(await makePlace(), server.port)
    await accept('canary1@visitor.example.com')
    await reached('sent', 1)
    expect(server.mails.map(({ from, to }) => [from, ...to])).toEqual([
      ['site@example.com', 'owner@example.com'],
      ['site@example.com', 'canary1@visitor.example.com'],
    ])
  })
})
