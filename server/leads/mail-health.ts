import type { Clock } from './clock.ts'
import type { LeadCounts } from './lead.ts'
import type { ServerFault } from './probe-schedule.ts'

export type MailHealthReport = {
  lastSuccessAt: number | undefined
  lastErrorAt: number | undefined
  lastErrorCode: string | undefined
  /** The mail server itself fails: one lead at a time is tried until it is well. */
  fault: ServerFault | undefined
  /** A lead has been waiting for fifteen minutes. */
  isLate: boolean
}

const lateSeconds = 15 * 60

/** How the mail is doing, for `/health`. */
export class MailHealth {
  readonly #clock: Clock
  #lastSuccessAt: number | undefined
  #lastError: { at: number; code: string } | undefined

  constructor(clock: Clock) {
    this.#clock = clock
  }

  noteSuccess(): void {
    this.#lastSuccessAt = this.#clock.now()
  }

  noteError(code: string): void {
    this.#lastError = { at: this.#clock.now(), code }
  }

  report(fault: ServerFault | undefined, { oldestPendingSeconds = 0 }: LeadCounts): MailHealthReport {
    return {
      lastSuccessAt: this.#lastSuccessAt,
      lastErrorAt: this.#lastError?.at,
      lastErrorCode: this.#lastError?.code,
      fault,
      isLate: oldestPendingSeconds > lateSeconds,
    }
  }
}
