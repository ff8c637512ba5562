import type { Logger } from 'pino'
import { type Clock, systemClock } from './clock.ts'
import { isDue } from './delivery-schedule.ts'
import { errorCode } from './error-code.ts'
import type { LeadEntry, LeadIndex } from './lead-index.ts'
import { type ChannelName, channelNames } from './lead-name.ts'
import type { LeadQueue } from './lead-queue.ts'
import { type ChannelHealth, LeadSender, type Part, type SenderOptions } from './lead-sender.ts'
import { ProbeSchedule, type ServerFault } from './probe-schedule.ts'

export type DeliveryOptions = {
  queue: LeadQueue
  index: LeadIndex
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  channels?: SenderOptions['channels']
  clock?: Clock
  random?: () => number
  maxAtOnce?: number
  /** Between the starts of two mails: five a second at most. */
  minGapMs?: number
} & Pick<SenderOptions, 'mailer' | 'to' | 'renderMail'>

/** How the mail is doing. With a `fault` the mail server itself fails: one lead at a time is tried until it is well. */
export type MailHealth = {
  lastSuccessAt?: number
  lastErrorAt?: number
  lastErrorCode?: string
  oldestWaitingAt?: number
  fault?: ServerFault
}
export type ChannelReports = Partial<Record<ChannelName, ChannelHealth & { waiting: number; oldestWaitingAt: number | undefined }>>

/** Leads handed to webhook and acknowledgement at once, beside those that are being mailed. */
const maxChannelsAtOnce = 4

/** Decides which lead is sent when; how one is sent is the sender's. */
export class Delivery {
  readonly #options: Pick<DeliveryOptions, 'queue' | 'index' | 'log'> & { clock: Clock; maxAtOnce: number; minGapMs: number }
  readonly #sender: LeadSender | undefined
  readonly #mailing = new Set<string>()
  readonly #probes: ProbeSchedule
  readonly #running = new Map<string, Promise<void>>()
  readonly #abort = new AbortController()
  readonly #tally = { sent: 0, failed: 0, deferred: 0 }
  #lastStartMs = Number.NEGATIVE_INFINITY
  #stopTimer: () => void = () => undefined
  #isStarted = false
  /** While draining: called each time that a lead is done. */
  #onDone: () => void = () => undefined

  constructor({
    mailer,
    channels = {},
    clock = systemClock,
    random = Math.random,
    maxAtOnce = 2,
    minGapMs = 200,
    ...rest
  }: DeliveryOptions) {
    this.#options = { ...rest, clock, maxAtOnce, minGapMs }
    this.#probes = new ProbeSchedule({ clock, random, log: rest.log })
    const signal = this.#abort.signal
    const hasWay = mailer !== undefined || channels.webhook !== undefined
    this.#sender = hasWay ? new LeadSender({ ...rest, mailer, channels, clock, random, probes: this.#probes, signal }) : undefined
  }

  start(): void {
    this.#isStarted = true
    this.#options.index.onPending(() => this.#wake())
    this.#wake()
  }

