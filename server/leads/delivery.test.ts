import * as fs from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { enquiry, fakeClock, makeFolder, namesIn, openDelivery, openStore, stillClock, until } from '../../test/helpers/lead-outbox.ts'
import { type Misbehaviour, type SmtpStep, startSmtpScript } from '../../test/helpers/smtp-script.ts'
import { type SinkReplies, startSmtpSink } from '../../test/helpers/smtp-sink.ts'
import { recipientMark } from './delivery.ts'
import { formatLeadFile } from './lead-file.ts'
import { ensureLeadFolders } from './lead-folders.ts'
import { parseLeadName } from './lead-name.ts'
import { createProcessOwner } from './process-owner.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const id = (number: number) => number.toString(16).padStart(32, '0')

async function sink(replies: SinkReplies = {}, port = 0) {
  const server = await startSmtpSink(replies, {}, port)
  onTestFinished(() => server.close())
  return server
}

/** A port on which nobody listens. */
async function closedPort(): Promise<number> {
  const server = await startSmtpSink()
  await server.close()
  return server.port
}

async function outbox(port: number, options: Partial<Parameters<typeof openDelivery>[0]> = {}) {
  const folder = await makeFolder()
  const clock = fakeClock()
  const store = openStore({ folder, clock })
  const delivery = openDelivery({ store, port, clock, ...options })
  delivery.start()
  await store.probe()
  const dueIn = async () => {
    const [name = ''] = await namesIn(folder, 'pending')
    return ((await fs.stat(join(folder, 'pending', name))).mtimeMs - clock.now()) / minute
  }
  return { folder, clock, store, delivery, dueIn }
}

/** Puts a lead's file there whole and with its time: the store may be looking at the folder. */
async function placeLead(folder: string, name: string, text: string, time = new Date()) {
  const unfinished = `${folder}.unfinished`
  await fs.writeFile(unfinished, text)
  await fs.utimes(unfinished, time, time)
  await fs.rename(unfinished, join(folder, name))
}

const fault = (code: string) => Object.assign(new Error('canary of the system'), { code })

test('a new enquiry is mailed at once and lies in sent, its file untouched', async () => {
  const server = await sink()
  const { folder, store, delivery, clock } = await outbox(server.port)
  const result = await store.accept(enquiry(1), 'enquiry')
  if (result.status !== 'stored') throw new Error(result.status)
  await until(async () => (await namesIn(folder, 'sent')).length === 1)
  expect(await namesIn(folder, 'sent')).toEqual([`${result.id}.json`])
  expect(server.mails[0]).toMatchObject({ from: 'site@example.com', to: ['owner@example.com'], messageId: `<${result.id}@example.com>` })
  await until(() => store.counts().sending === 0 && delivery.snapshot().lastSuccessAt !== undefined)
  expect(store.counts()).toMatchObject({ pending: 0, sending: 0, sent: 1, oldestPendingSeconds: undefined })
  expect(delivery.snapshot()).toMatchObject({ lastSuccessAt: clock.now(), lastErrorCode: undefined, hold: undefined, isLate: false })
})

test('a message refused for now is tried after 1, 5, 15 and 60 minutes and hourly, over restarts, and fails after five days', async () => {
  const server = await startSmtpScript('dot', { reply: '451 later' })
  onTestFinished(() => server.close())
  const folder = await makeFolder()
  const clock = fakeClock()
  const start = clock.now()
  const waits: number[] = []
  let store = openStore({ folder, clock })
  let delivery = openDelivery({ store, port: server.port, clock })
  delivery.start()
  await store.accept(enquiry(1), 'enquiry')
  for (let tries = 1; (await namesIn(folder, 'failed')).length === 0; tries += 1) {
    await until(
      async () =>
        (await namesIn(folder, 'pending')).some((name) => parseLeadName(name)?.tries === tries) ||
        (await namesIn(folder, 'failed')).length > 0,
    )
    const [name] = await namesIn(folder, 'pending')
    if (!name) break
    const wait = (await fs.stat(join(folder, 'pending', name))).mtimeMs - clock.now()
    waits.push(Math.round(wait / minute))
    await until(() => [...store.index.pending()].some((entry) => entry.tries === tries))
    if (tries % 10 === 0) {
      await delivery.close(0)
      await store.close()
      clock.advance(wait)
      store = openStore({ folder, clock })
      delivery = openDelivery({ store, port: server.port, clock })
      delivery.start()
      await store.refresh()
    } else clock.advance(wait)
  }
  expect(waits.slice(0, 6)).toEqual([1, 5, 15, 60, 60, 60])
  expect(new Set(waits.slice(4))).toEqual(new Set([60]))
  expect((clock.now() - start) / day).toBeCloseTo(5, 1)
  expect(waits.length).toBeGreaterThanOrEqual(100)
  expect(store.counts()).toMatchObject({ pending: 0, failed: 1 })
})

