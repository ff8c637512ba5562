import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { SendResult } from '../mail/mail-failure.ts'
import type { Mailer, MailMessage } from '../mail/mailer.ts'
import { type Clock, systemClock } from './clock.ts'
import { isDue, isHopeless, probeWaitMs, retryWaitMs } from './delivery-schedule.ts'
import { type DeliverySnapshot, DeliveryWatch } from './delivery-watch.ts'
import { errorCode } from './error-code.ts'
import type { Lead } from './lead.ts'
import type { LeadEntry } from './lead-index.ts'
import type { RecipientMarks } from './lead-name.ts'
import type { Claim } from './lead-queue.ts'
import type { LeadStore } from './lead-store.ts'

export type DeliveryOptions = {
  store: Pick<LeadStore, 'counts' | 'index' | 'onPending' | 'queue' | 'refresh' | 'spamBefore'>
  /** Without one (no `SMTP_URL`) leads wait, and only the watch over how long they wait goes on. */
  mailer: Mailer | undefined
  to: string[]
  renderMail: (lead: Lead, context: { spamCount: number }) => MailMessage
  log: Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>
  clock?: Clock
  random?: () => number
  maxAtOnce?: number
  /** Between the starts of two mails: five a second at most. */
  minGapMs?: number
}

export type Delivery = {
  start: () => void
  /** Looks for due leads now instead of at the next moment planned. */
  wake: () => void
  /** Sends what is due and ends; stops at the first fault of the mail server. */
  drainDue: () => Promise<{ sent: number; failed: number; deferred: number }>
  snapshot: () => DeliverySnapshot
  /** Mails on their way may finish within `graceMs`; then they are broken off and stay pending. */
  close: (graceMs?: number) => Promise<void>
}

type Answer = Extract<SendResult, { status: 'answered' }>

const pullEveryMs = 5 * 60_000
/** A server that put something off this lately is not well yet. */
const putOffMs = 60_000
const faultWaitMs = 5 * 60_000

export type { DeliverySnapshot } from './delivery-watch.ts'

export function createDelivery(options: DeliveryOptions): Delivery {
  return new OutboxDelivery(options)
}

/** A recipient's place in a lead's file name. */
export function recipientMark(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 8)
}

class OutboxDelivery implements Delivery {
  readonly #options: DeliveryOptions
  readonly #clock: Clock
  readonly #random: () => number
  readonly #maxAtOnce: number
  readonly #minGapMs: number
  readonly #running = new Set<Promise<void>>()
  readonly #claiming = new Set<string>()
  readonly #abort = new AbortController()
  /** Whom a mail reached, where that could not be put into the file's name. */
  readonly #unrecorded = new Map<string, RecipientMarks>()
  /** With which the server failed: one of them may be why, so the others go first. */
  readonly #suspects = new Set<string>()
  readonly #tally = { sent: 0, failed: 0, deferred: 0 }
  readonly #watch: DeliveryWatch
  #lastStartMs = Number.NEGATIVE_INFINITY
  #lastPullMs = Number.NEGATIVE_INFINITY
  #lastPutOffMs = Number.NEGATIVE_INFINITY
  #stopTimer: () => void = () => undefined
  #isStarted = false
  #isClosed = false
  /** While draining: told each time that something ended. */
  #onIdle: (() => void) | undefined

  constructor(options: DeliveryOptions) {
    this.#options = options
    this.#clock = options.clock ?? systemClock
    this.#random = options.random ?? Math.random
    this.#maxAtOnce = options.maxAtOnce ?? 2
    this.#minGapMs = options.minGapMs ?? 200
    this.#watch = new DeliveryWatch({ store: options.store, log: options.log, clock: this.#clock, random: this.#random })
  }

