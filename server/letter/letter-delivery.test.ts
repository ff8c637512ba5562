import * as fs from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type FakeClock, fakeClock } from '../../test/helpers/lead-outbox.ts'
import { type SinkReplies, startSmtpSink } from '../../test/helpers/smtp-sink.ts'
import { temporaryFolder } from '../../test/helpers/temporary-folder.ts'
import { createProcessOwner } from '../leads/process-owner.ts'
import { createMailer, type Mailer } from '../mail/mailer.ts'
import { createLetterDelivery } from './letter-delivery.ts'
import { createLetterSchedule } from './letter-schedule.ts'
import { createLetterState } from './letter-state.ts'

// The Monday after the end of daylight saving time in Los Angeles.
const eight = Date.parse('2026-11-02T16:00:00Z')
const dayMs = 24 * 60 * 60_000
const weekMs = 7 * dayMs

async function startSink(replies?: SinkReplies) {
  const sink = await startSmtpSink(replies)
  onTestFinished(() => sink.close())
  return sink
}

type Setup = { folder: string; clock: FakeClock; port: number; to?: string[]; mailer?: Mailer }

/** One server process of the site. */
function open({ folder, clock, port, to = ['owner@example.com'], mailer }: Setup) {
  const owner = createProcessOwner()
  const lines: string[] = []
  const note = (first: unknown, second?: string) => void lines.push(second ?? String(first))
  const letter = createLetterDelivery({
    schedule: createLetterSchedule({ timeZone: 'America/Los_Angeles', weekday: 'monday' }),
    state: createLetterState({ fs, folder, site: 'some-site', owner }),
    mailer: mailer ?? createMailer({ smtp: { host: '127.0.0.1', port, secure: false } }),
    render: async (week, id) => ({
      ...{ from: 'site@example.com', to, subject: week, text: week, html: week, date: new Date(clock.now()) },
      messageId: `<report-${week}-${id}@example.com>`,
    }),
    log: { info: note, warn: note, error: note },
    ...{ owner, to, clock, random: () => 0 },
  })
  // A process that simulates being killed never closes.
  if (!mailer) onTestFinished(() => letter.close(0))
  return { ...letter, lines, crash: () => owner.close() }
}

const subjects = (sink: { mails: { source: string }[] }) => sink.mails.map(({ source }) => /^Subject: (.*)$/m.exec(source)?.[1]?.trim())

/** A site that has been running since the previous week. */
async function since(time: number, setup: Omit<Setup, 'folder' | 'clock'>) {
  const folder = join(await temporaryFolder(), 'counts')
  const clock = fakeClock(time)
  const letter = open({ folder, clock, ...setup })
  await letter.run()
  return { folder, clock, letter }
}

test('a new site sends its first letter on the next Monday at eight, then one a week', async () => {
  const sink = await startSink()
  const { clock, letter } = await since(eight - 3 * dayMs, sink)
  for (const time of [eight - 1, eight, eight + 60_000, eight + 6 * dayMs, eight + weekMs - 1, eight + weekMs, eight + 2 * weekMs]) {
    clock.set(time)
    await letter.run()
  }
  expect(subjects(sink)).toEqual(['2026-W44', '2026-W45', '2026-W46'])
  expect(letter.lines).toEqual(Array(3).fill('the weekly letter was sent'))
})

test('once started, it checks every minute', async () => {
  const sink = await startSink()
  const { clock, letter } = await since(eight - 30_000, sink)
  letter.start()
  clock.advance(30_000)
  await sink.received(1)
  expect(subjects(sink)).toEqual(['2026-W44'])
})

test('ten processes with restarts send one letter', async () => {
  const sink = await startSink()
  const { clock, folder } = await since(eight - dayMs, sink)
  clock.set(eight)
  const processes = Array.from({ length: 10 }, () => open({ folder, clock, port: sink.port }))
  await Promise.all(processes.map((letter) => letter.run()))
  for (let restart = 0; restart < 3; restart += 1) await open({ folder, clock, port: sink.port }).run()
  expect(subjects(sink)).toEqual(['2026-W44'])
  expect(await fs.readdir(folder)).toEqual(['some-site.letter.2026-W44'])
})

test('a server that was off on Monday sends the letter after its start', async () => {
  const sink = await startSink()
  const { clock, folder } = await since(eight - dayMs, sink)
  clock.set(eight + 3 * dayMs)
  await open({ folder, clock, port: sink.port }).run()
  expect(subjects(sink)).toEqual(['2026-W44'])
})

test('after clock changes no letter is sent twice, and none for earlier weeks', async () => {
  const sink = await startSink()
  const { clock, folder, letter } = await since(eight - dayMs, sink)
  for (const time of [eight, eight - weekMs, eight, eight + weekMs, eight, eight - 300 * dayMs, eight + weekMs]) {
    clock.set(time)
    await letter.run()
    await open({ folder, clock, port: sink.port }).run()
  }
  expect(subjects(sink)).toEqual(['2026-W44', '2026-W45'])
})

test('after the clock was years ahead, letters resume a week later', async () => {
  const sink = await startSink()
  const { clock, letter } = await since(eight - dayMs, sink)
  for (const time of [eight + 1000 * dayMs, eight]) {
    clock.set(time)
    await letter.run()
  }
  expect(sink.mails).toHaveLength(1)
  clock.advance(weekMs)
  await letter.run()
  expect(subjects(sink)).toEqual(['2029-W29', '2026-W45'])
})

