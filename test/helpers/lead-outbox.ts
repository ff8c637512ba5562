import * as fs from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { onTestFinished } from 'vitest'
import type { Clock } from '../../server/base/clock.ts'
import { Delivery, type DeliveryOptions } from '../../server/leads/delivery.ts'
import type { LeadState } from '../../server/leads/lead.ts'
import { leadMail } from '../../server/leads/lead-mail.ts'
import { createLeads, type Leads, type LeadsOptions } from '../../server/leads/leads.ts'
import { createMailer } from '../../server/mail/mailer.ts'
import { type ContactFields, forEachField } from '../../shared/contact/contact-fields.ts'
import { temporaryFolder } from './temporary-folder.ts'

export async function makeFolder(): Promise<string> {
  return join(await temporaryFolder(), 'leads')
}

/** An inquiry with a canary in every field, which must not appear in a log. */
export function inquiry(number: number | string, fields: Partial<ContactFields> = {}) {
  return {
    fields: {
      ...forEachField(() => ''),
      name: `Canary Name ${number}`,
      email: `canary${number}@visitor.example.com`,
      phone: `(805) 555-01${String(number).padStart(2, '0')}`,
      comment: `Canary comment ${number}`,
      ...fields,
    },
    site: 'fencing',
  }
}

export type LogLine = { level: 'info' | 'warn' | 'error'; facts: Record<string, unknown>; message: string }
export type RecordedLog = LeadsOptions['log'] & { lines: LogLine[]; at: (level: LogLine['level']) => string[] }

/** A log that throws if it gets text from a visitor or the mail server. */
function recordLog(): RecordedLog {
  const lines: LogLine[] = []
  const write =
    (level: LogLine['level']) =>
    (...[first, second]: unknown[]) => {
      const line: LogLine =
        typeof first === 'string' ? { level, facts: {}, message: first } : { level, facts: { ...Object(first) }, message: String(second) }
      if (/canary|visitor\.example/i.test(JSON.stringify(line))) throw new Error(`Personal data in the log: ${JSON.stringify(line)}`)
      lines.push(line)
    }
  return {
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
    lines,
    at: (level) => lines.filter((line) => line.level === level).map(({ message }) => message),
  }
}

export type FakeClock = Clock & { advance: (ms: number) => void; set: (now: number) => void }

/** A clock that only `advance` moves, which runs due callbacks in order. Callbacks without a delay run by themselves. */
export function fakeClock(start = Date.parse('2024-05-01T12:00:00Z')): FakeClock {
  const clock = stillClock(start)
  return {
    ...clock,
    after(ms, callback) {
      if (ms > 0) return clock.after(ms, callback)
      const immediate = setImmediate(callback)
      return () => clearImmediate(immediate)
    },
  }
}

/** A fake clock on which no callback runs by itself, so nothing reads the folders in the background. */
export function stillClock(start = Date.parse('2024-05-01T12:00:00Z')): FakeClock {
  let now = start
  let monotonic = 0
  const timers = new Set<{ at: number; callback: () => void }>()
  return {
    now: () => now,
    monotonicMs: () => monotonic,
    after(ms, callback) {
      const timer = { at: monotonic + ms, callback }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    advance(ms) {
      const end = monotonic + ms
      for (;;) {
        const next = [...timers].sort((a, b) => a.at - b.at)[0]
        if (!next || next.at > end) break
        now += Math.max(0, next.at - monotonic)
        monotonic = Math.max(monotonic, next.at)
        timers.delete(next)
        next.callback()
      }
      now += end - monotonic
      monotonic = end
    },
    set(time) {
      now = time
    },
  }
}

export function openLeads(options: Partial<LeadsOptions> & { folder: string }): Leads & { log: RecordedLog } {
  const log = recordLog()
  const leads = createLeads({ log, retentionDays: 90, ...options })
  onTestFinished(() => leads.close())
  return { ...leads, log }
}

/** Stores an inquiry with these pictures, as a post does. */
export async function keepWithPhotos({ intake, photos }: Leads, number: number, pictures: readonly Buffer[]) {
  const upload = photos.begin()
  for (const picture of pictures) await upload.add(Readable.from([picture]))
  const kept = await intake.accept(inquiry(number), 'pending', upload)
  await upload.close()
  return kept
}

type OutboxSetup = {
  leads: Leads
  port: number
  to?: string[]
  deadlineMs?: number
  smtp?: { user?: string; password?: string; secure?: boolean; host?: string }
}

export function openDelivery({
  leads: { queue, index, photos },
  port,
  to = ['owner@example.com'],
  deadlineMs = 60_000,
  smtp = {},
  ...rest
}: OutboxSetup & Partial<DeliveryOptions>): Delivery & { log: RecordedLog } {
  const log = recordLog()
  const delivery = new Delivery({
    ...{ queue, index, to, log },
    mailer: createMailer({ smtp: { host: '127.0.0.1', port, secure: false, ...smtp }, deadlineMs }),
    async renderMail(lead, options) {
      const business = { name: 'Test', timeZone: 'UTC' }
      return leadMail(lead, { language: 'en', business, from: 'site@example.com', to, photos: await photos.of(lead), ...options })
    },
    random: () => 0,
    minGapMs: 0,
    ...rest,
  })
  onTestFinished(() => delivery.close(0))
  return Object.assign(delivery, { log })
}

export async function namesIn(folder: string, state: LeadState | 'tmp' | 'recent'): Promise<string[]> {
  return (await fs.readdir(join(folder, state))).sort()
}

/** Polls until the condition is true. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 5))
}
