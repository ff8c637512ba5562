import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import { probeWaitMs } from './delivery-schedule.ts'
import type { LeadStore } from './lead-store.ts'

export type DeliverySnapshot = {
  lastSuccessAt: number | undefined
  lastErrorAt: number | undefined
  lastErrorCode: string | undefined
  /** Since when mails were tried and none went out; only while some wait. */
  failingSince: number | undefined
  /** The mail server as such fails: one lead at a time is tried until it is well. `refusing`: greeting, TLS, login or sender. */
  hold: { kind: 'refusing' | 'away'; code: string; since: number } | undefined
  /** Failing for fifteen minutes, or somebody waiting that long. */
  isLate: boolean
}

export type ServerFault = { kind: 'refusing' | 'away'; code: string }

type WatchOptions = {
  store: Pick<LeadStore, 'counts'>
  log: Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>
  clock: Clock
  random: () => number
}

type Hold = NonNullable<DeliverySnapshot['hold']> & { faults: number; nextProbeAtMs: number }

const lateMs = 15 * 60_000
const alarmPendingSeconds = 60 * 60
const alarmEveryMs = 60 * 60_000
const lookEveryMs = 60_000

/** How the mail is doing, and who is told. A mail that cannot go out cannot say so: health and the log do. */
export class DeliveryWatch {
  readonly #options: WatchOptions
  #hold: Hold | undefined
  #lastSuccessAt: number | undefined
  #lastError: { at: number; code: string } | undefined
  #failingSince: number | undefined
  #lastAlarmMs = Number.NEGATIVE_INFINITY
  #stop: () => void = () => undefined

  constructor(options: WatchOptions) {
    this.#options = options
  }

  start(): void {
    this.#stop = this.#options.clock.after(lookEveryMs, () => {
      this.#raiseAlarm()
      this.start()
    })
  }

  close(): void {
    this.#stop()
  }

  get isHolding(): boolean {
    return this.#hold !== undefined
  }

  /** Until the server may be tried with one lead; 0 when it may now or nothing is held. */
  probeWaitMs(): number {
    return this.#hold ? Math.max(0, this.#hold.nextProbeAtMs - this.#options.clock.monotonicMs()) : 0
  }

  beginProbe(): void {
    if (this.#hold) this.#hold.nextProbeAtMs = Number.POSITIVE_INFINITY
  }

  /** A probe that came to nothing (its lead was gone) proves nothing: the next one may follow at once. */
  endProbe(): void {
    if (this.#hold?.nextProbeAtMs === Number.POSITIVE_INFINITY) this.#hold.nextProbeAtMs = this.#options.clock.monotonicMs()
  }

  noteFault({ kind, code }: ServerFault, isProbe: boolean): void {
    const { clock, random, log } = this.#options
    const before = this.#hold
    this.noteError(code)
    this.noteFailing()
    // Two that were on their way together fail together, and count once.
    const faults = before ? before.faults + (isProbe ? 1 : 0) : 1
    const nextProbeAtMs = clock.monotonicMs() + probeWaitMs(faults, random)
    this.#hold = { kind, code, since: before?.since ?? clock.now(), faults, nextProbeAtMs }
    const isNews = before?.kind !== kind || before.code !== code
    if (isNews && kind === 'refusing') log.warn({ code }, 'the mail server refuses us: enquiries wait')
    if (isNews && kind === 'away') log.warn({ code }, 'the mail server cannot be reached: enquiries wait')
  }

  /** The server dealt with a message, whatever it said to it; says whether it had been held for ill. */
  noteAnswer(): boolean {
    const wasHolding = this.isHolding
    this.#hold = undefined
    if (wasHolding) this.#options.log.info('the mail server answers again')
    return wasHolding
  }

  noteDelivered(): void {
    this.#lastSuccessAt = this.#options.clock.now()
    this.#failingSince = undefined
  }

  noteError(code: string): void {
    this.#lastError = { at: this.#options.clock.now(), code }
  }

  noteFailing(): void {
    this.#failingSince ??= this.#options.clock.now()
  }

  snapshot(): DeliverySnapshot {
    const { pending, sending, oldestPendingSeconds = 0 } = this.#options.store.counts()
    const failingSince = pending + sending > 0 ? this.#failingSince : undefined
    const isFailingLong = failingSince !== undefined && this.#options.clock.now() - failingSince > lateMs
    return {
      lastSuccessAt: this.#lastSuccessAt,
      lastErrorAt: this.#lastError?.at,
      lastErrorCode: this.#lastError?.code,
      failingSince,
      hold: this.#hold && { kind: this.#hold.kind, code: this.#hold.code, since: this.#hold.since },
      isLate: isFailingLong || oldestPendingSeconds * 1000 > lateMs,
    }
  }

  #raiseAlarm(): void {
    const { store, clock, log } = this.#options
    const { pending, sending, oldestPendingSeconds = 0 } = store.counts()
    const { failingSince, lastErrorCode } = this.snapshot()
    const failingSeconds = failingSince === undefined ? 0 : Math.round((clock.now() - failingSince) / 1000)
    if (failingSeconds * 1000 <= lateMs && oldestPendingSeconds <= alarmPendingSeconds) return
    if (clock.monotonicMs() - this.#lastAlarmMs < alarmEveryMs) return
    this.#lastAlarmMs = clock.monotonicMs()
    const facts = { pending: pending + sending, oldestPendingSeconds, failingSeconds, code: lastErrorCode }
    log.error(facts, 'enquiries are waiting and no mail goes out')
  }
}
