import { describe, expect, onTestFinished, test } from 'vitest'
import { type FakeClock, fakeClock } from '../../test/helpers/fake-clock.ts'
import { recordLog } from '../../test/helpers/recorded-log.ts'
import { type SinkReplies, startSmtpSink } from '../../test/helpers/smtp-sink.ts'
import { type StorePlace, storeEngines } from '../../test/helpers/store-engines.ts'
import type { Weekday } from '../base/calendar.ts'
import { systemClock } from '../base/clock.ts'
import { createMailer, type Mailer } from '../mail/mailer.ts'
import { createLetterDelivery } from './letter-delivery.ts'
import { createLetterSchedule } from './letter-schedule.ts'

// The Monday after the end of daylight saving time in Los Angeles.
const eight = Date.parse('2026-11-02T16:00:00Z')
const minute = 60_000
const dayMs = 24 * 60 * minute
const weekMs = 7 * dayMs

async function startSink(replies?: SinkReplies) {
  const sink = await startSmtpSink(replies)
  onTestFinished(() => sink.close())
  return sink
}

type LetterMailer = Pick<Mailer, 'send'>
type Setup = { place: StorePlace; clock: FakeClock; port: number; to?: string[]; mailer?: LetterMailer; weekday?: Weekday }

/** One server process of the site. */
function open({ place, clock, port, to = ['owner@example.com'], mailer, weekday = 'monday' }: Setup) {
  const store = place.open({ clock: { ...systemClock, now: clock.now } })
  const log = recordLog()
  const letter = createLetterDelivery({
    schedule: createLetterSchedule({ timeZone: 'America/Los_Angeles', weekday }),
    mailer: mailer ?? createMailer({ smtp: { host: '127.0.0.1', port, secure: false }, from: 'site@example.com', clock }),
    render: async (week, id) => ({
      ...{ from: 'site@example.com', to, subject: week, text: week, html: week, date: new Date(clock.now()) },
      messageId: `<report-${week}-${id}@example.com>`,
    }),
    ...{ store, to, clock, log, random: () => 0 },
  })
  // A process that simulates being killed never closes.
  if (!mailer) onTestFinished(() => letter.close(0))
  return { ...letter, store, lines: () => log.lines.map(({ message }) => message), end: async () => (await store.lease())?.release() }
}

const subjects = (sink: { mails: { source: string }[] }) => sink.mails.map(({ source }) => /^Subject: (.*)$/m.exec(source)?.[1]?.trim())

/** A site that has been running, and was visited every third day, since the previous week. */
async function since(makePlace: () => Promise<StorePlace>, time: number, setup: Omit<Setup, 'place' | 'clock'>) {
  const place = await makePlace()
  const clock = fakeClock(time)
  const letter = open({ place, clock, ...setup })
  const days = Array.from({ length: 14 }, (_, number) => new Date(eight + (3 * number - 10) * dayMs).toISOString().slice(0, 10))
  for (const day of days) await letter.store.counts.add(day, { visits: 1 })
  await letter.run()
  return { place, clock, letter }
}

