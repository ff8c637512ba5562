import type { Clock } from '../../base/clock.ts'
import { minute } from '../../base/durations.ts'
import type { RecipientFate, SendResult } from '../../mail/mail-failure.ts'
import type { Mailer, MailMessage } from '../../mail/mailer.ts'
import type { Throttle } from '../../mail/throttle.ts'
import type { Progress } from '../../store/store.ts'
import type { Lead } from '../lead.ts'
import type { MailHolds } from './mail-holds.ts'
import { delivered, photosMailed, recipientKey, refused } from './progress.ts'

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
  throttle: Throttle
  clock: Clock
}

/** `isEnding`: what has not begun is left to the next process. */
export type SendContext = { beforeData: () => Promise<boolean>; signal: AbortSignal; isEnding: () => boolean }
/** `isCounted`: the server said something about this lead, so this was a try. */
export type PartResult = { progress: Record<string, string>; isCounted: boolean; isWithdrawn?: boolean; code?: string | undefined }
/** What recipients already have: the number of photos in their mails, and whether some were not attached. */
type Earlier = { mailedPhotos: number | undefined; hasUnattached: boolean }
type Tried = Extract<SendResult, { status: 'tried' }>

export const noResult: PartResult = { progress: {}, isCounted: false }
const hurryEveryMs = 5 * minute
/** A server that deferred a message this recently has not recovered yet. */
const recentMs = minute

/** Mails leads to the owner, and judges refusals. */
export class LeadMailer {
  /** For `/health`. */
  lastSuccessAt: number | undefined
  lastError: { at: number; code: string } | undefined
  readonly #options: LeadMailerOptions
  /** How many leads each recipient accepted. */
  readonly #accepted = new Map<string, number>()
  /** For each refused lead and recipient, how many leads the recipient had accepted by then. */
  readonly #refusals = new Map<string, number>()
  #isHurryWanted = false
  #hurriedMs = Number.NEGATIVE_INFINITY
  #deferredMs = Number.NEGATIVE_INFINITY

  constructor(options: LeadMailerOptions) {
    this.#options = options
  }

  /** Recipients who lack the lead, or photos that were added to it. */
  missing(progress: Progress, photoCount: number): string[] {
    return this.#options.to.filter((recipient) => {
      const value = progress[recipientKey(recipient)]
      return value !== refused && (photosMailed(value) ?? -1) < (value === undefined ? 0 : photoCount)
    })
  }

  /** Whether everything that waits should be tried now: otherwise a lead that was deferred an hour ago waits out its hour. */
  takeHurry(): boolean {
    const isWanted = this.#isHurryWanted
    this.#isHurryWanted = false
    return isWanted
  }

  /** Mails the lead to each recipient that does not have it yet and is not held. */
  send(lead: Lead, progress: Progress, { isProbe, ...context }: SendContext & { isProbe: boolean }): Promise<PartResult> {
    const { holds, throttle } = this.#options
    if (this.missing(progress, lead.photos.length).length === 0) return Promise.resolve(noResult)
    // Looked at in turn, because the mail before may have been refused.
    return throttle.run(async () => {
      if (context.isEnding()) return noResult
      return this.#sendToAll(lead, progress, holds.open(this.missing(progress, lead.photos.length), isProbe), context)
    })
  }

  async #sendToAll(lead: Lead, progress: Progress, recipients: string[], context: SendContext): Promise<PartResult> {
    const results: PartResult[] = []
    const mailedTo = (recipient: string) => photosMailed(progress[recipientKey(recipient)])
    // One mail for those who lack the lead, another for those who lack only photos.
    for (const mailedPhotos of new Set(recipients.map(mailedTo))) {
      const group = recipients.filter((recipient) => mailedTo(recipient) === mailedPhotos)
      const hasUnattached = group.some((recipient) => progress[recipientKey(recipient)]?.startsWith('p'))
      results.push(await this.#sendTo(lead, group, { mailedPhotos, hasUnattached }, context))
    }
    return {
      progress: Object.assign({}, ...results.map((result) => result.progress)),
      isCounted: results.some(({ isCounted }) => isCounted),
      isWithdrawn: results.some(({ isWithdrawn }) => isWithdrawn),
      code: results.find(({ code }) => code)?.code,
    }
  }

  async #sendTo(lead: Lead, recipients: string[], { mailedPhotos, hasUnattached }: Earlier, context: SendContext): Promise<PartResult> {
    const { mailer, render } = this.#options
    let message = render(lead, { attachesPhotos: true, mailedPhotos })
    let result = await mailer.send(message, { recipients, ...context })
    // Many servers accept at most ten megabytes.
    if (result.status === 'tried' && result.isTextRefused && message.attachments?.length && !context.signal.aborted) {
      message = render(lead, { attachesPhotos: false, mailedPhotos })
      result = await mailer.send(message, { recipients, ...context })
    }
    if (result.status === 'withdrawn') return { progress: {}, isCounted: false, isWithdrawn: true }
    const areAllAttached = !hasUnattached && (message.attachments?.length ?? 0) >= lead.photos.length - (mailedPhotos ?? 0)
    return this.#note(lead, result, delivered(lead.photos.length, areAllAttached), context.signal)
  }

  #note({ id }: Lead, { fates, code = '' }: Tried, mark: string, signal: AbortSignal): PartResult {
    const { clock, holds } = this.#options
    const progress: Record<string, string> = {}
    // A mail that we ended ourselves says nothing about the server.
    const open = Object.entries(fates).filter(([, fate]) => !(fate === 'unreachable' && signal.aborted))
    for (const [recipient, fate] of open) {
      if (fate === 'delivered') {
        progress[recipientKey(recipient)] = mark
        this.#accepted.set(recipient, (this.#accepted.get(recipient) ?? 0) + 1)
        this.#refusals.delete(`${id} ${recipient}`)
        this.#noteAccepted(holds.release(recipient))
        this.lastSuccessAt = clock.now()
      } else {
        this.lastError = { at: clock.now(), code }
        if (fate === 'deferred') this.#deferredMs = clock.monotonicMs()
        if (fate === 'refused' && this.#isMessageToBlame(id, recipient)) progress[recipientKey(recipient)] = refused
        else if (fate !== 'deferred') holds.hold(recipient, fate, code)
      }
    }
    const isCounted = open.some(([, fate]) => countsAsTry(fate))
    return { progress, isCounted, code }
  }

  #noteAccepted(wasHeld: boolean): void {
    const now = this.#options.clock.monotonicMs()
    const isTime = now - this.#hurriedMs >= hurryEveryMs && now - this.#deferredMs >= recentMs
    if (!wasHeld && !isTime) return
    this.#isHurryWanted = true
    this.#hurriedMs = now
  }

  /** True if the recipient refused this lead before and has accepted another one since. */
  #isMessageToBlame(id: string, recipient: string): boolean {
    const key = `${id} ${recipient}`
    const accepted = this.#accepted.get(recipient) ?? 0
    const before = this.#refusals.get(key)
    if (before === undefined) this.#refusals.set(key, accepted)
    return before !== undefined && accepted > before
  }
}

const countsAsTry = (fate: RecipientFate) => fate === 'refused' || fate === 'deferred'