test.each<[string, SinkReplies]>([
  ['a recipient', { rcptTo: () => 550 }],
  ['the text', { data: () => 554 }],
])('a refusal of %s moves the lead to failed, and a retry mails it', async (_, replies) => {
  const server = await sink(replies)
  const { folder, store, delivery } = await outbox(server.port)
  await store.accept(enquiry(1), 'enquiry')
  await until(() => store.counts().failed === 1 && delivery.snapshot().lastErrorCode !== undefined)
  expect(delivery.log.at('error')).toEqual(['the mail server refused an enquiry: it is kept under failed'])
  expect(delivery.snapshot()).toMatchObject({ hold: undefined, isLate: false, lastErrorCode: expect.stringMatching(/^E\w+ 55[04]$/) })
  delete replies.rcptTo
  delete replies.data
  expect(await store.retryFailed()).toBe(1)
  await store.refresh()
  await until(async () => (await namesIn(folder, 'sent')).length === 1)
  expect(server.mails).toHaveLength(1)
})

test.each<[string, SinkReplies, object]>([
  ['login', { login: () => 535 }, { kind: 'refusing', code: 'EAUTH 535' }],
  ['sender', { mailFrom: () => 550 }, { kind: 'refusing', code: 'EENVELOPE 550' }],
  ['greeting', { greeting: () => 554 }, { kind: 'refusing', code: 'EPROTOCOL 554' }],
])('a refusal of our %s holds the queue however long, and never fails a lead', async (_, replies, hold) => {
  let probes = 0
  const greeting = () => {
    probes += 1
    return replies.greeting?.()
  }
  const server = await sink({ ...replies, greeting })
  const { store, delivery, clock, folder } = await outbox(server.port, { smtp: { user: 'u', password: 'p' } })
  for (const number of [1, 2, 3, 4, 5]) await store.accept(enquiry(number), 'enquiry')
  await until(() => delivery.snapshot().hold !== undefined && store.counts().sending === 0)
  expect(delivery.snapshot()).toMatchObject({ hold })
  const first = probes
  expect(first).toBeLessThanOrEqual(2)
  for (let day = 0; day < 8; day += 1) {
    clock.advance(day * 24 * hour)
    await until(() => store.counts().sending === 0 && store.counts().pending === 5)
  }
  expect(delivery.log.at('warn')).toEqual(['the mail server refuses us: enquiries wait'])
  expect(store.counts()).toMatchObject({ pending: 5, failed: 0 })
  expect((await namesIn(folder, 'pending')).every((name) => parseLeadName(name)?.tries === 0)).toBe(true)
})

test('while the server is away one lead at a time probes it, after one and then every five minutes, and then all follow', async () => {
  const port = await closedPort()
  const { store, delivery, clock } = await outbox(port)
  for (let number = 0; number < 20; number += 1) await store.accept(enquiry(number), 'enquiry')
  const isQuiet = () => store.counts().sending === 0 && store.counts().pending === 20
  await until(() => delivery.snapshot().hold?.kind === 'away' && isQuiet())
  expect(delivery.snapshot().hold).toMatchObject({ code: 'ECONNREFUSED' })
  clock.advance(minute - 1)
  expect(store.counts().sending).toBe(0)
  // 72 hours of silence, in steps as long as a probe's.
  for (let probe = 0; probe < 6; probe += 1) {
    clock.advance(12 * hour)
    await until(isQuiet)
  }
  expect(delivery.snapshot()).toMatchObject({ isLate: true })
  const server = await sink({}, port)
  clock.advance(5 * minute)
  await server.received(20)
  await until(() => store.counts().sent === 20)
  expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(20)
  expect(server.mails).toHaveLength(20)
  expect(delivery.log.at('info')).toContain('the mail server answers again')
  expect(delivery.snapshot()).toMatchObject({ hold: undefined, isLate: false, failingSince: undefined })
})

