import type { Logger } from 'pino'
import type { Clock } from '../base/clock.ts'
import { probeWaitMs } from '../base/retry-schedule.ts'

/** `refusing`: the greeting, TLS, the login or the sender was refused. */
export type ServerFault = { kind: 'refusing' | 'unreachable'; code: string }

type Hold = ServerFault & { faults: number; nextProbeAtMs: number }

type ProbeOptions = { clock: Clock; random: () => number; log: Pick<Logger, 'info' | 'warn'> }

export const serverFaultMessages = {
  refusing: 'the mail server rejects our login, sender or connection',
  unreachable: 'the mail server cannot be reached',
} as const

/** While the mail server itself fails, one lead at a time probes it, less and less often, until it works again. */
export class ProbeSchedule {
  readonly #options: ProbeOptions
  #hold: Hold | undefined

  constructor(options: ProbeOptions) {
    this.#options = options
  }

  get fault(): ServerFault | undefined {
    return this.#hold && { kind: this.#hold.kind, code: this.#hold.code }
  }

  get isHolding(): boolean {
    return this.#hold !== undefined
  }

  /** Time until the next probe. 0 if it may start now or the server is not failing. */
  waitMs(): number {
    return this.#hold ? Math.max(0, this.#hold.nextProbeAtMs - this.#options.clock.monotonicMs()) : 0
  }

  noteFault({ kind, code }: ServerFault, isProbe: boolean): void {
    const { clock, random, log } = this.#options
    const before = this.#hold
    // Two emails in flight may fail together; only a failed probe counts as another failure.
    const faults = before ? before.faults + (isProbe ? 1 : 0) : 1
    this.#hold = { kind, code, faults, nextProbeAtMs: clock.monotonicMs() + probeWaitMs(faults, random) }
    if (before?.kind !== kind || before.code !== code) log.warn({ code }, `${serverFaultMessages[kind]}: inquiries are waiting`)
  }

  /** Called when the server accepted, deferred or refused a message. Returns whether it had been failing before. */
  noteAnswer(): boolean {
    const wasHolding = this.isHolding
    this.#hold = undefined
    if (wasHolding) this.#options.log.info('the mail server is answering again')
    return wasHolding
  }
}
