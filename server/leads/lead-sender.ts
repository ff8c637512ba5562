import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { Clock } from '../base/clock.ts'
import { probeWaitMs, retryWaitMs, shouldGiveUp } from '../base/retry-schedule.ts'
import { messageCode, type RecipientFate, type SendResult } from '../mail/mail-failure.ts'
import type { Mailer, MailMessage } from '../mail/mailer.ts'
import type { Lead } from './lead.ts'
import type { LeadEntry } from './lead-index.ts'
import { type ChannelName, channelMarks, channelNames, type RecipientMarks } from './lead-name.ts'
import type { Claim, LeadQueue } from './lead-queue.ts'
import type { ProbeSchedule } from './probe-schedule.ts'

/** A destination other than the owner's mailboxes. Never rejects: failures are returned as `deferred` with a code. */
export type Channel = (lead: Lead, context: { isHeld: () => Promise<boolean>; signal: AbortSignal }) => Promise<ChannelAnswer>
export type ChannelAnswer = { fate: RecipientFate; code?: string | undefined }
export type ChannelHealth = { lastSuccessAt?: number; lastErrorAt?: number; lastErrorCode?: string | undefined }

export type Part = 'mail' | ChannelName

type RenderMail = (lead: Lead, options?: { attachesPhotos: boolean }) => MailMessage | Promise<MailMessage>

export type SenderOptions = {
  queue: Pick<LeadQueue, 'claim' | 'makeAllDue'>
  /** Undefined without `SMTP_URL`: leads then wait, unless a webhook takes them. */
  mailer: Mailer | undefined
  to: string[]
  /** Must depend only on the lead and the configuration, so that a retry sends the identical email. */
  renderMail: RenderMail
  channels: Partial<Record<ChannelName, Channel>>
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  clock: Clock
  random: () => number
  probes: ProbeSchedule
  signal: AbortSignal
}

type Outcome = 'sent' | 'failed' | 'deferred' | undefined

type Answer = Extract<SendResult, { status: 'answered' }>
type MailTry = { tries: number; dueAt: number; code?: string | undefined; afterwards?: () => Promise<void> }

/** Wait after an internal error or a disk error. */
const faultWaitMs = 5 * 60_000
const makeDueEveryMs = 5 * 60_000
/** A server that deferred a message this recently has not recovered yet. */
const recentMs = 60_000
/** A later acknowledgement would only confuse the visitor. */
const acknowledgeWithinMs = 24 * 60 * 60_000

/** Identifies a recipient in a lead's file name. */
export function recipientMark(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 8)
}

/** Claims a lead, emails it, sends it to the channels, and moves it to the resulting state. */
export class LeadSender {
  /** Ids of leads during which the server failed. One of them may be the cause, so the others go first. */
  readonly suspects = new Set<string>()
  /** For `/health`. */
  lastSuccessAt: number | undefined
  lastError: { at: number; code: string } | undefined
  readonly channelHealth: Partial<Record<ChannelName, ChannelHealth>> = {}
  readonly #options: SenderOptions
  readonly #marks: string[]
  #lastMakeDueMs = Number.NEGATIVE_INFINITY
  #lastDeferralMs = Number.NEGATIVE_INFINITY

  constructor(options: SenderOptions) {
    this.#options = options
    this.#marks = options.to.map(recipientMark)
    for (const name of channelNames) if (options.channels[name]) this.channelHealth[name] = {}
  }

  /** Where a lead with these marks has yet to be sent. */
  missing(recipients: RecipientMarks): Part[] {
    const { mailer, channels } = this.#options
    const fates = this.#marks.map((mark) => recipients[mark])
    const isWanted = { webhook: true, acknowledgement: fates.includes('delivered') }
    return [
      ...(mailer && fates.includes(undefined) ? ['mail' as const] : []),
      ...channelNames.filter((name) => channels[name] && isWanted[name] && !recipients[channelMarks[name]]),
    ]
  }

