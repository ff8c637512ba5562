import type { Logger } from 'pino'
import { type Clock, systemClock } from '../base/clock.ts'
import { errorCode } from '../base/error-code.ts'
import { isDue } from '../base/retry-schedule.ts'
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
  /** Minimum time between the starts of two emails. The default allows five a second. */
  minGapMs?: number
} & Pick<SenderOptions, 'mailer' | 'to' | 'renderMail'>

/** State of mail delivery. While `fault` is set, the mail server itself is failing and one lead at a time probes it. */
export type MailHealth = {
  lastSuccessAt?: number
  lastErrorAt?: number
  lastErrorCode?: string
  oldestWaitingAt?: number
  fault?: ServerFault
}
export type ChannelReports = Partial<Record<ChannelName, ChannelHealth & { waiting: number; oldestWaitingAt: number | undefined }>>

/** Leads sent to webhook and acknowledgement at once, in addition to those being emailed. */
const maxChannelsAtOnce = 4

/** Decides which lead is sent when. `LeadSender` sends it. */
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
  /** Called after each lead while `drainDue` runs. */
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
    const canSend = mailer !== undefined || channels.webhook !== undefined
    this.#sender = canSend ? new LeadSender({ ...rest, mailer, channels, clock, random, probes: this.#probes, signal }) : undefined
  }

  start(): void {
    this.#isStarted = true
    this.#options.index.onPending(() => this.#wake())
    this.#wake()
  }

  /** Sends everything that is due, then resolves. Stops emailing at the first mail server failure. */
  async drainDue(): Promise<{ sent: number; failed: number; deferred: number }> {
    await this.#options.index.scan()
    await this.#options.queue.takeOverDead()
    await new Promise<void>((resolve) => {
      this.#onDone = () => {
        const isMailDone = this.#probes.isHolding || this.#nextMail() === undefined
        const isOver = this.#running.size === 0 && isMailDone && this.#nextForChannels() === undefined
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
    // Without channels every waiting lead waits for mail, so the lead counts already report the oldest one.
    const hasChannels = Object.keys(this.#sender?.channelHealth ?? {}).length > 0
    for (const { recipients, receivedAt } of hasChannels ? this.#pendingAndSending() : []) {
      if (this.#sender?.missing(recipients).includes('mail')) oldestWaitingAt = Math.min(oldestWaitingAt ?? receivedAt, receivedAt)
    }
    return { lastSuccessAt, lastErrorAt: lastError?.at, lastErrorCode: lastError?.code, oldestWaitingAt, fault: this.#probes.fault }
  }

  /** Health of each enabled channel, and the leads waiting for it. */
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

  /** Emails being sent may finish within `graceMs`. After that they are aborted and stay pending. */
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
    for (let entry = this.#nextMail(); entry && this.#canStartMail() && this.#gapLeftMs() === 0; entry = this.#nextMail()) {
      this.#lastStartMs = this.#options.clock.monotonicMs()
      this.#mailing.add(entry.name)
      this.#begin(entry, ['mail', ...this.#dueChannels(entry)], sender)
    }
    for (let entry = this.#nextForChannels(); entry && this.#canStartChannel(); entry = this.#nextForChannels()) {
      this.#begin(entry, this.#dueChannels(entry), sender)
    }
    const waitMs = this.#nextWakeMs()
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
      .catch((error: unknown) => this.#options.log.error({ code: errorCode(error) }, 'an inquiry could not be processed: trying again'))
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

  /** A lead with a due channel, or one that was sent everywhere but could not be moved yet. */
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

  /** New leads go first: an hour's delay matters more to them than to one that is days old. */
  #goesBefore(a: LeadEntry, b: LeadEntry): boolean {
    const isSuspect = (entry: LeadEntry) => this.#sender?.suspects.has(entry.id) ?? false
    return isSuspect(a) === isSuspect(b) ? a.receivedAt > b.receivedAt : !isSuspect(a)
  }

  /** The lead with the earliest due time, due or not. A failed probe is rescheduled, so one poison lead cannot block the queue. */
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

  #canStartMail(): boolean {
    return this.#mailing.size < (this.#probes.isHolding ? 1 : this.#options.maxAtOnce)
  }

  #canStartChannel(): boolean {
    return this.#running.size - this.#mailing.size < maxChannelsAtOnce
  }

  #gapLeftMs(): number {
    return Math.max(0, this.#lastStartMs + this.#options.minGapMs - this.#options.clock.monotonicMs())
  }

  #nextWakeMs(): number | undefined {
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
    mailMs = this.#canStartMail() ? Math.max(mailMs, this.#probes.waitMs(), this.#gapLeftMs()) : Number.POSITIVE_INFINITY
    const nextMs = Math.min(mailMs, this.#canStartChannel() ? channelMs : Number.POSITIVE_INFINITY)
    return Number.isFinite(nextMs) ? nextMs : undefined
  }
}
