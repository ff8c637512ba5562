import * as fs from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { forEachField } from '../../shared/contact/contact-fields.ts'
import { fakeClock, inquiry, makeFolder, namesIn, openDelivery, openLeads, stillClock, until } from '../../test/helpers/lead-outbox.ts'
import { type Misbehavior, type SmtpStep, startSmtpScript } from '../../test/helpers/smtp-script.ts'
import { type SinkReplies, startSmtpSink } from '../../test/helpers/smtp-sink.ts'
import { readConfig } from '../config/config.ts'
import { formatLeadFile } from './lead-file.ts'
import { ensureLeadFolders } from './lead-folders.ts'
import { parseLeadName } from './lead-name.ts'
import { recipientMark } from './lead-sender.ts'
import type { Leads } from './leads.ts'
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

/** A port without a listener. */
async function closedPort(): Promise<number> {
  const server = await startSmtpSink()
  await server.close()
  return server.port
}

async function outbox(port: number, options: Partial<Parameters<typeof openDelivery>[0]> = {}) {
  const folder = await makeFolder()
  const clock = fakeClock()
  const leads = openLeads({ folder, clock })
  const delivery = openDelivery({ leads, port, clock, ...options })
  delivery.start()
  await leads.maintenance.start()
  const dueIn = async () => {
    const [name = ''] = await namesIn(folder, 'pending')
    return ((await fs.stat(join(folder, 'pending', name))).mtimeMs - clock.now()) / minute
  }
  return { folder, clock, leads, delivery, dueIn }
}

/** Renames a complete lead file with its mtime into place, because a scan may be running. */
async function placeLead(folder: string, name: string, text: string, time = new Date()) {
  const unfinished = `${folder}.unfinished`
  await fs.writeFile(unfinished, text)
  await fs.utimes(unfinished, time, time)
  await fs.rename(unfinished, join(folder, name))
}

async function retryFailed({ admin }: Leads) {
  for (const record of await admin.list('failed')) expect(await admin.retry(record)).toBe('done')
}

const fault = (code: string) => Object.assign(new Error('canary of the system'), { code })

test('a new inquiry is mailed at once and moved to sent', async () => {
  const server = await sink()
  const { folder, leads, delivery, clock } = await outbox(server.port)
  const result = await leads.intake.accept(inquiry(1), 'pending')
  if (result.status !== 'stored') throw new Error(result.status)
  await until(async () => (await namesIn(folder, 'sent')).length === 1)
  expect(await namesIn(folder, 'sent')).toEqual([`${result.id}.json`])
  expect(server.mails[0]).toMatchObject({ from: 'site@example.com', to: ['owner@example.com'], messageId: `<${result.id}@example.com>` })
  await until(() => leads.index.counts().sending === 0 && delivery.snapshot().lastSuccessAt !== undefined)
  expect(leads.index.counts()).toMatchObject({ pending: 0, sending: 0, sent: 1, oldestPendingSeconds: undefined })
  expect(delivery.snapshot()).toMatchObject({ lastSuccessAt: clock.now(), lastErrorCode: undefined, fault: undefined })
})

test('a deferred message is retried after 1, 5, 15 and 60 minutes, then hourly, across restarts, and fails after five days', async () => {
  const server = await startSmtpScript('dot', { reply: '451 later' })
  onTestFinished(() => server.close())
  const folder = await makeFolder()
  const clock = fakeClock()
  const start = clock.now()
  const waits: number[] = []
  let leads = openLeads({ folder, clock })
  let delivery = openDelivery({ leads, port: server.port, clock })
  delivery.start()
  await leads.intake.accept(inquiry(1), 'pending')
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
    await until(() => [...leads.index.entries('pending')].some((entry) => entry.tries === tries))
    if (tries % 10 === 0) {
      await delivery.close(0)
      await leads.close()
      clock.advance(wait)
      leads = openLeads({ folder, clock })
      delivery = openDelivery({ leads, port: server.port, clock })
      delivery.start()
      await leads.maintenance.refresh()
    } else clock.advance(wait)
  }
  expect(waits.slice(0, 6)).toEqual([1, 5, 15, 60, 60, 60])
  expect(new Set(waits.slice(4))).toEqual(new Set([60]))
  expect((clock.now() - start) / day).toBeCloseTo(5, 1)
  expect(waits.length).toBeGreaterThanOrEqual(100)
  expect(leads.index.counts()).toMatchObject({ pending: 0, failed: 1 })
})