  /** Sends all parts at once; none waits for another. `onMailed` is called when the mail server is free again. */
  async send(
    entry: LeadEntry,
    parts: readonly Part[],
    { isProbe, onMailed }: { isProbe: boolean; onMailed: () => void },
  ): Promise<Outcome> {
    const claim = await this.#options.queue.claim(entry, { isEarly: isProbe || !parts.includes('mail') })
    if (!claim) return undefined
    try {
      const untried: MailTry = { tries: claim.tries, dueAt: entry.dueAt }
      const channels = Promise.all(channelNames.filter((name) => parts.includes(name)).map((name) => this.#tryChannel(claim, name)))
      const mailing = parts.includes('mail') ? this.#mail(claim, isProbe).finally(onMailed) : untried
      // Wait for the channels even if mailing throws, so that their results are saved.
      const mail = await Promise.resolve(mailing).finally(() => channels)
      const outcome = await this.#settle(claim, mail)
      await mail.afterwards?.()
      return outcome
    } catch (error) {
      await claim.putBack({ tries: claim.tries, dueAt: this.#options.clock.now() + faultWaitMs })
      throw error
    }
  }

  async #mail(claim: Claim, isProbe: boolean): Promise<MailTry> {
    const { mailer, to, renderMail, signal, clock } = this.#options
    const recipients = to.filter((address) => !claim.recipients[recipientMark(address)])
    if (!mailer || recipients.length === 0) return { tries: claim.tries, dueAt: clock.now() }
    const options = { recipients, signal, beforeData: claim.isHeld }
    const message = await renderMail(claim.lead)
    let result = await mailer.send(message, options)
    // Many servers accept at most ten megabytes, so try again without the photos.
    if (message.attachments?.length && isMessageRefused(result)) {
      result = await mailer.send(await renderMail(claim.lead, { attachesPhotos: false }), options)
    }
    if (result.status === 'answered') return this.#noteAnswer(claim, result, recipients)
    return { tries: claim.tries, dueAt: clock.now() + this.#waitMs(claim, result, isProbe) }
  }

  /** Delay before retrying a lead that the server neither accepted nor refused. Such an attempt does not count as a try. */
  #waitMs({ lead }: Claim, result: Exclude<SendResult, Answer>, isProbe: boolean): number {
    const { probes, clock, random, signal } = this.#options
    // `withdrawn` means that `isHeld` returned false: either the claim is lost, or a disk error hid it and it can be put back.
    if (result.status === 'withdrawn') return faultWaitMs
    if (signal.aborted) return 0
    probes.noteFault(result, isProbe)
    this.lastError = { at: clock.now(), code: result.code }
    this.suspects.add(lead.id)
    return probeWaitMs(1, random)
  }

  /** Records the server's answer to the message: the lead is done, or it is scheduled again. */
  #noteAnswer(claim: Claim, { fates, code }: Answer, tried: string[]): MailTry {
    const { probes, queue, clock, random, log } = this.#options
    const { id, receivedAt } = claim.lead
    this.suspects.delete(id)
    if (code !== undefined) this.lastError = { at: clock.now(), code }
    const wasFailing = probes.noteAnswer()
    const tries = claim.tries + 1
    const isGivenUp = shouldGiveUp({ tries, receivedAt: Date.parse(receivedAt), now: clock.now() })
    for (const address of tried) {
      const fate = fates[address] === 'deferred' && isGivenUp ? 'refused' : fates[address]
      if (fate === 'delivered' || fate === 'refused') claim.recipients = { ...claim.recipients, [recipientMark(address)]: fate }
    }
    const isDeferred = Object.values(fates).includes('deferred')
    if (isDeferred && !isGivenUp) log.warn({ lead: id, tries, code }, 'the mail server deferred an inquiry')
    const now = clock.monotonicMs()
    if (isDeferred) this.#lastDeferralMs = now
    const mail: MailTry = { tries, dueAt: clock.now() + retryWaitMs(tries, random), code }
    if (isDeferred || !Object.values(fates).includes('delivered')) return mail
    this.lastSuccessAt = clock.now()
    // Otherwise leads deferred an hour ago would wait out their full hour.
    const isTimeToMakeDue = now - this.#lastMakeDueMs >= makeDueEveryMs && now - this.#lastDeferralMs >= recentMs
    if (!wasFailing && !isTimeToMakeDue) return mail
    this.#lastMakeDueMs = now
    return { ...mail, afterwards: () => queue.makeAllDue() }
  }

  async #tryChannel(claim: Claim, name: ChannelName): Promise<void> {
    const { channels, clock, random, signal, log } = this.#options
    const { isHeld, lead } = claim
    const { fate, code } = (await channels[name]?.(lead, { isHeld, signal })) ?? { fate: 'deferred' }
    const now = clock.now()
    const { [name]: before, ...others } = claim.waits
    const tries = (before?.tries ?? 0) + 1
    const age = now - Date.parse(lead.receivedAt)
    const isGivenUp = name === 'webhook' ? shouldGiveUp({ tries, receivedAt: now - age, now }) : age > acknowledgeWithinMs
    const health = this.channelHealth[name] ?? {}
    if (fate === 'delivered') this.channelHealth[name] = { ...health, lastSuccessAt: now }
    else this.channelHealth[name] = { ...health, lastErrorAt: now, lastErrorCode: code }
    if (fate === 'deferred' && !isGivenUp) {
      claim.waits = { ...others, [name]: { tries, dueAt: signal.aborted ? now : now + retryWaitMs(tries, random) } }
      if (!signal.aborted) log.warn({ lead: lead.id, tries, code }, deferredMessages[name])
      return
    }
    claim.waits = others
    claim.recipients = { ...claim.recipients, [channelMarks[name]]: fate === 'delivered' ? 'delivered' : 'refused' }
    if (fate !== 'delivered') log.warn({ lead: lead.id, tries, code }, refusedMessages[name])
  }

  /** Moves the lead to its next state after all parts were tried. */
  async #settle(claim: Claim, { tries, dueAt, code }: MailTry): Promise<Outcome> {
    const { log, clock } = this.#options
    const { id } = claim.lead
    const missing = this.missing(claim.recipients)
    if (missing.length > 0) {
      const channelTimes = channelNames.filter((name) => missing.includes(name)).map((name) => claim.waits[name]?.dueAt ?? clock.now())
      await claim.putBack({ tries, dueAt: missing.includes('mail') ? dueAt : Math.min(...channelTimes) })
      const isDeferred = (missing.includes('mail') && tries > claim.tries) || channelNames.some((name) => claim.waits[name])
      return isDeferred ? 'deferred' : undefined
    }
    const marks = [...this.#marks, channelMarks.webhook]
    const state = marks.some((mark) => claim.recipients[mark] === 'refused') ? 'failed' : 'sent'
    if (!(await claim.finish(state))) return undefined
    if (state === 'sent') log.info({ lead: id }, 'an inquiry was delivered')
    else log.error({ lead: id, tries, code }, 'an inquiry was refused and moved to the failed folder')
    return state
  }
}

/** True if all recipients refused the message itself, not an address. */
function isMessageRefused(result: SendResult): boolean {
  if (result.status !== 'answered' || !result.code?.startsWith(messageCode)) return false
  return Object.values(result.fates).every((fate) => fate === 'refused')
}

const deferredMessages = { webhook: 'the webhook deferred an inquiry', acknowledgement: 'an acknowledgement is delayed' }
const refusedMessages = { webhook: 'the webhook refused an inquiry', acknowledgement: 'an acknowledgement could not be sent' }