test('a deferred letter is retried on the schedule of inquiries, with the same Message-ID', async () => {
  let answers = 0
  const sink = await startSink({ rcptTo: () => (answers++ < 1 ? 451 : undefined), data: () => (answers++ < 3 ? 451 : undefined) })
  const { clock, folder, letter } = await since(eight - dayMs, sink)
  clock.set(eight)
  await letter.run()
  expect(await fs.readdir(folder)).toEqual(['some-site.letter.2026-W43'])
  clock.advance(59_000)
  await letter.run()
  expect(answers).toBe(1)
  clock.advance(1_000)
  await letter.run()
  expect(await fs.readdir(folder)).toEqual(['some-site.letter.2026-W43'])
  clock.advance(5 * 60_000)
  await letter.run()
  expect(subjects(sink)).toEqual(['2026-W44'])
  expect(sink.mails[0]?.messageId).toMatch(/^<report-2026-W44-[0-9a-f]{16}@example\.com>$/)
})

test('a mail server that is down is tried again, and the week stays unsettled until it works', async () => {
  const away = await startSmtpSink()
  await away.close()
  const { clock, folder, letter } = await since(eight - dayMs, { port: away.port })
  clock.set(eight)
  await letter.run()
  expect(letter.lines).toEqual(['the weekly letter could not be sent: trying again'])
  const sink = await startSink()
  await open({ folder, clock, port: sink.port }).run()
  expect(subjects(sink)).toEqual(['2026-W44'])
})

test('a deferred recipient gets the letter later, and the other recipient gets no second one', async () => {
  let isFull = true
  const sink = await startSink({ rcptTo: (address) => (isFull && address.startsWith('two') ? 452 : undefined) })
  const { clock, folder, letter } = await since(eight - dayMs, { port: sink.port, to: ['one@example.com', 'two@example.com'] })
  clock.set(eight)
  await letter.run()
  isFull = false
  clock.advance(60_000)
  await letter.run()
  await open({ folder, clock, port: sink.port }).run()
  expect(sink.mails.map(({ to }) => to)).toEqual([['one@example.com'], ['two@example.com']])
  expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(1)
})

test('a letter that the mail server refuses is not tried again', async () => {
  const sink = await startSink({ data: () => 554 })
  const { clock, folder, letter } = await since(eight - dayMs, sink)
  clock.set(eight)
  await letter.run()
  clock.advance(60 * 60_000)
  await letter.run()
  expect(letter.lines).toEqual(['the mail server refused the weekly letter'])
  expect(await fs.readdir(folder)).toEqual(['some-site.letter.2026-W44'])
})

/** A mailer that stops at a point of the conversation, as if the process was killed there. */
function diesAt(point: 'before-data' | 'after-data'): Mailer & { reached: Promise<void> } {
  let reach: () => void = () => undefined
  const reached = new Promise<void>((resolve) => {
    reach = resolve
  })
  return {
    reached,
    async send(_message, { beforeData }) {
      if (point === 'after-data') await beforeData?.()
      reach()
      return new Promise(() => undefined)
    },
  }
}

test.each([
  ['before', 'before-data', ['2026-W44']],
  ['after', 'after-data', []],
] as const)('if a process is killed %s the text is sent, the next one sends the letter only if necessary', async (_, point, wanted) => {
  const sink = await startSink()
  const { clock, folder } = await since(eight - dayMs, sink)
  clock.set(eight)
  const mailer = diesAt(point)
  const killed = open({ folder, clock, port: 1, mailer })
  void killed.run()
  await mailer.reached
  const other = open({ folder, clock, port: sink.port })
  await other.run()
  expect(subjects(sink)).toEqual([])
  killed.crash()
  await other.run()
  expect(subjects(sink)).toEqual(wanted)
  clock.set(eight + weekMs)
  await other.run()
  expect(subjects(sink)).toEqual([...wanted, '2026-W45'])
})

test('the claim of an unknown process is taken over after three minutes', async () => {
  const sink = await startSink()
  const { clock, folder, letter } = await since(eight - dayMs, sink)
  clock.set(eight)
  await fs.rename(join(folder, 'some-site.letter.2026-W43'), join(folder, 'some-site.letter.2026-W43.pffffffff-7-00000001'))
  await letter.run()
  clock.advance(2 * 60_000)
  await letter.run()
  expect(sink.mails).toEqual([])
  clock.advance(60_000)
  await letter.run()
  expect(subjects(sink)).toEqual(['2026-W44'])
})

test('a folder that cannot be written is logged on the retry schedule, not every minute', async () => {
  const sink = await startSink()
  const folder = join(await temporaryFolder(), 'file')
  await fs.writeFile(folder, '')
  const clock = fakeClock(eight)
  const letter = open({ folder, clock, port: sink.port })
  for (let minute = 0; minute < 20; minute += 1) {
    await letter.run()
    clock.advance(60_000)
  }
  // At once, a minute later, and five minutes after that.
  expect(letter.lines).toEqual(Array(3).fill('the weekly letter could not be claimed: trying again'))
})

test('two sites in one folder have a letter each', async () => {
  const sink = await startSink()
  const { clock, folder, letter } = await since(eight - dayMs, sink)
  await fs.copyFile(join(folder, 'some-site.letter.2026-W43'), join(folder, 'other-site.letter.2026-W44'))
  clock.set(eight)
  await letter.run()
  expect(subjects(sink)).toEqual(['2026-W44'])
  expect((await fs.readdir(folder)).sort()).toEqual(['other-site.letter.2026-W44', 'some-site.letter.2026-W44'])
})