test('a failing mail server raises the alarm after a quarter of an hour, then once an hour', async () => {
  const { store, delivery, clock } = await outbox(await closedPort())
  await store.accept(enquiry(1), 'enquiry')
  await until(() => delivery.snapshot().hold !== undefined)
  const alarms = () => delivery.log.at('error').length
  clock.advance(14 * minute)
  expect(alarms()).toBe(0)
  for (let minutes = 14; minutes < 180; minutes += 1) clock.advance(minute)
  expect(alarms()).toBe(3)
  expect(delivery.log.lines.find(({ level }) => level === 'error')).toMatchObject({
    facts: { pending: 1, code: 'ECONNREFUSED', failingSeconds: expect.any(Number), oldestPendingSeconds: expect.any(Number) },
    message: 'enquiries are waiting and no mail goes out',
  })
})

test('without a mail server leads wait, and the alarm comes after an hour', async () => {
  const { store, delivery, clock } = await outbox(1, { mailer: undefined })
  await store.accept(enquiry(1), 'enquiry')
  for (let minutes = 0; minutes < 60; minutes += 1) clock.advance(minute)
  expect(delivery.log.at('error')).toEqual([])
  for (let minutes = 0; minutes < 3; minutes += 1) clock.advance(minute)
  expect(delivery.log.at('error')).toHaveLength(1)
  expect(store.counts()).toMatchObject({ pending: 1 })
})

