import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { SendResult } from '../mail/mail-failure.ts'
import type { Mailer, MailMessage } from '../mail/mailer.ts'
import type { Clock } from './clock.ts'
import { isHopeless, probeWaitMs, retryWaitMs } from './delivery-schedule.ts'
import type { Lead } from './lead.ts'
import type { LeadEntry } from './lead-index.ts'
import type { Claim, LeadQueue } from './lead-queue.ts'
import type { ProbeSchedule } from './probe-schedule.ts'

export type SenderOptions = {
  queue: Pick<LeadQueue, 'claim' | 'makeAllDue'>
  mailer: Mailer
  to: string[]
  /** Depends on the lead and the configuration alone, so that a repeat is the same mail. */
  renderMail: (lead: Lead) => MailMessage
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  clock: Clock
  random: () => number
  probes: ProbeSchedule
  signal: AbortSignal
}

export type Outcome = 'sent' | 'failed' | 'deferred' | undefined

type Answer = Extract<SendResult, { status: 'answered' }>

/** After a fault of our own or of the disk. */
const faultWaitMs = 5 * 60_000
const pullEveryMs = 5 * 60_000
/** A server that deferred a message this recently is not well yet. */
const recentMs = 60_000

/** A recipient's place in a lead's file name. */
export function recipientMark(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 8)
}

/** Claims a lead, mails it, and moves it to where the mail server's answer sends it. */
export class LeadSender {
  /** Leads with which the server failed. One of them may be the cause, so the others go first. */
  readonly suspects = new Set<string>()
  /** For `/health`. */
  lastSuccessAt: number | undefined
  lastError: { at: number; code: string } | undefined
  readonly #options: SenderOptions
  #lastPullMs = Number.NEGATIVE_INFINITY
  #lastDeferralMs = Number.NEGATIVE_INFINITY

  constructor(options: SenderOptions) {
    this.#options = options
  }

  async send(entry: LeadEntry, isProbe: boolean): Promise<Outcome> {
    const claim = await this.#options.queue.claim(entry, { isProbe })
    if (!claim) return undefined
    try {
      return await this.#mail(claim, isProbe)
    } catch (error) {
      await claim.putBack({ tries: claim.tries, dueAt: this.#options.clock.now() + faultWaitMs })
      throw error
    }
  }

  async #mail(claim: Claim, isProbe: boolean): Promise<Outcome> {
    const { mailer, to, renderMail, signal } = this.#options
    const recipients = to.filter((address) => !claim.recipients[recipientMark(address)])
    if (recipients.length === 0) return this.#settle(claim, undefined)
    const result = await mailer.send(renderMail(claim.lead), { recipients, signal, beforeData: claim.isHeld })
    if (result.status === 'answered') return this.#noteAnswer(claim, result)
    await claim.putBack({ tries: claim.tries, dueAt: this.#options.clock.now() + this.#waitMs(claim, result, isProbe) })
    return undefined
  }

  /** How long a lead waits that the server never saw. It does not count as a try. */
  #waitMs({ lead }: Claim, result: Exclude<SendResult, Answer>, isProbe: boolean): number {
    const { probes, clock, random, signal } = this.#options
    // Withdrawn although it can be put back: the disk did not let us see our own claim.
    if (result.status === 'withdrawn') return faultWaitMs
    if (signal.aborted) return 0
    probes.noteFault(result, isProbe)
    this.lastError = { at: clock.now(), code: result.code }
    this.suspects.add(lead.id)
    return probeWaitMs(1, random)
  }

  async #noteAnswer(claim: Claim, { fates, code }: Answer): Promise<Outcome> {
    const { probes, queue, clock } = this.#options
    const final = Object.entries(fates).flatMap(([address, fate]) => (fate === 'deferred' ? [] : [[recipientMark(address), fate] as const]))
    claim.recipients = { ...claim.recipients, ...Object.fromEntries(final) }
    this.suspects.delete(claim.lead.id)
    if (code !== undefined) this.lastError = { at: clock.now(), code }
    const wasFailing = probes.noteAnswer()
    const now = clock.monotonicMs()
    const outcome = await this.#settle(claim, code)
    if (Object.values(fates).includes('deferred')) this.#lastDeferralMs = now
    else if (Object.values(fates).includes('delivered')) {
      this.lastSuccessAt = clock.now()
      // Otherwise leads that were deferred an hour ago would wait for their hour to end.
      const isPullTime = now - this.#lastPullMs >= pullEveryMs && now - this.#lastDeferralMs >= recentMs
      if (wasFailing || isPullTime) {
        this.#lastPullMs = now
        await queue.makeAllDue()
      }
    }
    return outcome
  }

  /** The server handled the message: it is done, or its turn comes again later. */
  async #settle(claim: Claim, code: string | undefined): Promise<Outcome> {
    const { to, log, clock, random } = this.#options
    const { id, receivedAt } = claim.lead
    const fates = to.map((address) => claim.recipients[recipientMark(address)])
    const now = clock.now()
    const tries = claim.tries + 1
    const isWaiting = fates.includes(undefined)
    if (isWaiting && !isHopeless({ tries, receivedAt: Date.parse(receivedAt), now })) {
      await claim.putBack({ tries, dueAt: now + retryWaitMs(tries, random) })
      log.warn({ lead: id, tries, code }, 'the mail server deferred an inquiry')
      return 'deferred'
    }
    const state = isWaiting || fates.includes('refused') ? 'failed' : 'sent'
    if (!(await claim.finish(state))) return undefined
    if (state === 'sent') log.info({ lead: id }, 'an inquiry was mailed')
    else log.error({ lead: id, tries, code }, 'the mail server refused an inquiry: it is kept under failed')
    return state
  }
}
