import type { Clock } from '../../base/clock.ts'
import { day, minute } from '../../base/durations.ts'
import type { Logger } from '../../base/log.ts'
import { retryWaitMs, shouldGiveUp } from '../../base/retry-schedule.ts'
import type { LeadChange, LeadRecord, Progress } from '../../store/store.ts'
import { type Lead, parseLead } from '../lead.ts'
import { type LeadMailer, noResult, type PartResult, type SendContext } from './lead-mailer.ts'
import { type ChannelName, channelKeys, channelNames, delivered, isMailed, recipientKey, refused } from './progress.ts'

/** A destination other than the owner's mailboxes. Never rejects: failures are returned as `deferred` with a code. */
export type Channel = (lead: Lead, context: SendContext) => Promise<ChannelResult>
export type ChannelResult = { fate: 'delivered' | 'refused' | 'deferred'; code?: string | undefined }
export type ChannelHealth = { lastSuccessAt?: number; lastErrorAt?: number; lastErrorCode?: string | undefined }

export type SenderOptions = {
  /** Undefined without `SMTP_URL`: leads then wait, unless a webhook takes them. */
  mail: LeadMailer | undefined
  channels: Partial<Record<ChannelName, Channel>>
  clock: Clock
  random: () => number
  log: Pick<Logger, 'info' | 'warn' | 'error'>
}

/** `save` keeps what succeeded before the rest is tried. */
type Attempt = SendContext & { isProbe: boolean; save: (progress: Progress) => Promise<unknown> }

type Outcome = { tries: number; untriedWaitMs: number | undefined; code: string | undefined }

/** A later acknowledgement would only confuse the visitor. */
const acknowledgeWithinMs = day
/** Wait of a lead that only lacks recipients who are held. Usually the first mail that gets through makes it due before. */
const heldWaitMs = 5 * minute

/** One attempt to send whatever a lead still lacks. */
export class LeadSender {
  readonly channelHealth: Partial<Record<ChannelName, ChannelHealth>> = {}
  readonly #options: SenderOptions

  constructor(options: SenderOptions) {
    this.#options = options
    for (const name of channelNames) if (options.channels[name]) this.channelHealth[name] = {}
  }

  /** The keys in the lead's progress of all destinations that it still lacks. The acknowledgement comes after the owner's mail. */
  missing(progress: Progress, photoCount: number): string[] {
    const { mail, channels } = this.#options
    const names = channelNames.filter((name) => channels[name] && (name === 'webhook' || isMailed(progress)))
    const keys = names.map((name) => channelKeys[name]).filter((key) => progress[key] === undefined)
    return [...(mail?.missing(progress, photoCount) ?? []).map(recipientKey), ...keys]
  }

  /** Undefined if the lease was lost in between. */
  async send(record: LeadRecord, { isProbe, save, ...context }: Attempt): Promise<LeadChange | undefined> {
    const { mail, clock } = this.#options
    const lead = parseLead(record)
    if (!lead) return { state: 'unreadable', at: clock.now() }
    const lacks = (name: ChannelName, progress: Progress) => this.missing(progress, lead.photos.length).includes(channelKeys[name])
    const mailing = mail?.send(lead, record.progress, { isProbe, ...context }) ?? noResult
    const lacksWebhook = lacks('webhook', record.progress)
    const calling = lacksWebhook ? this.#call('webhook', lead, context) : noResult
    const mailed = await mailing
    let progress: Progress = { ...record.progress, ...mailed.progress }
    const lacksAcknowledgement = lacks('acknowledgement', progress)
    if (Object.keys(mailed.progress).length > 0 && (lacksWebhook || lacksAcknowledgement)) await save(progress)
    const thanked = lacksAcknowledgement ? await this.#call('acknowledgement', lead, context) : noResult
    const called = await calling
    if (mailed.isWithdrawn || thanked.isWithdrawn) return undefined
    progress = { ...progress, ...called.progress, ...thanked.progress }
    const isTry = mailed.isCounted || called.isCounted || thanked.isCounted
    const untriedWaitMs = context.signal.aborted || context.isEnding() ? 0 : heldWaitMs
    return this.#next(lead, progress, {
      tries: record.tries + (isTry ? 1 : 0),
      untriedWaitMs: isTry ? undefined : untriedWaitMs,
      code: mailed.code,
    })
  }

  async #call(name: ChannelName, lead: Lead, context: SendContext): Promise<PartResult> {
    const { channels, clock, log } = this.#options
    const { fate, code } = (await channels[name]?.(lead, context)) ?? { fate: 'deferred' }
    if (fate === 'deferred' && context.signal.aborted) return noResult
    const health = this.channelHealth[name] ?? {}
    const now = clock.now()
    if (fate === 'delivered') this.channelHealth[name] = { ...health, lastSuccessAt: now }
    else this.channelHealth[name] = { ...health, lastErrorAt: now, lastErrorCode: code }
    if (fate !== 'delivered') log.warn({ lead: lead.id, code }, messages[name][fate])
    return { progress: fate === 'deferred' ? {} : { [channelKeys[name]]: fate === 'delivered' ? delivered(0) : refused }, isCounted: true }
  }

  /** The lead's next state. `untriedWaitMs`: nobody said anything about this lead. */
  #next(lead: Lead, known: Progress, { tries, untriedWaitMs, code }: Outcome): LeadChange {
    const { clock, random, log } = this.#options
    const now = clock.now()
    const progress = { ...known, ...this.#givenUp(lead, known, tries) }
    if (this.missing(progress, lead.photos.length).length > 0) {
      if (untriedWaitMs === undefined) log.warn({ lead: lead.id, tries, code }, 'an inquiry is delayed')
      return { state: 'pending', at: now + (untriedWaitMs ?? retryWaitMs(tries, random)), tries, progress }
    }
    const isRefused = Object.entries(progress).some(([key, value]) => value === refused && key !== channelKeys.acknowledgement)
    if (isRefused) log.error({ lead: lead.id, tries, code }, 'an inquiry was refused and moved to failed')
    else log.info({ lead: lead.id }, 'an inquiry was delivered')
    return { state: isRefused ? 'failed' : 'sent', at: now, tries, progress }
  }

  #givenUp(lead: Lead, progress: Progress, tries: number): Progress {
    const now = this.#options.clock.now()
    const receivedAt = Date.parse(lead.receivedAt)
    const isOver = shouldGiveUp({ tries, receivedAt, now })
    const isLate = now - receivedAt > acknowledgeWithinMs
    const keys = this.missing(progress, lead.photos.length)
    const over = keys.filter((key) => (key === channelKeys.acknowledgement ? isLate : isOver))
    return Object.fromEntries(over.map((key) => [key, refused]))
  }
}

const messages = {
  webhook: { deferred: 'the webhook deferred an inquiry', refused: 'the webhook refused an inquiry' },
  acknowledgement: { deferred: 'an acknowledgement is delayed', refused: 'an acknowledgement could not be sent' },
}