test.each<[string, SinkReplies]>([
  ['a recipient', { rcptTo: () => 550 }],
  ['the text', { data: () => 554 }],
])('when %s is refused the lead moves to failed, and a retry mails it', async (_, replies) => {
  const server = await sink(replies)
  const { folder, leads, delivery } = await outbox(server.port)
  await leads.intake.accept(inquiry(1), 'pending')
  await until(() => delivery.log.at('error').length === 1)
  expect(delivery.log.at('error')).toEqual(['an inquiry was refused and moved to the failed folder'])
  expect(delivery.snapshot()).toMatchObject({ fault: undefined, lastErrorCode: expect.stringMatching(/^E\w+ 55[04]$/) })
  delete replies.rcptTo
  delete replies.data
  await retryFailed(leads)
  await leads.maintenance.refresh()
  await until(async () => (await namesIn(folder, 'sent')).length === 1)
  expect(server.mails).toHaveLength(1)
})

test.each<[string, SinkReplies, object]>([
  ['login', { login: () => 535 }, { kind: 'refusing', code: 'EAUTH 535' }],
  ['sender', { mailFrom: () => 550 }, { kind: 'refusing', code: 'EENVELOPE 550' }],
  ['greeting', { greeting: () => 554 }, { kind: 'refusing', code: 'EPROTOCOL 554' }],
])('when our %s is refused the queue is held, however long, and no lead fails', async (_, replies, hold) => {
  let probes = 0
  const greeting = () => {
    probes += 1
    return replies.greeting?.()
  }
  const server = await sink({ ...replies, greeting })
  const { leads, delivery, clock, folder } = await outbox(server.port, { smtp: { user: 'u', password: 'p' } })
  for (const number of [1, 2, 3, 4, 5]) await leads.intake.accept(inquiry(number), 'pending')
  await until(() => delivery.snapshot().fault !== undefined && leads.index.counts().sending === 0)
  expect(delivery.snapshot()).toMatchObject({ fault: hold })
  const first = probes
  expect(first).toBeLessThanOrEqual(2)
  for (let day = 0; day < 8; day += 1) {
    clock.advance(day * 24 * hour)
    await until(() => leads.index.counts().sending === 0 && leads.index.counts().pending === 5)
  }
  expect(delivery.log.at('warn')).toEqual(['the mail server rejects our login, sender or connection: inquiries are waiting'])
  expect(leads.index.counts()).toMatchObject({ pending: 5, failed: 0 })
  expect((await namesIn(folder, 'pending')).every((name) => parseLeadName(name)?.tries === 0)).toBe(true)
})

test('while the server is down one lead at a time probes it, after one minute and then every five; after recovery all are sent', async () => {
  const port = await closedPort()
  const { leads, delivery, clock } = await outbox(port)
  for (let number = 0; number < 20; number += 1) await leads.intake.accept(inquiry(number), 'pending')
  const isQuiet = () => leads.index.counts().sending === 0 && leads.index.counts().pending === 20
  await until(() => delivery.snapshot().fault?.kind === 'unreachable' && isQuiet())
  expect(delivery.snapshot().fault).toMatchObject({ code: 'ECONNREFUSED' })
  clock.advance(minute - 1)
  expect(leads.index.counts().sending).toBe(0)
  // An outage of 72 hours.
  for (let probe = 0; probe < 6; probe += 1) {
    clock.advance(12 * hour)
    await until(isQuiet)
  }
  expect(leads.index.counts().oldestPendingSeconds).toBeGreaterThan(72 * 60 * 60)
  const server = await sink({}, port)
  clock.advance(5 * minute)
  await server.received(20)
  await until(() => leads.index.counts().sent === 20)
  expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(20)
  expect(server.mails).toHaveLength(20)
  expect(delivery.log.at('info')).toContain('the mail server is answering again')
  expect(delivery.snapshot()).toMatchObject({ fault: undefined })
})

