import { type Clock, sleep, systemClock } from '../../base/clock.ts'
import { minute } from '../../base/durations.ts'
import { errorCode } from '../../base/error-code.ts'
import type { Logger } from '../../base/log.ts'
import type { LeadChange, LeadHead, LeadRecord, Lease, Store } from '../../store/store.ts'
import { LeadMailer, type LeadMailerOptions } from './lead-mailer.ts'
import { type ChannelHealth, LeadSender, type SenderOptions } from './lead-sender.ts'
import { MailHolds, type MailOutage } from './mail-holds.ts'
import { type ChannelName, partOf, recipientKey } from './progress.ts'

export type DeliveryOptions = {
  store: Pick<Store, 'leads' | 'lease'>
  /** Undefined without `SMTP_URL`. */
  mail: Omit<LeadMailerOptions, 'holds' | 'clock'> | undefined
  channels?: SenderOptions['channels']
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  clock?: Clock
  random?: () => number
}

/** State of delivery. During an `outage`, one lead at a time is tried. */
export type DeliveryHealth = {
  lastSuccessAt: number | undefined
  lastErrorAt: number | undefined
  lastErrorCode: string | undefined
  outage: MailOutage | undefined
  channels: Partial<Record<ChannelName, ChannelHealth>>
}

/** Leads that wait for each part, and since when the oldest one does. */
export type Waiting = Record<'mail' | ChannelName, { count: number; oldestAt: number | undefined }>

export type Tally = { sent: number; failed: number; deferred: number }

const nobody = { count: 0, oldestAt: undefined }
const maxAtOnce = 6
const lookEveryMs = 2_000
/** Wait of a lead after an internal error. */
const errorWaitMs = 5 * minute
const settleAgainMs = 5_000

/** Decides which lead is sent when, while this process holds the lease. `LeadSender` sends it. */
export class Delivery {
  readonly #options: Pick<DeliveryOptions, 'store' | 'log'> & { clock: Clock }
  readonly #holds: MailHolds
  readonly #mail: LeadMailer | undefined
  readonly #sender: LeadSender
  readonly #hasDestination: boolean
  readonly #running = new Map<string, Promise<void>>()
  readonly #abort = new AbortController()
  readonly #tally: Tally = { sent: 0, failed: 0, deferred: 0 }
  /** How often everything pending was made due. */
  #hurries = 0
  #isStarted = false
  #isEnding = false
  #lookError: string | undefined
  #looking: Promise<void> | undefined
  #isLookWanted = false
  #stopTimer: () => void = () => undefined

  constructor({ mail, channels = {}, clock = systemClock, random = Math.random, ...rest }: DeliveryOptions) {
    const { log } = rest
    this.#options = { ...rest, clock }
    this.#holds = new MailHolds({ clock, random, log })
    this.#mail = mail && new LeadMailer({ ...mail, holds: this.#holds, clock })
    this.#sender = new LeadSender({ mail: this.#mail, channels, clock, random, log })
    this.#hasDestination = mail !== undefined || channels.webhook !== undefined
  }

  start(): void {
    this.#isStarted = this.#hasDestination
    this.wake()
  }

