import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { mapFields } from '../../../shared/contact/contact-fields.ts'
import { fakeClock } from '../../../test/helpers/fake-clock.ts'
import { inquiry, openDelivery, openLeads, openOutbox, type TestLeads } from '../../../test/helpers/lead-outbox.ts'
import { type Misbehavior, type SmtpStep, startSmtpScript } from '../../../test/helpers/smtp-script.ts'
import { type SinkReplies, startSmtpSink } from '../../../test/helpers/smtp-sink.ts'
import { newLead, storeEngines } from '../../../test/helpers/store-engines.ts'
import { until } from '../../../test/helpers/until.ts'
import { readConfig } from '../../config/config.ts'
import { leadContent } from '../lead.ts'
import { recipientKey } from './progress.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

async function sink(replies: SinkReplies = {}, port = 0) {
  const server = await startSmtpSink(replies, {}, port)
  onTestFinished(() => server.close())
  return server
}

async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

const pendingHeads = ({ store }: TestLeads) => store.leads.heads(['pending'])
/** Waits until every lead that was tried is pending again. */
const isTried = (leads: TestLeads, tries: number) => until(async () => (await pendingHeads(leads)).some((head) => head.tries === tries))
const isQuiet = (leads: TestLeads, pending: number) =>
  until(async () => {
    const counts = await leads.counts()
    return counts.sending === 0 && counts.pending === pending
  })