const steps: SmtpStep[] = ['connect', 'greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'dot']

test.each(
  steps.flatMap((step) => (['hang', 'drop'] as Misbehaviour[]).map((way) => [way, step] as const)),
)('a %s at %s leaves the lead pending, with one warning and no data in the log', async (way, step) => {
  const server = await startSmtpScript(step, way)
  onTestFinished(() => server.close())
  const { store, delivery, dueIn, folder } = await outbox(server.port, { deadlineMs: 150 })
  await store.accept(enquiry(1), 'enquiry')
  await until(() => delivery.snapshot().hold !== undefined && store.counts().sending === 0)
  expect(await namesIn(folder, 'pending')).toHaveLength(1)
  expect(await namesIn(folder, 'sending')).toEqual([])
  expect(await dueIn()).toBeCloseTo(1, 2)
  expect(delivery.log.at('warn')).toEqual(['the mail server cannot be reached: enquiries wait'])
})

test('after a connection lost behind the final dot the repeat has the same id, date and body', async () => {
  let isFirst = true
  const sources: string[] = []
  const server = await sink({
    data: ({ source }) => {
      sources.push(source)
      if (!isFirst) return undefined
      isFirst = false
      return 421
    },
  })
  const { store, clock, delivery } = await outbox(server.port)
  await store.accept(enquiry(1), 'enquiry')
  await until(() => delivery.snapshot().hold !== undefined && store.counts().sending === 0)
  clock.advance(minute)
  await server.received(1)
  expect(sources).toHaveLength(2)
  expect(sources[1]).toBe(sources[0])
})

test('of two recipients only the one who still waits is mailed again', async () => {
  const codes: Record<string, number | undefined> = { 'office@example.com': 451 }
  const to = ['owner@example.com', 'office@example.com']
  const server = await sink({ rcptTo: (address) => codes[address] })
  const { store, clock, folder } = await outbox(server.port, { to })
  await store.accept(enquiry(1), 'enquiry')
  await until(() => [...store.index.pending()].some(({ tries }) => tries === 1))
  expect(parseLeadName((await namesIn(folder, 'pending'))[0] ?? '')?.recipients).toEqual({
    [recipientMark('owner@example.com')]: 'delivered',
  })
  codes['office@example.com'] = undefined
  clock.advance(minute)
  await until(() => store.counts().sent === 1)
  expect(server.mails.map((mail) => mail.to)).toEqual([['owner@example.com'], ['office@example.com']])
})

test('a recipient who is refused for good leaves the lead under failed once the others have it', async () => {
  const codes: Record<string, number | undefined> = { 'gone@example.com': 550 }
  const to = ['owner@example.com', 'gone@example.com']
  const server = await sink({ rcptTo: (address) => codes[address] })
  const { store } = await outbox(server.port, { to })
  await store.accept(enquiry(1), 'enquiry')
  await until(() => store.counts().failed === 1 && store.counts().sending === 0)
  codes['gone@example.com'] = undefined
  await store.retryFailed()
  await store.refresh()
  await until(() => store.counts().sent === 1)
  expect(server.mails.map((mail) => mail.to)).toEqual([['owner@example.com'], ['gone@example.com']])
})

test('a refused lead that the owner puts back at once is sent to whom it was refused, however slow the disk', async () => {
  const replies: SinkReplies = { rcptTo: (address) => (address.startsWith('gone') ? 550 : undefined) }
  const server = await sink(replies)
  const folder = await makeFolder()
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const open: typeof fs.open = async (path, flags, mode) => {
    if (String(path).endsWith('/failed')) await held
    return fs.open(path, flags, mode)
  }
  const clock = fakeClock()
  const store = openStore({ folder, fs: { ...fs, open }, clock })
  openDelivery({ store, port: server.port, clock, to: ['owner@example.com', 'gone@example.com'] }).start()
  onTestFinished(letGo)
  await store.accept(enquiry(1), 'enquiry')
  await until(() => store.counts().failed === 1)
  delete replies.rcptTo
  await store.retryFailed()
  await store.refresh()
  await server.received(2)
  letGo()
  await until(() => store.counts().sent === 1)
  expect(server.mails.map((mail) => mail.to)).toEqual([['owner@example.com'], ['gone@example.com']])
})

test('one poisonous lead does not keep the others waiting', async () => {
  let poisonings = 0
  const data = ({ source }: { source: string }) => {
    if (!source.includes('comment 3')) return undefined
    poisonings += 1
    return 421
  }
  const server = await sink({ data })
  const { store, clock } = await outbox(server.port, { maxAtOnce: 1 })
  for (let number = 0; number < 8; number += 1) await store.accept(enquiry(number), 'enquiry')
  await until(() => {
    clock.advance(10_000)
    return store.counts().sent === 7
  })
  const { pending, sending } = store.counts()
  expect(pending + sending).toBe(1)
  expect(poisonings).toBeLessThanOrEqual(2)
})

test('at most two connections, a pause between mails, and new leads before old ones', async () => {
  const server = await sink()
  const folder = await makeFolder()
  const clock = fakeClock()
  await ensureLeadFolders(fs, folder)
  for (let number = 0; number < 12; number += 1) {
    const receivedAt = new Date(clock.now() - hour + number * minute).toISOString()
    const text = formatLeadFile({ v: 1, id: id(number), receivedAt, ...enquiry(number) })
    await placeLead(folder, `pending/${id(number)}.json`, text, new Date(clock.now() - hour))
  }
  const store = openStore({ folder, clock })
  const delivery = openDelivery({ store, port: server.port, clock, minGapMs: 200 })
  delivery.start()
  await store.refresh()
  for (let sent = 1; sent <= 12; sent += 1) {
    await until(() => store.counts().sent === sent)
    expect(store.counts().sending).toBe(0)
    clock.advance(200)
  }
  expect(server.mails.map(({ messageId }) => Number.parseInt(messageId.slice(1, 33), 16))).toEqual(
    Array.from({ length: 12 }, (_, number) => 11 - number),
  )
  expect(server.peak()).toBeLessThanOrEqual(2)
})

test('unless told otherwise two mails are on their way at most, and a fifth of a second lies between their starts', async () => {
  let talking = 0
  let peak = 0
  const held: (() => void)[] = []
  const server = await sink({
    async data() {
      talking += 1
      peak = Math.max(peak, talking)
      await new Promise<void>((resolve) => held.push(resolve))
      talking -= 1
      return undefined
    },
  })
  const folder = await makeFolder()
  const clock = fakeClock()
  const store = openStore({ folder, clock })
  await store.probe()
  for (let number = 0; number < 6; number += 1) await store.accept(enquiry(number), 'enquiry')
  const starts: number[] = []
  const claim = store.queue.claim.bind(store.queue)
  vi.spyOn(store.queue, 'claim').mockImplementation((...claimed) => {
    starts.push(clock.monotonicMs())
    return claim(...claimed)
  })
  const delivery = openDelivery({ store, port: server.port, clock, minGapMs: undefined, maxAtOnce: undefined, deadlineMs: 60_000 })
  delivery.start()
  clock.advance(199)
  expect(starts).toEqual([0])
  clock.advance(1)
  expect(starts).toEqual([0, 200])
  for (let sent = 0; sent < 6; sent += 1) {
    // Both places are taken and stay so, however long the server thinks.
    await until(() => held.length === Math.min(2, 6 - sent))
    const count = starts.length
    clock.advance(1_000)
    expect(starts).toHaveLength(count)
    held.shift()?.()
    await until(() => store.counts().sent === sent + 1)
    if (count < 6) await until(() => starts.length === count + 1)
  }
  expect(peak).toBe(2)
  expect(server.mails).toHaveLength(6)
})

test('two processes on one folder send each lead exactly once', async () => {
  const server = await sink()
  const folder = await makeFolder()
  const stores = [openStore({ folder }), openStore({ folder })]
  const deliveries = stores.map((store) => openDelivery({ store, port: server.port, maxAtOnce: 10 }))
  for (const delivery of deliveries) delivery.start()
  await Promise.all(Array.from({ length: 200 }, (_, number) => stores[number % 2]?.accept(enquiry(number), 'enquiry')))
  await until(async () => {
    await Promise.all(stores.map((store) => store.refresh()))
    return (await namesIn(folder, 'sent')).length === 200
  })
  expect(server.mails).toHaveLength(200)
  expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(200)
})

test('what a dead process of this machine held is taken over at once, a silent one within two minutes', async () => {
  const server = await sink()
  const { folder, store, clock } = await outbox(server.port)
  const here = createProcessOwner()
  onTestFinished(() => here.close())
  const machine = here.token.slice(1).split('-')[0]
  const text = (number: number) =>
    formatLeadFile({ v: 1, id: id(number), receivedAt: new Date(clock.now()).toISOString(), ...enquiry(number) })
  // Our own process id with another token: whoever had it before us is gone.
  await placeLead(folder, `sending/${id(1)}.2.p${machine}-${process.pid}-00000000.json`, text(1))
  await placeLead(folder, `sending/${id(2)}.pffff-1-00000000.json`, text(2), new Date(Date.now() + day))
  await store.refresh()
  await until(() => store.counts().sent === 1)
  expect(server.mails.map(({ messageId }) => messageId)).toEqual([`<${id(1)}@example.com>`])
  expect(await namesIn(folder, 'sent')).toEqual([`${id(1)}.2.json`])
  for (let seconds = 0; seconds < 90; seconds += 10) {
    clock.advance(10_000)
    await store.refresh()
  }
  expect(store.counts().sent).toBe(1)
  clock.advance(20_000)
  await store.refresh()
  await until(() => store.counts().sent === 2)
})

test('a claim that is renewed is never taken over, and a sleeper that lost its claim sends nothing', async () => {
  const folder = await makeFolder()
  const clock = fakeClock()
  const theirs = openStore({ folder, clock })
  const ours = openStore({ folder, clock, owner: createProcessOwner('elsewhere', 1) })
  await theirs.accept(enquiry(1), 'enquiry')
  const [entry] = theirs.index.pending()
  const claim = entry && (await theirs.queue.claim(entry))
  if (!claim) throw new Error('not claimed')
  for (let seconds = 0; seconds < 300; seconds += 10) {
    clock.advance(10_000)
    await ours.refresh()
  }
  expect(await claim.isHeld()).toBe(true)
  const [name = ''] = await namesIn(folder, 'sending')
  await fs.rename(join(folder, 'sending', name), join(folder, 'pending', `${claim.lead.id}.json`))
  expect(await claim.isHeld()).toBe(false)
  expect(await claim.finish('sent', {})).toBe(false)
  expect(await namesIn(folder, 'sent')).toEqual([])
})

test('closing lets a mail on its way finish, and breaks it off when that takes too long', async () => {
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
  const first = await outbox(server.port)
  await first.store.accept(enquiry(1), 'enquiry')
  await arrived
  const closing = first.delivery.close()
  finish(undefined)
  await closing
  expect(await namesIn(first.folder, 'sent')).toHaveLength(1)

  const silent = await startSmtpScript('dot', 'hang')
  onTestFinished(() => silent.close())
  const second = await outbox(silent.port)
  await second.store.accept(enquiry(1), 'enquiry')
  await until(() => silent.texts() === 1)
  const broken = second.delivery.close(8_000)
  second.clock.advance(8_000)
  await broken
  expect(await namesIn(second.folder, 'pending')).toHaveLength(1)
  expect(second.delivery.log.at('warn')).toEqual([])
})

test('a cron line sends what is due and ends, also when the server is away', async () => {
  const folder = await makeFolder()
  const keeper = openStore({ folder })
  for (let number = 0; number < 5; number += 1) await keeper.accept(enquiry(number), 'enquiry')
  const store = openStore({ folder, refreshEveryMs: null })
  expect(await openDelivery({ store, port: await closedPort() }).drainDue()).toEqual({ sent: 0, failed: 0, deferred: 0 })
  expect(await namesIn(folder, 'pending')).toHaveLength(5)
  const server = await sink()
  const later = fakeClock(Date.now() + 2 * minute)
  const again = openStore({ folder, refreshEveryMs: null, clock: later })
  expect(await openDelivery({ store: again, port: server.port, clock: later }).drainDue()).toEqual({ sent: 5, failed: 0, deferred: 0 })
})

test('a file of a later release waits for that release', async () => {
  const server = await sink()
  const { folder, store } = await outbox(server.port)
  await placeLead(folder, `pending/${id(1)}.json`, '{"v":2}')
  await store.accept(enquiry(2), 'enquiry')
  await store.refresh()
  await until(() => store.counts().sent === 1)
  expect(await namesIn(folder, 'pending')).toEqual([`${id(1)}.json`])
})

test('hostile values in a stored file add neither recipients nor headers', async () => {
  const server = await sink()
  const { folder, store, clock } = await outbox(server.port)
  const attack = 'x\r\nBcc: victim@example.net\r\n\r\nbody'
  const fields = { name: attack, email: attack, phone: attack, comment: attack }
  const text = formatLeadFile({ v: 1, id: id(1), receivedAt: new Date(clock.now()).toISOString(), site: attack, page: attack, fields })
  await placeLead(folder, `pending/${id(1)}.json`, text, new Date(0))
  await store.refresh()
  await server.received(1)
  expect(server.mails[0]?.to).toEqual(['owner@example.com'])
  const source = server.mails[0]?.source ?? ''
  expect(source.slice(0, source.indexOf('\r\n\r\n'))).not.toMatch(/^(Bcc|Reply-To):/im)
})

test('a full or failing disk after the mail is no reason to send it again', async () => {
  const server = await sink()
  const folder = await makeFolder()
  const clock = fakeClock()
  let isBroken = true
  const rename: typeof fs.rename = async (from, to) => {
    if (isBroken && String(to).includes('/sent/')) throw fault('EIO')
    return fs.rename(from, to)
  }
  const store = openStore({ folder, clock, fs: { ...fs, rename } })
  const delivery = openDelivery({ store, port: server.port, clock })
  delivery.start()
  await store.accept(enquiry(1), 'enquiry')
  await until(() => delivery.log.at('error').length === 1)
  expect(await namesIn(folder, 'pending')).toEqual([expect.stringContaining(`.r+${recipientMark('owner@example.com')}.json`)])
  isBroken = false
  clock.advance(5 * minute)
  await until(() => store.counts().sent === 1)
  expect(server.mails).toHaveLength(1)
})

test('a disk that hides our own claim costs the mail server one conversation in five minutes', async () => {
  let isBroken = false
  const server = await sink({
    mailFrom: () => {
      isBroken = true
      return undefined
    },
  })
  const folder = await makeFolder()
  const clock = fakeClock()
  const lstat = async (path: string) => {
    if (isBroken && path.includes('/sending/')) throw fault('EIO')
    return fs.lstat(path)
  }
  const store = openStore({ folder, clock, fs: { ...fs, lstat: lstat as typeof fs.lstat } })
  openDelivery({ store, port: server.port, clock }).start()
  await store.accept(enquiry(1), 'enquiry')
  await until(() => isBroken && store.counts().sending === 0)
  const [name = ''] = await namesIn(folder, 'pending')
  expect((await fs.stat(join(folder, 'pending', name))).mtimeMs - clock.now()).toBe(5 * minute)
})

test('a lead that the disk does not let us re-time stays in the queue', async () => {
  let isBroken = false
  const utimes: typeof fs.utimes = async (...parameters) => {
    if (isBroken) throw fault('EIO')
    return fs.utimes(...parameters)
  }
  const clock = stillClock()
  const store = openStore({ folder: await makeFolder(), clock, fs: { ...fs, utimes } })
  await store.accept(enquiry(1), 'enquiry')
  const [entry] = store.index.pending()
  const claim = entry && (await store.queue.claim(entry))
  await claim?.putBack({ tries: 1, recipients: {}, dueAt: clock.now() + hour })
  isBroken = true
  await store.queue.makeAllDue()
  expect([...store.index.pending()]).toMatchObject([{ tries: 1, dueAt: clock.now() + hour }])
  isBroken = false
  await store.queue.makeAllDue()
  expect([...store.index.pending()]).toMatchObject([{ tries: 1, dueAt: clock.now() }])
})