  /** Looks for leads to send now, instead of within two seconds. */
  wake(): void {
    if (!this.#isStarted) return
    this.#stopTimer()
    this.#isLookWanted = this.#looking !== undefined
    this.#looking ??= this.#look()
      .then(
        () => this.#noteLook(undefined),
        (error: unknown) => this.#noteLook(errorCode(error)),
      )
      .then(() => {
        this.#looking = undefined
        if (this.#isLookWanted) this.wake()
        else if (this.#isStarted) this.#stopTimer = this.#options.clock.after(lookEveryMs, () => this.wake())
      })
  }

  /** Sends everything that is due, then resolves. Undefined if another process delivers. */
  async drainDue(): Promise<Tally | undefined> {
    if (!(await this.#options.store.lease())) return undefined
    await this.#look()
    while (this.#running.size > 0) {
      await Promise.race(this.#running.values())
      await this.#look()
    }
    return { ...this.#tally }
  }

  snapshot(): DeliveryHealth {
    const { lastSuccessAt, lastError } = this.#mail ?? {}
    const { channelHealth: channels } = this.#sender
    return { lastSuccessAt, lastErrorAt: lastError?.at, lastErrorCode: lastError?.code, outage: this.#holds.outage, channels }
  }

  waiting(heads: readonly LeadHead[]): Waiting {
    const waiting: Waiting = { mail: { ...nobody }, webhook: { ...nobody }, acknowledgement: { ...nobody } }
    for (const { progress, receivedAt } of heads) {
      for (const part of new Set(this.#sender.missing(progress, 0).map(partOf))) {
        waiting[part].count += 1
        waiting[part].oldestAt = Math.min(waiting[part].oldestAt ?? receivedAt, receivedAt)
      }
    }
    return waiting
  }

  /** Mails being sent may finish within `graceMs`; none is begun. After that they are ended and stay pending. */
  async close(graceMs = 8_000): Promise<void> {
    this.#isStarted = false
    this.#isEnding = true
    this.#stopTimer()
    const stopGrace = this.#options.clock.after(graceMs, () => this.#abort.abort())
    await this.#looking
    await Promise.all(this.#running.values())
    stopGrace()
  }

  async #look(): Promise<void> {
    const lease = await this.#options.store.lease()
    if (!lease) return
    await this.#probe(lease)
    const free = maxAtOnce - this.#running.size
    if (free <= 0) return
    for (const head of await this.#options.store.leads.due(lease, free, [...this.#running.keys()])) await this.#begin(lease, head, false)
  }

  /** Tries recipients who did not get mail lately, with the lead that was tried least: a bad one must not block the others. */
  async #probe(lease: Lease): Promise<void> {
    const keys = this.#holds.due().map(recipientKey)
    if (keys.length === 0 || this.#running.size > 0) return
    const waiting = (await this.#options.store.leads.heads(['pending'])).filter(({ progress }) =>
      keys.some((key) => progress[key] === undefined),
    )
    const [next] = waiting.sort((a, b) => a.tries - b.tries || a.at - b.at)
    if (next) await this.#begin(lease, next, true)
  }

  async #begin(lease: Lease, head: LeadHead, isProbe: boolean): Promise<void> {
    const record = await this.#options.store.leads.take(lease, head)
    if (!record) return
    const sending = this.#send(lease, record, isProbe)
      .catch((error: unknown) => this.#logError(error))
      .finally(() => {
        this.#running.delete(record.id)
        this.wake()
      })
    this.#running.set(record.id, sending)
  }

  async #send(lease: Lease, record: LeadRecord, isProbe: boolean): Promise<void> {
    const { store, clock } = this.#options
    let head: LeadHead = record
    let hurries = this.#hurries
    const save = async (progress: LeadHead['progress']) => {
      head = (await store.leads.settle(lease, head, { state: 'sending', progress })) ?? head
    }
    const signal = AbortSignal.any([this.#abort.signal, lease.signal])
    let change: LeadChange | undefined
    try {
      // A store that fails now says nothing about the mail server. The lead stays in `sending`, and is due with the next look.
      const beforeData = () => lease.isHeld().catch(() => false)
      change = await this.#sender.send(record, { isProbe, save, signal, beforeData, isEnding: () => this.#isEnding })
    } catch (error) {
      await this.#settle(lease, head, { state: 'pending', at: clock.now() + errorWaitMs })
      throw error
    }
    if (!change) return
    // Before this lead is pending again, because it may have to wait for another reason.
    if (this.#mail?.takeHurry()) {
      hurries += 1
      await this.#hurry(lease)
    }
    const settled = await this.#settle(lease, head, change, record.photos.length)
    // Another mail got through while this lead was not pending yet.
    if (settled?.state === 'pending' && settled.tries === record.tries && this.#hurries > hurries) await this.#hurry(lease)
    if (settled?.state === 'sent' || settled?.state === 'failed') this.#tally[settled.state] += 1
    else if (settled && settled.tries > record.tries) this.#tally.deferred += 1
  }

  async #hurry(lease: Lease): Promise<void> {
    this.#hurries += 1
    await this.#options.store.leads.hurry(lease).catch((error: unknown) => this.#logError(error))
  }

  /** An outage is logged once, not every two seconds. */
  #noteLook(code: string | undefined): void {
    if (code !== undefined && code !== this.#lookError) this.#options.log.error({ code }, 'inquiries could not be looked up: trying again')
    this.#lookError = code
  }

  #logError(error: unknown): void {
    this.#options.log.error({ code: errorCode(error) }, 'an inquiry could not be processed: trying again')
  }

  /** Only this process knows what was sent, so it tries until the store has it. */
  async #settle(lease: Lease, head: LeadHead, change: LeadChange, photos = 0): Promise<LeadHead | undefined> {
    for (let isFirst = true; ; isFirst = false) {
      try {
        return await this.#options.store.leads.settle(lease, head, change, photos)
      } catch (error) {
        const code = errorCode(error)
        if (isFirst) this.#options.log.error({ code, lead: head.id }, 'the state of an inquiry could not be stored: trying again')
        if (lease.signal.aborted || this.#abort.signal.aborted) return undefined
      }
      await sleep(this.#options.clock, settleAgainMs)
    }
  }
}