describe.each(storeEngines)('delivery on $name', ({ makePlace }) => {
  test('a new inquiry is mailed at once and is then sent', async () => {
    const server = await sink()
    const { accept, reached, delivery, clock, intake } = openOutbox(await makePlace(), { port: server.port })
    const id = await accept(1)
    await reached('sent', 1)
    expect(server.mails[0]).toMatchObject({ from: 'site@example.com', to: ['owner@example.com'], messageId: `<${id}@example.com>` })
    expect(delivery.snapshot()).toEqual({ outage: undefined, parts: { mail: { lastSuccessAt: clock.now() } } })
    await intake.check()
    expect(intake.counts()).toMatchObject({ pending: 0, sending: 0, sent: 1, oldestPendingAt: undefined })
  })

  test('when delivery closes, mails that wait for their turn are left to the next process, due immediately', async () => {
    const server = await startSmtpScript('dot', 'hang')
    onTestFinished(() => server.close())
    const outbox = openOutbox(await makePlace(), { port: server.port })
    for (const number of [1, 2, 3]) await outbox.accept(number)
    await until(() => server.texts() === 2)
    await outbox.reached('sending', 3)
    const closing = outbox.delivery.close()
    server.say('250 kept')
    await closing
    expect(server.connections()).toBe(2)
    expect(await outbox.counts()).toMatchObject({ sent: 2, pending: 1, sending: 0 })
    expect((await pendingHeads(outbox))[0]).toMatchObject({ at: outbox.clock.now(), tries: 0 })
  })

  /** Jumps from here to the last try of the fifth day. The tests of the schedule cover what is in between. */
  async function passFiveDays({ store, clock }: TestLeads): Promise<void> {
    const [head] = await store.leads.heads(['pending'])
    if (!head || !(await store.leads.move(head, { state: 'pending', at: clock.now() + 5 * day, tries: 98 }))) throw new Error('It moved')
  }

  test('a deferred message is retried after 1, 5, 15 and 60 minutes, then hourly, across restarts, and fails after five days', async () => {
    const server = await startSmtpScript('dot', { reply: '451 later' })
    onTestFinished(() => server.close())
    const place = await makePlace()
    const clock = fakeClock()
    let outbox = openOutbox(place, { port: server.port, clock })
    await outbox.accept(1)
    const waits: number[] = []
    for (const tries of [1, 2, 3, 4, 5, 6, 99]) {
      await isTried(outbox, tries)
      const [head] = await pendingHeads(outbox)
      waits.push(Math.round(((head?.at ?? 0) - clock.now()) / minute))
      if (tries === 3 || tries === 6) {
        await outbox.delivery.close(0)
        if (tries === 6) await passFiveDays(outbox)
        await outbox.close()
        clock.advance(tries === 3 ? 15 * minute : 5 * day)
        outbox = openOutbox(place, { port: server.port, clock })
      } else outbox.pass((head?.at ?? 0) - clock.now())
    }
    await outbox.reached('failed', 1)
    expect(waits).toEqual([1, 5, 15, 60, 60, 60, 60])
    expect(server.texts()).toBe(8)
  })

  test.each<[string, SmtpStep, string]>([
    ['Microsoft 365: CONTACT_FROM is not a mailbox of the login', 'dot', '554 5.2.252 SendAsDenied'],
    ['Microsoft 365: daily quota', 'dot', '554 5.2.0 SubmissionQuotaExceededException'],
    ['Gmail: daily limit', 'dot', '550 5.4.5 Daily user sending limit exceeded'],
    ['Postfix: sender', 'RCPT', '553 5.7.1 <website@example.com>: Sender address rejected: not owned by user web'],
    ['Postfix: EHLO', 'RCPT', '504 5.5.2 <vm>: Helo command rejected: need fully-qualified hostname'],
    ['Postfix: blocklist', 'RCPT', '554 5.7.1 Service unavailable; Client host [203.0.113.9] blocked'],
    ['a relay without login', 'RCPT', '554 5.7.1 <owner@example.com>: Relay access denied'],
    ['Exim on cPanel', 'RCPT', '550 Domain example.com has exceeded the max defers and failures per hour (5/5 (100%)) allowed.'],
    ['a full mailbox', 'RCPT', '552 5.2.2 mailbox over quota'],
    ['an unknown mailbox', 'RCPT', '550 5.1.1 no such user here'],
    ['the sender', 'MAIL', '550 5.7.1 not allowed'],
    ['the greeting', 'greeting', '554 5.7.1 go away'],
    ['EHLO', 'EHLO', '421 4.7.0 Try again later, closing connection. (EHLO)'],
  ])('a server that refuses us (%s) keeps the inquiry pending with a warning, and gets it after repair', async (_, step, reply) => {
    const place = await makePlace()
    const clock = fakeClock()
    const refusing = await startSmtpScript(step, { reply })
    onTestFinished(() => refusing.close())
    const first = openOutbox(place, { port: refusing.port, clock })
    await first.accept(1)
    await until(() => first.delivery.snapshot().outage !== undefined)
    await isQuiet(first, 1)
    expect(first.delivery.snapshot().outage).toEqual({ code: expect.stringContaining(reply.slice(0, 3)), isRefusing: true })
    expect(first.delivery.log.at('warn')[0]).toBe('the mail server refuses our mail: inquiries are waiting')
    for (let round = 0; round < 3; round += 1) {
      first.pass(20 * minute)
      await isQuiet(first, 1)
    }
    await first.delivery.close(0)
    await first.close()
    const server = await sink()
    const repaired = openOutbox(place, { port: server.port, clock })
    clock.advance(hour)
    repaired.delivery.wake()
    await server.received(1)
  })

  test('while the server refuses us, one inquiry at a time is tried, after a minute and then every five; once it accepts one, all are sent', async () => {
    const replies: SinkReplies = { rcptTo: () => 554 }
    let connections = 0
    const greeting = () => {
      connections += 1
      return undefined
    }
    const server = await sink({ greeting, rcptTo: () => replies.rcptTo?.('') })
    const outbox = openOutbox(await makePlace(), { port: server.port })
    for (let number = 0; number < 6; number += 1) await outbox.accept(number)
    await until(() => outbox.delivery.snapshot().outage !== undefined)
    await isQuiet(outbox, 6)
    expect(connections).toBeLessThanOrEqual(2)
    for (let probe = 1; probe <= 3; probe += 1) {
      const before = connections
      outbox.pass(5 * minute)
      await until(() => connections === before + 1)
      await isQuiet(outbox, 6)
    }
    delete replies.rcptTo
    await outbox.passUntil('sent', 6)
    expect(server.peak()).toBeLessThanOrEqual(2)
    expect(outbox.delivery.snapshot().outage).toBeUndefined()
    expect(outbox.delivery.log.at('info')).toContain('the mail server accepts mail again')
  })

  test('an inquiry fails when it is refused, another one is accepted, and it is refused again; a retry mails it', async () => {
    const replies = { isStrict: true }
    const server = await sink({ data: ({ source }) => (replies.isStrict && source.includes('comment 1') ? 554 : undefined) })
    const outbox = openOutbox(await makePlace(), { port: server.port })
    const bad = await outbox.accept(1)
    await isTried(outbox, 1)
    expect(await outbox.headOf(bad)).toMatchObject({ state: 'pending' })
    await outbox.accept(2)
    await outbox.passUntil('failed', 1)
    expect(await outbox.counts()).toMatchObject({ pending: 0, sending: 0, sent: 1 })
    expect(outbox.delivery.log.at('error')).toEqual(['an inquiry was refused and moved to failed'])
    expect(outbox.delivery.snapshot().outage).toBeUndefined()
    replies.isStrict = false
    const [head] = await outbox.store.leads.heads(['failed'])
    if (head) expect(await outbox.admin.retry(head)).toBe('done')
    await outbox.reached('sent', 2)
  })

  test('an inquiry that is always refused fails after five days', async () => {
    const server = await sink({ rcptTo: () => 550 })
    const outbox = openOutbox(await makePlace(), { port: server.port })
    await outbox.accept(1)
    for (const tries of [1, 2]) {
      await isTried(outbox, tries)
      outbox.pass(5 * minute)
    }
    await isTried(outbox, 3)
    await passFiveDays(outbox)
    outbox.pass(5 * day)
    await isTried(outbox, 99)
    outbox.pass(5 * minute)
    await outbox.reached('failed', 1)
  })

  test('while the server is down one inquiry at a time is tried; after an outage of three days all are sent', async () => {
    const port = await closedPort()
    const outbox = openOutbox(await makePlace(), { port })
    for (let number = 0; number < 10; number += 1) await outbox.accept(number)
    await until(() => outbox.delivery.snapshot().outage !== undefined)
    await isQuiet(outbox, 10)
    expect(outbox.delivery.snapshot().outage).toEqual({ code: 'ECONNREFUSED', isRefusing: false })
    for (let turn = 0; turn < 6; turn += 1) {
      outbox.pass(12 * hour)
      await until(async () => (await pendingHeads(outbox)).some(({ at }) => at > outbox.clock.now()))
      await isQuiet(outbox, 10)
    }
    expect((await pendingHeads(outbox)).every(({ tries }) => tries === 0)).toBe(true)
    const server = await sink({}, port)
    await outbox.passUntil('sent', 10)
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(10)
    expect(server.mails).toHaveLength(10)
  })

  test('an inquiry whose connection fails while another one gets through is tried again at once', async () => {
    let connections = 0
    const server = await sink({
      async greeting() {
        connections += 1
        if (connections > 1) return undefined
        await until(() => connections === 2)
        return 421
      },
      async data() {
        if (server.mails.length === 0) await until(() => delivery.snapshot().outage !== undefined)
        return undefined
      },
    })
    const leads = openLeads(await makePlace())
    const { settle } = leads.store.leads
    leads.store.leads.settle = async (lease, head, change) => {
      if (change.state === 'pending') await leads.reached('sent', 1)
      return settle(lease, head, change)
    }
    const delivery = openDelivery(leads, { port: server.port })
    for (const number of [1, 2]) await leads.accept(number)
    delivery.start()
    await leads.reached('sent', 2)
  })

  const steps: SmtpStep[] = ['connect', 'greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA']

  test.each(
    steps.flatMap((step) => (['hang', 'drop'] as Misbehavior[]).map((way) => [way, step] as const)),
  )('a %s at %s leaves the inquiry pending and untried, with one warning', async (way, step) => {
    const server = await startSmtpScript(step, way)
    onTestFinished(() => server.close())
    const outbox = openOutbox(await makePlace(), { port: server.port })
    await outbox.accept(1)
    await until(() => server.connections() === 1)
    const givingUp = setInterval(() => outbox.pass(minute), 50)
    await until(() => outbox.delivery.snapshot().outage !== undefined).finally(() => clearInterval(givingUp))
    await isQuiet(outbox, 1)
    expect(await pendingHeads(outbox)).toMatchObject([{ tries: 0 }])
    expect(outbox.delivery.log.at('warn')).toEqual(['the mail server cannot be reached: inquiries are waiting'])
  })

  test.each([
    'hang',
    'drop',
  ] as const)('a text that was sent completely and got no reply (%s) counts as a try and is retried on schedule', async (way) => {
    const server = await startSmtpScript('dot', way)
    onTestFinished(() => server.close())
    const outbox = openOutbox(await makePlace(), { port: server.port })
    await outbox.accept(1)
    await until(() => server.texts() === 1)
    if (way === 'hang') outbox.pass(10 * minute)
    await isTried(outbox, 1)
    expect((await pendingHeads(outbox))[0]?.at).toBe(outbox.clock.now() + minute)
    expect(outbox.delivery.snapshot().outage).toBeUndefined()
    outbox.pass(minute - 1)
    await isQuiet(outbox, 1)
    expect(server.texts()).toBe(1)
    outbox.pass(2_001)
    await until(() => server.texts() === 2)
  })

  test('a retry sends the identical mail, even if spam arrived in between', async () => {
    const sources: string[] = []
    const server = await sink({ data: ({ source }) => (sources.push(source) === 1 ? 421 : undefined) })
    const outbox = openOutbox(await makePlace(), { port: server.port })
    await outbox.accept(1)
    await isTried(outbox, 1)
    await outbox.accept(2, 'spam')
    outbox.pass(2 * minute)
    await server.received(1)
    expect(sources).toHaveLength(2)
    expect(sources[1]).toBe(sources[0])
  })

  test('a deferred inquiry is sent at once when the server accepts another, unless it deferred one within the last minute', async () => {
    let isBusy = true
    const server = await sink({ data: ({ source }) => (isBusy && source.includes('comment 1') ? 451 : undefined) })
    const outbox = openOutbox(await makePlace(), { port: server.port })
    await outbox.accept(1)
    await isTried(outbox, 1)
    await outbox.accept(2)
    await outbox.reached('sent', 1)
    expect((await pendingHeads(outbox))[0]?.at).toBe(outbox.clock.now() + minute)
    outbox.pass(minute)
    await isTried(outbox, 2)
    outbox.pass(2 * minute)
    isBusy = false
    await outbox.accept(3)
    await outbox.reached('sent', 3)
  })

  test('each recipient is tracked separately', async () => {
    const codes: Record<string, number | undefined> = { 'office@example.com': 451 }
    const to = ['owner@example.com', 'office@example.com']
    const server = await sink({ rcptTo: (address) => codes[address] })
    const outbox = openOutbox(await makePlace(), { port: server.port, to })
    await outbox.accept(1)
    await isTried(outbox, 1)
    expect((await pendingHeads(outbox))[0]?.progress).toEqual({ [recipientKey('owner@example.com')]: 'd0' })
    codes['office@example.com'] = undefined
    await outbox.passUntil('sent', 1)
    expect(server.mails.map((mail) => mail.to)).toEqual([['owner@example.com'], ['office@example.com']])
  })

  test('a refused recipient does not delay others, and gets everything once mail is accepted', async () => {
    const codes: Record<string, number | undefined> = { 'gone@example.com': 550 }
    const server = await sink({ rcptTo: (address) => codes[address] })
    const outbox = openOutbox(await makePlace(), { port: server.port, to: ['owner@example.com', 'gone@example.com'] })
    for (const number of [1, 2, 3]) await outbox.accept(number)
    await server.received(3)
    await isQuiet(outbox, 3)
    expect(outbox.delivery.snapshot().outage).toMatchObject({ isRefusing: true })
    codes['gone@example.com'] = undefined
    await outbox.passUntil('sent', 3)
    expect(server.mails.map((mail) => mail.to.join()).sort()).toEqual([
      ...Array.from({ length: 3 }, () => 'gone@example.com'),
      ...Array.from({ length: 3 }, () => 'owner@example.com'),
    ])
  })

  test('a deferred recipient whose configured domain has capital letters is retried', async () => {
    const codes: Record<string, number | undefined> = { 'boss@joesfencing.com': 450 }
    const server = await sink({ rcptTo: (address) => codes[address.toLowerCase()] })
    const env = { SMTP_URL: 'smtp://127.0.0.1', CONTACT_TO: 'joe@a.com,boss@JoesFencing.com', CONTACT_FROM: 'site@example.com' }
    const to = readConfig(env, { folder: '/srv/site' }).mail?.to ?? []
    const outbox = openOutbox(await makePlace(), { port: server.port, to })
    await outbox.accept(1)
    await isTried(outbox, 1)
    codes['boss@joesfencing.com'] = undefined
    await outbox.passUntil('sent', 1)
    expect(server.mails.map((mail) => mail.to)).toEqual([['joe@a.com'], ['boss@joesfencing.com']])
  })

  test('an inquiry that makes the server hang up does not block the others', async () => {
    let poisonings = 0
    const server = await sink({
      mailFrom: () => undefined,
      rcptTo: () => undefined,
      data: ({ source }) => {
        if (!source.includes('comment 3')) return undefined
        poisonings += 1
        return 421
      },
    })
    const outbox = openOutbox(await makePlace(), { port: server.port })
    for (let number = 0; number < 8; number += 1) await outbox.accept(number)
    await outbox.reached('sent', 7)
    const { pending, sending } = await outbox.counts()
    expect(pending + sending).toBe(1)
    expect(poisonings).toBeLessThanOrEqual(2)
  })

  test('delivery uses at most two connections, pauses between mails, and sends new inquiries first', async () => {
    const server = await sink()
    const clock = fakeClock()
    const leads = openLeads(await makePlace(), { clock })
    const ids: string[] = []
    for (let number = 0; number < 12; number += 1) {
      ids.push(await leads.accept(number))
      clock.advance(minute)
    }
    const started = clock.monotonicMs()
    openDelivery(leads, { port: server.port, minGapMs: 200 }).start()
    const passing = setInterval(() => clock.advance(100), 20)
    await leads.reached('sent', 12).finally(() => clearInterval(passing))
    expect(clock.monotonicMs() - started).toBeGreaterThanOrEqual(11 * 200)
    const order = server.mails.map(({ messageId }) => ids.indexOf(messageId.slice(1, 33)))
    // Not in exact order, because a mail on one connection may take longer than several on the other.
    const average = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
    expect(average(order.slice(0, 6))).toBeGreaterThan(average(order.slice(6)))
    expect(server.peak()).toBeLessThanOrEqual(2)
  })

  test('two processes on one store send each inquiry exactly once, and one of them delivers', async () => {
    const server = await sink()
    const place = await makePlace()
    const clock = fakeClock()
    const processes = [openOutbox(place, { port: server.port, clock }), openOutbox(place, { port: server.port, clock })]
    const looking = setInterval(() => clock.advance(2_000), 20)
    await Promise.all(Array.from({ length: 24 }, (_, number) => processes[number % 2]?.accept(number)))
    await processes[0]?.reached('sent', 24).finally(() => clearInterval(looking))
    expect(server.mails).toHaveLength(24)
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(24)
    const leases = await Promise.all(processes.map(({ store }) => store.lease()))
    expect(leases.filter(Boolean)).toHaveLength(1)
  })

  test.each([-3, 3])('two processes whose clocks are %i hours apart send each inquiry once, even after a takeover', async (hours) => {
    let refusal: number | undefined
    const server = await sink({ rcptTo: () => refusal })
    const place = await makePlace()
    const clocks = [fakeClock(), fakeClock(fakeClock().now() + hours * 60 * minute)]
    const [first, second] = clocks.map((clock) => openOutbox(place, { port: server.port, clock }))
    if (!first || !second) throw new Error('Two processes')
    /** Moves both clocks, but not while a mail is on its way. */
    const passUntil = (isReached: () => Promise<boolean>) =>
      until(async () => {
        if ((await first.counts()).sending === 0) for (const process of [first, second]) process.pass(5_000)
        return isReached()
      })
    const acceptTen = (from: number) =>
      Promise.all(Array.from({ length: 10 }, (_, number) => (number % 2 === 0 ? first : second).accept(from + number)))
    await first.store.lease()
    await acceptTen(0)
    await passUntil(async () => (await first.counts()).sent === 10)
    refusal = 451
    await acceptTen(10)
    // The time of the next try is by the first clock.
    await passUntil(async () => (await pendingHeads(first)).some(({ tries }) => tries > 0))
    await first.delivery.close()
    await (await first.store.lease())?.release()
    refusal = undefined
    await passUntil(async () => (await second.counts()).sent === 20)
    expect(server.mails).toHaveLength(20)
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(20)
    expect(await first.store.lease()).toBeUndefined()
  })

  test('two businesses never mix: inquiries go to the business’s own owner, whichever mail server is down', async () => {
    const place = await makePlace()
    const clock = fakeClock()
    const fence = await sink()
    const port = await closedPort()
    const fencing = openOutbox(place, { port: fence.port, to: ['fence-owner@fence.example'], clock })
    const insulation = openOutbox(place, { port, to: ['foam-owner@foam.example'], site: 'insulation', clock })
    for (const number of [1, 2, 3, 4, 5]) await insulation.accept(number)
    await fencing.accept(6)
    await fencing.reached('sent', 1)
    await until(() => insulation.delivery.snapshot().outage !== undefined)
    for (let turn = 0; turn < 10; turn += 1) {
      clock.advance(minute)
      await isQuiet(insulation, 5)
    }
    expect(fence.mails.map((mail) => mail.to)).toEqual([['fence-owner@fence.example']])
    const foam = await sink({}, port)
    await insulation.passUntil('sent', 5)
    expect(new Set(foam.mails.flatMap((mail) => mail.to))).toEqual(new Set(['foam-owner@foam.example']))
    expect(fence.mails).toHaveLength(1)
  })

  test('leads that a process left in sending are sent by the one that takes over', async () => {
    const server = await sink()
    const place = await makePlace()
    const first = openLeads(place)
    const id = await first.accept(1)
    const lease = await first.store.lease()
    const [head] = lease ? await first.store.leads.due(lease, 9, []) : []
    if (!lease || !head) throw new Error('Nothing is due')
    await first.store.leads.take(lease, head)
    await first.close()
    const second = openOutbox(place, { port: server.port, clock: first.clock })
    await second.reached('sent', 1)
    expect(server.mails.map(({ messageId }) => messageId)).toEqual([`<${id}@example.com>`])
  })

  test('a process that lost the lease sends no text', async () => {
    const place = await makePlace()
    const server = await startSmtpScript('dot', { reply: '250 kept' })
    onTestFinished(() => server.close())
    const leads = openLeads(place)
    const lease = await leads.store.lease()
    if (!lease) throw new Error('no lease')
    let isLost = false
    const suspended = { ...lease, signal: lease.signal, isHeld: async () => !isLost && lease.isHeld() }
    const delivery = openDelivery(leads, { port: server.port, store: { ...leads.store, lease: async () => suspended } })
    await leads.accept(1)
    const { take, due } = leads.store.leads
    leads.store.leads.due = async (...parameters) => (isLost ? [] : due(...parameters))
    leads.store.leads.take = async (...parameters) => {
      const record = await take(...parameters)
      isLost = true
      return record
    }
    await delivery.drainDue()
    expect(server.lines()).toContain('DATA')
    expect(server.texts()).toBe(0)
    expect(await leads.counts()).toMatchObject({ sending: 1, sent: 0 })
  })

  test('a store that fails right before the text is not an outage of the mail server, and the inquiry is sent at once', async () => {
    const server = await sink()
    const leads = openLeads(await makePlace())
    const lease = await leads.store.lease()
    if (!lease) throw new Error('no lease')
    let [isBroken, wasBroken] = [false, false]
    async function isHeld() {
      if (!isBroken) return lease?.isHeld() ?? false
      isBroken = false
      throw Object.assign(new Error('canary of the system'), { code: 'EIO' })
    }
    const { take } = leads.store.leads
    leads.store.leads.take = async (...parameters) => {
      const record = await take(...parameters)
      isBroken = !wasBroken
      wasBroken = true
      return record
    }
    const delivery = openDelivery(leads, {
      port: server.port,
      store: { ...leads.store, lease: async () => ({ ...lease, signal: lease.signal, isHeld }) },
    })
    delivery.start()
    await leads.accept(1)
    await leads.reached('sent', 1)
    expect(server.mails).toHaveLength(1)
    expect(delivery.log.at('warn')).toEqual([])
  })

  test('close waits for a mail being sent, and ends it after the grace time', async () => {
    let finish: (code: undefined) => void = () => undefined
    let arrive: () => void = () => undefined
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const data = () => {
      arrive()
      return new Promise<undefined>((resolve) => {
        finish = resolve
      })
    }
    const server = await sink({ data })
    const first = openOutbox(await makePlace(), { port: server.port })
    await first.accept(1)
    await arrived
    const closing = first.delivery.close()
    finish(undefined)
    await closing
    expect(await first.counts()).toMatchObject({ sent: 1 })

    const silent = await startSmtpScript('RCPT', 'hang')
    onTestFinished(() => silent.close())
    const second = openOutbox(await makePlace(), { port: silent.port })
    await second.accept(1)
    await until(() => silent.lines().some((line) => line.startsWith('RCPT')))
    const broken = second.delivery.close(8_000)
    second.clock.advance(8_000)
    await broken
    expect(await pendingHeads(second)).toMatchObject([{ tries: 0, at: second.clock.now() }])
    expect(second.delivery.log.at('warn')).toEqual([])
  })

  test('drainDue sends what is due and resolves, even if the server is down or another process delivers', async () => {
    const place = await makePlace()
    const before = openLeads(place)
    for (let number = 0; number < 5; number += 1) await before.accept(number)
    const down = openLeads(place, { clock: before.clock })
    expect(await openDelivery(down, { port: await closedPort() }).drainDue()).toEqual({ sent: 0, failed: 0, deferred: 0 })
    expect(await down.counts()).toMatchObject({ pending: 5 })
    expect(await openDelivery(before, { port: 9 }).drainDue()).toBeUndefined()
    await down.close()
    const server = await sink()
    const later = openLeads(place, { clock: fakeClock(before.clock.now() + hour) })
    expect(await openDelivery(later, { port: server.port }).drainDue()).toEqual({ sent: 5, failed: 0, deferred: 0 })
  })

  test('hostile values in a stored inquiry add neither recipients nor headers', async () => {
    const server = await sink()
    const attack = 'x\r\nBcc: victim@example.net\r\n\r\nbody'
    const outbox = openOutbox(await makePlace(), { port: server.port })
    const content = leadContent({ site: attack, language: attack, fields: mapFields(() => attack) })
    await outbox.store.leads.add(newLead({ content, receivedAt: outbox.clock.now(), at: outbox.clock.now() }))
    outbox.delivery.wake()
    await server.received(1)
    expect(server.mails[0]?.to).toEqual(['owner@example.com'])
    const source = server.mails[0]?.source ?? ''
    expect(source.slice(0, source.indexOf('\r\n\r\n'))).not.toMatch(/^(Bcc|Reply-To):/im)
  })

  test('an inquiry that this release cannot read is set aside', async () => {
    const server = await sink()
    const outbox = openOutbox(await makePlace(), { port: server.port })
    await outbox.store.leads.add(newLead({ content: { fields: 'none' }, receivedAt: outbox.clock.now(), at: outbox.clock.now() }))
    outbox.delivery.wake()
    await outbox.reached('unreadable', 1)
    expect(server.mails).toEqual([])
  })

  test.each([
    ['the end', {}],
    ['what was sent before the rest is tried', { webhook: async () => ({ fate: 'delivered' as const }) }],
  ])('a store that cannot save %s does not cause the mail to be sent again', async (_, channels) => {
    const server = await sink()
    const leads = openLeads(await makePlace())
    let isBroken = true
    const { settle } = leads.store.leads
    leads.store.leads.settle = async (...parameters) => {
      if (isBroken) throw Object.assign(new Error('canary of the system'), { code: 'EIO' })
      return settle(...parameters)
    }
    const delivery = openDelivery(leads, { port: server.port, channels })
    delivery.start()
    await leads.accept(1)
    await until(() => delivery.log.at('error').length > 0)
    isBroken = false
    await until(async () => {
      leads.clock.advance(10_000)
      return (await leads.counts()).sent === 1
    })
    expect(server.mails).toHaveLength(1)
  })

  test('photos that a repeat adds come in a second mail, and nothing else is sent again', async () => {
    const server = await sink()
    const outbox = openOutbox(await makePlace(), { port: server.port })
    const picture = (seed: number) => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(500, seed)])
    const id = await outbox.accept(1, 'pending', [picture(1)])
    await outbox.reached('sent', 1)
    expect(await outbox.accept(1, 'pending', [picture(1), picture(2)])).toBe(id)
    await server.received(2)
    await outbox.reached('sent', 1)
    const [first, second] = server.mails
    expect(first?.source).toMatch(/photo-1\.jpg/)
    expect(second?.messageId).toBe(`<${id}.photos-2@example.com>`)
    expect(second?.source).toMatch(/^Subject: .*Photos/m)
    expect(second?.source).toMatch(/photo-2\.jpg/)
    expect(second?.source).not.toMatch(/photo-1\.jpg/)
    expect(await outbox.accept(1, 'pending', [picture(2)])).toBe(id)
    await outbox.passUntil('sent', 1)
    expect(server.mails).toHaveLength(2)
    expect(inquiry(1).fields.name).toBe('Canary Name 1')
  })
})
