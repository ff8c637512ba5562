import type { Clock } from '../../base/clock.ts'
import { day, minute } from '../../base/durations.ts'
import type { Logger } from '../../base/log.ts'
import { retryWaitMs, shouldGiveUp } from '../../base/retry-schedule.ts'
import type { LeadChange, LeadRecord, Progress } from '../../store/store.ts'
import { type Lead, parseLead } from '../lead.ts'
import type { LeadMailer, PartHealth, PartResult, SendContext } from './lead-mailer.ts'
import { type ChannelName, channelKeys, channelNames, delivered, isMailed, type Part, recipientKey, refused } from './progress.ts'

/** A destination other than the owner's mailboxes. Never rejects: failures are returned as `deferred` with a code. */
export type Channel = (lead: Lead, context: SendContext) => Promise<ChannelResult>
export type ChannelResult = { fate: 'delivered' | 'refused' | 'deferred'; code?: string | undefined }

export type SenderOptions = {
  /** Undefined without `SMTP_URL`: leads then wait, unless a webhook takes them. */
  mail: LeadMailer | undefined
  channels: Partial<Record<ChannelName, Channel>>
  clock: Clock
  random: () => number
  log: Pick<Logger, 'info' | 'warn' | 'error'>
}

/** `save` stores what succeeded before the rest is tried. */
type Attempt = SendContext & { isProbe: boolean; save: (progress: Progress) => Promise<unknown> }

type Outcome = { tries: number; waitMs: number; isTry: boolean; code: string | undefined }

/** A later acknowledgement would only confuse the visitor. */
const acknowledgeWithinMs = day
/** Delay of a lead that lacks only held recipients. Usually the first mail that gets through makes it due earlier. */
const heldWaitMs = 5 * minute

/** Sends whatever a lead still lacks, one attempt at a time. */
export function createLeadSender({ mail, channels, clock, random, log }: SenderOptions) {
  const offered = channelNames.filter((name) => channels[name])
  /** Health of the enabled parts. */
  const health: Partial<Record<Part, PartHealth>> = {
    ...(mail && { mail: mail.health }),
    ...Object.fromEntries(offered.map((name) => [name, {}])),
  }

  /** The keys in the lead's progress of all destinations that it still lacks. The acknowledgement comes after the owner's mail. */
  function missing(progress: Progress, photoCount: number): string[] {
    const keys = offered.filter((name) => name === 'webhook' || isMailed(progress)).map((name) => channelKeys[name])
    return [...(mail?.missing(progress, photoCount) ?? []).map(recipientKey), ...keys.filter((key) => progress[key] === undefined)]
  }

  /** Undefined if the lease was lost in between. */
  async function send(record: LeadRecord, { isProbe, save, ...context }: Attempt): Promise<LeadChange | undefined> {
    const lead = parseLead(record)
    if (!lead) return { state: 'unreadable', at: clock.now() }
    const lacks = (name: ChannelName, progress: Progress) => missing(progress, lead.photos.length).includes(channelKeys[name])
    const mailing = mail?.send(lead, record.progress, { isProbe, ...context }) ?? []
    const lacksWebhook = lacks('webhook', record.progress)
    const calling = lacksWebhook ? call('webhook', lead, context) : []
    const mailed = await mailing
    const progress = withResults(record.progress, mailed)
    const lacksAcknowledgement = lacks('acknowledgement', progress)
    const hasNews = mailed.some((result) => Object.keys(result.progress).length > 0)
    if (hasNews && (lacksWebhook || lacksAcknowledgement)) await save(progress)
    const thanked = lacksAcknowledgement ? await call('acknowledgement', lead, context) : []
    const results = [...mailed, ...(await calling), ...thanked]
    if (results.some(({ isWithdrawn }) => isWithdrawn)) return undefined
    const isTry = results.some(({ isCounted }) => isCounted)
    const tries = record.tries + (isTry ? 1 : 0)
    // What this process leaves to the next one is due immediately.
    const untriedWaitMs = context.signal.aborted || context.isEnding() ? 0 : heldWaitMs
    const waitMs = isTry ? retryWaitMs(tries, random) : untriedWaitMs
    return next(lead, withResults(record.progress, results), { tries, waitMs, isTry, code: results.find(({ code }) => code)?.code })
  }

  async function call(name: ChannelName, lead: Lead, context: SendContext): Promise<PartResult[]> {
    const { fate, code } = (await channels[name]?.(lead, context)) ?? { fate: 'deferred' }
    if (fate === 'deferred' && context.signal.aborted) return []
    const news = fate === 'delivered' ? { lastSuccessAt: clock.now() } : { lastErrorAt: clock.now(), lastErrorCode: code }
    health[name] = { ...health[name], ...news }
    if (fate !== 'delivered') log.warn({ lead: lead.id, code }, messages[name][fate])
    const value = fate === 'delivered' ? delivered(0) : refused
    return [{ progress: fate === 'deferred' ? {} : { [channelKeys[name]]: value }, isCounted: true }]
  }

  function next(lead: Lead, known: Progress, { tries, waitMs, isTry, code }: Outcome): LeadChange {
    const now = clock.now()
    const progress = { ...known, ...givenUp(lead, known, tries) }
    if (missing(progress, lead.photos.length).length > 0) {
      if (isTry) log.warn({ lead: lead.id, tries, code }, 'an inquiry is delayed')
      return { state: 'pending', at: now + waitMs, tries, progress }
    }
    const isRefused = Object.entries(progress).some(([key, value]) => value === refused && key !== channelKeys.acknowledgement)
    if (isRefused) log.error({ lead: lead.id, tries, code }, 'an inquiry was refused and moved to failed')
    else log.info({ lead: lead.id }, 'an inquiry was delivered')
    return { state: isRefused ? 'failed' : 'sent', at: now, tries, progress }
  }

  function givenUp(lead: Lead, progress: Progress, tries: number): Progress {
    const now = clock.now()
    const receivedAt = Date.parse(lead.receivedAt)
    const isOver = shouldGiveUp({ tries, receivedAt, now })
    const isLate = now - receivedAt > acknowledgeWithinMs
    const over = missing(progress, lead.photos.length).filter((key) => (key === channelKeys.acknowledgement ? isLate : isOver))
    return Object.fromEntries(over.map((key) => [key, refused]))
  }

  return { missing, send, health }
}

const withResults = (progress: Progress, results: readonly PartResult[]): Progress =>
  Object.assign({}, progress, ...results.map((result) => result.progress))

const messages = {
  webhook: { deferred: 'the webhook deferred an inquiry', refused: 'the webhook refused an inquiry' },
  acknowledgement: { deferred: 'an acknowledgement is delayed', refused: 'an acknowledgement could not be sent' },
}
