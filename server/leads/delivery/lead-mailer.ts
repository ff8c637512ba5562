import type { Clock } from '../../base/clock.ts'
import { minute } from '../../base/durations.ts'
import type { SendResult } from '../../mail/mail-failure.ts'
import type { Mailer, MailMessage } from '../../mail/mailer.ts'
import type { Progress } from '../../store/store.ts'
import type { Lead } from '../lead.ts'
import type { MailHolds } from './mail-holds.ts'
import { delivered, isDelivered, photosMailed, recipientKey, refused } from './progress.ts'

export type RenderOptions = {
  /** False after the server refused the mail with its photos. */
  attachesPhotos: boolean
  /** For recipients who already have the lead with this number of photos. The mail has only the later ones. */
  mailedPhotos: number | undefined
}

export type LeadMailerOptions = {
  mailer: Mailer
  to: readonly string[]
  /** Must depend only on the lead and the configuration, so that a retry sends the identical mail. */
  render: (lead: Lead, options: RenderOptions) => MailMessage
  holds: MailHolds
  clock: Clock
}

/** `isEnding`: sends that have not started are left to the next process. */
export type SendContext = { beforeData: () => Promise<boolean>; signal: AbortSignal; isEnding: () => boolean }
/** `isCounted`: the server responded to this lead, so this was a try. */
export type PartResult = { progress: Record<string, string>; isCounted: boolean; isWithdrawn?: boolean; code?: string | undefined }
export type PartHealth = { lastSuccessAt?: number; lastErrorAt?: number; lastErrorCode?: string | undefined }
type Tried = Extract<SendResult, { status: 'tried' }>

const hurryEveryMs = 5 * minute
/** A server that deferred a message this recently has not recovered yet. */
const recentMs = minute

export type LeadMailer = ReturnType<typeof createLeadMailer>

/** Mails leads to the owner, and decides whether a refusal is due to the message or to the recipient. */
export function createLeadMailer({ mailer, to, render, holds, clock }: LeadMailerOptions) {
  /** How many leads each recipient accepted. */
  const accepted = new Map<string, number>()
  /** For each refused lead and recipient, how many leads the recipient had accepted by then. */
  const refusals = new Map<string, number>()
  const health: PartHealth = {}
  let isHurryWanted = false
  let hurriedMs = Number.NEGATIVE_INFINITY
  let deferredMs = Number.NEGATIVE_INFINITY

  /** Recipients who lack the lead, or photos that were added to it. */
  function missing(progress: Progress, photoCount: number): string[] {
    return to.filter((recipient) => {
      const value = progress[recipientKey(recipient)]
      return value === undefined || (isDelivered(value) && (photosMailed(value) ?? 0) < photoCount)
    })
  }

  async function sendTo(lead: Lead, recipients: string[], progress: Progress, context: SendContext): Promise<PartResult> {
    const values = recipients.map((recipient) => progress[recipientKey(recipient)])
    const mailedPhotos = photosMailed(values[0])
    let message = render(lead, { attachesPhotos: true, mailedPhotos })
    let result = await mailer.send(message, { recipients, ...context })
    // Many servers accept at most ten megabytes.
    if (result.status === 'tried' && result.isTextRefused && message.attachments?.length && !context.signal.aborted) {
      message = render(lead, { attachesPhotos: false, mailedPhotos })
      result = await mailer.send(message, { recipients, ...context })
    }
    if (result.status === 'withdrawn') return { progress: {}, isCounted: false, isWithdrawn: true }
    const hasUnattached = values.some((value) => value?.startsWith('p'))
    const areAllAttached = !hasUnattached && (message.attachments?.length ?? 0) >= lead.photos.length - (mailedPhotos ?? 0)
    return note(lead, result, delivered(lead.photos.length, areAllAttached), context.signal)
  }

  function note({ id }: Lead, { fates, code = '' }: Tried, mark: string, signal: AbortSignal): PartResult {
    const result: PartResult = { progress: {}, isCounted: false, code }
    for (const [recipient, fate] of Object.entries(fates)) {
      // A mail that we ended ourselves says nothing about the server.
      if (fate === 'unreachable' && signal.aborted) continue
      result.isCounted ||= fate === 'refused' || fate === 'deferred'
      if (fate === 'delivered') {
        result.progress[recipientKey(recipient)] = mark
        noteAccepted(id, recipient)
        continue
      }
      health.lastErrorAt = clock.now()
      health.lastErrorCode = code
      if (fate === 'deferred') deferredMs = clock.monotonicMs()
      else if (fate === 'refused' && isMessageToBlame(id, recipient)) result.progress[recipientKey(recipient)] = refused
      else holds.hold(recipient, fate, code)
    }
    return result
  }

  function noteAccepted(id: string, recipient: string): void {
    accepted.set(recipient, (accepted.get(recipient) ?? 0) + 1)
    refusals.delete(`${id} ${recipient}`)
    health.lastSuccessAt = clock.now()
    const now = clock.monotonicMs()
    const isTime = now - hurriedMs >= hurryEveryMs && now - deferredMs >= recentMs
    if (!holds.release(recipient) && !isTime) return
    isHurryWanted = true
    hurriedMs = now
  }

  /** True if the recipient refused this lead before and has accepted another one since. */
  function isMessageToBlame(id: string, recipient: string): boolean {
    const key = `${id} ${recipient}`
    const now = accepted.get(recipient) ?? 0
    const before = refusals.get(key)
    if (before === undefined) refusals.set(key, now)
    return before !== undefined && now > before
  }

  return {
    missing,
    /** Whether to try everything pending now. Otherwise, a lead that was deferred would wait out its hour. */
    takeHurry(): boolean {
      const isWanted = isHurryWanted
      isHurryWanted = false
      return isWanted
    },
    /** Mails the lead to each recipient that does not have it yet and is not held. */
    async send(lead: Lead, progress: Progress, { isProbe, ...context }: SendContext & { isProbe: boolean }): Promise<PartResult[]> {
      const lacking = () => missing(progress, lead.photos.length)
      if (lacking().length === 0) return []
      const mailedTo = (recipient: string) => photosMailed(progress[recipientKey(recipient)])
      return mailer.inTurn(async () => {
        // Decided once it is this mail's turn, because the previous one may have been refused.
        const recipients = context.isEnding() ? [] : holds.open(lacking(), isProbe)
        const results: PartResult[] = []
        // One mail for those who lack the lead, another for those who lack only photos.
        for (const mailedPhotos of new Set(recipients.map(mailedTo))) {
          const group = recipients.filter((recipient) => mailedTo(recipient) === mailedPhotos)
          results.push(await sendTo(lead, group, progress, context))
        }
        return results
      })
    },
    health,
  }
}
