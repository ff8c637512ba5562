import type { Clock } from '../../base/clock.ts'
import type { Logger } from '../../base/log.ts'
import { probeWaitMs } from '../../base/retry-schedule.ts'
import { hasReply, type RecipientFate } from '../../mail/mail-failure.ts'

/** `isRefusing`: the server answered, and with a refusal. Otherwise it cannot be reached. */
export type MailOutage = { code: string; isRefusing: boolean }

type Hold = MailOutage & { failures: number; nextProbeAtMs: number }

type HoldOptions = { clock: Clock; random: () => number; log: Pick<Logger, 'info' | 'warn'> }

export const outageMessage = ({ isRefusing }: Pick<MailOutage, 'isRefusing'>) =>
  isRefusing ? 'the mail server refuses our mail' : 'the mail server cannot be reached'

export type MailHolds = ReturnType<typeof createMailHolds>

/**
 * Recipients that mail cannot reach at the moment. Recipient, sender and server are the same for every lead, so a refusal first means
 * that something is wrong there: one lead at a time is tried until one gets through.
 */
export function createMailHolds({ clock, random, log }: HoldOptions) {
  const holds = new Map<string, Hold>()

  const isDue = ({ nextProbeAtMs }: Hold) => clock.monotonicMs() >= nextProbeAtMs

  function outage(): MailOutage | undefined {
    const all = [...holds.values()]
    const worst = all.find(({ isRefusing }) => isRefusing) ?? all[0]
    return worst && { code: worst.code, isRefusing: worst.isRefusing }
  }

  return {
    outage,
    /** Recipients that a lead may be sent to now: those that are not held, and in a probe also held ones that are due. */
    open: (recipients: readonly string[], isProbe: boolean): string[] =>
      recipients.filter((recipient) => {
        const hold = holds.get(recipient)
        return !hold || (isProbe && isDue(hold))
      }),
    due: (): string[] => [...holds].flatMap(([recipient, hold]) => (isDue(hold) ? [recipient] : [])),
    hold(recipient: string, fate: RecipientFate, code: string): void {
      const before = holds.get(recipient)
      const isRefusing = fate === 'refused' || hasReply(code)
      // Two mails in flight may fail together; only a failure after the wait counts as another one.
      const failures = before ? before.failures + (isDue(before) ? 1 : 0) : 1
      if (outage()?.code !== code) log.warn({ code }, `${outageMessage({ isRefusing })}: inquiries are waiting`)
      holds.set(recipient, { code, isRefusing, failures, nextProbeAtMs: clock.monotonicMs() + probeWaitMs(failures, random) })
    },
    release(recipient: string): boolean {
      const wasHeld = holds.delete(recipient)
      if (wasHeld && holds.size === 0) log.info('the mail server accepts mail again')
      return wasHeld
    },
  }
}