  start(): void {
    if (this.#isStarted) return
    this.#isStarted = true
    this.#options.store.onPending(() => this.wake())
    this.#watch.start()
    this.wake()
  }

  wake(): void {
    if (this.#isClosed || !this.#isStarted || !this.#options.mailer) return
    this.#stopTimer()
    this.#startDue()
    const wait = this.#nextLookMs()
    if (wait !== undefined) this.#stopTimer = this.#clock.after(wait, () => this.wake())
  }

  async drainDue(): Promise<{ sent: number; failed: number; deferred: number }> {
    await this.#options.store.refresh()
    this.#isStarted = true
    await new Promise<void>((resolve) => {
      this.#onIdle = () => {
        const isOver = this.#running.size === 0 && (this.#watch.isHolding || this.#next() === undefined)
        if (isOver || this.#isClosed || !this.#options.mailer) resolve()
      }
      this.wake()
      this.#onIdle()
    })
    this.#onIdle = undefined
    this.#stopTimer()
    return { ...this.#tally }
  }

  snapshot(): DeliverySnapshot {
    return this.#watch.snapshot()
  }

  async close(graceMs = 8_000): Promise<void> {
    this.#isClosed = true
    this.#stopTimer()
    this.#watch.close()
    const stopGrace = this.#clock.after(graceMs, () => this.#abort.abort())
    await Promise.all(this.#running)
    stopGrace()
    this.#onIdle?.()
  }

  #startDue(): void {
    for (let entry = this.#next(); entry; entry = this.#next()) {
      const isProbe = this.#watch.isHolding
      if (this.#running.size >= (isProbe ? 1 : this.#maxAtOnce) || this.#gapLeftMs() > 0) return
      this.#begin(entry, isProbe)
    }
  }

  #begin(entry: LeadEntry, isProbe: boolean): void {
    this.#watch.beginProbe()
    this.#lastStartMs = this.#clock.monotonicMs()
    this.#claiming.add(entry.name)
    const attempt = this.#attempt(entry, isProbe)
      .catch((error: unknown) => this.#options.log.error({ code: errorCode(error) }, 'an enquiry could not be handled'))
      .finally(() => {
        this.#running.delete(attempt)
        this.#claiming.delete(entry.name)
        this.#watch.endProbe()
        this.wake()
        this.#onIdle?.()
      })
    this.#running.add(attempt)
  }

  /** New leads come first: an hour matters more to them than to one that waits since Monday. */
  #next(): LeadEntry | undefined {
    const now = this.#clock.now()
    if (this.#watch.isHolding) return this.#watch.probeWaitMs() > 0 ? undefined : this.#nextProbe()
    let next: LeadEntry | undefined
    for (const entry of this.#waiting()) {
      if (isDue(entry.dueAt, now) && (!next || this.#goesBefore(entry, next))) next = entry
    }
    return next
  }

  #goesBefore(a: LeadEntry, b: LeadEntry): boolean {
    const isSuspect = this.#suspects.has(a.id)
    return isSuspect === this.#suspects.has(b.id) ? a.receivedAt > b.receivedAt : !isSuspect
  }

  /** In turn, due or not, so that one poisonous lead cannot keep the whole queue waiting. */
  #nextProbe(): LeadEntry | undefined {
    let next: LeadEntry | undefined
    for (const entry of this.#waiting()) if (!next || entry.dueAt < next.dueAt) next = entry
    return next
  }

  *#waiting(): Iterable<LeadEntry> {
    for (const entry of this.#options.store.index.pending()) {
      if (!entry.isNewer && !this.#claiming.has(entry.name)) yield entry
    }
  }

  #nextLookMs(): number | undefined {
    if (this.#running.size >= (this.#watch.isHolding ? 1 : this.#maxAtOnce)) return undefined
    if (this.#watch.isHolding) return this.#isAnyWaiting() ? this.#watch.probeWaitMs() : undefined
    const now = this.#clock.now()
    let next = Number.POSITIVE_INFINITY
    for (const entry of this.#waiting()) next = Math.min(next, isDue(entry.dueAt, now) ? 0 : entry.dueAt - now)
    return Number.isFinite(next) ? Math.max(next, this.#gapLeftMs()) : undefined
  }

  #isAnyWaiting(): boolean {
    for (const _ of this.#waiting()) return true
    return false
  }

  #gapLeftMs(): number {
    return Math.max(0, this.#lastStartMs + this.#minGapMs - this.#clock.monotonicMs())
  }

  async #attempt(entry: LeadEntry, isProbe: boolean): Promise<void> {
    const claim = await this.#options.store.queue.claim(entry, { isProbe })
    if (!claim) return
    const { id } = claim.lead
    try {
      await this.#send(claim, isProbe)
    } catch (error) {
      // A fault of ours or of the disk, not the lead's: it goes back, and is not tried at every turn.
      const recipients = { ...claim.recipients, ...this.#unrecorded.get(id) }
      const isBack = await claim.putBack({ tries: claim.tries, recipients, dueAt: this.#clock.now() + faultWaitMs })
      if (isBack) this.#unrecorded.delete(id)
      throw error
    }
  }

  async #send(claim: Claim, isProbe: boolean): Promise<void> {
    const { mailer, store, to, renderMail } = this.#options
    const recipients = { ...claim.recipients, ...this.#unrecorded.get(claim.lead.id) }
    const waiting = to.filter((address) => !recipients[recipientMark(address)])
    if (waiting.length === 0 || !mailer) return this.#settle(claim, recipients, undefined)
    const message = renderMail(claim.lead, { spamCount: store.spamBefore(Date.parse(claim.lead.receivedAt)) })
    const result = await mailer.send(message, { recipients: waiting, signal: this.#abort.signal, beforeData: claim.isHeld })
    if (result.status === 'answered') return this.#recordAnswer(claim, recipients, result)
    const isFault = result.status === 'server-fault' && !this.#abort.signal.aborted
    if (isFault) {
      this.#watch.noteFault(result, isProbe)
      this.#suspects.add(claim.lead.id)
    }
    // Withdrawn though it can be put back: the disk did not let us see our own claim.
    const withdrawnMs = result.status === 'withdrawn' ? faultWaitMs : 0
    const waitMs = isFault ? probeWaitMs(1, this.#random) : withdrawnMs
    await claim.putBack({ tries: claim.tries, recipients, dueAt: this.#clock.now() + waitMs })
  }

  async #recordAnswer(claim: Claim, before: RecipientMarks, { fates, code }: Answer): Promise<void> {
    const recipients: Record<string, 'delivered' | 'refused'> = { ...before }
    for (const [address, fate] of Object.entries(fates)) {
      if (fate !== 'deferred') recipients[recipientMark(address)] = fate
    }
    this.#suspects.delete(claim.lead.id)
    await this.#settle(claim, recipients, code)
    if (code !== undefined) this.#watch.noteError(code)
    const isPutOff = Object.values(fates).includes('deferred')
    if (isPutOff) {
      this.#watch.noteFailing()
      this.#lastPutOffMs = this.#clock.monotonicMs()
    }
    await this.#serverAnswered(Object.values(fates).includes('delivered') && !isPutOff)
  }

  /** The server dealt with the message: it is done, or it is this message's turn again later. */
  async #settle(claim: Claim, recipients: RecipientMarks, code: string | undefined): Promise<void> {
    const { to, log } = this.#options
    const { id, receivedAt } = claim.lead
    const marks = to.map((address) => recipients[recipientMark(address)])
    const now = this.#clock.now()
    const tries = claim.tries + 1
    const isWaiting = marks.includes(undefined)
    if (isWaiting && !isHopeless({ tries, receivedAt: Date.parse(receivedAt), now })) {
      await this.#record(claim, recipients, () => claim.putBack({ tries, recipients, dueAt: now + retryWaitMs(tries, this.#random) }))
      this.#tally.deferred += 1
      log.warn({ lead: id, tries, code }, 'the mail server put an enquiry off')
      return
    }
    const state = isWaiting || marks.includes('refused') ? 'failed' : 'sent'
    if (!(await this.#record(claim, recipients, () => claim.finish(state, state === 'sent' ? {} : recipients)))) return
    this.#tally[state] += 1
    if (state === 'sent') log.info({ lead: id }, 'an enquiry was mailed')
    else log.error({ lead: id, tries, code }, 'the mail server refused an enquiry: it is kept under failed')
  }

  /** Should the disk not let us move the file, whom the mail reached is at least remembered here. */
  async #record({ lead }: Claim, recipients: RecipientMarks, move: () => Promise<boolean>): Promise<boolean> {
    // Not after the move: by then the owner may have put the lead back, to be sent to those who refused it.
    this.#unrecorded.delete(lead.id)
    try {
      return await move()
    } catch (error) {
      this.#unrecorded.set(lead.id, recipients)
      throw error
    }
  }

  async #serverAnswered(isWell: boolean): Promise<void> {
    const wasHolding = this.#watch.noteAnswer()
    if (!isWell) return
    this.#watch.noteDelivered()
    if (!wasHolding && !this.#isAnyPutOffLong()) return
    // Otherwise those put off an hour ago would wait for the hour to end.
    this.#lastPullMs = this.#clock.monotonicMs()
    await this.#options.store.queue.makeAllDue()
  }

  #isAnyPutOffLong(): boolean {
    const now = this.#clock.monotonicMs()
    if (now - this.#lastPullMs < pullEveryMs || now - this.#lastPutOffMs < putOffMs) return false
    for (const entry of this.#waiting()) if (entry.tries > 0) return true
    return false
  }
}