test('without a mail server leads wait, and the age of the oldest is reported', async () => {
  const { leads, clock } = await outbox(1, { mailer: undefined })
  await leads.intake.accept(inquiry(1), 'pending')
  clock.advance(15 * minute)
  expect(leads.index.counts()).toMatchObject({ pending: 1, oldestPendingSeconds: 15 * 60 })
})

const steps: SmtpStep[] = ['connect', 'greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'dot']

test.each(
  steps.flatMap((step) => (['hang', 'drop'] as Misbehavior[]).map((way) => [way, step] as const)),
)('a %s at %s leaves the lead pending, with one warning and no data in the log', async (way, step) => {
  const server = await startSmtpScript(step, way)
  onTestFinished(() => server.close())
  const { leads, delivery, dueIn, folder } = await outbox(server.port, { deadlineMs: 150 })
  await leads.intake.accept(inquiry(1), 'pending')
  await until(() => delivery.snapshot().fault !== undefined && leads.index.counts().sending === 0)
  expect(await namesIn(folder, 'pending')).toHaveLength(1)
  expect(await namesIn(folder, 'sending')).toEqual([])
  expect(await dueIn()).toBeCloseTo(1, 2)
  expect(delivery.log.at('warn')).toEqual(['the mail server cannot be reached: inquiries are waiting'])
})

test('after a connection lost after the final dot the retry sends the identical mail, even if spam arrived in between', async () => {
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
  const { leads, clock, delivery } = await outbox(server.port)
  await leads.intake.accept(inquiry(1), 'pending')
  await until(() => delivery.snapshot().fault !== undefined && leads.index.counts().sending === 0)
  await leads.intake.accept(inquiry(2), 'spam')
  clock.advance(minute)
  await server.received(1)
  expect(sources).toHaveLength(2)
  expect(sources[1]).toBe(sources[0])
})

test('a deferred lead is sent at once when the server accepts another, unless it deferred one within the last minute', async () => {
  let isBusy = true
  const server = await sink({ data: ({ source }) => (isBusy && source.includes('comment 1') ? 451 : undefined) })
  const { leads, clock, dueIn } = await outbox(server.port)
  const isDeferred = (times: number) => until(() => [...leads.index.entries('pending')].some(({ tries }) => tries === times))
  await leads.intake.accept(inquiry(1), 'pending')
  await isDeferred(1)
  await leads.intake.accept(inquiry(2), 'pending')
  await until(() => leads.index.counts().sent === 1)
  expect(await dueIn()).toBe(1)
  clock.advance(minute)
  await isDeferred(2)
  clock.advance(2 * minute)
  // Disk calls take real time, so wait for them after moving the clock.
  await leads.maintenance.refresh()
  isBusy = false
  await leads.intake.accept(inquiry(3), 'pending')
  await until(() => leads.index.counts().sent === 3)
})

test('a retry goes only to the recipient that was deferred', async () => {
  const codes: Record<string, number | undefined> = { 'office@example.com': 451 }
  const to = ['owner@example.com', 'office@example.com']
  const server = await sink({ rcptTo: (address) => codes[address] })
  const { leads, clock, folder } = await outbox(server.port, { to })
  await leads.intake.accept(inquiry(1), 'pending')
  await until(() => [...leads.index.entries('pending')].some(({ tries }) => tries === 1))
  expect(parseLeadName((await namesIn(folder, 'pending'))[0] ?? '')?.recipients).toEqual({
    [recipientMark('owner@example.com')]: 'delivered',
  })
  codes['office@example.com'] = undefined
  clock.advance(minute)
  await until(() => leads.index.counts().sent === 1)
  expect(server.mails.map((mail) => mail.to)).toEqual([['owner@example.com'], ['office@example.com']])
})

test('a deferred recipient whose configured domain has capital letters is retried', async () => {
  const codes: Record<string, number | undefined> = { 'boss@joesfencing.com': 450 }
  const server = await sink({ rcptTo: (address) => codes[address.toLowerCase()] })
  const env = { SMTP_URL: 'smtp://127.0.0.1', CONTACT_TO: 'joe@a.com,boss@JoesFencing.com', CONTACT_FROM: 'site@example.com' }
  const to = readConfig(env, { folder: '/srv/site' }).mail?.to ?? []
  const { leads, clock } = await outbox(server.port, { to })
  await leads.intake.accept(inquiry(1), 'pending')
  await server.received(1)
  await until(() => leads.index.counts().sending === 0)
  expect(leads.index.counts()).toMatchObject({ pending: 1, sent: 0 })
  codes['boss@joesfencing.com'] = undefined
  clock.advance(minute)
  await until(() => leads.index.counts().sent === 1)
  expect(server.mails.map((mail) => mail.to)).toEqual([['joe@a.com'], ['boss@joesfencing.com']])
})

test('a permanently refused recipient moves the lead to failed after the others have it', async () => {
  const codes: Record<string, number | undefined> = { 'gone@example.com': 550 }
  const to = ['owner@example.com', 'gone@example.com']
  const server = await sink({ rcptTo: (address) => codes[address] })
  const { leads } = await outbox(server.port, { to })
  await leads.intake.accept(inquiry(1), 'pending')
  await until(() => leads.index.counts().failed === 1 && leads.index.counts().sending === 0)
  codes['gone@example.com'] = undefined
  await retryFailed(leads)
  await leads.maintenance.refresh()
  await until(() => leads.index.counts().sent === 1)
  expect(server.mails.map((mail) => mail.to)).toEqual([['owner@example.com'], ['gone@example.com']])
})

test('a failed lead that is retried at once goes only to the refused recipient, however slow the disk', async () => {
  const replies: SinkReplies = { rcptTo: (address) => (address.startsWith('gone') ? 550 : undefined) }
  const server = await sink(replies)
  const folder = await makeFolder()
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const open: typeof fs.open = async (path, flags, mode) => {
    if (String(path).endsWith('/failed')) await held
    return fs.open(path, flags, mode)
  }
  const clock = fakeClock()
  const leads = openLeads({ folder, fs: { ...fs, open }, clock })
  openDelivery({ leads, port: server.port, clock, to: ['owner@example.com', 'gone@example.com'] }).start()
  onTestFinished(release)
  await leads.intake.accept(inquiry(1), 'pending')
  await until(() => leads.index.counts().failed === 1)
  delete replies.rcptTo
  await retryFailed(leads)
  await leads.maintenance.refresh()
  await server.received(2)
  release()
  await until(() => leads.index.counts().sent === 1)
  expect(server.mails.map((mail) => mail.to)).toEqual([['owner@example.com'], ['gone@example.com']])
})

test('one poison lead does not block the others', async () => {
  let poisonings = 0
  const data = ({ source }: { source: string }) => {
    if (!source.includes('comment 3')) return undefined
    poisonings += 1
    return 421
  }
  const server = await sink({ data })
  const { leads, clock } = await outbox(server.port, { maxAtOnce: 1 })
  for (let number = 0; number < 8; number += 1) await leads.intake.accept(inquiry(number), 'pending')
  await until(() => {
    clock.advance(10_000)
    return leads.index.counts().sent === 7
  })
  const { pending, sending } = leads.index.counts()
  expect(pending + sending).toBe(1)
  expect(poisonings).toBeLessThanOrEqual(2)
})

test('delivery uses at most two connections, pauses between mails, and sends new leads first', async () => {
  const server = await sink()
  const folder = await makeFolder()
  const clock = fakeClock()
  await ensureLeadFolders(fs, folder)
  for (let number = 0; number < 12; number += 1) {
    const receivedAt = new Date(clock.now() - hour + number * minute).toISOString()
    const text = formatLeadFile({ ...inquiry(number), id: id(number), receivedAt, photos: [] })
    await placeLead(folder, `pending/${id(number)}.json`, text, new Date(clock.now() - hour))
  }
  const leads = openLeads({ folder, clock })
  const delivery = openDelivery({ leads, port: server.port, clock, minGapMs: 200 })
  delivery.start()
  await leads.maintenance.refresh()
  for (let sent = 1; sent <= 12; sent += 1) {
    await until(() => leads.index.counts().sent === sent)
    expect(leads.index.counts().sending).toBe(0)
    clock.advance(200)
  }
  expect(server.mails.map(({ messageId }) => Number.parseInt(messageId.slice(1, 33), 16))).toEqual(
    Array.from({ length: 12 }, (_, number) => 11 - number),
  )
  expect(server.peak()).toBeLessThanOrEqual(2)
})

test('by default at most two mails are sent at once, and 200 ms pass between their starts', async () => {
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
  const leads = openLeads({ folder, clock })
  await leads.intake.probe()
  for (let number = 0; number < 6; number += 1) await leads.intake.accept(inquiry(number), 'pending')
  const starts: number[] = []
  const claim = leads.queue.claim.bind(leads.queue)
  vi.spyOn(leads.queue, 'claim').mockImplementation((...claimed) => {
    starts.push(clock.monotonicMs())
    return claim(...claimed)
  })
  const delivery = openDelivery({ leads, port: server.port, clock, minGapMs: undefined, maxAtOnce: undefined, deadlineMs: 60_000 })
  delivery.start()
  clock.advance(199)
  expect(starts).toEqual([0])
  clock.advance(1)
  expect(starts).toEqual([0, 200])
  for (let sent = 0; sent < 6; sent += 1) {
    // Both slots stay in use, however long the server takes.
    await until(() => held.length === Math.min(2, 6 - sent))
    const count = starts.length
    clock.advance(1_000)
    expect(starts).toHaveLength(count)
    held.shift()?.()
    await until(() => leads.index.counts().sent === sent + 1)
    if (count < 6) await until(() => starts.length === count + 1)
  }
  expect(peak).toBe(2)
  expect(server.mails).toHaveLength(6)
})

test('two processes on one folder send each lead exactly once', async () => {
  const server = await sink()
  const folder = await makeFolder()
  const processes = [openLeads({ folder }), openLeads({ folder })]
  const deliveries = processes.map((leads) => openDelivery({ leads, port: server.port, maxAtOnce: 10 }))
  for (const delivery of deliveries) delivery.start()
  await Promise.all(Array.from({ length: 200 }, (_, number) => processes[number % 2]?.intake.accept(inquiry(number), 'pending')))
  await until(async () => {
    await Promise.all(processes.map((leads) => leads.maintenance.refresh()))
    return (await namesIn(folder, 'sent')).length === 200
  })
  expect(server.mails).toHaveLength(200)
  expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(200)
})

test('a claim of a dead process on this machine is taken over at once, an unrenewed one within two minutes', async () => {
  const server = await sink()
  const { folder, leads, clock } = await outbox(server.port)
  const here = createProcessOwner()
  onTestFinished(() => here.close())
  const machine = here.token.slice(1).split('-')[0]
  const text = (number: number) =>
    formatLeadFile({ ...inquiry(number), id: id(number), receivedAt: new Date(clock.now()).toISOString(), photos: [] })
  // Our own process id with another token: the process that had it before is dead.
  await placeLead(folder, `sending/${id(1)}.2.p${machine}-${process.pid}-00000000.json`, text(1))
  await placeLead(folder, `sending/${id(2)}.pffff-1-00000000.json`, text(2), new Date(Date.now() + day))
  await leads.maintenance.refresh()
  await until(() => leads.index.counts().sent === 1)
  expect(server.mails.map(({ messageId }) => messageId)).toEqual([`<${id(1)}@example.com>`])
  expect(await namesIn(folder, 'sent')).toEqual([`${id(1)}.2.json`])
  for (let seconds = 0; seconds < 90; seconds += 10) {
    clock.advance(10_000)
    await leads.maintenance.refresh()
  }
  expect(leads.index.counts().sent).toBe(1)
  clock.advance(20_000)
  await leads.maintenance.refresh()
  await until(() => leads.index.counts().sent === 2)
})

test('a renewed claim is never taken over, and a process that lost its claim while suspended sends nothing', async () => {
  const folder = await makeFolder()
  const clock = fakeClock()
  const theirs = openLeads({ folder, clock })
  const ours = openLeads({ folder, clock, owner: createProcessOwner('elsewhere', 1) })
  await theirs.intake.accept(inquiry(1), 'pending')
  const [entry] = theirs.index.entries('pending')
  const claim = entry && (await theirs.queue.claim(entry))
  if (!claim) throw new Error('not claimed')
  for (let seconds = 0; seconds < 300; seconds += 10) {
    clock.advance(10_000)
    await ours.maintenance.refresh()
  }
  expect(await claim.isHeld()).toBe(true)
  const [name = ''] = await namesIn(folder, 'sending')
  await fs.rename(join(folder, 'sending', name), join(folder, 'pending', `${claim.lead.id}.json`))
  expect(await claim.isHeld()).toBe(false)
  expect(await claim.finish('sent')).toBe(false)
  expect(await namesIn(folder, 'sent')).toEqual([])
})

test('a machine with its clock ten minutes ahead does not take over a claim that is being renewed', async () => {
  const folder = await makeFolder()
  const theirClock = fakeClock()
  const ourClock = fakeClock(theirClock.now() + 10 * minute)
  const theirs = openLeads({ folder, clock: theirClock })
  await theirs.intake.accept(inquiry(1), 'pending')
  const [entry] = theirs.index.entries('pending')
  const claim = entry && (await theirs.queue.claim(entry))
  if (!claim) throw new Error('not claimed')
  const ours = openLeads({ folder, clock: ourClock, owner: createProcessOwner('elsewhere', 1) })
  const text = formatLeadFile({ ...inquiry(2), id: id(2), receivedAt: new Date(theirClock.now()).toISOString(), photos: [] })
  await placeLead(folder, `sending/${id(2)}.pffff-1-00000000.json`, text, new Date(theirClock.now()))
  await ours.maintenance.refresh()
  expect(await namesIn(folder, 'sending')).toHaveLength(2)
  expect(await namesIn(folder, 'pending')).toEqual([])
})

test('a claim that cannot be put back because of a disk error stays counted, and is sent after the disk recovers', async () => {
  let isBroken = false
  const rename: typeof fs.rename = async (from, to) => {
    if (isBroken && String(from).includes('/sending/')) throw fault('EROFS')
    return fs.rename(from, to)
  }
  const folder = await makeFolder()
  const clock = stillClock(Date.now())
  const leads = openLeads({ folder, clock, fs: { ...fs, rename } })
  await leads.intake.accept(inquiry(1), 'pending')
  const [entry] = leads.index.entries('pending')
  const claim = entry && (await leads.queue.claim(entry))
  if (!claim) throw new Error('not claimed')
  clock.advance(10_000)
  await leads.maintenance.refresh()
  isBroken = true
  await expect(claim.putBack({ tries: 1, dueAt: clock.now() })).rejects.toThrow()
  expect(leads.index.counts()).toMatchObject({ pending: 0, sending: 1 })
  await leads.maintenance.refresh()
  expect(leads.index.counts()).toMatchObject({ pending: 0, sending: 1 })
  clock.advance(100_000)
  await leads.maintenance.refresh()
  isBroken = false
  await leads.maintenance.refresh()
  expect(leads.index.counts()).toMatchObject({ pending: 1, sending: 0 })
})

test('close waits for a mail being sent, and aborts it after the grace period', async () => {
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
  await first.leads.intake.accept(inquiry(1), 'pending')
  await arrived
  const closing = first.delivery.close()
  finish(undefined)
  await closing
  expect(await namesIn(first.folder, 'sent')).toHaveLength(1)

  const silent = await startSmtpScript('dot', 'hang')
  onTestFinished(() => silent.close())
  const second = await outbox(silent.port)
  await second.leads.intake.accept(inquiry(1), 'pending')
  await until(() => silent.texts() === 1)
  const broken = second.delivery.close(8_000)
  second.clock.advance(8_000)
  await broken
  expect(await namesIn(second.folder, 'pending')).toHaveLength(1)
  expect(second.delivery.log.at('warn')).toEqual([])
})

test('drainDue sends what is due and resolves, even if the server is down', async () => {
  const folder = await makeFolder()
  const before = openLeads({ folder })
  for (let number = 0; number < 5; number += 1) await before.intake.accept(inquiry(number), 'pending')
  const leads = openLeads({ folder })
  expect(await openDelivery({ leads, port: await closedPort() }).drainDue()).toEqual({ sent: 0, failed: 0, deferred: 0 })
  expect(await namesIn(folder, 'pending')).toHaveLength(5)
  const server = await sink()
  const later = fakeClock(Date.now() + 2 * minute)
  const again = openLeads({ folder, clock: later })
  expect(await openDelivery({ leads: again, port: server.port, clock: later }).drainDue()).toEqual({ sent: 5, failed: 0, deferred: 0 })
})

test('a file of a later release is left alone', async () => {
  const server = await sink()
  const { folder, leads } = await outbox(server.port)
  await placeLead(folder, `pending/${id(1)}.json`, '{"v":3}')
  await leads.intake.accept(inquiry(2), 'pending')
  await leads.maintenance.refresh()
  await until(() => leads.index.counts().sent === 1)
  expect(await namesIn(folder, 'pending')).toEqual([`${id(1)}.json`])
})

test('hostile values in a stored file add neither recipients nor headers', async () => {
  const server = await sink()
  const { folder, leads, clock } = await outbox(server.port)
  const attack = 'x\r\nBcc: victim@example.net\r\n\r\nbody'
  const lead = { site: attack, language: attack, fields: forEachField(() => attack), photos: [] }
  const text = formatLeadFile({ id: id(1), receivedAt: new Date(clock.now()).toISOString(), ...lead })
  await placeLead(folder, `pending/${id(1)}.json`, text, new Date(0))
  await leads.maintenance.refresh()
  await server.received(1)
  expect(server.mails[0]?.to).toEqual(['owner@example.com'])
  const source = server.mails[0]?.source ?? ''
  expect(source.slice(0, source.indexOf('\r\n\r\n'))).not.toMatch(/^(Bcc|Reply-To):/im)
})

test('a disk error after the mail was sent does not send it again', async () => {
  const server = await sink()
  const folder = await makeFolder()
  const clock = fakeClock()
  let isBroken = true
  const rename: typeof fs.rename = async (from, to) => {
    if (isBroken && String(to).includes('/sent/')) throw fault('EIO')
    return fs.rename(from, to)
  }
  const leads = openLeads({ folder, clock, fs: { ...fs, rename } })
  const delivery = openDelivery({ leads, port: server.port, clock })
  delivery.start()
  await leads.intake.accept(inquiry(1), 'pending')
  await until(() => delivery.log.at('error').length === 1)
  expect(await namesIn(folder, 'pending')).toEqual([expect.stringContaining(`.r+${recipientMark('owner@example.com')}.json`)])
  isBroken = false
  clock.advance(5 * minute)
  await until(() => leads.index.counts().sent === 1)
  expect(server.mails).toHaveLength(1)
})

test('when a disk error hides our own claim, the mail server is contacted only every five minutes', async () => {
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
  const leads = openLeads({ folder, clock, fs: { ...fs, lstat: lstat as typeof fs.lstat } })
  openDelivery({ leads, port: server.port, clock }).start()
  await leads.intake.accept(inquiry(1), 'pending')
  await until(() => isBroken && leads.index.counts().sending === 0)
  const [name = ''] = await namesIn(folder, 'pending')
  expect((await fs.stat(join(folder, 'pending', name))).mtimeMs - clock.now()).toBe(5 * minute)
})

test('a lead that cannot be rescheduled because of a disk error stays in the queue', async () => {
  let isBroken = false
  const utimes: typeof fs.utimes = async (...parameters) => {
    if (isBroken) throw fault('EIO')
    return fs.utimes(...parameters)
  }
  const clock = stillClock()
  const leads = openLeads({ folder: await makeFolder(), clock, fs: { ...fs, utimes } })
  await leads.intake.accept(inquiry(1), 'pending')
  const [entry] = leads.index.entries('pending')
  const claim = entry && (await leads.queue.claim(entry))
  await claim?.putBack({ tries: 1, dueAt: clock.now() + hour })
  isBroken = true
  await leads.queue.makeAllDue()
  expect([...leads.index.entries('pending')]).toMatchObject([{ tries: 1, dueAt: clock.now() + hour }])
  isBroken = false
  await leads.queue.makeAllDue()
  expect([...leads.index.entries('pending')]).toMatchObject([{ tries: 1, dueAt: clock.now() }])
})