  /** Sends what is due and ends; stops at the first fault of the mail server. */
  async drainDue(): Promise<{ sent: number; failed: number; deferred: number }> {
    await this.#options.index.scan()
    await this.#options.queue.takeOverDead()
    await new Promise<void>((resolve) => {
      this.#onDone = () => {
        const isMailOver = this.#probes.isHolding || this.#nextMail() === undefined
        const isOver = this.#running.size === 0 && isMailOver && this.#nextForChannels() === undefined
        if (isOver || !this.#isStarted || !this.#sender) resolve()
      }
      this.start()
      this.#onDone()
    })
    this.#stopTimer()
    return { ...this.#tally }
  }

  snapshot(): MailHealth {
    const { lastSuccessAt, lastError } = this.#sender ?? {}
    let oldestWaitingAt: number | undefined
    // Without channels whatever waits, waits for the mail.
    const hasChannels = Object.keys(this.#sender?.channelHealth ?? {}).length > 0
    for (const { recipients, receivedAt } of hasChannels ? this.#pendingAndSending() : []) {
      if (this.#sender?.missing(recipients).includes('mail')) oldestWaitingAt = Math.min(oldestWaitingAt ?? receivedAt, receivedAt)
    }
    return { lastSuccessAt, lastErrorAt: lastError?.at, lastErrorCode: lastError?.code, oldestWaitingAt, fault: this.#probes.fault }
  }

  /** How webhook and acknowledgement are doing, as far as they are switched on, and what waits for each. */
  channelSnapshot(): ChannelReports {
    const reports: ChannelReports = {}
    for (const name of channelNames) {
      const health = this.#sender?.channelHealth[name]
      if (health) reports[name] = { ...health, waiting: 0, oldestWaitingAt: undefined }
    }
    for (const entry of this.#pendingAndSending()) {
      for (const part of this.#sender?.missing(entry.recipients) ?? []) {
        const report = part === 'mail' ? undefined : reports[part]
        if (!report) continue
        report.waiting += 1
        report.oldestWaitingAt = Math.min(report.oldestWaitingAt ?? entry.receivedAt, entry.receivedAt)
      }
    }
    return reports
  }

  /** Mails on their way may finish within `graceMs`; then they are broken off and stay pending. */
  async close(graceMs = 8_000): Promise<void> {
    this.#isStarted = false
    this.#stopTimer()
    const stopGrace = this.#options.clock.after(graceMs, () => this.#abort.abort())
    await Promise.all(this.#running.values())
    stopGrace()
    this.#onDone()
  }

  #wake(): void {
    const sender = this.#sender
    if (!this.#isStarted || !sender) return
    this.#stopTimer()
    for (let entry = this.#nextMail(); entry && this.#hasRoom() && this.#gapLeftMs() === 0; entry = this.#nextMail()) {
      this.#lastStartMs = this.#options.clock.monotonicMs()
      this.#mailing.add(entry.name)
      this.#begin(entry, ['mail', ...this.#dueChannels(entry)], sender)
    }
    for (let entry = this.#nextForChannels(); entry && this.#hasChannelRoom(); entry = this.#nextForChannels()) {
      this.#begin(entry, this.#dueChannels(entry), sender)
    }
    const waitMs = this.#nextLookMs()
    if (waitMs !== undefined) this.#stopTimer = this.#options.clock.after(waitMs, () => this.#wake())
  }

  #begin(entry: LeadEntry, parts: Part[], sender: LeadSender): void {
    const onMailed = () => {
      this.#mailing.delete(entry.name)
      if (parts.length > 1) this.#wake()
    }
    const sending = sender
      .send(entry, parts, { isProbe: this.#probes.isHolding && parts.includes('mail'), onMailed })
      .then((outcome) => {
        if (outcome) this.#tally[outcome] += 1
      })
      .catch((error: unknown) => this.#options.log.error({ code: errorCode(error) }, 'an inquiry could not be handled'))
      .finally(() => {
        this.#mailing.delete(entry.name)
        this.#running.delete(entry.name)
        this.#wake()
        this.#onDone()
      })
    this.#running.set(entry.name, sending)
  }

  #nextMail(): LeadEntry | undefined {
    if (this.#probes.isHolding) return this.#probes.waitMs() > 0 ? undefined : this.#nextProbe()
    const now = this.#options.clock.now()
    let next: LeadEntry | undefined
    for (const entry of this.#waitingForMail()) {
      if (isDue(entry.dueAt, now) && (!next || this.#goesBefore(entry, next))) next = entry
    }
    return next
  }

  /** One for which a channel is due, or that has everything and was not moved on. */
  #nextForChannels(): LeadEntry | undefined {
    const now = this.#options.clock.now()
    let next: LeadEntry | undefined
    for (const entry of this.#waiting()) {
      const isComplete = this.#sender?.missing(entry.recipients).length === 0
      const isNext = isComplete ? isDue(entry.dueAt, now) : this.#dueChannels(entry).length > 0
      if (isNext && (!next || entry.receivedAt > next.receivedAt)) next = entry
    }
    return next
  }

  #dueChannels({ recipients, waits = {} }: LeadEntry): ChannelName[] {
    const now = this.#options.clock.now()
    const missing = this.#sender?.missing(recipients) ?? []
    return channelNames.filter((name) => missing.includes(name) && isDue(waits[name]?.dueAt ?? now, now))
  }

  /** New leads come first: an hour matters more to them than to one that has been waiting since Monday. */
  #goesBefore(a: LeadEntry, b: LeadEntry): boolean {
    const isSuspect = (entry: LeadEntry) => this.#sender?.suspects.has(entry.id) ?? false
    return isSuspect(a) === isSuspect(b) ? a.receivedAt > b.receivedAt : !isSuspect(a)
  }

  /** In turn, due or not, so that one poisonous lead cannot keep the whole queue waiting. */
  #nextProbe(): LeadEntry | undefined {
    let next: LeadEntry | undefined
    for (const entry of this.#waitingForMail()) if (!next || entry.dueAt < next.dueAt) next = entry
    return next
  }

  *#waiting(): Iterable<LeadEntry> {
    const now = this.#options.clock.now()
    for (const entry of this.#options.index.entries('pending')) {
      if (!entry.isNewer && !this.#running.has(entry.name) && (entry.heldUntil ?? 0) <= now) yield entry
    }
  }

  *#pendingAndSending(): Iterable<LeadEntry> {
    yield* this.#options.index.entries('pending')
    yield* this.#options.index.entries('sending')
  }

  *#waitingForMail(): Iterable<LeadEntry> {
    for (const entry of this.#waiting()) if (this.#sender?.missing(entry.recipients).includes('mail')) yield entry
  }

  #hasRoom(): boolean {
    return this.#mailing.size < (this.#probes.isHolding ? 1 : this.#options.maxAtOnce)
  }

  #hasChannelRoom(): boolean {
    return this.#running.size - this.#mailing.size < maxChannelsAtOnce
  }

  #gapLeftMs(): number {
    return Math.max(0, this.#lastStartMs + this.#options.minGapMs - this.#options.clock.monotonicMs())
  }

  #nextLookMs(): number | undefined {
    const now = this.#options.clock.now()
    const untilMs = (dueAt: number) => (isDue(dueAt, now) ? 0 : dueAt - now)
    let mailMs = Number.POSITIVE_INFINITY
    let channelMs = Number.POSITIVE_INFINITY
    for (const { recipients, dueAt, waits = {} } of this.#waiting()) {
      const missing = this.#sender?.missing(recipients) ?? []
      if (missing.length === 0) channelMs = Math.min(channelMs, untilMs(dueAt))
      for (const part of missing) {
        if (part !== 'mail') channelMs = Math.min(channelMs, untilMs(waits[part]?.dueAt ?? now))
        else mailMs = Math.min(mailMs, this.#probes.isHolding ? 0 : untilMs(dueAt))
      }
    }
    mailMs = this.#hasRoom() ? Math.max(mailMs, this.#probes.waitMs(), this.#gapLeftMs()) : Number.POSITIVE_INFINITY
    const nextMs = Math.min(mailMs, this.#hasChannelRoom() ? channelMs : Number.POSITIVE_INFINITY)
    return Number.isFinite(nextMs) ? nextMs : undefined
  }
}
