import type { Logger } from 'pino'
import type { Mailer } from '../mail/mailer.ts'
import { type Clock, systemClock } from './clock.ts'
import { isDue } from './delivery-schedule.ts'
import { errorCode } from './error-code.ts'
import type { LeadEntry, LeadIndex } from './lead-index.ts'
import type { LeadQueue } from './lead-queue.ts'
import { LeadSender, type SenderOptions } from './lead-sender.ts'
import { ProbeSchedule, type ServerFault } from './probe-schedule.ts'

export type DeliveryOptions = {
  queue: LeadQueue
  index: LeadIndex
  /** Without one (no `SMTP_URL`) leads wait. */
  mailer: Mailer | undefined
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  clock?: Clock
  random?: () => number
  maxAtOnce?: number
  /** Between the starts of two mails: five a second at most. */
  minGapMs?: number
} & Pick<SenderOptions, 'to' | 'renderMail'>

/** How the mail is doing. With a `fault` the mail server itself fails: one lead at a time is tried until it is well. */
export type MailHealth = { lastSuccessAt?: number; lastErrorAt?: number; lastErrorCode?: string; fault?: ServerFault }

/** Decides which lead is sent when; how one is sent is the sender's. */
export class Delivery {
  readonly #options: Pick<DeliveryOptions, 'queue' | 'index' | 'log'> & { clock: Clock; maxAtOnce: number; minGapMs: number }
  readonly #sender: LeadSender | undefined
  readonly #probes: ProbeSchedule
  readonly #running = new Map<string, Promise<void>>()
  readonly #abort = new AbortController()
  readonly #tally = { sent: 0, failed: 0, deferred: 0 }
  #lastStartMs = Number.NEGATIVE_INFINITY
  #stopTimer: () => void = () => undefined
  #isStarted = false
  /** While draining: called each time that a lead is done. */
  #onDone: () => void = () => undefined

  constructor({ mailer, clock = systemClock, random = Math.random, maxAtOnce = 2, minGapMs = 200, ...rest }: DeliveryOptions) {
    this.#options = { ...rest, clock, maxAtOnce, minGapMs }
    this.#probes = new ProbeSchedule({ clock, random, log: rest.log })
    const signal = this.#abort.signal
    this.#sender = mailer && new LeadSender({ ...rest, mailer, clock, random, probes: this.#probes, signal })
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
        const isOver = this.#running.size === 0 && (this.#probes.isHolding || this.#next() === undefined)
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
    return { lastSuccessAt, lastErrorAt: lastError?.at, lastErrorCode: lastError?.code, fault: this.#probes.fault }
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
    if (!this.#isStarted || !this.#sender) return
    this.#stopTimer()
    for (let entry = this.#next(); entry && this.#hasRoom() && this.#gapLeftMs() === 0; entry = this.#next())
      this.#begin(entry, this.#sender)
    const waitMs = this.#nextLookMs()
    if (waitMs !== undefined) this.#stopTimer = this.#options.clock.after(waitMs, () => this.#wake())
  }

  #begin(entry: LeadEntry, sender: LeadSender): void {
    const isProbe = this.#probes.isHolding
    this.#lastStartMs = this.#options.clock.monotonicMs()
    const sending = sender
      .send(entry, isProbe)
      .then((outcome) => {
        if (outcome) this.#tally[outcome] += 1
      })
      .catch((error: unknown) => this.#options.log.error({ code: errorCode(error) }, 'an inquiry could not be handled'))
      .finally(() => {
        this.#running.delete(entry.name)
        this.#wake()
        this.#onDone()
      })
    this.#running.set(entry.name, sending)
  }

  #next(): LeadEntry | undefined {
    if (this.#probes.isHolding) return this.#probes.waitMs() > 0 ? undefined : this.#nextProbe()
    const now = this.#options.clock.now()
    let next: LeadEntry | undefined
    for (const entry of this.#waiting()) {
      if (isDue(entry.dueAt, now) && (!next || this.#goesBefore(entry, next))) next = entry
    }
    return next
  }

  /** New leads come first: an hour matters more to them than to one that has been waiting since Monday. */
  #goesBefore(a: LeadEntry, b: LeadEntry): boolean {
    const isSuspect = (entry: LeadEntry) => this.#sender?.suspects.has(entry.id) ?? false
    return isSuspect(a) === isSuspect(b) ? a.receivedAt > b.receivedAt : !isSuspect(a)
  }

  /** In turn, due or not, so that one poisonous lead cannot keep the whole queue waiting. */
  #nextProbe(): LeadEntry | undefined {
    let next: LeadEntry | undefined
    for (const entry of this.#waiting()) if (!next || entry.dueAt < next.dueAt) next = entry
    return next
  }

  *#waiting(): Iterable<LeadEntry> {
    for (const entry of this.#options.index.entries('pending')) if (!entry.isNewer && !this.#running.has(entry.name)) yield entry
  }

  #hasRoom(): boolean {
    return this.#running.size < (this.#probes.isHolding ? 1 : this.#options.maxAtOnce)
  }

  #gapLeftMs(): number {
    return Math.max(0, this.#lastStartMs + this.#options.minGapMs - this.#options.clock.monotonicMs())
  }

  #nextLookMs(): number | undefined {
    if (!this.#hasRoom()) return undefined
    const now = this.#options.clock.now()
    let next = Number.POSITIVE_INFINITY
    for (const { dueAt } of this.#waiting()) next = Math.min(next, isDue(dueAt, now) || this.#probes.isHolding ? 0 : dueAt - now)
    if (!Number.isFinite(next)) return undefined
    return Math.max(next, this.#probes.waitMs(), this.#gapLeftMs())
  }
}
