import type { Clock } from '../../base/clock.ts'
import type { Logger } from '../../base/log.ts'
import { probeWaitMs } from '../../base/retry-schedule.ts'
import { isRefusal, type RecipientFate } from '../../mail/mail-failure.ts'

/** `isRefusing`: the server answered, and with a refusal. Otherwise it cannot be reached. */
export type MailOutage = { code: string; isRefusing: boolean }

type Hold = MailOutage & { failures: number; nextProbeAtMs: number }

type HoldOptions = { clock: Clock; random: () => number; log: Pick<Logger, 'info' | 'warn'> }

export const outageMessages = {
  refusing: 'the mail server refuses our mail',
  unreachable: 'the mail server cannot be reached',
} as const

/**
 * Recipients that mail cannot reach at the moment. Recipient, sender and server are the same for every lead, so a refusal first means
 * that something is wrong there: one lead at a time is tried until one gets through.
 */
export class MailHolds {
  readonly #options: HoldOptions
  readonly #holds = new Map<string, Hold>()

  constructor(options: HoldOptions) {
    this.#options = options
  }

  get outage(): MailOutage | undefined {
    const [first, ...others] = this.#holds.values()
    const worst = [first, ...others].find((hold) => hold?.isRefusing) ?? first
    return worst && { code: worst.code, isRefusing: worst.isRefusing }
  }

  isHeld(recipient: string): boolean {
    return this.#holds.has(recipient)
  }

  /** Recipients that a lead may be sent to now: all that are not held, and for a probe also those that are due. */
  open(recipients: readonly string[], isProbe: boolean): string[] {
    return recipients.filter((recipient) => !this.isHeld(recipient) || (isProbe && this.#waitMs(recipient) === 0))
  }

  /** Recipients to probe now. */
  due(): string[] {
    return [...this.#holds.keys()].filter((recipient) => this.#waitMs(recipient) === 0)
  }

  hold(recipient: string, fate: RecipientFate, code: string): void {
    const { clock, random, log } = this.#options
    const before = this.#holds.get(recipient)
    const isRefusing = fate === 'refused' || isRefusal(code)
    // Two mails in flight may fail together; only a failure after the wait counts as another one.
    const failures = before ? before.failures + (this.#waitMs(recipient) === 0 ? 1 : 0) : 1
    if (this.outage?.code !== code) log.warn({ code }, `${outageMessages[isRefusing ? 'refusing' : 'unreachable']}: inquiries are waiting`)
    this.#holds.set(recipient, { code, isRefusing, failures, nextProbeAtMs: clock.monotonicMs() + probeWaitMs(failures, random) })
  }

  /** Returns whether the recipient was held. */
  release(recipient: string): boolean {
    const wasHeld = this.#holds.delete(recipient)
    if (wasHeld && this.#holds.size === 0) this.#options.log.info('the mail server accepts mail again')
    return wasHeld
  }

  #waitMs(recipient: string): number {
    const hold = this.#holds.get(recipient)
    return hold ? Math.max(0, hold.nextProbeAtMs - this.#options.clock.monotonicMs()) : 0
  }
}