describe.each(storeEngines)('the letter on $name', ({ makePlace }) => {
  test('a new site sends its first letter on the next Monday at eight, then one a week', async () => {
    const sink = await startSink()
    const { clock, letter } = await since(makePlace, eight - 3 * dayMs, sink)
    for (const time of [eight - 1, eight, eight + minute, eight + 6 * dayMs, eight + weekMs - 1, eight + weekMs, eight + 2 * weekMs]) {
      clock.set(time)
      await letter.run()
    }
    expect(subjects(sink)).toEqual(['2026-W44', '2026-W45', '2026-W46'])
    expect(letter.lines()).toEqual(Array(3).fill('the weekly letter was sent'))
  })

  test.each([
    { weekday: 'monday', started: eight - minute, first: eight },
    { weekday: 'friday', started: eight - 4 * dayMs, first: eight - 3 * dayMs },
  ] as const)('a site that is new before the letter of a $weekday gets none about a week before it existed', async (site) => {
    const sink = await startSink()
    const { clock, letter } = await since(makePlace, site.started, { port: sink.port, weekday: site.weekday })
    for (const time of [site.first, site.first + weekMs]) {
      clock.set(time)
      await letter.run()
    }
    expect(subjects(sink)).toEqual([site.weekday === 'monday' ? '2026-W45' : '2026-W44'])
  })

  test('after the first run, it checks every minute', async () => {
    const sink = await startSink()
    const { clock, letter } = await since(makePlace, eight - dayMs, sink)
    clock.set(eight - 30_000)
    await letter.run()
    clock.advance(30_000)
    await sink.received(1)
    expect(subjects(sink)).toEqual(['2026-W44'])
  })

  test('ten processes with restarts send one letter', async () => {
    const sink = await startSink()
    const { clock, place, letter } = await since(makePlace, eight - dayMs, sink)
    await letter.end()
    clock.set(eight)
    const processes = Array.from({ length: 10 }, () => open({ place, clock, port: sink.port }))
    await Promise.all(processes.map((one) => one.run()))
    for (const one of processes) await one.end()
    for (let restart = 0; restart < 3; restart += 1) {
      const again = open({ place, clock, port: sink.port })
      await again.run()
      await again.end()
    }
    expect(subjects(sink)).toEqual(['2026-W44'])
  })

  test('a server that was off on Monday sends the letter after its start', async () => {
    const sink = await startSink()
    const { clock, place, letter } = await since(makePlace, eight - dayMs, sink)
    await letter.end()
    clock.set(eight + 3 * dayMs)
    await open({ place, clock, port: sink.port }).run()
    expect(subjects(sink)).toEqual(['2026-W44'])
  })

  test('after clock changes no letter is sent twice, none for earlier weeks, and none is lost', async () => {
    const sink = await startSink()
    const { clock, letter } = await since(makePlace, eight - dayMs, sink)
    for (const time of [eight, eight - weekMs, eight, eight + weekMs, eight, eight - 300 * dayMs, eight + weekMs, eight + 2 * weekMs]) {
      clock.set(time)
      await letter.run()
    }
    expect(subjects(sink)).toEqual(['2026-W44', '2026-W45', '2026-W46'])
  })

  test.each([365, 1_000, -365])('while the clock is %i days off no letter is sent, and letters resume afterwards', async (days) => {
    const sink = await startSink()
    const { clock, letter } = await since(makePlace, eight - dayMs, sink)
    for (const time of [eight + days * dayMs, eight, eight + weekMs]) {
      clock.set(time)
      await letter.run()
    }
    expect(subjects(sink)).toEqual(['2026-W44', '2026-W45'])
  })

  test('a deferred letter is retried on the schedule of inquiries, with the same Message-ID', async () => {
    let answers = 0
    const sink = await startSink({ rcptTo: () => (answers++ < 1 ? 451 : undefined), data: () => (answers++ < 3 ? 451 : undefined) })
    const { clock, letter } = await since(makePlace, eight - dayMs, sink)
    clock.set(eight)
    await letter.run()
    clock.advance(59_000)
    await letter.run()
    expect(answers).toBe(1)
    clock.advance(1_000)
    await letter.run()
    clock.advance(5 * minute)
    await letter.run()
    expect(subjects(sink)).toEqual(['2026-W44'])
    expect(sink.mails[0]?.messageId).toMatch(/^<report-2026-W44-[0-9a-f]{16}@example\.com>$/)
  })

  test.each(['down', 'refusing'])('a mail server that is %s is tried again, also by the next process', async (how) => {
    const replies: SinkReplies = { data: () => 554 }
    const away = await startSmtpSink(replies)
    if (how === 'down') await away.close()
    else onTestFinished(() => away.close())
    const { clock, place, letter } = await since(makePlace, eight - dayMs, { port: away.port })
    clock.set(eight)
    await letter.run()
    expect(letter.lines()).toEqual(['the weekly letter could not be sent: trying again'])
    await letter.end()
    const sink = await startSink()
    await open({ place, clock, port: sink.port }).run()
    expect(subjects(sink)).toEqual(['2026-W44'])
  })

  test('a deferred recipient gets the letter later, and the other recipient gets no second one', async () => {
    let isFull = true
    const sink = await startSink({ rcptTo: (address) => (isFull && address.startsWith('two') ? 452 : undefined) })
    const { clock, place, letter } = await since(makePlace, eight - dayMs, { port: sink.port, to: ['one@example.com', 'two@example.com'] })
    clock.set(eight)
    await letter.run()
    isFull = false
    clock.advance(minute)
    await letter.run()
    await letter.end()
    await open({ place, clock, port: sink.port }).run()
    expect(sink.mails.map(({ to }) => to)).toEqual([['one@example.com'], ['two@example.com']])
    expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(1)
  })

  /** A mailer that stops at a point of the conversation, as if the process was killed there. */
  function diesAt(point: 'before-data' | 'after-data'): LetterMailer & { reached: Promise<void> } {
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
    const { clock, place, letter } = await since(makePlace, eight - dayMs, sink)
    await letter.end()
    clock.set(eight)
    const mailer = diesAt(point)
    const killed = open({ place, clock, port: 1, mailer })
    void killed.run()
    await mailer.reached
    const other = open({ place, clock, port: sink.port })
    await other.run()
    expect(subjects(sink)).toEqual([])
    await killed.end()
    await other.run()
    expect(subjects(sink)).toEqual(wanted)
    clock.set(eight + weekMs)
    await other.run()
    expect(subjects(sink)).toEqual([...wanted, '2026-W45'])
  })

  test('a text without a reply is not sent again, because the owner may have it', async () => {
    const sink = await startSink()
    const mailer: LetterMailer = {
      async send(_message, { beforeData, recipients }) {
        await beforeData?.()
        return {
          status: 'tried',
          fates: Object.fromEntries(recipients.map((one) => [one, 'deferred'])),
          code: 'ETIMEDOUT',
          isTextRefused: false,
        }
      },
    }
    const { clock, place, letter } = await since(makePlace, eight - dayMs, { port: 1, mailer })
    clock.set(eight)
    await letter.run()
    expect(letter.lines()).toEqual(['the mail server did not confirm the weekly letter'])
    await letter.end()
    await open({ place, clock, port: sink.port }).run()
    expect(sink.mails).toEqual([])
  })

  test('a store that is out of reach is logged on the retry schedule, not every minute', async () => {
    const sink = await startSink()
    const { clock, letter } = await since(makePlace, eight - dayMs, sink)
    letter.store.documents.read = () => Promise.reject(Object.assign(new Error('away'), { code: 'EIO' }))
    clock.set(eight)
    for (let turn = 0; turn < 20; turn += 1) {
      await letter.run()
      clock.advance(minute)
    }
    // At once, a minute later, and five minutes after that.
    expect(letter.lines()).toEqual(Array(3).fill('the weekly letter could not be looked up: trying again'))
  })
})
